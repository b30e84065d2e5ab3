import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '@sqos/test-kit/port'
import { startServerProcess } from './testing/server-process.ts'

let root: string
let dataDir: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sqos-main-'))
  dataDir = join(root, 'data')
})
afterAll(() => rm(root, { recursive: true, force: true }))

const environment = async () => ({ PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'info' })

describe('the server process', () => {
  it('starts without configuration, prints its address and demo accounts, refuses a second process, and stops on a signal', async () => {
    const env = await environment()
    await using server = startServerProcess(env)
    await server.ready
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${env.PORT}/readyz`)).status).toBe(200))
    await using second = startServerProcess(await environment())

    expect(await second.exited).toBe(1)
    expect(second.output()).toContain(`${dataDir} is in use by process ${server.child.pid}`)
    expect(second.output()).not.toContain('    at ')
    expect(server.output()).toContain(`SQOS is ready: http://127.0.0.1:${env.PORT}`)
    expect(server.output()).toMatch(/admin +sqos2026/)

    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    await expect(readFile(join(dataDir, 'lock'))).rejects.toThrow('ENOENT')
  })

  it('has no public password when other machines can reach it', async () => {
    const env = { ...(await environment()), HOST: '0.0.0.0', DATA_DIR: join(root, 'reachable') }
    await using server = startServerProcess(env)
    await server.ready
    await vi.waitFor(() => expect(server.output()).toMatch(/admin +[a-z0-9]{16} /))
    const signIn = async (password: string) => {
      const form = { account: 'admin', password: createHash('md5').update(password).digest('hex') }
      const fields = {
        origin: 'password',
        client_id: 'a',
        client_secret: 'a',
        scope: 'a',
        grant_type: 'a',
        loginType: '1',
      }
      const body = new URLSearchParams({ ...form, ...fields })
      const answer = await fetch(`http://127.0.0.1:${env.PORT}/api/oauth/Login`, { method: 'POST', body })
      const { code, data }: { code: number; data: { mustChangePassword: boolean } | null } = JSON.parse(
        await answer.text(),
      )
      return { code, mustChange: data?.mustChangePassword }
    }
    const [, generated = ''] = /admin +([a-z0-9]{16}) /.exec(server.output()) ?? []

    expect(server.output()).not.toContain('sqos2026')
    expect(await signIn('sqos2026')).toMatchObject({ code: 400 })
    expect(await signIn(generated)).toEqual({ code: 200, mustChange: true })
  })

  it('reports a port in use in one sentence', async () => {
    const other = createServer()
    const env = await environment()
    await new Promise<void>((resolve) => other.listen(Number(env.PORT), '127.0.0.1', resolve))
    await using server = startServerProcess(env)

    expect(await server.exited).toBe(1)
    expect(server.output()).toContain(`Port ${env.PORT} is taken by another program`)
    expect(server.output()).toContain(`PORT=${Number(env.PORT) + 1}`)
    other.close()
  })

  it('lists every problem of its configuration at once, without values that may be secret', async () => {
    const env = { PORT: 'many', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://me:hunter2@host/db' }
    await using server = startServerProcess(env, ['--dmeo'])

    expect(await server.exited).toBe(1)
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL', '"--dmeo"']) expect(server.output()).toContain(name)
    expect(server.output()).not.toContain('hunter2')
  })

  it('completes the running request before it stops', async () => {
    const env = await environment()
    await using server = startServerProcess(env)
    await server.ready
    const body = 'account=admin&password=0123456789abcdef0123456789abcdef'
    const socket = connect(Number(env.PORT), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const head = [
      'POST /api/oauth/Login HTTP/1.1',
      'host: localhost',
      'content-type: application/x-www-form-urlencoded',
      `content-length: ${body.length}`,
      'expect: 100-continue',
    ]
    // The head has arrived, the body has not: the request is running when the signal comes.
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`)
    await vi.waitFor(() => expect(answer).toContain('HTTP/1.1 100 Continue'))
    server.child.kill('SIGTERM')
    const another = () => fetch(`http://127.0.0.1:${env.PORT}/healthz`).catch(() => 'refused')
    await vi.waitFor(async () => expect(await another()).toBe('refused'))
    socket.write(body.slice(10))

    await closed
    expect(answer).toContain('HTTP/1.1 200')
    expect(answer).toContain('"code":400')
    expect(await server.exited).toBe(0)
    expect(server.output()).not.toContain('did not finish in time')
  })

  it('logs no secret', async () => {
    const env = await environment()
    await using server = startServerProcess(env)
    await server.ready
    const address = `http://127.0.0.1:${env.PORT}`
    await fetch(`${address}/api/oauth/CurrentUser?token=hunter2`, {
      headers: { authorization: 'Bearer hunter2', cookie: 'a=hunter2' },
    })
    await fetch(`${address}/api/oauth/Login`, {
      method: 'POST',
      body: new URLSearchParams({ account: 'admin', password: 'hunter2' }),
    })
    server.child.kill('SIGTERM')
    await server.exited

    expect(server.output()).toContain('"msg":"answered"')
    expect(server.output()).toContain('token=[redacted]')
    expect(server.output()).not.toContain('hunter2')
  })
})
