import { execFileSync } from 'node:child_process'
import {
  existsSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '../../startup-error.ts'

/** The process that holds the folder. A process id alone is reused; with the start time it identifies one process. */
interface Holder {
  pid: number
  startedAt: string
  /** The PID namespace: process ids of another namespace have no meaning here. Missing in locks of earlier versions. */
  space?: string
  /** Number of this holder among all holders of the folder. Missing in locks of earlier versions. */
  epoch?: number
}

/** The lock of a data folder. */
export interface FolderLock {
  /** The lock file. Once its content is another one, another process has taken the folder over. */
  file: string
  /** Content of the file while this process holds the folder. */
  content: string
  release: () => void
}

interface LockOptions {
  /** Milliseconds without a heartbeat after which a holder in another PID namespace counts as dead. */
  leaseTime?: number | undefined
  /** Called once when another process has taken the folder over. */
  onLost?: (() => void) | undefined
  /** The PID namespace of this process. Tests pass another one. */
  space?: string | undefined
}

/** File with the epoch of the last holder: the lock itself is deleted at a release. */
const EPOCH_FILE = 'lock.epoch'
const LEASE_TIME = 10_000
const HEARTBEAT = 2000

/**
 * Locks the data folder for this process. PGlite has no lock: two processes that write to one folder lose rows without
 * an error. A lock whose process has ended is taken over. A process in another container cannot be looked up: its lock
 * is a lease that it renews by touching the file. Each holder has a higher epoch than all before it, also after a
 * release, so a process that was paused for longer than the lease recognises that it no longer holds the folder.
 */
export async function takeLock(
  folder: string,
  { leaseTime = LEASE_TIME, onLost, space = spaceOf() }: LockOptions = {},
): Promise<FolderLock> {
  const file = join(folder, 'lock')
  const mine: Holder = { pid: process.pid, startedAt: startTimeOf(process.pid) ?? '', space }
  let last = 0

  for (let attempt = 0; attempt < 5; attempt += 1) {
    const epoch = Math.max(last, lastEpoch(folder)) + 1
    const content = JSON.stringify({ ...mine, epoch })
    try {
      writeFileSync(file, content, { flag: 'wx' })
      writeFileSync(join(folder, EPOCH_FILE), String(epoch))
      return hold(file, { content, onLost })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const found = readLock(file)
    if (found === undefined) continue
    const holder = parse(found)
    last = Math.max(last, holder?.epoch ?? 0)
    if (holder && (await isAlive(holder, { file, leaseTime, space }))) {
      throw new StartupError(
        `The data folder ${folder} is in use by process ${holder.pid}${isHere(holder, space) ? '' : ' of another container'}.\n` +
          'Stop that process first (it may be another SQOS server), or give this one a folder of its own with DATA_DIR.',
      )
    }
    removeStale(file, found)
  }
  throw new StartupError(`The lock ${file} could not be taken: other processes are starting on the same folder.`)
}

/** Renews the lease until the lock is released. */
function hold(file: string, { content, onLost }: { content: string; onLost: (() => void) | undefined }): FolderLock {
  const beat = setInterval(() => {
    if (readLock(file) === content) return touch(file)
    clearInterval(beat)
    onLost?.()
  }, HEARTBEAT)
  beat.unref()
  return {
    file,
    content,
    release: () => {
      clearInterval(beat)
      if (readLock(file) === content) rmSync(file, { force: true })
    },
  }
}

function touch(file: string) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // Taken over or removed meanwhile: the thread of the database detects it.
  }
}

/** The epoch of the last holder that released the folder or was taken over; 0 before the first. */
function lastEpoch(folder: string): number {
  try {
    return Number.parseInt(readFileSync(join(folder, EPOCH_FILE), 'utf8'), 10) || 0
  } catch {
    return 0
  }
}

const isHere = (holder: Holder, space: string) => holder.space === undefined || holder.space === space

async function isAlive(
  holder: Holder,
  { file, leaseTime, space }: { file: string; leaseTime: number; space: string },
): Promise<boolean> {
  if (isHere(holder, space)) return isRunning(holder)
  const before = beatOf(file)
  const end = performance.now() + leaseTime
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(250, leaseTime / 4)))
    if (beatOf(file) !== before) return true
  }
  return false
}

/** The time of the last heartbeat; undefined if the lock no longer exists. */
const beatOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** The PID namespace of this process, and its machine. */
function spaceOf(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/** Moves the stale lock aside; if another process replaced it meanwhile, its lock is put back. */
function removeStale(file: string, stale: string) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = readLock(aside)
  if (moved !== stale && moved !== undefined && !existsSync(file)) renameSync(aside, file)
  else rmSync(aside, { force: true })
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function parse(content: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(content)
    if (typeof holder !== 'object' || holder === null || !('pid' in holder) || !('startedAt' in holder))
      return undefined
    const { pid, startedAt } = holder
    if (typeof pid !== 'number' || typeof startedAt !== 'string') return undefined
    const space = 'space' in holder && typeof holder.space === 'string' ? { space: holder.space } : {}
    const epoch = 'epoch' in holder && typeof holder.epoch === 'number' ? { epoch: holder.epoch } : {}
    return { pid, startedAt, ...space, ...epoch }
  } catch {
    // The process was killed between creating and writing the file: the lock has no holder.
    return undefined
  }
}

function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  const actual = startTimeOf(pid)
  return actual === undefined || startedAt === '' || actual === startedAt
}

/** Start time of a process, only for comparison; undefined where the system does not provide it. */
function startTimeOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      // The name in parentheses may hold blanks; the start time is the 20th field after it, in ticks since boot.
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]
      return `${boot} ${ticks}`
    }
    if (process.platform === 'win32') return undefined
    return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
