import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect, type Dialect, type Transaction } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import { lockFolder } from './lock.ts'

/** The tables. Each module adds its own. */
export interface Database {
  billNumbers: { rule: string; day: string; last: number }
}

export type Db = Kysely<Database>
export type Trx = Transaction<Database>

const MIGRATIONS = new URL('../migrations/', import.meta.url)

/** An open database, with the function that closes it. */
export interface OpenDatabase {
  db: Db
  close: () => Promise<void>
}

/** Opens PostgreSQL at `url`; without one the embedded database in `dataDir`, or in memory. Brings it up to date. */
export async function openDatabase({
  url,
  dataDir,
}: {
  url?: string | undefined
  dataDir?: string
}): Promise<OpenDatabase> {
  if (url) return await open(new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }))
  if (dataDir === undefined) return await open(new PGliteDialect({ pglite: await PGlite.create() }))
  mkdirSync(dataDir, { recursive: true })
  // Two processes would lose each other's rows.
  const unlock = lockFolder(dataDir)
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) await createDatabase(folder)
  const { db, close } = await open(new PGliteDialect({ pglite: await PGlite.create(folder) }))
  return { db, close: () => close().finally(unlock) }
}

/** Under another name at first: a folder whose creation was interrupted never opens again. */
async function createDatabase(folder: string) {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const pglite = await PGlite.create(unfinished)
  await pglite.close()
  renameSync(unfinished, folder)
}

async function open(dialect: Dialect): Promise<OpenDatabase> {
  const db: Db = new Kysely({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })
  const { error } = await new Migrator({ db, provider: { getMigrations: readMigrations } }).migrateToLatest()
  if (error) throw new Error('A migration failed; the database is as it was before.', { cause: error })
  return { db, close: () => db.destroy() }
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = readdirSync(fileURLToPath(MIGRATIONS)).filter((file) => file.endsWith('.ts'))
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const migration: Migration = await import(new URL(file, MIGRATIONS).href)
    return [file, migration]
  })
  return Object.fromEntries(await Promise.all(entries))
}
