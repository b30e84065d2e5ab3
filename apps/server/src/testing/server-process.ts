import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** A server in its own process, started like in production. */
export interface ServerProcess extends AsyncDisposable {
  child: ChildProcess
  /** The output so far. */
  output: () => string
  /** Resolves when it is ready, rejects when it exits before. */
  ready: Promise<void>
  /** Resolves to the exit code; null when a signal ended the process. */
  exited: Promise<number | null>
}

/** Starts `main.ts` with this environment and these arguments. */
export function startServerProcess(env: Record<string, string>, words: string[] = []): ServerProcess {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [MAIN, ...words], { env: { PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  const isReady = Promise.withResolvers<void>()
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('SQOS is ready')) isReady.resolve()
    })
  }
  void exited.then((code) =>
    isReady.reject(new Error(`The server ended with ${code} before it was ready:\n${printed}`)),
  )
  // A test that only waits for the exit does not handle `ready`.
  isReady.promise.catch(() => {})
  return {
    child,
    output: () => printed,
    ready: isReady.promise,
    exited,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}
