import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { freePort } from '@sqos/test-kit/port'

/** A server in its own process, started like in production. */
export interface Served {
  url: string
  pid: number
  stop: () => Promise<void>
}

/**
 * Starts the server on `dataDir` with the built admin, with the demo data when the folder is empty, and waits until it
 * is ready.
 */
export async function serve(dataDir: string, settings: Record<string, string> = {}): Promise<Served> {
  const port = await freePort()
  const manifest = createRequire(import.meta.url).resolve('@sqos/server/package.json')
  const server = dirname(manifest)
  const staticDir = join(server, '../admin/dist')
  if (!existsSync(join(staticDir, 'index.html')))
    throw new Error(`bench: the admin is not built, and the server serves it. Run \`pnpm build\` first (${staticDir}).`)
  const child = spawn(process.execPath, startOf(manifest), {
    cwd: server,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STATIC_DIR: staticDir,
      DATA_DIR: dataDir,
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // The last lines say why it ended.
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-4000)))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null)
      throw new Error(`bench: the server ended with code ${child.exitCode}. ${errors.trim()}`)
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

/** The arguments of `node` in the start script of the server: memory limits, and its file. */
function startOf(manifest: string): string[] {
  // Our own package.json.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
  const { scripts } = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').slice(1)
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
