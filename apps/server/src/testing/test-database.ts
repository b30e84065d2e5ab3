import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '@sqos/test-kit/postgres'
import { sql } from 'kysely'
import type { Db, OpenDatabase } from '../platform/db/database.ts'
import { openEmbedded } from '../platform/db/embedded/embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openPostgres } from '../platform/db/postgres.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)
const CACHE = new URL('../../node_modules/.cache/test-database/', import.meta.url)

/** A migrated database of a test's own. */
export interface TestDatabase extends OpenDatabase {
  /** Makes it as fresh as on the first day, without the price of a new one. */
  empty: () => Promise<void>
}

/** A fresh migrated database: of its own on `TEST_DATABASE_URL`, else embedded in memory. `close` removes it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (!process.env['TEST_DATABASE_URL']) return await borrowEmbedded()
  const { url, drop } = await createTestDatabase()
  const { db, close } = await openPostgres(url)
  await migrate(db)
  const empty = await rememberPristine(db)
  return {
    db,
    empty,
    close: async () => {
      await close()
      await drop()
    },
  }
}

/** Embedded databases that a test has given back, as clean as on the first day. */
const idle: TestDatabase[] = []

/** Opening one costs a thread and a load of WebAssembly; emptying one that is open costs a few milliseconds. */
async function borrowEmbedded(): Promise<TestDatabase> {
  const embedded = idle.pop() ?? (await openPristine())
  return {
    ...embedded,
    close: async () => {
      await embedded.empty()
      idle.push(embedded)
    },
  }
}

async function openPristine(): Promise<TestDatabase> {
  const embedded = await openEmbedded({ snapshotFile: await migratedSnapshot() })
  return { ...embedded, empty: await rememberPristine(embedded.db) }
}

/** Keeps aside what the migrations themselves filled in; returns how to go back to it. */
async function rememberPristine(db: Db): Promise<() => Promise<void>> {
  const tables = await tablesOf(db)
  const filled: string[] = []
  await sql`create schema pristine`.execute(db)
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.raw(table)} limit 1`.execute(db)
    if (rows.length === 0) continue
    await sql`create table pristine.${sql.raw(table)} as table public.${sql.raw(table)}`.execute(db)
    filled.push(table)
  }
  return async () => {
    await sql`truncate ${sql.raw(tables.join(', '))} restart identity cascade`.execute(db)
    // What models made for their records.
    await sql`drop schema lowcode cascade`.execute(db)
    await sql`create schema lowcode`.execute(db)
    for (const table of filled)
      await sql`insert into public.${sql.raw(table)} select * from pristine.${sql.raw(table)}`.execute(db)
  }
}

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db)
  return rows.map(({ name }) => name)
}

let snapshot: Promise<string> | undefined

/** Creating a cluster takes two seconds, loading one a sixth: it is made once per version of the migrations. */
function migratedSnapshot(): Promise<string> {
  snapshot ??= findOrMakeSnapshot()
  return snapshot
}

async function findOrMakeSnapshot(): Promise<string> {
  const file = fileURLToPath(new URL(`${await versionOfMigrations()}.tar`, CACHE))
  if (existsSync(file)) return file
  const { db, dump, close } = await openEmbedded()
  await migrate(db)
  const bytes = await dump('none')
  await close()
  await mkdir(CACHE, { recursive: true })
  // Other workers may be doing the same: each writes its own file, the last rename wins.
  const temporary = new URL(`${randomUUID()}.tmp`, CACHE)
  await writeFile(temporary, bytes)
  await rename(temporary, file)
  for (const name of await readdir(CACHE)) if (name !== basename(file)) await rm(new URL(name, CACHE), { force: true })
  return file
}

async function versionOfMigrations(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(MIGRATIONS)).sort()) hash.update(await readFile(new URL(name, MIGRATIONS)))
  return hash.digest('hex').slice(0, 16)
}
