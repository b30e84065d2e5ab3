import type { CallRecord } from '@sqos/call-panel'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCallReporter } from './call-reporter.ts'

const MINUTE = 60_000
const call: CallRecord = { id: 'c1', direction: 'outgoing', number: '10086', startedAt: 1 }
const ended: CallRecord = { ...call, endedAt: 2, result: 'cancelled' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that fails while it is away, and remembers what it received. */
function serverOf() {
  const received: CallRecord[] = []
  const server = { received, isAway: false, asked: 0 }
  const reporter = createCallReporter(async (report) => {
    server.asked += 1
    if (server.isAway) return false
    received.push(report)
    return true
  })
  return { server, reporter }
}

it('reports at once, every minute while the call lasts, and no more after its end', async () => {
  const { server, reporter } = serverOf()

  reporter.report(call)
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(server.received).toEqual([call, call, call])
  reporter.report(ended)
  await vi.advanceTimersByTimeAsync(5 * MINUTE)

  expect(server.received).toEqual([call, call, call, ended])
})

it('repeats the end of a call until the server answers', async () => {
  const { server, reporter } = serverOf()
  server.isAway = true

  reporter.report(call)
  reporter.report(ended)
  await vi.advanceTimersByTimeAsync(MINUTE)
  server.isAway = false
  await vi.advanceTimersByTimeAsync(MINUTE)

  expect(server.received).toEqual([ended])
})

it('a stopped reporter asks nothing more', async () => {
  const { server, reporter } = serverOf()
  reporter.report(call)
  await vi.advanceTimersByTimeAsync(0)
  reporter.stop()
  await vi.advanceTimersByTimeAsync(5 * MINUTE)

  expect(server.asked).toBe(1)
})
