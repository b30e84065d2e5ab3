import { expect, it } from 'vitest'
import { lastDays } from './last-days.ts'

it('the days end today, without gaps, across the turn of the year', () => {
  const days = lastDays(7, new Date(2027, 0, 3, 15, 30))

  expect(days).toHaveLength(7)
  expect(days[0]?.start).toBe(new Date(2026, 11, 28).getTime())
  expect(days[6]?.end).toBe(new Date(2027, 0, 4).getTime() - 1)
  for (const [index, day] of days.slice(1).entries()) expect(day.start).toBe((days[index]?.end ?? 0) + 1)
})
