import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@sqos/test-kit/port'

const ROOT = join(import.meta.dirname, '../../..')

/** A server with the built admin and the demo company, on its own data. */
export interface RunningServer {
  url: string
  /** Stops it like Ctrl-C; its data stays. */
  stop: () => Promise<number | null>
  /** Kills it, like a power failure. */
  kill: () => Promise<number | null>
  /** The output so far. */
  output: () => string
}

interface ServerOptions {
  dataDir: string
  /** A free port by default; a journey that restarts the server keeps the address. */
  port?: number
  env?: Record<string, string>
  /** Words after `main.ts`, such as `--demo` for a database that is not embedded. */
  words?: readonly string[]
}

/** Starts the server and waits until it is ready. */
export async function startServer({ dataDir, port, env, words = [] }: ServerOptions): Promise<RunningServer> {
  const usedPort = port ?? (await freePort())
  const url = `http://127.0.0.1:${usedPort}`
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/src/main.ts'), ...words], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STATIC_DIR: process.env['E2E_STATIC_DIR'] ?? join(ROOT, 'apps/admin/dist'),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(usedPort),
      DATABASE_URL: '',
      REDIS_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  process.once('exit', () => child.kill('SIGKILL'))
  const end = (signal: NodeJS.Signals) => () => {
    child.kill(signal)
    return ended
  }

  for (let waited = 0; waited < 240_000; waited += 100) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${output}`)
    if (await isReady(url)) return { url, stop: end('SIGINT'), kill: end('SIGKILL'), output: () => output }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await end('SIGKILL')()
  throw new Error(`The server was not ready within four minutes:\n${output}`)
}

/** An empty folder for the data of a server, with the function that removes it. */
export function temporaryData() {
  const folder = mkdtempSync(join(tmpdir(), 'sqos-e2e-'))
  return { dataDir: join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
