import { sql, type Kysely } from 'kysely'

/** The branches behind a node that its people chose. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table flow_nodes add column branches jsonb not null default '[]'`.execute(db)
}
