const DAY_MS = 86_400_000

/** The whole days from one date to another, by the calendar. */
export const daysBetween = (end: number, start: number): number =>
  Math.round((midnight(end) - midnight(start)) / DAY_MS)

/** UTC midnight of the local date: days of summer time have 24 hours too. */
function midnight(ms: number): number {
  const date = new Date(ms)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}

/** Units of DATEADD, also in Chinese. Default: days. */
const UNITS: Readonly<Record<string, 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute'>> = {
  year: 'year',
  years: 'year',
  年: 'year',
  month: 'month',
  months: 'month',
  月: 'month',
  week: 'week',
  weeks: 'week',
  周: 'week',
  週: 'week',
  day: 'day',
  days: 'day',
  天: 'day',
  日: 'day',
  '': 'day',
  hour: 'hour',
  hours: 'hour',
  小时: 'hour',
  小時: 'hour',
  minute: 'minute',
  minutes: 'minute',
  分钟: 'minute',
  分鐘: 'minute',
}

/** A moment some units later; a month later than 31 January is the last of February. Undefined for unknown units. */
export function addToDate(ms: number, count: number, unit: string): number | undefined {
  const known = Object.hasOwn(UNITS, unit.toLowerCase()) ? UNITS[unit.toLowerCase()] : undefined
  const date = new Date(ms)
  switch (known) {
    case 'year':
      return addMonths(date, count * 12)
    case 'month':
      return addMonths(date, count)
    case 'week':
      return date.setDate(date.getDate() + count * 7)
    case 'day':
      return date.setDate(date.getDate() + count)
    case 'hour':
      return ms + count * 3_600_000
    case 'minute':
      return ms + count * 60_000
    case undefined:
      return undefined
  }
}

function addMonths(date: Date, count: number): number {
  const day = date.getDate()
  date.setDate(1)
  date.setMonth(date.getMonth() + count)
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate()
  return date.setDate(Math.min(day, last))
}

/** A moment in a pattern such as `yyyy-MM-dd HH:mm:ss`. */
export function formatMoment(ms: number, pattern: string): string {
  const date = new Date(ms)
  const parts: Readonly<Record<string, number>> = {
    y: date.getFullYear(),
    M: date.getMonth() + 1,
    d: date.getDate(),
    H: date.getHours(),
    m: date.getMinutes(),
    s: date.getSeconds(),
  }
  return pattern.replace(/y+|M+|d+|H+|m+|s+/g, (token) => {
    const text = String(parts[token.charAt(0)] ?? 0)
    return token === 'yy' ? text.slice(-2) : text.padStart(token.length, '0')
  })
}
