import { Big as BigConstructor } from 'big.js'
import type { Operator } from '../expression/tokens.ts'
import { type Decimal, isBearable, RESULT_DECIMALS, ZERO } from './decimal.ts'
import { quickQuotient } from './quotient.ts'

/**
 * An exact intermediate value. A decimal cannot hold 1 ÷ 3, so the division is done at the end: 1 ÷ 3 × 3 is 1 and not
 * 0.999…. Formulas without a division have no `bottom`.
 */
export interface Fraction {
  top: Decimal
  bottom?: Decimal
}

/** Why a valid formula has no result. */
export type Refusal = 'divisionByZero' | 'tooLarge'

/** Executes one operation exactly. */
export function operate(operator: Operator, left: Fraction, right: Fraction): Fraction | Refusal {
  const result = exactly(operator, left, right)
  if (typeof result === 'string') return result
  return isBearable(result.top) && (!result.bottom || isBearable(result.bottom)) ? result : 'tooLarge'
}

function exactly(operator: Operator, left: Fraction, right: Fraction): Fraction | Refusal {
  switch (operator) {
    case '+':
      return combine(left, right, (a, b) => a.plus(b))
    case '-':
      return combine(left, right, (a, b) => a.minus(b))
    case '×':
      return over(left.top.times(right.top), product(left.bottom, right.bottom))
    case '÷':
      if (right.top.eq(ZERO)) return 'divisionByZero'
      return over(right.bottom ? left.top.times(right.bottom) : left.top, product(left.bottom, right.top))
  }
}

function combine(left: Fraction, right: Fraction, join: (a: Decimal, b: Decimal) => Decimal): Fraction {
  const { bottom } = left
  if (bottom === right.bottom || (bottom && right.bottom?.eq(bottom))) return over(join(left.top, right.top), bottom)
  const leftTop = right.bottom ? left.top.times(right.bottom) : left.top
  const rightTop = bottom ? right.top.times(bottom) : right.top
  return over(join(leftTop, rightTop), product(bottom, right.bottom))
}

const product = (a: Decimal | undefined, b: Decimal | undefined) => (a && b ? a.times(b) : (a ?? b))

const over = (top: Decimal, bottom: Decimal | undefined): Fraction => (bottom ? { top, bottom } : { top })

/** The value with two decimals, rounded once from the exact value: half away from zero. Never minus zero. */
export function toResult({ top, bottom }: Fraction): Decimal {
  const rounded = bottom ? (quickQuotient(top, bottom) ?? top.div(bottom)) : top.round(RESULT_DECIMALS)
  return rounded.eq(ZERO) ? ZERO : rounded
}

const SHOWN_DECIMALS = 10
const Shown = BigConstructor()
Shown.DP = SHOWN_DECIMALS
Shown.RM = 1

/** The value as a decimal text: exact where possible, otherwise with ten decimals and `isExact` false. */
export function toShown({ top, bottom }: Fraction): { text: string; isExact: boolean } {
  if (!bottom) return { text: withoutMinusZero(top), isExact: true }
  const quotient = new Shown(top).div(bottom)
  return { text: withoutMinusZero(quotient), isExact: quotient.times(bottom).eq(top) }
}

const withoutMinusZero = (value: Decimal) => (value.eq(ZERO) ? '0' : value.toFixed())
