import type { ApiEnvironment } from '@sqos/api-client'
import { startHttpServer } from '@sqos/test-kit/http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askEarly } from './early-question.ts'

const QUESTION = '/api/oauth/CurrentUser'

let server: Awaited<ReturnType<typeof startHttpServer>>
let time: number

beforeEach(async () => {
  time = 1_700_000_000_000
  server = await startHttpServer(({ path }) => ({ code: 200, data: path }))
})
afterEach(() => server.stop())

const environment = (token: string | null): ApiEnvironment => ({
  baseUrl: server.url,
  getToken: () => token,
  getLanguage: () => 'en',
  onSessionEnded: () => undefined,
  toast: () => undefined,
  text: (key) => key,
  now: () => time,
})
const call = (ask: typeof fetch | undefined, { path = QUESTION, token = 'token-1' } = {}) =>
  ask?.(`${server.url}${path}?n=1`, { headers: { Authorization: token } })
const asked = () => server.requests.filter(({ path }) => path === QUESTION).length

it('the first call of the question gets the early answer, the next one asks again', async () => {
  const ask = askEarly(environment('token-1'))
  expect(await (await call(ask, { path: '/api/other' }))?.json()).toMatchObject({ code: 200, data: '/api/other' })

  expect(await (await call(ask))?.json()).toMatchObject({ code: 200, data: QUESTION })
  expect(asked()).toBe(1)
  await call(ask)
  expect(asked()).toBe(2)
})

it('an answer for another token, or an old one, is not used', async () => {
  await call(askEarly(environment('token-1')), { token: 'token-2' })
  expect(asked()).toBe(2)

  const ask = askEarly(environment('token-1'))
  time += 31_000
  await call(ask)
  expect(asked()).toBe(4)
})

it('a failure is that of the call, and nobody is asked for without a token', async () => {
  expect(askEarly(environment(null))).toBeUndefined()
  await server.stop()

  await expect(call(askEarly(environment('token-1')))).rejects.toThrow(TypeError)
})
