import { sql, type Kysely } from 'kysely'

/** Finds the tasks of an attachment of a comment, which decide who reads it; a removed comment keeps the names of its files. */
const statements = [
  `alter table flow_comments add column file_ids text[] not null default '{}', add column removed_time timestamptz`,
  `update flow_comments set file_ids = array(
    select distinct found[1] from regexp_matches(image || ' ' || file, '"fileId"\\s*:\\s*"([^"]+)"', 'g') found)
  where image <> '[]' or file <> '[]'`,
  `create index flow_comments_files on flow_comments using gin (file_ids) where file_ids <> '{}'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
