import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { InstallManifest } from '@sqos/code-generator'
import { mergeGenerated, mergeTexts, migrationBetween, type Texts } from '@sqos/code-generator/merge'
import { run, runScript } from './lib/run.ts'
import { ROOT } from './lib/workspace.ts'

const MIGRATIONS = 'apps/server/migrations'
const folderOf = (name: string) => `apps/server/src/modules/${name}`
const baseOf = (name: string) => `${folderOf(name)}/generated.base.json`
const manifestOf = (name: string) => `${folderOf(name)}/generated.json`

const readIn = (folder: string) => (path: string) => {
  const file = join(folder, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const inWorkspace = readIn(ROOT)

function write(path: string, text: string) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The generated files of a module in a folder, by path. */
function generationIn(folder: string, name: string): Texts {
  const read = readIn(folder)
  const manifest = read(manifestOf(name))
  if (manifest === undefined)
    throw new Error(`${join(folder, manifestOf(name))} is missing: unpack the downloaded archive in ${folder} first.`)
  const { files }: InstallManifest = JSON.parse(manifest)
  return Object.fromEntries(files.flatMap((path) => [[path, read(path) ?? '']]))
}

/** Keeps the module as it was generated: the base of the next merge. */
export function keepBase(name: string) {
  write(baseOf(name), asJson(generationIn(ROOT, name)))
}

/**
 * Merges a new generation of a module, unpacked in the folder `from`, into the module that people changed. Conflicts are
 * marked in the files, whose paths are returned.
 */
export async function updateGenerated(name: string, from: string): Promise<string[]> {
  const kept = inWorkspace(baseOf(name))
  if (kept === undefined)
    throw new Error(`${baseOf(name)} is missing: the module ${name} is not registered here. Nothing was changed.`)
  const base: Texts = JSON.parse(kept)
  const theirs = generationIn(resolve(from), name)
  const migration = `${MIGRATIONS}/0000-${name}.ts`
  const ours = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter(([path]) => !isOwn(path)))
  // The first migration has run: a second one follows it. The manifest belongs to this command.
  const isOwn = (path: string) => path === migration || path === manifestOf(name)

  const merged = mergeGenerated({ base: ours(base), theirs: ours(theirs), mine: inWorkspace })
  for (const { path, text, state } of merged) {
    if (text === undefined) rmSync(join(ROOT, path))
    else write(path, text)
    console.log(`${{ added: '+', changed: '~', merged: '±', removed: '-', conflict: '!' }[state]} ${path}`)
  }
  const { statements, notes } = migrationBetween(base[migration] ?? '', theirs[migration] ?? '')
  const second = `${MIGRATIONS}/${nextNumber()}-${name}.ts`
  if (statements.length > 0) {
    write(second, migrationFile(name, statements))
    console.log(`+ ${second}`)
  }
  const texts = updateTexts(base[manifestOf(name)] ?? '{}', theirs[manifestOf(name)] ?? '{}')
  write(manifestOf(name), theirs[manifestOf(name)] ?? '')
  write(baseOf(name), asJson(theirs))

  for (const note of [...notes, ...texts.map((key) => `The text ${key} was changed here and stays.`)])
    console.log(`  ${note}`)
  // Line breaks depend on both sides; a file with marks cannot be formatted.
  const written = [
    ...merged.filter(({ state }) => state === 'merged').map(({ path }) => path),
    ...(statements.length > 0 ? [second] : []),
  ]
  if (written.length > 0) await run('oxfmt', ['--write', ...written])
  const conflicts = merged.filter(({ state }) => state === 'conflict').map(({ path }) => path)
  if (conflicts.length === 0) await generateCode()
  return conflicts
}

function updateTexts(before: string, after: string): string[] {
  const [old, now]: Partial<InstallManifest>[] = [JSON.parse(before), JSON.parse(after)]
  const places = { server: 'apps/server/src/locales', pages: 'packages/contract/src/pages/locales' } as const
  return (['server', 'pages'] as const).flatMap((place) =>
    Object.entries(now?.texts?.[place] ?? {}).flatMap(([language, theirs]) => {
      const path = `${places[place]}/${language}.json`
      const byLanguage: Readonly<Record<string, Texts>> = old?.texts?.[place] ?? {}
      const mine: Texts = JSON.parse(inWorkspace(path) ?? '{}')
      const { texts, kept } = mergeTexts(mine, { base: byLanguage[language] ?? {}, theirs })
      write(path, asJson(texts))
      return kept.map((key) => `${key} (${language})`)
    }),
  )
}

/** Generates what depends on routes and pages. The second script adds tables to the list of owners. */
export async function generateCode() {
  for (const [file = '', ...options] of [['generate.ts'], ['check-tables.ts', '--write']]) {
    const { code, output } = await runScript(file, options)
    if (code !== 0) throw new Error(`The files were written, but ${file} failed:\n${output}`)
  }
}

/** The number of the next migration. */
export function nextNumber(): string {
  const numbers = readdirSync(join(ROOT, MIGRATIONS)).map((file) => Number.parseInt(file, 10) || 0)
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}

const migrationFile = (name: string, statements: readonly string[]) => `import { sql, type Kysely } from 'kysely'

/** Follows a change of the form of ${name}. */
const statements = [
${statements.map((statement) => `  \`${statement}\`,`).join('\n')}
]

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
`
