import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatAge, formatDate, formatElapsed, formatRelativeTime, formatWeekday } from './time.ts'

const now = new Date(2026, 10, 21, 12, 0, 0).getTime()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

it('formats a time, and an empty text without a time', () => {
  expect(formatDate(now)).toBe('2026-11-21 12:00')
  expect(formatDate(now, 'YYYY/MM/DD')).toBe('2026/11/21')
  expect(formatDate(null)).toBe('')
})

it.each([
  [-5 * DAY, '刚刚'],
  [MINUTE - 1, '刚刚'],
  [MINUTE, '1分钟前'],
  [HOUR - 1, '59分钟前'],
  [HOUR, '1小时前'],
  [DAY - 1, '23小时前'],
  [DAY, '1天前'],
  [7 * DAY - 1, '6天前'],
  [7 * DAY, '1周前'],
  [29 * DAY, '3周前'],
  [30 * DAY, '1个月前'],
  [119 * DAY, '3个月前'],
  [120 * DAY, '2026-07-24'],
])('returns an age of %i ms as %s', (age, text) => {
  expect(formatRelativeTime(now - age, { language: 'zh', now })).toBe(text)
})

it('an age has a text in each language', () => {
  const textOf = (language: 'zhtw' | 'en', age: number) => formatRelativeTime(now - age, { language, now })
  expect(textOf('zhtw', 0)).toBe('剛剛')
  expect(textOf('zhtw', 2 * HOUR)).toBe('2 小時前')
  expect(textOf('en', 0)).toBe('Just now')
  expect(textOf('en', HOUR)).toBe('1 hour ago')
  expect(textOf('en', 15 * DAY)).toBe('2 weeks ago')
})

it.each([
  [29_999, 'Just now'],
  [30_000, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [DAY - 1, '23 hours ago'],
  [2 * DAY - 1, '1 day ago'],
  [2 * DAY, '2026-11-19 12:00'],
])('returns an elapsed time of %i ms as %s', (age, text) => {
  expect(formatElapsed(now - age, { language: 'en', now })).toBe(text)
})

it('a timestamp of ten digits is in seconds', () => {
  expect(formatElapsed((now - 5 * MINUTE) / 1000, { language: 'en', now })).toBe('5 minutes ago')
})

it('every age has a text, never one in the future', () => {
  fc.assert(
    fc.property(fc.integer({ min: -DAY, max: 1000 * DAY }), (age) => {
      expect(formatRelativeTime(now - age, { language: 'en', now })).toMatch(/^(Just now|\d+ \w+ ago|\d{4}-\d\d-\d\d)$/)
    }),
  )
})

it.each([
  [-DAY, '0分钟前'],
  [HOUR - 1, '59分钟前'],
  [HOUR, '1小时前'],
  [DAY - 1, '23小时前'],
  [400 * DAY, '400天前'],
])('returns an age of %i ms without a date as %s', (age, text) => {
  expect(formatAge(now - age, { language: 'zh', now })).toBe(text)
})

it('names the weekday in each language', () => {
  expect((['zh', 'zhtw', 'en'] as const).map((language) => formatWeekday(now, language))).toEqual([
    '星期六',
    '星期六',
    'Saturday',
  ])
})
