import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createTestDatabase } from '@sqos/test-kit/postgres'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Db } from '../platform/db/database.ts'
import { openEmbedded } from '../platform/db/embedded/embedded.ts'
import { openPostgres } from '../platform/db/postgres.ts'

interface Table {
  /** Types by column name. */
  columns: Record<string, string>
  rows: Record<string, unknown>[]
}

/** The demo company as written by the first landed version: three migrations and its seed, by table. */
export const FIRST_VERSION: Record<string, Table> = JSON.parse(
  gunzipSync(readFileSync(new URL('first-version.json.gz', import.meta.url))).toString('utf8'),
).tables

/** The names of its tables, without the list of migrations. */
export const FIRST_TABLES = Object.keys(FIRST_VERSION).filter((name) => name !== 'kysely_migration')

/** Opens an empty database on the engine of the tests. */
export async function openEmptyDatabase(): Promise<AsyncDisposable & { db: Db }> {
  if (!process.env['TEST_DATABASE_URL']) {
    const { db, close } = await openEmbedded()
    return { db, [Symbol.asyncDispose]: close }
  }
  const { url, drop } = await createTestDatabase()
  const { db, close } = await openPostgres(url)
  return {
    db,
    async [Symbol.asyncDispose]() {
      await close()
      await drop()
    },
  }
}

/** Runs the migrations of the first version, and inserts its rows. */
export async function restoreFirstVersion(db: Db) {
  const names = (FIRST_VERSION['kysely_migration']?.rows ?? []).map(({ name }) => String(name)).sort()
  const migrations = await Promise.all(names.map(async (name) => [name, await readMigration(name)] as const))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  await db.connection().execute(async (connection) => {
    // The rows are inserted by table: foreign keys are not checked meanwhile.
    await sql`set session_replication_role = replica`.execute(connection)
    for (const name of FIRST_TABLES) {
      const table = sql.table(name)
      await sql`delete from ${table}`.execute(connection)
      const columns = sql.join(Object.keys(FIRST_VERSION[name]?.columns ?? {}).map((column) => sql.ref(column)))
      const rows = JSON.stringify(FIRST_VERSION[name]?.rows)
      await sql`insert into ${table} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`.execute(connection)
    }
    await sql`set session_replication_role = default`.execute(connection)
  })
}

/** The columns of a table by name, without generated columns. */
export async function columnsOf(db: Db, table: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]))
}

async function readMigration(name: string): Promise<Migration> {
  const module: { up: (db: Kysely<unknown>) => Promise<void> } = await import(
    new URL(`../../migrations/${name}.ts`, import.meta.url).href
  )
  return { up: (db) => module.up(db) }
}
