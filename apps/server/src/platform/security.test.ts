import { RESULT } from '@sqos/contract'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'
import { routesOf } from './route.ts'

const url = process.env['TEST_REDIS_URL']

/** A server with one call that may be made twice a minute. */
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

describe('limits with Redis', () => {
  it.skipIf(!url)('are shared by servers', async () => {
    await using one = await startServer(url ?? '')
    await using two = await startServer(url ?? '')
    const account = one.deps.newId()

    const codes = []
    for (const server of [one, two, one, two]) codes.push((await server.anonymous.post('/api/trial', { account })).code)

    expect(codes).toEqual([RESULT.ok, RESULT.ok, RESULT.tooManyRequests, RESULT.tooManyRequests])
  })

  it('do not lock people out when Redis is away', async () => {
    await using server = await startServer('redis://127.0.0.1:1')

    expect((await server.anonymous.post('/api/trial', { account: 'lina' })).code).toBe(RESULT.ok)
  })
})
