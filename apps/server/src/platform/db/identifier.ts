import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'

/** The schema that models' tables live in; nothing else does. */
export const LOWCODE_SCHEMA = 'lowcode'

const PATTERN = /^[a-z_][a-z0-9_]{0,62}$/i
/** PostgreSQL has these on every table. */
const SYSTEM_COLUMNS = new Set(['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'])

/** Whether a model may call a table or a column so: letters, digits and underscores, and no word of JavaScript objects. */
export const isIdentifier = (name: string) => PATTERN.test(name) && !(name in {}) && !SYSTEM_COLUMNS.has(name)

/** A table of a model, quoted; throws on a name that no check has passed. */
export const tableRef = (name: string) => sql.id(LOWCODE_SCHEMA, checked(name))

/** A column of a model's table, quoted; throws on a name that no check has passed. */
export const columnRef = (name: string) => sql.id(checked(name))

const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

const named = (prefix: string) => (table: string, column: string) =>
  `${prefix}_${hashed(`${table}.${column}`).slice(0, 32)}`

/** The index that keeps a value from standing in a column twice. Its name tells which column a refusal is about. */
export const uniqueIndexName = named('uq')

/** The index by which texts are found that contain something. */
export const charactersIndexName = named('cs')

/** What the indexes are called by which rows of one value of a column are found in the usual order of a list. */
export const filteredIndexPrefix = (table: string, column: string) => `fs_${hashed(`${table}.${column}`).slice(0, 24)}_`

/** The index by which rows of one value of a column are found in the order of another column. */
export const filteredIndexName = (table: string, { column, sort }: { column: string; sort: string }) =>
  filteredIndexPrefix(table, column) + hashed(sort).slice(0, 24)

/** The characters of a text, each by itself: what such an index holds, and what is asked of it. */
export const charactersOf = (text: RawBuilder<unknown>) => sql`string_to_array(lower(${text}), null)`

/** An index of the schema, quoted. */
export const indexRef = (name: string) => sql.id(LOWCODE_SCHEMA, checked(name))

function checked(name: string): string {
  if (!isIdentifier(name)) throw new Error('A name that is no identifier came as far as the SQL.')
  return name
}
