import { readdir } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Db } from './database.ts'

const FOLDER = new URL('../../../migrations/', import.meta.url)

/** Brings the database forward to this version, one process at a time; returns the names of what was applied. */
export async function migrate(db: Db): Promise<string[]> {
  if (await isCurrent(db)) return []
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw new Error('A migration failed; the database is as it was before it.', { cause: error })
  return results.map((result) => result.migrationName)
}

/** The common case at a start, for one query: reading the whole catalogue, as the migrator does, takes a fifth of a second. */
async function isCurrent(db: Db): Promise<boolean> {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db)
  if (tables.length === 0) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const names = (await migrationFiles()).map(nameOf)
  return rows.length === names.length && rows.every(({ name }, index) => name === names[index])
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
      // Filling an index may take longer than any request may.
      await sql`set local statement_timeout = 0`.execute(db)
      await module.up(db)
    },
  }
}

const isMigration = (module: unknown): module is Migration =>
  typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function'
