import { readNumber, readText, UNREADABLE } from '../../base/readers.ts'
import { type DateType, DATE_FORMATS, formatMoment, readMoment, readTime } from '../../moment/moment.ts'
import { formatNumber } from '../../number/format-number.ts'
import type { CellContext, CellType } from '../model/cell-type.ts'
import { numberProp, textProp } from './column-props.ts'

/** Any value as text. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : (jsonOf(value) ?? typeof value)
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** One line of text. */
export const textCell: CellType = {
  entry: 'text',
  format: plainText,
  parse: (text) => text,
  read: readText,
  check: checkLength,
}

/** Several lines of text. */
export const multilineCell: CellType = { ...textCell, isMultiline: true }

function checkLength(value: unknown, { column, t }: CellContext): string | undefined {
  const max = numberProp(column, 'maxLength')
  return max !== undefined && plainText(value).length > max ? t('tooLong', { max }) : undefined
}

/** A number; reads thousands separators and full-width digits. */
export const numberCell: CellType = {
  entry: 'text',
  align: 'end',
  format: formatNumberCell,
  typedAs: 'number',
  read: readNumber,
  unreadable: 'notNumber',
  check: checkNumber,
}

function formatNumberCell(value: unknown, { column }: CellContext): string {
  const number = readNumber(value)
  if (number === UNREADABLE) return plainText(value)
  return formatNumber(number, {
    precision: numberProp(column, 'precision'),
    thousands: column.props?.['thousands'] === true,
    unit: textProp(column, 'unit'),
  })
}

function checkNumber(value: unknown, { column, t }: CellContext): string | undefined {
  const number = Number(value)
  const { min = number, max = number } = { min: numberProp(column, 'min'), max: numberProp(column, 'max') }
  if (number < min) return t('tooSmall', { min })
  return number > max ? t('tooLarge', { max }) : undefined
}

/** An amount of money: two decimals and commas by default. */
export const amountCell: CellType = {
  ...numberCell,
  hasThousands: true,
  format: (value, { column, t }) =>
    numberCell.format(value, { column: { ...column, props: { precision: 2, thousands: true, ...column.props } }, t }),
}

/** A day, month, year or moment. */
export const dateCell = {
  entry: 'text',
  emptyValue: null,
  format(value, { column }) {
    const ms = readMoment(value)
    return ms === UNREADABLE
      ? plainText(value)
      : formatMoment(ms, textProp(column, 'format') ?? DATE_FORMATS[dateTypeOf(column)])
  },
  typedAs: 'date',
  read: readMoment,
  unreadable: 'notDate',
} satisfies CellType

/** The precision of a date column. */
export function dateTypeOf(column: CellContext['column']): DateType {
  const type = textProp(column, 'type')
  return type === 'year' || type === 'month' || type === 'datetime' ? type : 'date'
}

/** A time of day. */
export const timeCell = {
  entry: 'text',
  emptyValue: null,
  format: plainText,
  typedAs: 'time',
  read: readTime,
  unreadable: 'notTime',
} satisfies CellType

/** A read-only value of the server or a formula. */
export const shownCell: CellType = { entry: 'none', format: plainText }

/** The result of a formula. */
export const calculatedCell: CellType = { ...shownCell, align: 'end', isCalculated: true }

/** An unknown kind. Text can be edited; other values are shown and kept. */
export const unknownCell: CellType = {
  entry: 'text',
  format: plainText,
  parse: (text) => text,
  canEdit: (value) => typeof value !== 'object' || value === null,
}
