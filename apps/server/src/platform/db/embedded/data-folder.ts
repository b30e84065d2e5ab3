import { existsSync, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { StartupError } from '../../startup-error.ts'
import { listBackups, scheduleBackups } from './backups.ts'
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts'
import { takeLock } from './lock.ts'

const clusterOf = (dataDir: string) => join(dataDir, 'database')

interface DataFolderOptions {
  dataDir: string
  /** Hours between backups, 0 for none. */
  backupHours: number
  onBackup: (path: string) => void
  onBackupFailed: (error: unknown) => void
}

/** Opens the embedded database of a data folder for this process alone, and backs it up from time to time. */
export async function openDataFolder(options: DataFolderOptions): Promise<EmbeddedDatabase> {
  const { dataDir, backupHours, onBackup, onBackupFailed } = options
  const unlock = lockFolder(dataDir)
  try {
    const embedded = await openEmbedded({ folder: clusterOf(dataDir) }).catch(async (error: unknown) => {
      throw await damaged(dataDir, error)
    })
    const stopBackups =
      backupHours > 0
        ? scheduleBackups({
            dataDir,
            hours: backupHours,
            dump: async () => {
              // Nobody else does it here: the room of rows that are gone is used again, and the planner knows what there is.
              await sql`vacuum (analyze)`.execute(embedded.db)
              return await embedded.dump('gzip')
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
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Replaces the database of a data folder by a backup; returns where the database before it was moved. */
export async function restoreBackup(dataDir: string, backupFile: string): Promise<string | undefined> {
  if (!existsSync(backupFile)) throw new StartupError(`There is no file ${backupFile}.`)
  const unlock = lockFolder(dataDir)
  try {
    const cluster = clusterOf(dataDir)
    const restored = `${cluster}.restored`
    await rm(restored, { recursive: true, force: true })
    // Opened once before anything is replaced: a broken backup changes nothing.
    const trial = await openEmbedded({ folder: restored, snapshotFile: backupFile }).catch((error: unknown) => {
      throw new StartupError(`${backupFile} is not a backup that can be read. Nothing was changed.`, { cause: error })
    })
    await trial.close()
    if (!existsSync(cluster)) {
      await rename(restored, cluster)
      return undefined
    }
    const aside = `${cluster}.before-${new Date().toISOString().replaceAll(/[:.]/g, '')}`
    await rename(cluster, aside)
    await rename(restored, cluster)
    return aside
  } finally {
    unlock()
  }
}

function lockFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true })
    return takeLock(dataDir)
  } catch (error) {
    if (error instanceof StartupError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The data folder ${dataDir} cannot be written: ${reason}.\nChoose another with DATA_DIR.`)
  }
}

async function damaged(dataDir: string, cause: unknown): Promise<StartupError> {
  const [newest] = await listBackups(dataDir)
  const remedy = newest
    ? `The newest backup is ${newest}. To go back to it:\n  pnpm --filter @sqos/server restore ${newest}`
    : 'There is no backup of it yet. To start afresh, move the folder away; nothing has been deleted.'
  return new StartupError(
    `The database in ${clusterOf(dataDir)} is damaged and cannot be opened (${cause instanceof Error ? cause.message : String(cause)}).\n${remedy}`,
    { cause },
  )
}
