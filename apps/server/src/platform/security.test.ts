import { connect, createServer, type Socket } from 'node:net'
import { RESULT } from '@sqos/contract'
import { freePort } from '@sqos/test-kit/port'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'
import { gatewayOrigin } from './gateway-address.ts'
import { routesOf } from './route.ts'

const url = process.env['TEST_REDIS_URL']
const NO_SERVICE = { seatUrl: undefined, authorization: undefined, demoPassword: undefined }

/** A server with a route that allows two calls per minute. */
const startServer = (redisUrl: string): Promise<TestApp> =>
  createTestApp({
    config: { redisUrl },
    routes: (app) => {
      routesOf(
        app,
        'trial',
      )({
        method: 'POST',
        url: '/api/trial',
        operationId: 'trial',
        summary: 'For this test',
        permission: 'public',
        body: Type.Object({ account: Type.String() }),
        limit: { perMinute: 2, subject: ({ account }) => account },
        handle: () => {},
      })
    },
  })

describe('the Content Security Policy', () => {
  it('lets pages connect to the gateway of the configuration, and to no other host', async () => {
    const call = { gatewayUrl: 'wss://sip.example.com', ...NO_SERVICE }
    await using server = await createTestApp({ config: { call } })

    const { headers } = await server.app.inject({ url: '/' })

    expect(headers['content-security-policy']).toContain("connect-src 'self' wss://sip.example.com:7443;")
  })

  it.each([
    ['wss://sip.example.com:7444/ws', 'wss://sip.example.com:7444'],
    ['wss://sip.example.com', 'wss://sip.example.com:7443'],
    ['wss://sip.example.com:443/', 'wss://sip.example.com:443'],
  ])('names the gateway %s as %s', (gatewayUrl, origin) => {
    expect(gatewayOrigin(gatewayUrl)).toBe(origin)
  })
})

describe('limits in Redis', () => {
  it.skipIf(!url)('are shared by servers', async () => {
    await using one = await startServer(url ?? '')
    await using two = await startServer(url ?? '')
    const account = one.deps.newId()

    const codes = []
    for (const server of [one, two, one, two]) codes.push((await server.anonymous.post('/api/trial', { account })).code)

    expect(codes).toEqual([RESULT.ok, RESULT.ok, RESULT.tooManyRequests, RESULT.tooManyRequests])
  })

  it.skipIf(!url)('do not block calls when Redis hangs', async () => {
    const { hostname, port } = new URL(url ?? '')
    const sockets: Socket[] = []
    const between = createServer((near) => {
      const far = connect(Number(port), hostname)
      for (const socket of [near, far]) sockets.push(socket.on('error', () => {}))
      near.pipe(far).pipe(near)
    })
    const ownPort = await freePort()
    await new Promise<void>((resolve) => between.listen(ownPort, '127.0.0.1', resolve))
    await using server = await startServer(`redis://127.0.0.1:${ownPort}`)
    const account = server.deps.newId()
    const call = async () => (await server.anonymous.post('/api/trial', { account })).code
    const before = await call()

    // Redis receives requests, but no longer responds.
    for (const socket of sockets) socket.unpipe()
    const after = await call()

    expect([before, after]).toEqual([RESULT.ok, RESULT.ok])
    for (const socket of sockets) socket.destroy()
    between.close()
  })

  it('do not block calls when Redis is unreachable', async () => {
    await using server = await startServer('redis://127.0.0.1:1')

    expect((await server.anonymous.post('/api/trial', { account: 'lina' })).code).toBe(RESULT.ok)
  })
})
