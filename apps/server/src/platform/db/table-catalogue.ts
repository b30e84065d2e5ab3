import { sql } from 'kysely'
import type { Db, Trx } from './database.ts'
import { LOWCODE_SCHEMA } from './identifier.ts'

/** Whether a column of this type holds text. */
export const isTextType = (type: string) => type === 'text' || type.startsWith('character')

/** A column of the database. */
export interface CatalogueColumn {
  name: string
  /** Type name of PostgreSQL, such as `character varying(50)`. */
  type: string
  nullable: boolean
  hasDefault: boolean
  /** Whether the database computes its values. */
  isGenerated: boolean
  primaryKey: boolean
  /** Whether an index of its trigrams exists. */
  hasTrigrams: boolean
  comment: string
}

/** A table that models may use. */
export interface CatalogueTable {
  name: string
  comment: string
  /** Estimated number of rows. */
  rows: number
  columns: CatalogueColumn[]
}

interface ColumnRow extends CatalogueColumn {
  table: string
  tableComment: string
  tableRows: number
}

/** Reads the tables of the schema `lowcode`, or those of the given names. */
export async function readCatalogue(db: Db | Trx, names?: readonly string[]): Promise<Map<string, CatalogueTable>> {
  const { rows } = await sql<ColumnRow>`
    select c.relname as "table", coalesce(obj_description(c.oid, 'pg_class'), '') as "tableComment",
      greatest(c.reltuples, 0)::float8 as "tableRows", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attgenerated <> '' or a.attidentity = 'a' as "isGenerated",
      coalesce(a.attnum = any(p.conkey), false) as "primaryKey", exists (
        select from pg_index i join pg_opclass o on o.oid = i.indclass[0]
        where i.indrelid = c.oid and i.indkey[0] = a.attnum and i.indisvalid and o.opcname = 'gin_trgm_ops'
      ) as "hasTrigrams", coalesce(col_description(c.oid, a.attnum), '') as comment
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
    where n.nspname = ${LOWCODE_SCHEMA} and c.relkind in ('r', 'p')
      and (${names === undefined} or c.relname = any(${names ?? []}::text[]))
    order by c.relname, a.attnum`.execute(db.withoutPlugins())
  const tables = new Map<string, CatalogueTable>()
  for (const { table, tableComment, tableRows, ...column } of rows) {
    const known = tables.get(table) ?? { name: table, comment: tableComment, rows: tableRows, columns: [] }
    known.columns.push(column)
    tables.set(table, known)
  }
  return tables
}

/** Names of the indexed columns of a table: the first column of each index. */
export async function readIndexedColumns(db: Db | Trx, names: readonly string[]): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as "table", a.attname as "column"
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where n.nspname = ${LOWCODE_SCHEMA} and c.relname = any(${names}::text[])`.execute(db.withoutPlugins())
  const indexed = new Map<string, Set<string>>()
  for (const { table, column } of rows) indexed.set(table, (indexed.get(table) ?? new Set()).add(column))
  return indexed
}

/** The schema of the extension `pg_trgm`; undefined without it. */
export async function findTrigrams(db: Db | Trx): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`
    select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm'`.execute(db.withoutPlugins())
  return rows[0]?.schema
}

/** Names of the indexes of these tables. */
export async function readIndexes(db: Db | Trx, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where schemaname = ${LOWCODE_SCHEMA} and tablename = any(${names}::text[])`.execute(db.withoutPlugins())
  return new Set(rows.map(({ name }) => name))
}
