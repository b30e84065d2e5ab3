import { existsSync, mkdirSync } from 'node:fs'
import { rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { StartupError } from '../../startup-error.ts'
import { linkFiles } from '../../storage/link-files.ts'
import { filesOf } from '../../storage/local-storage.ts'
import type { Db } from '../database.ts'
import { listBackups, partsOf, scheduleBackups } from './backups.ts'
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts'
import { takeLock, type FolderLock } from './lock.ts'

/** Required free bytes: the size of a new database, and of the writes at a start. */
const ROOM = 104_857_600

const clusterOf = (dataDir: string) => join(dataDir, 'database')

interface DataFolderOptions {
  dataDir: string
  /** Hours between backups, 0 for none. */
  backupHours: number
  /** See `scheduleBackups`. */
  backupAfter?: number | undefined
  /** See `takeLock`. */
  leaseTime?: number | undefined
  onLost?: (() => void) | undefined
  space?: string | undefined
  onBackup: (path: string) => void
  onBackupFailed: (error: unknown) => void
}

/** Opens the embedded database of a data folder for this process alone, and backs it up from time to time. */
export async function openDataFolder(options: DataFolderOptions): Promise<EmbeddedDatabase> {
  const { dataDir, backupHours, backupAfter, leaseTime, onLost, space, onBackup, onBackupFailed } = options
  const lock = await lockFolder(dataDir, { leaseTime, onLost, space })
  try {
    await demandRoom(dataDir)
    const embedded = await openEmbedded({
      folder: clusterOf(dataDir),
      lock: { file: lock.file, content: lock.content },
    }).catch(async (error: unknown) => {
      throw await damaged(dataDir, error)
    })
    const stopBackups =
      backupHours > 0
        ? scheduleBackups({
            dataDir,
            hours: backupHours,
            after: backupAfter,
            dump: async (beside) => {
              await vacuum(embedded.db)
              return await embedded.dump(beside)
            },
            onDone: onBackup,
            onFailed: onBackupFailed,
          })
        : undefined
    return {
      ...embedded,
      close: async () => {
        await stopBackups?.()
        await embedded.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * Reclaims the space of deleted rows and updates statistics: the embedded database has no autovacuum. One statement per table,
 * because requests wait for the statement that runs.
 */
async function vacuum(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relpersistence = 'p'`.execute(db)
  for (const { name } of rows)
    await sql`vacuum (analyze) ${sql.raw(name)}`.execute(db).catch((error: unknown) => {
      // A table that was dropped meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === '42P01')) throw error
    })
}

/** Replaces database and files of a data folder by those of a backup; returns the paths of the former ones. */
export async function restoreBackup(dataDir: string, backup: string): Promise<string[]> {
  const { database, files } = partsOf(backup)
  if (!existsSync(database))
    throw new StartupError(`There is no backup ${backup}: it is a folder with database.tar.gz.`)
  const lock = await lockFolder(dataDir)
  try {
    const cluster = clusterOf(dataDir)
    const [freshCluster, freshFiles] = [`${cluster}.restored`, `${filesOf(dataDir)}.restored`]
    for (const fresh of [freshCluster, freshFiles]) await rm(fresh, { recursive: true, force: true })
    // Opened once before anything is replaced: an invalid backup changes nothing.
    const trial = await openEmbedded({ folder: freshCluster, snapshotFile: database }).catch((error: unknown) => {
      throw new StartupError(`${backup} is not a backup that can be read. Nothing was changed.`, { cause: error })
    })
    await trial.close()
    const hasFiles = await linkFiles(files, freshFiles)

    const aside = [await replace(cluster, freshCluster)]
    if (hasFiles) aside.push(await replace(filesOf(dataDir), freshFiles))
    return aside.filter((path) => path !== undefined)
  } finally {
    lock.release()
  }
}

/** Moves a folder to the place of another; returns the new path of that one. */
async function replace(folder: string, fresh: string): Promise<string | undefined> {
  const aside = existsSync(folder) ? `${folder}.before-${new Date().toISOString().replaceAll(/[:.]/g, '')}` : undefined
  if (aside !== undefined) await rename(folder, aside)
  await rename(fresh, folder)
  return aside
}

async function lockFolder(dataDir: string, options?: Parameters<typeof takeLock>[1]): Promise<FolderLock> {
  try {
    mkdirSync(dataDir, { recursive: true })
    return await takeLock(dataDir, options)
  } catch (error) {
    if (error instanceof StartupError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The data folder ${dataDir} cannot be written: ${reason}.\nChoose another with DATA_DIR.`)
  }
}

/** Refuses a full disk: a database does not open there, and its error looks like damage. */
export async function demandRoom(dataDir: string, bytes = ROOM) {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize >= bytes) return
  const megabytes = (count: number) => `${Math.floor(count / 1_048_576)} MB`
  throw new StartupError(
    `The disk of the data folder ${dataDir} has ${megabytes(bavail * bsize)} left; the embedded database needs ${megabytes(bytes)}.\n` +
      'Make room, or choose a folder on another disk with DATA_DIR. Nothing has been changed.',
  )
}

async function damaged(dataDir: string, cause: unknown): Promise<StartupError> {
  const reason = cause instanceof Error ? cause.message : String(cause)
  if (!existsSync(clusterOf(dataDir)))
    return new StartupError(
      `The embedded database could not be created in ${dataDir}: ${reason}.\nChoose another folder with DATA_DIR.`,
      { cause },
    )
  const [newest] = await listBackups(dataDir)
  const remedy = newest
    ? `The newest backup is ${newest}. To go back to it:\n  pnpm --filter @sqos/server restore ${newest}`
    : 'No backup exists yet. To start with an empty database, move the folder away; nothing has been deleted.'
  return new StartupError(
    `The database in ${clusterOf(dataDir)} is damaged and cannot be opened (${reason}).\n${remedy}`,
    { cause },
  )
}
