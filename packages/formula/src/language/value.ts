import { type Decimal, toDecimal, ZERO } from '../arithmetic/decimal.ts'
import { type Fraction, operate, toShown } from '../arithmetic/fraction.ts'

/** The type of a value in a formula. Dates are milliseconds; `any` is not known before the evaluation. */
export type ValueType = 'number' | 'text' | 'date' | 'boolean' | 'list' | 'table' | 'any'

/** A value during the evaluation. Undefined is empty. */
export type Value = Fraction | string | boolean | undefined | readonly string[]

/** Reads a value of the form. */
export function toValue(raw: unknown): Value {
  if (typeof raw === 'boolean') return raw
  if (typeof raw === 'string') return raw === '' ? undefined : raw
  if (raw instanceof Date) return numberOf(raw.getTime())
  if (Array.isArray(raw)) return raw.length === 0 ? undefined : raw.map(plainText)
  return numberOf(raw)
}

const plainText = (raw: unknown): string => (typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? ''))

const numberOf = (raw: unknown): Fraction | undefined => {
  const top = toDecimal(raw)
  return top && { top }
}

/** A number as a value; undefined when it is not finite. */
export const fromNumber = (value: number): Value => numberOf(value)

export const isNumber = (value: Value): value is Fraction =>
  typeof value === 'object' && !Array.isArray(value) && 'top' in value

const NOTHING: Fraction = { top: ZERO }

/** The number of a value; undefined when it has none. */
export function numberIn(value: Value): Fraction | undefined {
  if (typeof value === 'boolean') return numberOf(value ? 1 : 0)
  if (typeof value === 'string') return numberOf(value)
  return isNumber(value) ? value : undefined
}

/** The number of a value; empty values and other texts count as 0. */
export const asFraction = (value: Value): Fraction => numberIn(value) ?? NOTHING

/** The number of a value as a JavaScript number. */
export const asJsNumber = (value: Value): number => Number(toShown(asFraction(value)).text)

/** The text of a value; lists are joined. */
export function asString(value: Value): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return isNumber(value) ? toShown(value).text : value.join(', ')
}

/** Whether a value counts as true: numbers other than 0, texts that are not empty. */
export function isTrue(value: Value): boolean {
  if (typeof value === 'boolean') return value
  const number = numberIn(value)
  if (number) return !number.top.eq(ZERO)
  return !isEmpty(value)
}

export const isEmpty = (value: Value): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '')

/** The order of two values: as numbers if both are numbers or empty, otherwise as texts. */
export function compareValues(left: Value, right: Value): number {
  const [a, b] = [comparable(left), comparable(right)]
  if (a && b && !(left === undefined && right === undefined)) return signOf(operate('-', a, b))
  const [one, other] = [asString(left), asString(right)]
  return one === other ? 0 : one < other ? -1 : 1
}

const comparable = (value: Value): Fraction | undefined => (value === undefined ? NOTHING : numberIn(value))

function signOf(difference: Fraction | string): number {
  if (typeof difference === 'string') return 0
  const { top, bottom } = difference
  if (top.eq(ZERO)) return 0
  return isNegative(top) === isNegative(bottom) ? 1 : -1
}

const isNegative = (value: Decimal | undefined): boolean => value !== undefined && value.lt(ZERO)

/** The moment of a value in milliseconds: a number, or a text that starts with a date. */
export function momentOf(value: Value): number | undefined {
  if (typeof value === 'string') {
    const found = /^\s*(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?/.exec(value)
    if (found) {
      const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found
        .slice(1)
        .map((part) => Number(part ?? 0))
      return inRange(new Date(year, month - 1, day, hour, minute, second).getTime())
    }
  }
  const number = typeof value === 'boolean' ? undefined : numberIn(value)
  return number && inRange(Number(toShown(number).text))
}

/** Moments that JavaScript can hold. */
const inRange = (ms: number): number | undefined => (Math.abs(ms) <= 8.64e15 ? ms : undefined)
