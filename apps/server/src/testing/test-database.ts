import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, findOrMakeTemplate } from '@sqos/test-kit/postgres'
import { sql } from 'kysely'
import type { Db, OpenDatabase } from '../platform/db/database.ts'
import { openEmbedded } from '../platform/db/embedded/embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { installBoss } from '../platform/jobs/boss.ts'
import { openPostgres } from '../platform/db/postgres.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)
const CACHE = new URL('../../node_modules/.cache/test-database/', import.meta.url)

/** A migrated database for one test file. */
export interface TestDatabase extends OpenDatabase {
  /** Restores the initial state, faster than a new database. */
  empty: () => Promise<void>
}

/** Opens a new migrated database: on `TEST_DATABASE_URL`, or embedded in memory. `close` removes it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (!process.env['TEST_DATABASE_URL']) return await borrowEmbedded()
  const { url, drop } = await createTestDatabase(await migratedTemplate())
  // Many calls at the same moment wait for each other, on a slow machine longer than the usual ten seconds.
  const { db, close } = await openPostgres(url, { connectionWait: 200_000 })
  return {
    db,
    empty: await emptierOf(db),
    close: async () => {
      await close()
      await drop()
    },
  }
}

/** Copying a migrated database takes a fraction of the time of migrating an empty one. */
async function migratedTemplate(): Promise<string> {
  const name = `template_${await versionOfMigrations()}`
  await findOrMakeTemplate(name, async (url) => {
    const { db, close } = await openPostgres(url)
    await makePristine(db)
    await close()
  })
  return name
}

/** Released embedded databases in their initial state. */
const idle: PristineDatabase[] = []

/** Opening a database takes a thread and a load of WebAssembly; emptying an open one takes a few milliseconds. */
async function borrowEmbedded(): Promise<TestDatabase> {
  const embedded = idle.pop() ?? (await openPristine())
  return {
    ...embedded,
    close: async () => {
      await embedded.dropOwnTables()
      await embedded.empty()
      idle.push(embedded)
    },
  }
}

interface PristineDatabase extends TestDatabase {
  /** Drops tables that a test created. */
  dropOwnTables: () => Promise<void>
}

async function openPristine(): Promise<PristineDatabase> {
  const embedded = await openEmbedded({ snapshotFile: await migratedSnapshot() })
  const tables = await tablesOf(embedded.db, 'public')
  return {
    ...embedded,
    empty: await emptierOf(embedded.db),
    dropOwnTables: async () => {
      const own = (await tablesOf(embedded.db, 'public')).filter((name) => !tables.includes(name))
      if (own.length > 0) await sql`drop table ${sql.raw(own.join(', '))} cascade`.execute(embedded.db)
    },
  }
}

/** Migrates an empty database, installs the job queue, and saves the rows that the migrations inserted. */
async function makePristine(db: Db) {
  await migrate(db)
  await installBoss(db)
  await sql`create schema pristine`.execute(db)
  for (const table of await tablesOf(db, 'public')) {
    const { rows } = await sql`select 1 from ${sql.raw(table)} limit 1`.execute(db)
    if (rows.length === 0) continue
    await sql`create table pristine.${sql.raw(table)} as table public.${sql.raw(table)}`.execute(db)
  }
}

/** Returns the function that restores the state after the migrations: only tables that a test wrote to are changed. */
async function emptierOf(db: Db): Promise<() => Promise<void>> {
  const tables = await tablesOf(db, 'public')
  const filled = await tablesOf(db, 'pristine')
  const sumOf = (table: string) => `(select sum(hashtextextended(t::text, 0)) from ${table} t)`
  const isTouched = (table: string) =>
    filled.includes(table)
      ? `${sumOf(`public.${table}`)} is distinct from ${sumOf(`pristine.${table}`)}`
      : `exists (select from public.${table})`
  const touched = sql.raw(tables.map((table) => `case when ${isTouched(table)} then '${table}' end`).join(', '))
  return async () => {
    const { rows } = await sql<{ tables: string[]; models: boolean; queued: boolean }>`
      select array_remove(array[${touched}], null) as tables,
        exists (select from pg_class where relnamespace = 'lowcode'::regnamespace) as models,
        exists (select from pgboss.job) as queued
    `.execute(db)
    const [found] = rows
    // Tables of models.
    if (found?.models) await sql`drop schema lowcode cascade`.execute(db)
    if (found?.models) await sql`create schema lowcode`.execute(db)
    if (found?.queued) await sql`delete from pgboss.job`.execute(db)
    if (!found?.tables.length) return
    // In one statement, so foreign keys are checked at its end; for a few rows this is much cheaper than truncate.
    const deletions = found.tables.map((table, index) => `t${index} as (delete from public.${table})`)
    await sql`with ${sql.raw(deletions.join(', '))} select 1`.execute(db)
    for (const table of filled.filter((name) => found.tables.includes(name)))
      await sql.raw(`insert into public.${table} select * from pristine.${table}`).execute(db)
  }
}

async function tablesOf(db: Db, schema: 'public' | 'pristine'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = ${schema} and tablename not like 'kysely%'
  `.execute(db)
  return rows.map(({ name }) => name)
}

let snapshot: Promise<string> | undefined

/**
 * Creating a cluster takes two seconds, loading one a sixth of a second: it is created once per version of the
 * migrations.
 */
export function migratedSnapshot(): Promise<string> {
  snapshot ??= findOrMakeSnapshot()
  return snapshot
}

async function findOrMakeSnapshot(): Promise<string> {
  const file = fileURLToPath(new URL(`${await versionOfMigrations()}.tar`, CACHE))
  if (existsSync(file)) return file
  const { db, dump, close } = await openEmbedded()
  await makePristine(db)
  const bytes = await dump()
  await close()
  await mkdir(CACHE, { recursive: true })
  // Other workers may do the same: the first one wins. An existing file is never replaced, because a database may be
  // reading it.
  const temporary = new URL(`${randomUUID()}.tmp`, CACHE)
  await writeFile(temporary, bytes)
  await link(temporary, file).catch((error: unknown) => {
    if (!existsSync(file)) throw error
  })
  await rm(temporary, { force: true })
  const outdated = (await readdir(CACHE)).filter((name) => name.endsWith('.tar') && name !== basename(file))
  for (const name of outdated) await rm(new URL(name, CACHE), { force: true })
  return file
}

async function versionOfMigrations(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(new URL(import.meta.url)))
  hash.update(await readFile(new URL(import.meta.resolve('pg-boss/package.json'))))
  for (const name of (await readdir(MIGRATIONS)).sort()) hash.update(await readFile(new URL(name, MIGRATIONS)))
  return hash.digest('hex').slice(0, 16)
}
