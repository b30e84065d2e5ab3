import { spawn, type ChildProcess } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from './workspace.ts'

/** Result of a command. `output` is empty when it was streamed. */
export interface Ended {
  code: number
  output: string
}

interface RunOptions {
  cwd?: string
  env?: Record<string, string | undefined>
  /** `stream` shows the output as it comes, `collect` returns it. */
  output?: 'stream' | 'collect'
}

const children = new Set<ChildProcess>()

/** The original value: Vite, when it runs in this process, sets it to production. */
const { NODE_ENV } = process.env

/** The environment of every command: the workspace's own binaries first, and no telemetry. */
function environment(extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV,
    PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
  }
}

/** Runs a command until it exits; code 127 when it cannot be started. */
export function run(command: string, args: string[], { cwd = ROOT, env, output = 'collect' }: RunOptions = {}) {
  return new Promise<Ended>((resolve) => {
    const child = spawn(command, args, {
      cwd,
      // Collected output is shown later, without colour codes.
      env: environment(output === 'collect' ? { NO_COLOR: '1', FORCE_COLOR: undefined, ...env } : env),
      stdio: output === 'stream' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    children.add(child)
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    const end = (code: number, error = '') => {
      children.delete(child)
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + error })
    }
    child.on('error', (error) => end(127, `${command} could not be started: ${error.message}`))
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Runs one of these scripts with the current Node. */
export const runScript = (name: string, args: string[] = [], options: RunOptions = {}) =>
  run(process.execPath, [join(ROOT, 'tooling/scripts/src', name), ...args], options)

/**
 * On Ctrl-C or SIGTERM ends every running command, calls `cleanUp` and exits with the usual code of the signal. The
 * returned function removes the handlers.
 */
export function endWithChildren(cleanUp: () => Promise<void> | void = () => {}) {
  let ending = false
  function end(signal: NodeJS.Signals) {
    if (ending) return
    ending = true
    for (const child of children) child.kill('SIGTERM')
    void Promise.resolve(cleanUp()).finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  return () => void process.off('SIGINT', end).off('SIGTERM', end)
}
