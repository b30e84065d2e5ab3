import { describe, expect, it } from 'vitest'
import { latestStart, scheduleSettings } from './schedule.ts'

const latest = (config: object, now: string) =>
  latestStart(scheduleSettings({ scheduleConfig: { on: true, ...config } }), new Date(now))

describe('a schedule', () => {
  it.each([
    [{ cycle: 'day', time: '09:30' }, '2026-03-05T09:30:00', '2026-03-05T09:30:00'],
    [{ cycle: 'day', time: '09:30' }, '2026-03-05T09:29:59', '2026-03-04T09:30:00'],
    // 5 March 2026 is a Thursday.
    [{ cycle: 'week', day: 1, time: '08:00' }, '2026-03-05T12:00:00', '2026-03-02T08:00:00'],
    [{ cycle: 'week', day: 4, time: '23:00' }, '2026-03-05T12:00:00', '2026-02-26T23:00:00'],
    [{ cycle: 'week', day: 7, time: '08:00' }, '2026-03-05T12:00:00', '2026-03-01T08:00:00'],
    [{ cycle: 'month', day: 31, time: '00:00' }, '2026-03-05T12:00:00', '2026-02-28T00:00:00'],
    [{ cycle: 'month', day: 5, time: '12:00' }, '2026-03-05T12:00:00', '2026-03-05T12:00:00'],
  ])('%o starts, seen from %s, last at %s', (config, now, start) => {
    expect(latest(config, now)).toEqual(new Date(start))
  })

  it('of a broken document is off, or at nine every day', () => {
    expect(scheduleSettings({ scheduleConfig: 'x' })).toMatchObject({ isOn: false, cycle: 'day', minute: 540 })
    const odd = { on: 1, cycle: 'year', day: 99, time: '25:00', users: 'x', values: [1, { field: '' }] }
    expect(scheduleSettings({ scheduleConfig: odd })).toMatchObject({ isOn: true, day: 31, minute: 540, values: [] })
  })
})
