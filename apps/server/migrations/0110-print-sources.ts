import { sql, type Kysely } from 'kysely'

/** Print templates whose values come from SQL or a data interface; the others print records of their model. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table print_templates add column data_source text not null default 'record'`.execute(db)
  await sql`alter table print_templates add column interface_id text`.execute(db)
}
