import { type Reader, UNREADABLE } from '../base/readers.ts'

/** The precision of a date field. */
export type DateType = 'year' | 'month' | 'date' | 'datetime'

/** The default format of each kind of date. */
export const DATE_FORMATS: Record<DateType, string> = {
  year: 'yyyy',
  month: 'yyyy-MM',
  date: 'yyyy-MM-dd',
  datetime: 'yyyy-MM-dd HH:mm:ss',
}

/** Converts a format to the spelling of Arco. */
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

/** Times are stored as text, `HH:mm` or `HH:mm:ss`. */
export const readTime: Reader<string> = (value) =>
  typeof value === 'string' && /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value) ? value : UNREADABLE
