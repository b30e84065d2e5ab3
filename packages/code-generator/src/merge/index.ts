import { mergeDiff3 } from 'node-diff3'

/** Texts of files by path. */
export type Texts = Readonly<Record<string, string>>

/** What a new generation does to a file of the workspace. */
export interface MergedFile {
  path: string
  /** Undefined: the file goes. */
  text: string | undefined
  /** `conflict`: marked in the text, or one side removed what the other one changed. */
  state: 'added' | 'changed' | 'merged' | 'removed' | 'conflict'
}

interface Generations {
  /** As generated before. */
  base: Texts
  /** As generated now. */
  theirs: Texts
  /** The text in the workspace; undefined without the file. */
  mine: (path: string) => string | undefined
}

/** The files that a new generation changes in the workspace, with the changes of both sides. Nothing that a person wrote is lost. */
export function mergeGenerated({ base, theirs, mine }: Generations): MergedFile[] {
  const paths = [...new Set([...Object.keys(theirs), ...Object.keys(base)])]
  return paths.flatMap((path) => mergeOne(path, { before: base[path], after: theirs[path], own: mine(path) }) ?? [])
}

interface Sides {
  before: string | undefined
  after: string | undefined
  own: string | undefined
}

function mergeOne(path: string, { before, after, own }: Sides): MergedFile | undefined {
  if (before === after || own === after) return undefined
  // Who removed a file that changed since wants to know.
  if (own === undefined) return { path, text: after, state: before === undefined ? 'added' : 'conflict' }
  if (after === undefined)
    return own === before ? { path, text: undefined, state: 'removed' } : { path, text: own, state: 'conflict' }
  if (own === before) return { path, text: after, state: 'changed' }
  const merged: { conflict: boolean; result: unknown[] } = mergeDiff3(
    own.split('\n'),
    (before ?? '').split('\n'),
    after.split('\n'),
    { excludeFalseConflicts: true, label: { a: 'mine', o: 'generated before', b: 'generated now' } },
  )
  return { path, text: merged.result.join('\n'), state: merged.conflict ? 'conflict' : 'merged' }
}

/** Texts of the workspace after a new generation. A text that a person changed stays and is named in `kept`. */
export function mergeTexts(mine: Texts, { base, theirs }: { base: Texts; theirs: Texts }) {
  const texts = { ...mine }
  const kept: string[] = []
  for (const key of new Set([...Object.keys(base), ...Object.keys(theirs)])) {
    const [before, after, own] = [base[key], theirs[key], mine[key]]
    if (before === after || own === after) continue
    if (own !== before) kept.push(key)
    else if (after === undefined) delete texts[key]
    else texts[key] = after
  }
  return { texts, kept }
}

/** The statements of a generated migration: the columns of each new table, and what belongs to the table. */
function tablesIn(migration: string) {
  const tables = new Map<string, { columns: Map<string, string>; statements: string[] }>()
  for (const [, statement = ''] of migration.matchAll(/`(create [^`]*)`/g)) {
    const [, created] = /^create table (\w+) \(/.exec(statement) ?? []
    const [, indexed] = /^create index \w+ on (\w+) /.exec(statement) ?? []
    const table = created ?? indexed ?? ''
    const entry = tables.get(table) ?? { columns: new Map<string, string>(), statements: [] }
    tables.set(table, entry)
    entry.statements.push(statement)
    if (created !== undefined)
      for (const [, name = '', type = ''] of statement.matchAll(/^ {4}("?\w+"?) (.+?),?$/gm))
        entry.columns.set(name, type)
  }
  return tables
}

/** What a migration must do after the one that was generated before, and what it leaves to a person. It drops nothing. */
export function migrationBetween(before: string, after: string): { statements: string[]; notes: string[] } {
  const [old, now] = [tablesIn(before), tablesIn(after)]
  const statements: string[] = []
  const notes: string[] = []
  for (const [table, { columns, statements: whole }] of now) {
    const known = old.get(table)
    if (!known) statements.push(...whole)
    for (const [column, type] of known ? columns : []) {
      const was = known?.columns.get(column)
      if (was === undefined) statements.push(`alter table ${table} add column ${column} ${type}`)
      else if (was !== type)
        notes.push(`${table}.${column} was ${was} and is ${type} now: write a migration that converts it.`)
    }
  }
  for (const [table, { columns }] of old)
    for (const column of columns.keys())
      if (now.get(table)?.columns.has(column) !== true)
        notes.push(`${table}.${column} is no longer in the form: the column and its values stay.`)
  return { statements, notes }
}
