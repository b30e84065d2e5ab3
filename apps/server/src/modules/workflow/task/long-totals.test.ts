import { expect, it } from 'vitest'
import { createClock } from '../../../testing/clock.ts'
import { createLongTotals } from './long-totals.ts'

it('the total of a long list is remembered for half a minute, per list; short lists are always counted', () => {
  const clock = createClock('2026-11-28T09:00:00+08:00')
  const totals = createLongTotals(clock.now)
  const counted: number[] = []
  const read = (list: string, total: number) => {
    const known = totals.of({ list })
    if (known !== undefined) return known
    counted.push(total)
    totals.note({ list }, total)
    return total
  }

  expect(read('long', 20_000)).toBe(20_000)
  expect(read('long', 20_001)).toBe(20_000)
  expect(read('other', 30_000)).toBe(30_000)
  expect(read('short', 9_999)).toBe(9_999)
  expect(read('short', 9_998)).toBe(9_998)
  clock.advance(30_000)
  expect(read('long', 20_002)).toBe(20_002)
  // A clock that was set back prolongs nothing.
  clock.advance(-3_600_000)
  expect(read('long', 20_003)).toBe(20_003)

  expect(counted).toEqual([20_000, 30_000, 9_999, 9_998, 20_002, 20_003])
})
