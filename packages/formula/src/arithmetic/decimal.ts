import { Big as BigConstructor, type Big } from 'big.js'

/** An exact decimal number. */
export type Decimal = Big

/** Number of decimals of every result. */
export const RESULT_DECIMALS = 2

/** The constructor of exact decimals: a clone, so that other users' settings of the library do not affect it. */
const Decimals = BigConstructor()
Decimals.DP = RESULT_DECIMALS
// Half away from zero, as in accounting: 0.005 → 0.01, −0.005 → −0.01.
Decimals.RM = 1

/** Zero: the value of missing operands. */
export const ZERO = new Decimals(0)

/** Maximum digits of a value: more than any JavaScript number needs, few enough to stay fast. */
const MAX_DIGITS = 1000

const MAX_TEXT_LENGTH = 400
const NUMBER = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?$/

/** The decimal of a form value; undefined when it is empty, not finite, not a number, or too long. */
export function toDecimal(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? new Decimals(value) : undefined
  if (typeof value === 'bigint') return textToDecimal(value.toString())
  if (typeof value === 'string') return textToDecimal(value.trim())
  return undefined
}

function textToDecimal(text: string): Decimal | undefined {
  if (text.length > MAX_TEXT_LENGTH || !NUMBER.test(text)) return undefined
  return new Decimals(text.startsWith('+') ? text.slice(1) : text)
}

/** Whether a number is short enough for further operations. */
export function isBearable({ c: digits, e: exponent }: Decimal): boolean {
  return digits.length <= MAX_DIGITS && Math.abs(exponent) <= MAX_DIGITS
}

/** The text that the form shows and saves, with two decimals. */
export const toResultText = (value: Decimal): string => value.toFixed(RESULT_DECIMALS)
