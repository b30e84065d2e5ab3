import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'

/**
 * Indexes of the trigrams of texts that lists search by a part, beside those of their characters, where the extension `pg_trgm` can
 * be installed: a part of Latin letters and digits is found without reading every row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The owner of a database may install it since PostgreSQL 13. Where it is missing or forbidden, searches work as before.
  await sql`do $$ begin
    if exists (select from pg_available_extensions where name = 'pg_trgm') then
      create extension if not exists pg_trgm;
    end if;
  exception when insufficient_privilege then null;
  end $$`.execute(db)
  const { rows: installed } = await sql<{ schema: string }>`
    select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm'`.execute(db)
  const schema = installed[0]?.schema
  if (schema === undefined) return

  const { rows } = await sql<{ table: string; column: string; indexes: string[] }>`
    select c.relname as "table", a.attname as "column", array(
      select x.relname::text from pg_index i join pg_class x on x.oid = i.indexrelid where i.indrelid = c.oid) as indexes
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'lowcode' and c.relkind = 'r'`.execute(db)
  for (const { table, column, indexes } of rows) {
    const hash = createHash('sha256').update(`${table}.${column}`).digest('hex').slice(0, 32)
    if (!indexes.includes(`cs_${hash}`) || indexes.includes(`tg_${hash}`)) continue
    await sql`create index ${sql.id(`tg_${hash}`)} on ${sql.id('lowcode', table)}
      using gin (${sql.id(column)} ${sql.id(schema, 'gin_trgm_ops')}) with (fastupdate = off)`.execute(db)
  }
}
