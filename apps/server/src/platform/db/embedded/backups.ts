import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { linkFiles } from '../../storage/link-files.ts'
import { filesOf } from '../../storage/local-storage.ts'

/** Number of backups that are kept. */
const KEEP = 7
const HOUR = 3_600_000
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2})(\d{2})(\d{2})Z$/
/** Leftovers of a process that was killed while it wrote or removed a backup. */
const HALF = /\.(tmp|old)$/

/** Works in a thread of Node's pool: requests do not wait for it. */
const compress = promisify(gzip)

const folderOf = (dataDir: string) => join(dataDir, 'backups')

/** Files of a backup, which is a folder: a copy of the folder is complete. */
export const partsOf = (backup: string) => ({
  database: join(backup, 'database.tar.gz'),
  /** Absent when files are stored in a bucket. */
  files: filesOf(backup),
})

/** The backups of a data folder, newest first. */
export async function listBackups(dataDir: string): Promise<string[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => [])
  const backups = names
    .filter((name) => PATTERN.test(name))
    .sort()
    .toReversed()
  return backups.map((name) => join(folderOf(dataDir), name))
}

/** Returns the database as a tar archive; writes are blocked from then until the end of `beside`. */
type Dump = (beside: () => Promise<unknown>) => Promise<Uint8Array>

/**
 * Writes a backup of database and files, complete or not at all, and removes the oldest beyond seven; returns its path.
 */
export async function writeBackup(dataDir: string, { dump, now }: { dump: Dump; now: Date }): Promise<string> {
  await mkdir(folderOf(dataDir), { recursive: true })
  for (const name of await readdir(folderOf(dataDir)))
    if (HALF.test(name)) await rm(join(folderOf(dataDir), name), { recursive: true, force: true })

  const path = join(folderOf(dataDir), now.toISOString().replaceAll(':', '').replace(/\.\d+/, ''))
  const half = `${path}.tmp`
  const { database, files } = partsOf(half)
  const link = () => linkFiles(filesOf(dataDir), files)
  try {
    await mkdir(half)
    // Most files are linked while the database remains in use. A file is deleted only after its row: so all files of the archive
    // exist as long as writes are blocked.
    await link()
    await keep(database, await compress(await dump(link)))
    await rename(half, path)
  } catch (error) {
    await rm(half, { recursive: true, force: true }).catch(() => {})
    throw error
  }
  for (const old of (await listBackups(dataDir)).slice(KEEP)) {
    await rename(old, `${old}.old`)
    await rm(`${old}.old`, { recursive: true })
  }
  return path
}

/** Writes a file; its content is on the disk when the promise resolves. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

interface BackupSchedule {
  dataDir: string
  /** Hours between two backups. */
  hours: number
  /** Milliseconds until the first check; default ten minutes, so that a backup does not slow down a start and its first users. */
  after?: number | undefined
  dump: Dump
  onDone: (path: string) => void
  onFailed: (error: unknown) => void
}

/**
 * Creates a backup whenever the newest one is older than `hours`, also across restarts; returns the function that stops
 * it.
 */
export function scheduleBackups(schedule: BackupSchedule): () => Promise<void> {
  const { dataDir, hours, after = HOUR / 6, dump, onDone, onFailed } = schedule
  let running = Promise.resolve()
  async function backUpWhenDue() {
    const [newest] = await listBackups(dataDir)
    if (newest !== undefined && Date.now() - timeOf(newest) < hours * HOUR) return
    onDone(await writeBackup(dataDir, { dump, now: new Date() }))
  }
  const tick = () => {
    running = running.then(backUpWhenDue).catch(onFailed)
  }
  const first = setTimeout(tick, after).unref()
  const regular = setInterval(tick, HOUR / 4).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(regular)
    await running
  }
}

function timeOf(path: string): number {
  const [, year, month, day, hour, minute, second] = PATTERN.exec(basename(path)) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
