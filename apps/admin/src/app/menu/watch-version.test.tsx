import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signals } from '../realtime/signals.ts'
import { watchVersion } from './watch-version.ts'

let version: string | undefined
let stop: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 9) })
  version = 'a'
})
afterEach(() => {
  stop?.()
  signals.setConnected(false)
  vi.useRealTimers()
})

async function watch() {
  const onChange = vi.fn()
  const read = vi.fn(() => Promise.resolve(version))
  stop = watchVersion({ read, onChange })
  await vi.advanceTimersByTimeAsync(0)
  return { onChange, read }
}

it('reports a change within a minute, once', async () => {
  const { onChange } = await watch()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onChange).not.toHaveBeenCalled()

  version = 'b'
  await vi.advanceTimersByTimeAsync(180_000)

  expect(onChange).toHaveBeenCalledOnce()
})

it('reports a change when the user returns to the window, without bursts of requests', async () => {
  const { onChange, read } = await watch()
  version = 'b'
  await vi.advanceTimersByTimeAsync(6000)

  for (let times = 0; times < 5; times++) window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(0)

  expect(onChange).toHaveBeenCalledOnce()
  expect(read).toHaveBeenCalledTimes(2)
})

it('ignores a server that does not answer', async () => {
  const { onChange } = await watch()
  version = undefined
  await vi.advanceTimersByTimeAsync(60_000)
  version = 'a'
  await vi.advanceTimersByTimeAsync(60_000)

  expect(onChange).not.toHaveBeenCalled()
})

it('stops', async () => {
  const { onChange, read } = await watch()
  stop?.()
  version = 'b'
  await vi.advanceTimersByTimeAsync(120_000)

  expect(read).toHaveBeenCalledOnce()
  expect(onChange).not.toHaveBeenCalled()
})

it('with a socket looks when the server announces a change, and never by itself', async () => {
  signals.setConnected(true)
  const { onChange, read } = await watch()
  await vi.advanceTimersByTimeAsync(3_600_000)
  window.dispatchEvent(new Event('focus'))
  expect(read).toHaveBeenCalledOnce()

  version = 'b'
  signals.send('menus')
  await vi.advanceTimersByTimeAsync(2000)

  expect(onChange).toHaveBeenCalledOnce()
  expect(read).toHaveBeenCalledTimes(2)
})
