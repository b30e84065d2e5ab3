import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Tables that a refused call may write: log rows, sessions and counters. */
const NOTES: ReadonlySet<string> = new Set(['logs', 'sessions', 'sign_in_failures', 'captchas', 'download_tickets'])

/** Tables with data of organisations. */
export const PEOPLE: readonly string[] = [
  'organizations',
  'organization_administrators',
  'positions',
  'roles',
  'role_organizations',
  'authorities',
  'users',
  'user_relations',
]

/** Returns a function that reads all tables, or some, as one text: equal texts mean equal databases. */
export async function createStateReader(db: Db, only?: readonly string[]): Promise<() => Promise<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by tablename`.execute(db)
  const parts = tables
    .filter(({ name }) => only?.includes(name) ?? !NOTES.has(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as state
          from ${sql.table(name)} t`,
    )
  return async () => {
    const { rows } = await sql<{ name: string; state: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
    return rows.map(({ name, state }) => `${name} ${state}`).join('\n')
  }
}
