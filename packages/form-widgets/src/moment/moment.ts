import { type Reader, UNREADABLE } from '../base/readers.ts'

/** How exact a date field is. */
export type DateType = 'year' | 'month' | 'date' | 'datetime'

/** Source: contract of the platform, section 22. */
export const DATE_FORMATS: Record<DateType, string> = {
  year: 'yyyy',
  month: 'yyyy-MM',
  date: 'yyyy-MM-dd',
  datetime: 'yyyy-MM-dd HH:mm:ss',
}

/** The format as Arco spells it. */
export const arcoFormat = (format: string): string => format.replaceAll('y', 'Y').replaceAll('d', 'D')

/** A moment (ms) as text, in local time; `yyyy MM dd HH mm ss`, capitals or not. */
export function formatMoment(ms: number, format: string): string {
  const date = new Date(ms)
  const parts: Record<string, number> = {
    YYYY: date.getFullYear(),
    MM: date.getMonth() + 1,
    DD: date.getDate(),
    HH: date.getHours(),
    mm: date.getMinutes(),
    ss: date.getSeconds(),
  }
  return arcoFormat(format).replaceAll(/YYYY|MM|DD|HH|mm|ss/g, (name) => String(parts[name]).padStart(name.length, '0'))
}

/** The beginning of the year, month or day that a moment lies in; a moment itself for date and time. */
export function startOf(ms: number, type: DateType): number {
  const date = new Date(ms)
  if (type === 'datetime') return ms
  return new Date(
    date.getFullYear(),
    type === 'year' ? 0 : date.getMonth(),
    type === 'date' ? date.getDate() : 1,
  ).getTime()
}

/** Milliseconds since 1970, as number or digits; Date objects out of other stores. */
export const readMoment: Reader<number> = (value) => {
  const ms =
    value instanceof Date
      ? value.getTime()
      : typeof value === 'string' && /^-?\d{5,}$/.test(value)
        ? Number(value)
        : value
  return typeof ms === 'number' && Number.isFinite(new Date(ms).getTime()) ? ms : UNREADABLE
}

const LENGTHS: Record<DateType, number> = { year: 1, month: 2, date: 3, datetime: 6 }

/**
 * A date as people type it: 2026-11-21, 2026/1/5, 20261121, 2026年1月5日 8:30. Nothing when it is none, or not of this
 * kind; a date without a time is its midnight.
 */
export function parseTypedDate(text: string, type: DateType): number | undefined {
  const groups = plainDigits(text).match(/\d+/g) ?? []
  const parts = groups.length === 1 ? splitDigits(groups[0] ?? '') : groups
  const [year, month = 1, day = 1, ...time] = parts.map(Number)
  if (year === undefined || (parts[0] ?? '').length !== 4 || parts.length > LENGTHS[type]) return undefined
  if (parts.length < Math.min(3, LENGTHS[type])) return undefined
  const [hour = 0, minute = 0, second = 0] = time
  const date = new Date(year, month - 1, day, hour, minute, second)
  const isReal =
    date.getFullYear() === year &&
    date.getMonth() === month - 1 &&
    date.getDate() === day &&
    date.getHours() === hour &&
    date.getMinutes() === minute &&
    date.getSeconds() === second
  return isReal ? date.getTime() : undefined
}

/** 20261121 and 20261121083000. */
const splitDigits = (digits: string): string[] =>
  [digits.slice(0, 4), ...(digits.slice(4).match(/\d{1,2}/g) ?? [])].filter(Boolean)

const plainDigits = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** Times are stored as text, `HH:mm` or `HH:mm:ss`. */
export const readTime: Reader<string> = (value) =>
  typeof value === 'string' && /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value) ? value : UNREADABLE

/** A time as people type it: 8:30, 0830, 8点30. Nothing when it is none. */
export function parseTypedTime(text: string, format: string): string | undefined {
  const groups = plainDigits(text).match(/\d+/g) ?? []
  const [only = ''] = groups
  const parts =
    groups.length === 1 && only.length > 2
      ? (only.padStart(Math.ceil(only.length / 2) * 2, '0').match(/\d{2}/g) ?? [])
      : groups
  if (parts.length === 0 || parts.length > 3) return undefined
  const [hour = 0, minute = 0, second = 0] = parts.map(Number)
  if (hour > 23 || minute > 59 || second > 59) return undefined
  return formatMoment(new Date(2000, 0, 1, hour, minute, second).getTime(), format)
}
