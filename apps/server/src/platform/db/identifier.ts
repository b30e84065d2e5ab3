import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'

/** The schema of the tables of models. */
export const LOWCODE_SCHEMA = 'lowcode'

const PATTERN = /^[a-z_][a-z0-9_]{0,62}$/i
/** System columns of PostgreSQL. */
const SYSTEM_COLUMNS = new Set(['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'])

/** Whether a table or column may have this name: letters, digits and underscores, and no member of `Object.prototype`. */
export const isIdentifier = (name: string) => PATTERN.test(name) && !(name in {}) && !SYSTEM_COLUMNS.has(name)

/** A quoted table name; throws when the name is not valid. */
export const tableRef = (name: string) => sql.id(LOWCODE_SCHEMA, checked(name))

/** A quoted column name; throws when the name is not valid. */
export const columnRef = (name: string) => sql.id(checked(name))

/** The SQL text of a table name, for statements that the database composes; throws when the name is not valid. */
export const tableText = (name: string) => `"${LOWCODE_SCHEMA}"."${checked(name)}"`

/** The SQL text of a column name; throws when the name is not valid. */
export const columnText = (name: string) => `"${checked(name)}"`

const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

const named = (prefix: string) => (table: string, column: string) =>
  `${prefix}_${hashed(`${table}.${column}`).slice(0, 32)}`

/** Name of the unique index of a column; a violation reports it. */
export const uniqueIndexName = named('uq')

/** Name of the index for searches within texts. */
export const charactersIndexName = named('cs')

/** Name of the index for searches for Latin letters and digits within texts. */
export const trigramsIndexName = named('tg')

/** Prefix of the names of the indexes for rows of one value in the default order of a list. */
export const filteredIndexPrefix = (table: string, column: string) => `fs_${hashed(`${table}.${column}`).slice(0, 24)}_`

/** Name of the index for rows of one value, sorted by another column. */
export const filteredIndexName = (table: string, { column, sort }: { column: string; sort: string }) =>
  filteredIndexPrefix(table, column) + hashed(sort).slice(0, 24)

/** The single characters of a text, as the index stores and matches them. */
export const charactersOf = (text: RawBuilder<unknown>) => sql`string_to_array(lower(${text}), null)`

/** A quoted index name. */
export const indexRef = (name: string) => sql.id(LOWCODE_SCHEMA, checked(name))

function checked(name: string): string {
  if (!isIdentifier(name)) throw new Error('A name that is no identifier came as far as the SQL.')
  return name
}
