import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idleChoices, saveIdleLimit, saveIdleMinutes } from './idle-time.ts'
import { watchIdleness } from './watch-idleness.ts'

const MINUTE = 60_000

let stop: (() => void)[]

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 9) })
  stop = []
})
afterEach(() => {
  for (const end of stop) end()
  vi.useRealTimers()
})

function watch(isNew = false) {
  const onIdle = vi.fn()
  stop.push(watchIdleness({ onIdle, isNew }))
  return onIdle
}

it('locks after half an hour by default', () => {
  const onIdle = watch()
  vi.advanceTimersByTime(29 * MINUTE)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(MINUTE)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

it('applies a changed idle time at once, and "never"', () => {
  const onIdle = watch()
  saveIdleMinutes(0)
  vi.advanceTimersByTime(600 * MINUTE)
  expect(onIdle).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('keydown'))
  saveIdleMinutes(5)
  vi.advanceTimersByTime(5 * MINUTE + 5000)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

it('locks after the maximum of the system, whatever was chosen', () => {
  saveIdleMinutes(0)
  saveIdleLimit(12)
  const onIdle = watch()

  vi.advanceTimersByTime(12 * MINUTE)

  expect(onIdle).toHaveBeenCalledOnce()
  expect(idleChoices()).toEqual([5, 10, 12])
  saveIdleLimit(0)
  expect(idleChoices()).toEqual([0, 5, 10, 15, 30, 60])
})

it('waits while any tab has input', () => {
  const [here, there] = [watch(), watch()]
  for (let minute = 0; minute < 60; minute += 10) {
    vi.advanceTimersByTime(10 * MINUTE)
    window.dispatchEvent(new Event('keydown'))
  }
  // Another tab of the browser writes the same key.
  vi.advanceTimersByTime(20 * MINUTE)
  localStorage.setItem('sqos_active_at', JSON.stringify({ at: Date.now() }))
  vi.advanceTimersByTime(20 * MINUTE)
  expect(here).not.toHaveBeenCalled()
  expect(there).not.toHaveBeenCalled()
})

it('locks at the start when the time passed while the page was closed, but not after a sign-in', () => {
  localStorage.setItem('sqos_active_at', JSON.stringify({ at: Date.now() - 31 * MINUTE }))
  expect(watch()).toHaveBeenCalledTimes(1)

  localStorage.setItem('sqos_active_at', JSON.stringify({ at: Date.now() - 31 * MINUTE }))
  expect(watch(true)).not.toHaveBeenCalled()
})

it.each(['', '{', '"x"', '{"at":"x"}', '{"at":1e999}'])('ignores invalid storage: %s', (garbage) => {
  localStorage.setItem('sqos_active_at', garbage)
  localStorage.setItem('sqos_idle', garbage)
  expect(watch()).not.toHaveBeenCalled()
})
