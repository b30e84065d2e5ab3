import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Tables that a refused call may write: log rows, sessions and counters. */
const NOTES: ReadonlySet<string> = new Set(['logs', 'sessions', 'sign_in_failures', 'captchas', 'download_tickets'])

/** Tables with data of organisations. */
const PEOPLE: ReadonlySet<string> = new Set([
  'organizations',
  'organization_administrators',
  'positions',
  'roles',
  'role_organizations',
  'authorities',
  'users',
  'user_relations',
])

/** The content of tables as one text: equal texts mean equal tables. */
export interface DatabaseState {
  /** All tables, except for those that a refused call may write. */
  ofAll: () => Promise<string>
  /** Tables with data of organisations. */
  ofPeople: () => Promise<string>
  /** Removes the triggers. */
  close: () => Promise<void>
}

/**
 * Watches all tables by triggers that count the statements which write. Tables are read only after such a statement: most
 * calls write nothing, and reading one counter takes a hundredth of the time of reading a hundred tables.
 */
export async function watchDatabase(db: Db): Promise<DatabaseState> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by tablename`.execute(db)
  const tables = rows.map(({ name }) => name).filter((name) => !NOTES.has(name))
  await sql`create schema watch`.execute(db)
  await sql`create sequence watch.statements`.execute(db)
  // A sequence keeps its value when a transaction is rolled back: the tables are then read, and are equal.
  await sql`
    create function watch.count_statement() returns trigger language plpgsql as
    'begin perform nextval(''watch.statements''); return null; end'`.execute(db)
  for (const table of tables)
    await sql`
      create trigger watch_statements after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function watch.count_statement()`.execute(db)
  return {
    ofAll: createReader(db, tables),
    ofPeople: createReader(
      db,
      tables.filter((name) => PEOPLE.has(name)),
    ),
    close: async () => {
      await sql`drop schema watch cascade`.execute(db)
    },
  }
}

/** Returns a function that reads the tables, if a statement has written since the last time. */
function createReader(db: Db, tables: string[]): () => Promise<string> {
  const parts = tables.map(
    (name) =>
      sql`select ${name}::text as name, count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as state
        from ${sql.table(name)} t`,
  )
  let last = { statements: '', state: '' }
  return async () => {
    const counted = await sql<{ statements: string }>`
      select is_called || ' ' || last_value as statements from watch.statements`.execute(db)
    const statements = counted.rows[0]?.statements ?? ''
    if (statements === last.statements) return last.state
    const { rows } = await sql<{ name: string; state: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
    // The database may read the tables side by side.
    const lines = rows.map(({ name, state }) => `${name} ${state}`).toSorted()
    last = { statements, state: lines.join('\n') }
    return last.state
  }
}
