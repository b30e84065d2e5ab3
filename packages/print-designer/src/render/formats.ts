import { amountInCapitals } from '@sqos/formula'
import { formatDate } from '@sqos/i18n'
import { type PrintValues, rowsOf } from './print-record.ts'

const DECIMALS = /^(number|thousands|percent):(\d)$/

/**
 * A value in a format of a template: `capital` is an amount in Chinese capitals, `number:2` has two decimals,
 * `thousands:2` separators too, `percent:1` is a share of 100; `date:yyyy年MM月dd日` formats a date text. Unknown formats and
 * unsuitable values leave the text.
 */
export function formatted(text: string, { format, number }: { format: string; number: number | undefined }): string {
  if (format === 'capital') return number === undefined ? text : amountInCapitals(number)
  if (format.startsWith('date:')) return formatDateText(text, format.slice('date:'.length))
  const [, kind, digits] = DECIMALS.exec(format) ?? []
  if (kind === undefined || number === undefined) return text
  const places = { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) }
  if (kind === 'percent') return `${(number * 100).toLocaleString('en', { ...places, useGrouping: false })}%`
  return number.toLocaleString('en', { ...places, useGrouping: kind === 'thousands' })
}

function formatDateText(text: string, pattern: string): string {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?/.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return text
  const parts: Record<string, string> = {
    yyyy: year,
    MM: month.padStart(2, '0'),
    dd: day.padStart(2, '0'),
    HH: hour.padStart(2, '0'),
    mm: minute,
    ss: second,
  }
  return pattern.replaceAll(/yyyy|MM|dd|HH|mm|ss/g, (part) => parts[part] ?? part)
}

/** `yyyy-MM-dd HH:mm`. */
export const printTime = (moment: number): string => formatDate(moment, 'YYYY-MM-DD HH:mm')

/** Ways to combine the rows of a sub-table. */
export const AGGREGATES = ['sum', 'average', 'max', 'min', 'count'] as const
export type Aggregate = (typeof AGGREGATES)[number]

const isAggregate = (name: string): name is Aggregate => AGGREGATES.some((one) => one === name)

/** Number of decimals that sums of rows keep. */
const DECIMAL_PLACES = 6

/** One number of all rows of a sub-table; undefined when no row has a number. */
export function aggregate(
  name: string,
  { numbers, data, table, field }: { numbers: PrintValues; data: PrintValues; table: string; field: string },
): number | undefined {
  if (!isAggregate(name)) return undefined
  if (name === 'count') return rowsOf(data, table).length
  const values = rowsOf(numbers, table).flatMap((row) => {
    const value = row[field]
    return typeof value === 'number' ? [value] : []
  })
  if (values.length === 0) return undefined
  const rounded = (value: number) => Number(value.toFixed(DECIMAL_PLACES))
  const sum = rounded(values.reduce((total, value) => total + value, 0))
  switch (name) {
    case 'sum':
      return sum
    case 'average':
      return rounded(sum / values.length)
    case 'max':
      return Math.max(...values)
    case 'min':
      return Math.min(...values)
    default:
      throw new Error(`Unhandled aggregate ${JSON.stringify(name satisfies never)}`)
  }
}
