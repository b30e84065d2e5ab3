import { type DateType, formatMoment } from './moment.ts'

const LENGTHS: Record<DateType, number> = { year: 1, month: 2, date: 3, datetime: 6 }

/**
 * Reads a typed date: 2026-11-21, 2026/1/5, 20261121, 2026年1月5日 8:30, or ISO text 2026-11-21T00:30Z. Undefined if it is
 * invalid or has another precision. A date without a time is its midnight.
 */
export function parseTypedDate(text: string, type: DateType): number | undefined {
  if (ZONED.test(text)) {
    const ms = Date.parse(text.trim())
    return Number.isFinite(ms) ? startOf(ms, type) : undefined
  }
  const groups = plainDigits(text).match(/\d+/g) ?? []
  const parts = groups.length === 1 ? splitDigits(groups[0] ?? '') : groups
  const [year, month = 1, day = 1, ...time] = parts.map(Number)
  if (year === undefined || (parts[0] ?? '').length !== 4 || parts.length > LENGTHS.datetime) return undefined
  if (parts.length < Math.min(3, LENGTHS[type])) return undefined
  const [given = 0, minute = 0, second = 0] = time
  const hour = hourOfDay(given, text)
  const isDay = hour === 0 && minute === 0 && second === 0
  if (parts.length > LENGTHS[type] && !(type === 'date' && isDay)) return undefined
  const date = new Date(year, month - 1, day, hour, minute, second)
  const isReal =
    date.getFullYear() === year &&
    date.getMonth() === month - 1 &&
    date.getDate() === day &&
    // A day without a midnight starts at one o'clock.
    ((isDay && date.getHours() <= 1) ||
      (date.getHours() === hour && date.getMinutes() === minute && date.getSeconds() === second))
  return isReal ? date.getTime() : undefined
}

/** Reads ISO text with a UTC offset. */
const ZONED = /^\s*\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})\s*$/i

/** Hours of 3:30 PM and 下午3:30; 25 if invalid. */
function hourOfDay(hour: number, text: string): number {
  const half = /上午|凌晨|早上|\bam\b/i.test(spaced(text)) ? 0 : /下午|晚上|\bpm\b/i.test(spaced(text)) ? 12 : undefined
  if (half === undefined) return hour
  if (half === 12 && hour > 12) return hour
  return hour > 12 ? 25 : (hour % 12) + half
}

/** 3:30PM as 3:30 PM. */
const spaced = (text: string): string => text.replaceAll(/(\d)([a-z])/gi, '$1 $2')

/** 20261121 and 20261121083000. */
const splitDigits = (digits: string): string[] =>
  [digits.slice(0, 4), ...(digits.slice(4).match(/\d{1,2}/g) ?? [])].filter(Boolean)

const plainDigits = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** Reads a typed time: 8:30, 0830, 8点30; undefined if it is invalid. */
export function parseTypedTime(text: string, format: string): string | undefined {
  const groups = plainDigits(text).match(/\d+/g) ?? []
  const [only = ''] = groups
  const parts =
    groups.length === 1 && only.length > 2
      ? (only.padStart(Math.ceil(only.length / 2) * 2, '0').match(/\d{2}/g) ?? [])
      : groups
  if (parts.length === 0 || parts.length > 3) return undefined
  const [given = 0, minute = 0, second = 0] = parts.map(Number)
  const hour = hourOfDay(given, text)
  if (hour > 23 || minute > 59 || second > 59) return undefined
  return formatMoment(new Date(2000, 0, 1, hour, minute, second).getTime(), format)
}

/** The start of the year, month or day of a moment; unchanged for date and time. */
export function startOf(ms: number, type: DateType): number {
  const date = new Date(ms)
  if (type === 'datetime') return ms
  return new Date(
    date.getFullYear(),
    type === 'year' ? 0 : date.getMonth(),
    type === 'date' ? date.getDate() : 1,
  ).getTime()
}
