import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../startup-error.ts'

/** Who holds the folder. A process id alone is given out again; with the start time it names one process for good. */
interface Holder {
  pid: number
  startedAt: string
}

/**
 * Takes the data folder for this process and returns how to give it back. PGlite has no lock of its own: two processes
 * that write to one folder lose rows without a word. A lock whose process is gone is taken over.
 */
export function takeLock(folder: string): () => void {
  const file = join(folder, 'lock')
  const mine: Holder = { pid: process.pid, startedAt: startTimeOf(process.pid) ?? '' }
  const content = JSON.stringify(mine)

  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      writeFileSync(file, content, { flag: 'wx' })
      return () => {
        if (readLock(file) === content) rmSync(file, { force: true })
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const found = readLock(file)
    if (found === undefined) continue
    const holder = parse(found)
    if (holder && isRunning(holder)) {
      throw new StartupError(
        `The data folder ${folder} is in use by process ${holder.pid}.\n` +
          'Stop that process first (it may be another SQOS server), or give this one a folder of its own with DATA_DIR.',
      )
    }
    removeStale(file, found)
  }
  throw new StartupError(`The lock ${file} could not be taken: other processes are starting on the same folder.`)
}

/** Moves the stale lock aside; should another process have replaced it a moment ago, its lock goes back. */
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
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined
  } catch {
    // Killed between creating the file and writing it: nobody holds this lock.
    return undefined
  }
}

function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  const actual = startTimeOf(pid)
  return actual === undefined || startedAt === '' || actual === startedAt
}

/** When a process started, in a form that only serves to compare; undefined where the system does not tell. */
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
