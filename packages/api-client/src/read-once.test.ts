import { configureStore } from '@reduxjs/toolkit'
import { startHttpServer } from '@sqos/test-kit/http'
import { afterEach, expect, it, vi } from 'vitest'
import { answerOf } from './answer-of.ts'
import { baseApi } from './base-api.ts'
import type { ApiEnvironment } from './environment.ts'
import { readOnce } from './read-once.ts'

afterEach(() => vi.useRealTimers())

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({ readNumber: build.query<number, void>({ query: () => ({ url: '/api/number' }) }) }),
})
const { initiate } = api.endpoints.readNumber

/** Milliseconds after which the cache removes an answer that nobody subscribes to. */
const KEPT = 60_000

it.each([
  ['readOnce', (running: Running) => readOnce(running).then(({ data }) => data)],
  ['answerOf', (running: Running) => answerOf(running)],
])('%s gets its answer although the one before leaves the cache meanwhile', async (_, read) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answers = 0
  let release = () => {}
  const server = await startHttpServer(async () => {
    answers++
    if (answers === 2) await new Promise<void>((resolve) => (release = resolve))
    return { code: 200, data: answers }
  })
  const { dispatch } = createStore(server.url)
  expect(await read(dispatch(initiate()))).toBe(1)

  const second = read(dispatch(initiate(undefined, { forceRefetch: true })))
  await expect.poll(() => answers).toBe(2)
  await vi.advanceTimersByTimeAsync(KEPT + 1)
  release()

  expect(await second).toBe(2)
  await server.stop()
})

type Running = ReturnType<ReturnType<typeof initiate>>

function createStore(baseUrl: string) {
  const environment: ApiEnvironment = {
    baseUrl,
    getToken: () => null,
    getLanguage: () => 'zh',
    onSessionEnded: () => {},
    toast: () => {},
    text: () => '',
    now: () => 0,
  }
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: environment } } }).concat(baseApi.middleware),
  })
}
