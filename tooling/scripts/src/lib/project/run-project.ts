import { spawn } from 'node:child_process'
import { freePort } from '@sqos/test-kit/port'

interface RunningProject extends AsyncDisposable {
  url: string
  /** What the application has written so far. */
  output: () => string
}

interface StartOptions {
  /** As the README says, or the server alone. */
  command?: readonly [string, ...string[]]
  /** Default: the embedded one. */
  databaseUrl?: string
}

const START_MS = 180_000

/** Starts a project of its own on a free port; its data stays in its folder. Throws when it does not answer. */
export async function startProject(
  project: string,
  { command = [process.execPath, 'server/main.ts'], databaseUrl = '' }: StartOptions = {},
): Promise<RunningProject> {
  const port = await freePort()
  const [program, ...args] = command
  // A group of its own: npm does not pass signals on to what it starts.
  const child = spawn(program, args, {
    cwd: project,
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // It has ended.
    }
  }
  const kill = () => end('SIGKILL')
  process.once('exit', kill)
  async function stop() {
    end('SIGTERM')
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 20_000))])
    kill()
    process.off('exit', kill)
  }
  for (let waited = 0; waited < START_MS && child.exitCode === null; waited += 200) {
    if (output.includes('is at http'))
      return { url: `http://127.0.0.1:${port}`, output: () => output, [Symbol.asyncDispose]: stop }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await stop()
  throw new Error(`The project did not start:\n${output}`)
}
