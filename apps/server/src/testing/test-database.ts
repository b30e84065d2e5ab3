import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { createTestDatabase } from '@sqos/test-kit/postgres'
import { openEmbedded, openPostgres, type OpenDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)
const CACHE = new URL('../../node_modules/.cache/test-database/', import.meta.url)

/** A fresh migrated database: of its own on `TEST_DATABASE_URL`, else embedded in memory. `close` removes it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (!process.env['TEST_DATABASE_URL']) return openEmbedded({ snapshot: await migratedSnapshot() })
  const { url, drop } = await createTestDatabase()
  const opened = openPostgres(url)
  await migrate(opened.db)
  return {
    db: opened.db,
    close: async () => {
      await opened.close()
      await drop()
    },
  }
}

let snapshot: Promise<Blob> | undefined

/** Creating a cluster takes two seconds, loading one a sixth: it is made once per version of the migrations. */
function migratedSnapshot(): Promise<Blob> {
  snapshot ??= readOrMakeSnapshot()
  return snapshot
}

async function readOrMakeSnapshot(): Promise<Blob> {
  const file = new URL(`${await versionOfMigrations()}.tar`, CACHE)
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return new Blob([kept])
  const pglite = new PGlite()
  const opened = openEmbedded({ pglite })
  await migrate(opened.db)
  const dump = await pglite.dumpDataDir('none')
  await opened.close()
  await rm(CACHE, { recursive: true, force: true })
  await mkdir(CACHE, { recursive: true })
  // Other workers may be doing the same: each writes its own file, the last rename wins.
  const temporary = new URL(`${process.pid}.tmp`, CACHE)
  await writeFile(temporary, Buffer.from(await dump.arrayBuffer()))
  await rename(temporary, file)
  return dump
}

async function versionOfMigrations(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(MIGRATIONS)).sort()) hash.update(await readFile(new URL(name, MIGRATIONS)))
  return hash.digest('hex').slice(0, 16)
}
