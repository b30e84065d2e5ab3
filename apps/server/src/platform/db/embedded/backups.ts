import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** How many backups are kept, newest first. */
const KEEP = 7
const HOUR = 3_600_000
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.gz$/

const folderOf = (dataDir: string) => join(dataDir, 'backups')

/** The backups of a data folder, newest first. */
export async function listBackups(dataDir: string): Promise<string[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => [])
  const backups = names
    .filter((name) => PATTERN.test(name))
    .sort()
    .toReversed()
  return backups.map((name) => join(folderOf(dataDir), name))
}

/** Writes a backup that is either whole or not there, and removes the oldest beyond seven; returns its path. */
export async function writeBackup(dataDir: string, { bytes, now }: { bytes: Uint8Array; now: Date }): Promise<string> {
  const name = `${now.toISOString().replaceAll(':', '').replace(/\.\d+/, '')}.tar.gz`
  const path = join(folderOf(dataDir), name)
  await mkdir(folderOf(dataDir), { recursive: true })
  const file = await open(`${path}.tmp`, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.tmp`, path)
  for (const old of (await listBackups(dataDir)).slice(KEEP)) await rm(old)
  return path
}

interface BackupSchedule {
  dataDir: string
  /** Hours between two backups. */
  hours: number
  /** Milliseconds until the first look: a little after the start, so that it does not slow the start down. */
  after?: number
  dump: () => Promise<Uint8Array>
  onDone: (path: string) => void
  onFailed: (error: unknown) => void
}

/** Backs up whenever the newest backup is older than `hours`, also across restarts; returns how to stop. */
export function scheduleBackups(schedule: BackupSchedule): () => Promise<void> {
  const { dataDir, hours, after = 60_000, dump, onDone, onFailed } = schedule
  let running = Promise.resolve()
  async function backUpWhenDue() {
    const [newest] = await listBackups(dataDir)
    if (newest !== undefined && Date.now() - timeOf(newest) < hours * HOUR) return
    onDone(await writeBackup(dataDir, { bytes: await dump(), now: new Date() }))
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
  const [, year, month, day, hour, minute, second] = PATTERN.exec(path.slice(-'2026-01-01T000000Z.tar.gz'.length)) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
