import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

interface Parent {
  pid: number
  command: string
}

/** npx and pnpm by name or run by node; not a shell whose command mentions them. */
const LAUNCHER = /^(?:\S*\/)?(?:node\s+\S*\/)?(?:npm|npx|pnpm)(?:[\s.-]|$)/

/**
 * Sends this process SIGTERM when the npx or pnpm that started it has ended. `npx -y pnpm@12 start` is a chain (npm,
 * sh, pnpm, sh, node) and npm does not forward SIGTERM to all of it: without this, ending npx would leave a server on
 * its port.
 */
export function endWithLaunchers() {
  if (process.platform === 'win32') return
  const launchers = ancestors()
  const last = launchers.findLastIndex(({ command }) => LAUNCHER.test(command))
  const watched = launchers.slice(0, last + 1).map(({ pid }) => pid)
  if (watched.length === 0) return
  const timer = setInterval(() => {
    if (watched.every(isAlive)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: a process of another user is alive.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function ancestors(): Parent[] {
  const found: Parent[] = []
  for (let pid = process.ppid; pid > 1;) {
    const { command, parent } = lookAt(pid)
    found.push({ pid, command })
    pid = parent
  }
  return found
}

/** Linux provides this without a program, which a small container may lack; other systems have `ps`. */
function lookAt(pid: number): { command: string; parent: number } {
  try {
    if (existsSync('/proc/self/stat')) {
      const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return { command, parent: Number(afterName.split(' ')[1]) }
    }
    const [, parent = '0', command = ''] = /^\s*(\d+)\s+(.*)/.exec(ps(pid)) ?? []
    return { command, parent: Number(parent) }
  } catch {
    return { command: '', parent: 0 }
  }
}

const ps = (pid: number) => execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)]).toString('utf8')
