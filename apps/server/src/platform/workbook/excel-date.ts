const DAY = 86_400_000

/**
 * Day 0 of a sheet. Excel counts 29 February 1900, which did not exist, as day 60, so days before March 1900 are one
 * off.
 */
const EPOCH = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)

const two = (value: number) => String(value).padStart(2, '0')

/** Converts the day number of a sheet to text; undefined for an invalid date. */
export function readExcelDate(serial: number, { from1904 }: { from1904: boolean }): string | undefined {
  if (!Number.isFinite(serial) || serial < 0 || serial > 2_958_465.999_99) return undefined
  const shift = !from1904 && serial < 60 ? DAY : 0
  const moment = new Date(Math.round(((from1904 ? EPOCH_1904 : EPOCH) + shift + serial * DAY) / 1000) * 1000)
  const day = `${moment.getUTCFullYear()}-${two(moment.getUTCMonth() + 1)}-${two(moment.getUTCDate())}`
  const time = `${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}:${two(moment.getUTCSeconds())}`
  if (serial < 1) return time
  return serial % 1 === 0 ? day : `${day} ${time}`
}

/** Converts a moment to the day number of a sheet, by the clock of a time zone. */
export function writeExcelDate(moment: Date, clock: Intl.DateTimeFormat): number {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour') % 24, part('minute'), part('second'))
  return (wall - EPOCH) / DAY
}

/** The clock of a time zone, for `writeExcelDate`; default: that of this machine. */
export const clockOf = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', {
    ...(timeZone !== undefined && { timeZone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

/** Whether a number format shows a date or a time; ignores colours, literals and escaped letters. */
export const isDateFormat = (format: string) =>
  /[ymdhs]/i.test(format.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|_.|\*./gi, '')) && !/general/i.test(format)

/**
 * Whether a format number without a format text is a date. Source: ECMA-376 part 1, 18.8.30, with the East Asian dates.
 */
export const isBuiltInDateFormat = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
