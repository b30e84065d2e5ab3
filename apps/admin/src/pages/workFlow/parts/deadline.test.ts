import { expect, it } from 'vitest'
import { deadlineState, timeUntil } from './deadline.ts'

const HOUR = 3_600_000
const now = Date.UTC(2026, 10, 24)

it('the end of a limit is far, near, or over', () => {
  expect(deadlineState(now + 5 * HOUR, now)).toBe('far')
  expect(deadlineState(now + 3 * HOUR, now)).toBe('near')
  expect(deadlineState(now, now)).toBe('over')
})

it('the time until then is in its largest unit, in the language of the reader', () => {
  expect(timeUntil(now + 2.5 * HOUR, { language: 'zh', now })).toBe('2小时后')
  expect(timeUntil(now + 50 * HOUR, { language: 'en', now })).toBe('in 2 days')
  expect(timeUntil(now + 1000, { language: 'zhtw', now })).toMatch(/^1 ?分鐘後$/)
})
