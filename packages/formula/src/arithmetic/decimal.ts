import { Big as BigConstructor, type Big } from 'big.js'

/** An exact decimal number. */
export type Decimal = Big

/** Decimals behind the point of every result. Source: specification of the platform, section 9. */
export const RESULT_DECIMALS = 2

/** The constructor of exact decimals: a clone, so that other users' settings of the library do not affect it. */
const Decimals = BigConstructor()
Decimals.DP = RESULT_DECIMALS
// Half away from zero, as in bookkeeping: 0.005 → 0.01, −0.005 → −0.01.
Decimals.RM = 1

/** Zero: the value of everything that is missing. */
export const ZERO = new Decimals(0)

/** Maximum digits of a value: more than any JavaScript number needs, few enough to stay fast. */
const MAX_DIGITS = 1000

const MAX_TEXT_LENGTH = 400
const NUMBER = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?$/

/** The number that a value of a form is, or nothing: empty, not finite, not a number, or too long to be meant. */
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

/** False for a number so long that counting on with it would hold up everything else. */
export function isBearable({ c: digits, e: exponent }: Decimal): boolean {
  return digits.length <= MAX_DIGITS && Math.abs(exponent) <= MAX_DIGITS
}

/** The value as the form shows and saves it: text with two decimals. */
export const toResultText = (value: Decimal): string => value.toFixed(RESULT_DECIMALS)
