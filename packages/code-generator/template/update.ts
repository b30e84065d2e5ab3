import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mergeGenerated, migrationBetween, type Texts } from '@sqos/code-generator/merge'

// Merges a newer archive into this project: `npm run update -- <folder>`. What you changed stays, what the form changed comes; where
// both changed the same lines, the file has marks and this command names it.

/** The files as they were generated: what both sides are compared with. */
const BASE = 'generated.base.json'
const MIGRATIONS = 'server/migrations'
/** It has run: a second one follows it. */
const FIRST = `${MIGRATIONS}/0001-__name__.ts`

const readBase = (folder: string): Texts => JSON.parse(readFileSync(join(folder, BASE), 'utf8'))
const withoutFirst = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter(([path]) => path !== FIRST))

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const [folder] = process.argv.slice(2)
if (folder === undefined || !existsSync(join(folder, BASE)))
  throw new Error(`Unpack the newer archive in another folder, and name the folder: npm run update -- <folder>`)
const [base, theirs] = [readBase('.'), readBase(folder)]
if (!(FIRST in theirs)) throw new Error(`The archive is of another module: it has no ${FIRST}. Nothing was changed.`)

const merged = mergeGenerated({
  base: withoutFirst(base),
  theirs: withoutFirst(theirs),
  mine: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
})
for (const { path, text, state } of merged) {
  if (text === undefined) rmSync(path)
  else write(path, text)
  console.log(`${{ added: '+', changed: '~', merged: '±', removed: '-', conflict: '!' }[state]} ${path}`)
}

const { statements, notes } = migrationBetween(base[FIRST] ?? '', theirs[FIRST] ?? '')
if (statements.length > 0) {
  const numbers = readdirSync(MIGRATIONS).map((file) => Number.parseInt(file, 10) || 0)
  const path = `${MIGRATIONS}/${String(Math.max(...numbers) + 1).padStart(4, '0')}-__name__.ts`
  write(
    path,
    `import { sql, type Kysely } from 'kysely'

/** Follows a change of the form. */
const statements = [
${statements.map((statement) => `  \`${statement}\`,`).join('\n')}
]

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
`,
  )
  console.log(`+ ${path}`)
}
for (const note of notes) console.log(`  ${note}`)
write(BASE, readFileSync(join(folder, BASE), 'utf8'))
if (merged.some(({ state }) => state === 'conflict')) {
  console.error('Both sides changed the same lines, or one removed what the other one changed: see the files with !.')
  process.exitCode = 1
}
