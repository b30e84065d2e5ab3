import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fillIn, spellings } from './lib/names.ts'
import { run } from './lib/run.ts'
import { ROOT } from './lib/workspace.ts'
import { newLanguage } from './new-language.ts'

const TEMPLATES = join(ROOT, 'tooling/scripts/templates')

const USAGE = `pnpm new package <name> [base|ui]   packages/<name>; ui brings React, Arco and a story
pnpm new module <name>              apps/server/src/modules/<name>, its migration, permissions and texts
pnpm new field <name>               packages/form-model/src/kinds/<name> and packages/form-widgets/src/<name>
pnpm new language <code> [tag]      a language of the interface: its entry, and <code>.json in every locales/

Names are kebab-case: purchase-order.`

/** Writes a template's files; each mirrors the place where it belongs. Refuses to write over anything. */
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

/** Names have different lengths: the formatter decides anew where lines break. */
const format = (files: string[]) => run('oxfmt', ['--write', ...files])

/** Puts `text` before the place that `anchor` matches in a file of the repository. */
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

async function newPackage(name: string, kind = 'base') {
  if (kind !== 'base' && kind !== 'ui') throw new Error(USAGE)
  await write(kind === 'ui' ? 'package-ui' : 'package', spellings(name))
  console.log(
    '\nNext: pnpm install; then "layer", "description" and dependencies in its package.json, its line in README.md and' +
      '\nin docs/architecture.md, and what its users notice in .changeset.',
  )
}

async function newModule(name: string) {
  const numbers = readdirSync(join(ROOT, 'apps/server/migrations')).map((file) => Number.parseInt(file, 10) || 0)
  const values = { ...spellings(name), number: String(Math.max(0, ...numbers) + 1).padStart(4, '0') }
  await write('module', values)
  const fill = (text: string) => fillIn(text, values)

  insert('apps/server/src/app.ts', {
    // The end of the imports.
    before: /\n\n(?!import)/,
    text: fill("\nimport { __camel__Module } from './modules/__name__/index.ts'"),
  })
  insert('apps/server/src/app.ts', { before: /\n {2}return app\n/, text: fill('\n  __camel__Module(app, deps)') })
  insert('packages/contract/src/permission.ts', {
    before: /\} as const\n/,
    text: fill(`  __camel__: {
    view: '__camel__',
    add: '__camel__:btn_add',
    edit: '__camel__:btn_edit',
    remove: '__camel__:btn_remove',
  },
`),
  })
  const texts = { zh: '编码已存在', zhtw: '編碼已存在', en: 'This code is taken' }
  for (const [language, text] of Object.entries(texts)) addText(language, { [fill('__camel__.codeTaken')]: text })
  console.log(
    fill(
      '\nNext: the shapes in schema and migration, then pnpm generate; its slice in packages/api-client/src/__name__,' +
        '\nits entry in apps/server/seed/menus, and the page that the entry names in apps/admin/src/pages.',
    ),
  )
}

function addText(language: string, texts: Record<string, string>) {
  const file = join(ROOT, `apps/server/src/locales/${language}.json`)
  const all: Record<string, string> = { ...JSON.parse(readFileSync(file, 'utf8')), ...texts }
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  console.log(`~ ${relative(ROOT, file)}`)
}

async function newField(name: string) {
  const values = spellings(name)
  await write('field', values)
  const key = `kind.${values.camel}`
  for (const language of ['zh', 'zhtw', 'en']) {
    const file = join(ROOT, `packages/form-model/src/locales/${language}.json`)
    const texts: { kind: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'))
    texts.kind[values.camel] = values.Name
    writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`)
    console.log(`~ ${relative(ROOT, file)}`)
  }
  const generated = await run(process.execPath, ['tooling/scripts/src/generate.ts', '--kinds'], { cwd: ROOT })
  console.log(generated.output)
  console.log(
    `\nNext: the name of the kind (${key} in the locales of form-model), how its value is stored, its control, and what` +
      '\nits users notice in .changeset. pnpm generate registers every kind by its folders; there is no list to edit.',
  )
}

const KINDS: Record<string, (name: string, option?: string) => Promise<void>> = {
  package: newPackage,
  module: newModule,
  field: newField,
  language: newLanguage,
}

const [kind = '', name = '', option] = process.argv.slice(2)
const make = KINDS[kind]
if (!make || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  try {
    await make(name, option)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
