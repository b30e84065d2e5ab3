import { readdir } from 'node:fs/promises'
import { Migrator, type Migration } from 'kysely/migration'
import type { Db } from './database.ts'

const FOLDER = new URL('../../../migrations/', import.meta.url)

/** Brings the database forward to this version, one process at a time; returns the names of what was applied. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw new Error('A migration failed; the database is as it was before it.', { cause: error })
  return results.map((result) => result.migrationName)
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => /^\d{4}-.*\.ts$/.test(file)).sort()
  const entries = await Promise.all(
    files.map(async (file) => [file.replace('.ts', ''), await readMigration(file)] as const),
  )
  return Object.fromEntries(entries)
}

async function readMigration(file: string): Promise<Migration> {
  const module: unknown = await import(new URL(file, FOLDER).href)
  if (!isMigration(module)) throw new Error(`Migration ${file} exports no up().`)
  return module
}

const isMigration = (module: unknown): module is Migration =>
  typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function'
