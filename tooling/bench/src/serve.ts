import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { freePort } from '@sqos/test-kit/port'

/** A server in a process of its own, as people run it. */
export interface Served {
  url: string
  pid: number
  stop: () => Promise<void>
}

/** Starts the server on `dataDir` with the built admin, with the demo data when the folder is empty, and waits until it is ready. */
export async function serve(dataDir: string, settings: Record<string, string> = {}): Promise<Served> {
  const port = await freePort()
  const server = dirname(createRequire(import.meta.url).resolve('@sqos/server/package.json'))
  const child = spawn(process.execPath, [join(server, 'src/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STATIC_DIR: join(server, '../admin/dist'),
      DATA_DIR: dataDir,
      PORT: String(port),
      ...settings,
    },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`bench: the server ended with code ${child.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
