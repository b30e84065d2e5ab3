import { sql, type Kysely } from 'kysely'

/** Finds the tasks of an attachment, which decide who reads it. */
const statements = [
  `create index flow_records_files on flow_records using gin ((files::jsonb) jsonb_path_ops) where files <> ''`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
