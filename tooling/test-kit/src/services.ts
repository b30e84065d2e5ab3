import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './port.ts'

/** A database or cache for the duration of the test run. */
export interface Service {
  url: string
  stop: () => Promise<void>
}

interface User {
  uid: number
  gid: number
}

/**
 * Starts PostgreSQL in a temporary folder on a free loopback port, from the installed binaries; undefined when there
 * are none. PostgreSQL refuses to run as root, so root starts it as the user `postgres`.
 */
export async function startPostgres(): Promise<Service | undefined> {
  const bin = postgresBinaries()
  if (!bin) return undefined
  const user = process.getuid?.() === 0 ? userNamed('postgres') : undefined
  const folder = temporaryFolder('postgres', user)
  const data = join(folder, 'data')
  try {
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { cwd: folder, stdio: 'pipe', ...user },
    )
    const port = await freePort()
    const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', 'fsync=off', 'full_page_writes=off']
    const args = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])]
    const child = spawn(join(bin, 'postgres'), args, { cwd: folder, stdio: 'ignore', ...user })
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    return await ready({ child, folder, signal: 'SIGINT', url, isReady: () => postmasterIsReady(data) })
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** Starts Redis (or Valkey) without persistence on a free loopback port; undefined when none is installed. */
export async function startRedis(): Promise<Service | undefined> {
  const binary = ['redis-server', 'valkey-server'].find(isOnPath)
  if (!binary) return undefined
  const folder = temporaryFolder('redis')
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no']
  const child = spawn(binary, args, { stdio: 'ignore' })
  return ready({ child, folder, signal: 'SIGTERM', url: `redis://127.0.0.1:${port}`, isReady: () => accepts(port) })
}

/** A process that was started. */
interface Starting {
  child: ChildProcess
  folder: string
  /** The signal for an immediate clean stop. */
  signal: NodeJS.Signals
  url: string
  isReady: () => boolean | Promise<boolean>
}

/** Waits until a started process is ready; it is ended, and its folder removed, by `stop` or with this process. */
export async function ready({ child, folder, signal, url, isReady }: Starting): Promise<Service> {
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  const endAtExit = () => {
    child.kill(signal)
    removeFolder()
  }
  process.once('exit', endAtExit)
  async function stop() {
    child.kill(signal)
    await ended
    process.off('exit', endAtExit)
    removeFolder()
  }
  for (let waited = 0; waited < 120_000; waited += 50) {
    if (child.exitCode !== null) break
    if (await isReady()) return { url, stop }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stop()
  throw new Error(`${child.spawnfile} was started and is not ready after two minutes.`)
}

/** The port opens shortly before clients are accepted; the eighth line of the pid file shows the state. */
function postmasterIsReady(data: string): boolean {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) && readFileSync(file, 'utf8').split('\n')[7]?.trim() === 'ready'
}

/** True when a port of the loopback address accepts connections. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function postgresBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => join(debian, version, 'bin'))
  if (isOnPath('pg_config')) folders.unshift(execFileSync('pg_config', ['--bindir']).toString('utf8').trim())
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** True when a program of this name is in a folder of PATH. */
export function isOnPath(name: string): boolean {
  return (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, name)))
}

/** The ids of a user of this machine. */
export function userNamed(name: string): User {
  const id = (flag: string) => Number(execFileSync('id', [flag, name]).toString('utf8'))
  return { uid: id('-u'), gid: id('-g') }
}

/** Creates a temporary folder, which may belong to another user. */
export function temporaryFolder(name: string, user?: User): string {
  const folder = mkdtempSync(join(tmpdir(), `sqos-${name}-`))
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}
