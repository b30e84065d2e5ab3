import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@sqos/test-kit/port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServerProcess } from './testing/server-process.ts'

let root: string
let dataDir: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sqos-restarted-'))
  dataDir = join(root, 'data')
})
afterAll(() => rm(root, { recursive: true, force: true }))

const environment = async () => ({ PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'info' })

describe('the server process', () => {
  it('takes over the lock of a killed process, also when its process id was reused', async () => {
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, startedAt: 'another boot 1' }))
    await using server = startServerProcess(await environment())
    await server.ready

    server.child.kill('SIGKILL')
    await server.exited
    await using next = startServerProcess(await environment())

    await next.ready
    // Like closing the terminal.
    next.child.kill('SIGHUP')
    expect(await next.exited).toBe(0)
  })

  it('starts under a file watcher of Node, and stops cleanly when its output is no longer read', async () => {
    // The environment of child processes of `node --watch`, and so of `pnpm dev`.
    const env = { ...(await environment()), WATCH_REPORT_DEPENDENCIES: '1' }
    await using server = startServerProcess(env)
    await server.ready
    server.child.stdout?.destroy()
    server.child.stderr?.destroy()

    server.child.kill('SIGTERM')

    expect(await server.exited).toBe(0)
    await expect(readFile(join(dataDir, 'lock'))).rejects.toThrow('ENOENT')
  })
})
