import type { ApiEnvironment } from '@sqos/api-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../store.ts'
import { collectErrors, reportUiError } from './collect-errors.ts'
import { unsentErrors } from './error-buffer.ts'
import { describeError } from './ui-error.ts'

let sent: { list: { message: string; address: string }[] }[]
let refuse: boolean
let end: () => void

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  sent = []
  refuse = false
  const environment: ApiEnvironment = {
    baseUrl: '',
    getToken: () => 't',
    getLanguage: () => 'zh',
    onSessionEnded: () => undefined,
    toast: () => expect.unreachable('background errors show no toast'),
    text: () => 'failed',
    now: Date.now,
    fetch: async (_url, init) => {
      if (refuse) throw new TypeError('Failed to fetch')
      sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
      return Response.json({ code: 200, msg: '', data: { accepted: 1 } })
    },
  }
  const store = createStore(environment)
  store.dispatch({ type: 'session/sessionRestored', payload: { token: 't', locked: false } })
  end = collectErrors(store)
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(6000)

it('sends errors in one batch, each kind once', async () => {
  for (const message of ['first', 'second', 'first']) reportUiError(new Error(message))
  await settle()
  expect(sent.map(({ list }) => list.map(({ message }) => message))).toEqual([['Error: first', 'Error: second']])
  expect(unsentErrors(20)).toEqual([])
})

it('catches unhandled errors and rejections', async () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('thrown'), message: 'thrown' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('rejected') }))
  await settle()
  expect(sent[0]?.list.map(({ message }) => message)).toEqual(['TypeError: thrown', 'RangeError: rejected'])
})

it('keeps unsent errors, without repeated attempts, and sends them with the next one', async () => {
  refuse = true
  reportUiError(new Error('lost'))
  await settle()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(unsentErrors(20)).toHaveLength(1)

  refuse = false
  reportUiError(new Error('next'))
  await settle()
  expect(sent.flatMap(({ list }) => list.map(({ message }) => message))).toEqual(['Error: lost', 'Error: next'])
})

it('sends no user input', () => {
  window.history.replaceState(null, '', '/profile?keyword=secret#secret')
  const error = new SyntaxError(
    `Unexpected token in "secret" at https://x/y?q=secret of 'my secret' 13800000000 a@b.cn`,
  )
  const entry = describeError(error, { version: 'v', time: 1 })
  expect(JSON.stringify(entry)).not.toMatch(/secret|13800000000|a@b/)
  expect(entry.address).toBe('/profile')
})

it('identifies a failed call by its trace id', () => {
  const error = new Error('page', { cause: { code: 500, msg: 'secret', data: null, traceId: 'trace-9' } })
  expect(describeError(error, { version: 'v', time: 1 }).traceId).toBe('trace-9')
})

it('keeps at most fifty errors', () => {
  for (let index = 0; index < 80; index += 1) reportUiError(new Error('e'.repeat(index + 1)))
  expect(unsentErrors(100)).toHaveLength(50)
})
