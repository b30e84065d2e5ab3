import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '@sqos/test-kit/postgres'
import type { OpenDatabase } from '../platform/db/database.ts'
import { openEmbedded } from '../platform/db/embedded/embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openPostgres } from '../platform/db/postgres.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)
const CACHE = new URL('../../node_modules/.cache/test-database/', import.meta.url)

/** A fresh migrated database: of its own on `TEST_DATABASE_URL`, else embedded in memory. `close` removes it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (!process.env['TEST_DATABASE_URL']) return await openEmbedded({ snapshotFile: await migratedSnapshot() })
  const { url, drop } = await createTestDatabase()
  const opened = await openPostgres(url)
  await migrate(opened.db)
  return {
    db: opened.db,
    close: async () => {
      await opened.close()
      await drop()
    },
  }
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
