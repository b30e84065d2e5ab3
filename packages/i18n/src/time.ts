import type { Language } from '@sqos/contract'
import dayjs from 'dayjs'
import { localeOf } from './language.ts'
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }
import zhtw from './locales/zhtw.json' with { type: 'json' }

const TEXTS = { zh, zhtw, en }

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const MONTH = 30 * DAY

/** In which language a time is told, and the present moment in ms. */
export interface TimeTextOptions {
  language: Language
  now?: number | undefined
}

/** A moment (ms) as text; nothing for no moment. The pattern is dayjs's; the default is the specification's. */
export function formatDate(ms: number | null | undefined, pattern = 'YYYY-MM-DD HH:mm'): string {
  return ms == null ? '' : dayjs(ms).format(pattern)
}

/**
 * How long ago a moment (ms) is, for chat and lists: just now (also for the future), minutes, hours, days,
 * weeks, up to 3 months, then the date. Source: specification of the shell, section 9.
 */
export function formatRelativeTime(ms: number, { language, now = Date.now() }: TimeTextOptions): string {
  const age = now - ms
  if (age < MINUTE) return TEXTS[language].justNow
  if (age < HOUR) return ago({ language, count: age / MINUTE, unit: 'minute' })
  if (age < DAY) return ago({ language, count: age / HOUR, unit: 'hour' })
  if (age < WEEK) return ago({ language, count: age / DAY, unit: 'day' })
  // Days 28 and 29 are neither a fourth week (the list stops at 3) nor a month: they stay at 3 weeks.
  if (age < MONTH) return ago({ language, count: Math.min(3, age / WEEK), unit: 'week' })
  if (age < 4 * MONTH) return ago({ language, count: age / MONTH, unit: 'month' })
  return formatDate(ms, 'YYYY-MM-DD')
}

/**
 * How long ago a moment is, for records: just now under 30 s, minutes, hours, 1 day under 48 hours, then the date.
 * A timestamp of 10 digits is in seconds, others in ms. Source: specification of the platform, section 9.
 */
export function formatElapsed(timestamp: number, { language, now = Date.now() }: TimeTextOptions): string {
  const ms = String(Math.trunc(timestamp)).length === 10 ? timestamp * SECOND : timestamp
  const age = now - ms
  if (age < 30 * SECOND) return TEXTS[language].justNow
  if (age < HOUR) return ago({ language, count: Math.max(1, age / MINUTE), unit: 'minute' })
  if (age < DAY) return ago({ language, count: age / HOUR, unit: 'hour' })
  if (age < 2 * DAY) return ago({ language, count: 1, unit: 'day' })
  return formatDate(ms)
}

interface Ago {
  language: Language
  count: number
  unit: Intl.RelativeTimeFormatUnit
}

function ago({ language, count, unit }: Ago): string {
  return new Intl.RelativeTimeFormat(localeOf(language)).format(-Math.floor(count), unit)
}
