import { readdir } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { StartupError } from '../startup-error.ts'
import type { Db } from './database.ts'

/** SQLSTATE of PostgreSQL for a missing privilege. */
const INSUFFICIENT_PRIVILEGE = '42501'

const FOLDER = new URL('../../../migrations/', import.meta.url)

/** Migrates the database to this version, one process at a time; returns the names of the applied migrations. */
export async function migrate(db: Db): Promise<string[]> {
  const known = (await migrationFiles()).map(nameOf)
  const applied = await appliedTo(db)
  const newer = applied.filter((name) => !known.includes(name))
  if (newer.length > 0)
    throw new StartupError(
      `The database belongs to a newer version of SQOS: this one does not know ${newer.join(', ')}. Nothing has been changed.\n` +
        'Start the newer version, or choose another database with DATA_DIR or DATABASE_URL.',
    )
  // The usual case at a start takes one query: the migrator reads the whole catalogue, which takes a fifth of a second.
  if (applied.length === known.length) return []
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw explain(error)
  return results.map((result) => result.migrationName)
}

/** Names of the applied migrations. */
async function appliedTo(db: Db): Promise<string[]> {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

function explain(error: unknown): Error {
  if (error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE)
    return new StartupError(
      `The user of DATABASE_URL may not create tables: ${error.message}.\n` +
        'Make it the owner of its database: alter database <database> owner to <user>.',
    )
  return new Error('A migration failed; the database is as it was before it.', { cause: error })
}

const migrationFiles = async () => (await readdir(FOLDER)).filter((file) => /^\d{4}-.*\.ts$/.test(file)).sort()

const nameOf = (file: string) => file.replace('.ts', '')

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = await migrationFiles()
  const entries = await Promise.all(files.map(async (file) => [nameOf(file), await readMigration(file)] as const))
  return Object.fromEntries(entries)
}

async function readMigration(file: string): Promise<Migration> {
  const module: unknown = await import(new URL(file, FOLDER).href)
  if (!isMigration(module)) throw new Error(`Migration ${file} exports no up().`)
  return {
    up: async (db: Kysely<unknown>) => {
      // Building an index may take longer than the time limit of requests.
      await sql`set local statement_timeout = 0`.execute(db)
      await module.up(db)
    },
  }
}

const isMigration = (module: unknown): module is Migration =>
  typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function'
