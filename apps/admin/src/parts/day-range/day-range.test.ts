import { expect, it } from 'vitest'
import { dayRange, startOfDay } from './day-range.ts'

it('includes both days completely', () => {
  expect(dayRange({ from: '2026-03-01', to: '2026-03-02' })).toEqual({
    startTime: new Date(2026, 2, 1).getTime(),
    endTime: new Date(2026, 2, 3).getTime() - 1,
  })
})

it.each(['', 'yesterday', '20260301', '0001-01-01', '9999-12-31', '2026-03-01T00:00'])('rejects %j as a day', (day) => {
  expect(dayRange({ from: day, to: day })).toEqual({})
})

it('returns the first moment of a day', () => {
  expect(startOfDay('2026-03-01')).toBe(new Date(2026, 2, 1).getTime())
  expect(startOfDay('2026-03-01', 31)).toBe(new Date(2026, 3, 1).getTime())
  expect(startOfDay('soon')).toBeUndefined()
})
