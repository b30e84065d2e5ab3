import type { Language } from '@sqos/contract'
import dayjs from 'dayjs'
import { localeOf } from './language.ts'
import { texts } from './locales/texts.generated.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const MONTH = 30 * DAY

/** The language of the text, and the current time in ms (default: now). */
export interface TimeTextOptions {
  language: Language
  now?: number | undefined
}

/** A time (ms) as text; an empty text without a time. The pattern is dayjs's; the default is the specification's. */
export function formatDate(ms: number | null | undefined, pattern = 'YYYY-MM-DD HH:mm'): string {
  return ms == null ? '' : dayjs(ms).format(pattern)
}

/**
 * The age of a time (ms), for chat and lists: just now (also for a time in the future), minutes, hours, days,
 * weeks, up to 3 months, then the date.
 */
export function formatRelativeTime(ms: number, { language, now = Date.now() }: TimeTextOptions): string {
  const age = now - ms
  if (age < MINUTE) return texts[language].justNow
  if (age < HOUR) return ago({ language, count: age / MINUTE, unit: 'minute' })
  if (age < DAY) return ago({ language, count: age / HOUR, unit: 'hour' })
  if (age < WEEK) return ago({ language, count: age / DAY, unit: 'day' })
  // Days 28 and 29 are neither a fourth week (the list stops at 3) nor a month: they stay at 3 weeks.
  if (age < MONTH) return ago({ language, count: Math.min(3, age / WEEK), unit: 'week' })
  if (age < 4 * MONTH) return ago({ language, count: age / MONTH, unit: 'month' })
  return formatDate(ms, 'YYYY-MM-DD')
}

/**
 * The age of a time, for records: just now under 30 s, minutes, hours, 1 day under 48 hours, then the date.
 * A timestamp of 10 digits is in seconds, others in ms.
 */
export function formatElapsed(timestamp: number, { language, now = Date.now() }: TimeTextOptions): string {
  const ms = String(Math.trunc(timestamp)).length === 10 ? timestamp * SECOND : timestamp
  const age = now - ms
  if (age < 30 * SECOND) return texts[language].justNow
  if (age < HOUR) return ago({ language, count: Math.max(1, age / MINUTE), unit: 'minute' })
  if (age < DAY) return ago({ language, count: age / HOUR, unit: 'hour' })
  if (age < 2 * DAY) return ago({ language, count: 1, unit: 'day' })
  return formatDate(ms)
}

/**
 * The age of a time (ms) without a date, for what changes often: minutes under 3600 s, hours under 86400 s, else days.
 * A time in the future has the age 0.
 */
export function formatAge(ms: number, { language, now = Date.now() }: TimeTextOptions): string {
  const age = Math.max(0, now - ms)
  if (age < HOUR) return ago({ language, count: age / MINUTE, unit: 'minute' })
  if (age < DAY) return ago({ language, count: age / HOUR, unit: 'hour' })
  return ago({ language, count: age / DAY, unit: 'day' })
}

/** The weekday of a time (ms) in full: 星期六, Saturday. */
export function formatWeekday(ms: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'long' }).format(ms)
}

interface Ago {
  language: Language
  count: number
  unit: Intl.RelativeTimeFormatUnit
}

function ago({ language, count, unit }: Ago): string {
  return new Intl.RelativeTimeFormat(localeOf(language)).format(-Math.floor(count), unit)
}
