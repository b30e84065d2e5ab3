import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchVersion } from './watch-version.ts'

let version: string | undefined
let stop: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 9) })
  version = 'a'
})
afterEach(() => {
  stop?.()
  vi.useRealTimers()
})

async function watch() {
  const onChange = vi.fn()
  const read = vi.fn(() => Promise.resolve(version))
  stop = watchVersion({ read, onChange })
  await vi.advanceTimersByTimeAsync(0)
  return { onChange, read }
}

it('tells of a change within a minute, once', async () => {
  const { onChange } = await watch()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onChange).not.toHaveBeenCalled()

  version = 'b'
  await vi.advanceTimersByTimeAsync(180_000)

  expect(onChange).toHaveBeenCalledOnce()
})

it('tells of it when somebody comes back, and does not ask in bursts', async () => {
  const { onChange, read } = await watch()
  version = 'b'
  await vi.advanceTimersByTimeAsync(6000)

  for (let times = 0; times < 5; times++) window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(0)

  expect(onChange).toHaveBeenCalledOnce()
  expect(read).toHaveBeenCalledTimes(2)
})

it('takes a server that does not answer for no change', async () => {
  const { onChange } = await watch()
  version = undefined
  await vi.advanceTimersByTimeAsync(60_000)
  version = 'a'
  await vi.advanceTimersByTimeAsync(60_000)

  expect(onChange).not.toHaveBeenCalled()
})

it('is over when it is ended', async () => {
  const { onChange, read } = await watch()
  stop?.()
  version = 'b'
  await vi.advanceTimersByTimeAsync(120_000)

  expect(read).toHaveBeenCalledOnce()
  expect(onChange).not.toHaveBeenCalled()
})
