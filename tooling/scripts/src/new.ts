import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { InstallManifest } from '@sqos/code-generator'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { fillIn, spellings, titlesOf, type Titles } from './lib/names.ts'
import { run } from './lib/run.ts'
import { ROOT } from './lib/workspace.ts'
import { newLanguage } from './new-language.ts'
import { generateCode, keepBase, nextNumber, updateGenerated } from './update-generated.ts'

const TEMPLATES = join(ROOT, 'tooling/scripts/templates')

const USAGE = `pnpm new package <name> [base|ui]   packages/<name>; ui brings React, Arco and a story
pnpm new module <name> [titles]     a server module with its migration, a page definition, an API slice and an admin page
    --title 车辆 --title-zhtw 車輛 --title-en Vehicles   titles of the page and of its menu entry; without them, the
                                    words of the name
pnpm new generated <name> [names]    registers modules of the code generator that were unpacked here
    --from <folder>                 merges a newer archive, unpacked in that folder, into the registered module
pnpm new field <name>               packages/form-model/src/kinds/<name> and packages/form-widgets/src/<name>
pnpm new language <code> [tag]      a language of the interface: its entry, and <code>.json in every locales/

Names are kebab-case: purchase-order.`

/** Writes the files of a template to the corresponding paths. Refuses to overwrite a file. */
async function write(template: string, values: Record<string, string>): Promise<void> {
  const folder = join(TEMPLATES, template)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((source) => ({ source, target: join(ROOT, fillIn(relative(folder, source), values)) }))
  const taken = files.find(({ target }) => existsSync(target))
  if (taken) throw new Error(`${relative(ROOT, taken.target)} exists already. Nothing was written.`)

  for (const { source, target } of files) {
    mkdirSync(dirname(target), { recursive: true })
    cpSync(source, target)
    writeFileSync(target, fillIn(readFileSync(source, 'utf8'), values))
    console.log(`+ ${relative(ROOT, target)}`)
  }
  await format(files.map(({ target }) => target))
}

/** Formats the written files: line breaks depend on the length of names. */
const format = (files: string[]) => run('oxfmt', ['--write', ...files])

/** Inserts `text` before the match of `before` in a file of the repository. */
function insert(file: string, { before, text }: { before: RegExp; text: string }) {
  const path = join(ROOT, file)
  const source = readFileSync(path, 'utf8')
  if (!before.test(source)) throw new Error(`${file} holds no ${before}; add this by hand:\n${text}`)
  writeFileSync(
    path,
    source.replace(before, (found) => text + found),
  )
  console.log(`~ ${file}`)
}

async function newPackage(name: string, { option: kind = 'base' }: Options) {
  if (kind !== 'base' && kind !== 'ui') throw new Error(USAGE)
  await write(kind === 'ui' ? 'package-ui' : 'package', spellings(name))
  const picture = 'docs/architecture.md'
  // After the last package of its layer.
  insert(picture, { before: new RegExp(`(?<=^\\| ${kind} .*\`) *\\|$`, 'm'), text: ` \`${name}\`` })
  await format([join(ROOT, picture)])
  console.log(
    '\nNext: pnpm install; then "layer", "description" and dependencies in its package.json, its line in README.md, and' +
      '\nwhat its users notice in .changeset. Another layer moves it to another row of docs/architecture.md.',
  )
}

async function newModule(name: string, { titles }: Options) {
  const values = { ...spellings(name), ...titlesOf(name, titles), number: nextNumber() }
  await write('module', values)
  const fill = (text: string) => fillIn(text, values)
  const texts = {
    zh: { title: values.titleZh, own: { codeTaken: '编码已存在', on: '启用', off: '禁用' } },
    zhtw: { title: values.titleZhtw, own: { codeTaken: '編碼已存在', on: '啟用', off: '停用' } },
    en: { title: values.titleEn, own: { codeTaken: 'This code is taken', on: 'On', off: 'Off' } },
  }
  const byKey = (own: Record<string, string>) =>
    Object.fromEntries(Object.entries(own).map(([key, text]) => [fill(`__camel__.${key}`), text]))
  register(values, {
    server: { zh: byKey(texts.zh.own), zhtw: byKey(texts.zhtw.own), en: byKey(texts.en.own) },
    pages: {
      zh: byKey({ page: texts.zh.title }),
      zhtw: byKey({ page: texts.zhtw.title }),
      en: byKey({ page: texts.en.title }),
    },
  })
  await generateCode()
  console.log(
    `\nNext: check the titles (${values.titleZh}, ${values.titleZhtw}, ${values.titleEn}) in the locales of the page and of` +
      '\npackages/contract/src/pages; change the shapes in schema, migration and page definition, then run pnpm generate. A' +
      '\nserver that starts adds the page to its menu.',
  )
}

/** Registers modules of the code generator, whose files were unpacked in the repository. */
async function newGenerated(name: string, { from, others }: Options) {
  if (from !== undefined) return await mergeGeneration(name, from)
  const modules = [name, ...others].map((one) => ({ one, manifest: unpackedModule(one) }))
  for (const { one, manifest } of modules) {
    keepBase(one)
    const migrations = join(ROOT, 'apps/server/migrations')
    const migration = `${nextNumber()}-${one}.ts`
    renameSync(join(migrations, `0000-${one}.ts`), join(migrations, migration))
    console.log(`~ apps/server/migrations/${migration}`)
    register(manifest, manifest.texts)
  }
  await generateCode()
  const readmes = modules.map(({ one }) => `apps/server/src/modules/${one}/README.md`).join(', ')
  console.log(`\nNext: read ${readmes}, then pnpm dev. A server that starts adds the page to its menu.`)
}

/** The manifest of an unpacked module that is not registered yet. */
function unpackedModule(name: string): InstallManifest {
  const folder = `apps/server/src/modules/${name}`
  const file = join(ROOT, folder, 'generated.json')
  if (!existsSync(file))
    throw new Error(`${folder}/generated.json is missing: unpack the downloaded archive here first.`)
  const manifest: InstallManifest = JSON.parse(readFileSync(file, 'utf8'))
  if (readFileSync(join(ROOT, 'apps/server/src/app.ts'), 'utf8').includes(`./modules/${name}/index.ts`))
    throw new Error(
      `The module ${name} is registered already. Nothing was changed. To merge a newer archive, take back what was unpacked` +
        `\nover the module (git restore), unpack the archive in another folder, and name the folder: --from <folder>`,
    )
  return manifest
}

/** Merges a newer generation into a module that people changed. */
async function mergeGeneration(name: string, from: string) {
  const conflicts = await updateGenerated(name, from)
  if (conflicts.length === 0) return console.log(`\nNext: read the changes (git diff), then pnpm check.`)
  throw new Error(
    `Both sides changed the same lines, or one removed what the other one changed. Decide in these files, then run pnpm generate:` +
      `\n${conflicts.map((path) => `  ${path}`).join('\n')}`,
  )
}

interface ModuleTexts {
  server: Record<string, Record<string, string>>
  pages: Record<string, Record<string, string>>
}

/** Makes a module part of the server, the page definitions, the client and the texts; `generateCode` follows. */
function register(names: { name: string; camel: string; CONST: string }, { server, pages: titles }: ModuleTexts) {
  const { name, camel, CONST } = names
  insert('apps/server/src/app.ts', {
    // The end of the imports.
    before: /\n\n(?!import)/,
    text: `\nimport { ${camel}Module } from './modules/${name}/index.ts'`,
  })
  insert('apps/server/src/app.ts', { before: /\}\n*$/, text: `  ${camel}Module(app, services)\n` })
  const pages = 'packages/contract/src/pages'
  insert(`${pages}/pages.ts`, { before: /$/, text: `export { ${CONST}_PAGE as ${camel} } from './${name}.page.ts'\n` })
  addSubpath('packages/api-client', name)
  for (const [language, texts] of Object.entries(server)) addText(`apps/server/src/locales/${language}.json`, texts)
  for (const [language, texts] of Object.entries(titles)) addText(`${pages}/locales/${language}.json`, texts)
}

function addText(path: string, texts: Record<string, string>) {
  const file = join(ROOT, path)
  const all: Record<string, string> = { ...JSON.parse(readFileSync(file, 'utf8')), ...texts }
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  console.log(`~ ${relative(ROOT, file)}`)
}

/** Adds a subpath to package.json for a folder of a package. */
function addSubpath(folder: string, name: string) {
  const file = join(ROOT, folder, 'package.json')
  const manifest: {
    exports: Record<string, unknown>
    publishConfig: { exports: Record<string, unknown> }
  } = JSON.parse(readFileSync(file, 'utf8'))
  const path = `./${name}`
  const dist = `./dist/${name}/index`
  manifest.exports = { ...manifest.exports, [path]: `./src/${name}/index.ts` }
  manifest.publishConfig.exports = {
    ...manifest.publishConfig.exports,
    [path]: { types: `${dist}.d.ts`, default: `${dist}.js` },
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
  console.log(`~ ${relative(ROOT, file)}`)
}

async function newField(name: string) {
  await write('field', spellings(name))
  const generated = await run(process.execPath, ['tooling/scripts/src/generate.ts', '--kinds'], { cwd: ROOT })
  console.log(generated.output)
  console.log(
    '\nNext: its label, how its value is stored, its control, and what its users notice in .changeset. pnpm generate registers' +
      '\nthe kind, exports its field and adds its name to the locales of form-model, where it waits for a translation.',
  )
}

/** Options after the name on the command line. */
interface Options {
  option?: string | undefined
  /** Everything after the name. */
  others: readonly string[]
  titles: Titles
  /** The folder of a newer archive. */
  from?: string | undefined
}

const KINDS: Record<string, (name: string, options: Options) => Promise<void>> = {
  package: newPackage,
  module: newModule,
  generated: newGenerated,
  field: newField,
  language: (code, { option }) => newLanguage(code, option),
}

const TITLE = { type: 'string' } as const

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { from: TITLE, title: TITLE, 'title-zhtw': TITLE, 'title-en': TITLE },
    })
    const [kind = '', name = '', ...others] = positionals
    const [option] = others
    const titles = { zh: values.title, zhtw: values['title-zhtw'], en: values['title-en'] }
    const hasTitles = Object.values(titles).some((title) => title !== undefined)
    if (hasTitles && kind !== 'module') return undefined
    if (values.from !== undefined && (kind !== 'generated' || option !== undefined)) return undefined
    const make = KINDS[kind]
    const names = kind === 'generated' ? [name, ...others] : [name]
    return make && names.every((one) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(one))
      ? () => make(name, { option, others, titles, from: values.from })
      : undefined
  } catch {
    // An unknown option.
    return undefined
  }
}

const make = readArguments()
if (!make) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  try {
    await make()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
