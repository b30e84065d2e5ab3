import { type Decimal, RESULT_DECIMALS, toDecimal } from './decimal.ts'

/**
 * Same result as `top.div(bottom)`, ten times as fast, when all digits fit into JavaScript integers, which is nearly
 * always; otherwise undefined. Relevant when thousands of rows are divided by their total.
 */
export function quickQuotient(top: Decimal, bottom: Decimal): Decimal | undefined {
  const dividend = digitsOf(top)
  const divisor = digitsOf(bottom)
  if (dividend === undefined || divisor === undefined || divisor === 0) return undefined

  const shift = lastPlace(top) - lastPlace(bottom) + RESULT_DECIMALS
  const a = shift > 0 ? dividend * 10 ** shift : dividend
  const b = shift < 0 ? divisor * 10 ** -shift : divisor
  if (a > Number.MAX_SAFE_INTEGER || b > Number.MAX_SAFE_INTEGER) return undefined

  const rest = a % b
  const whole = (a - rest) / b
  const rounded = rest >= b - rest ? whole + 1 : whole
  return toDecimal(`${top.s * bottom.s < 0 ? '-' : ''}${rounded}e-${RESULT_DECIMALS}`)
}

const MAX_DIGITS = 15

/** All digits as one integer, without point and sign. */
function digitsOf({ c: digits }: Decimal): number | undefined {
  if (digits.length > MAX_DIGITS) return undefined
  let number = 0
  for (const digit of digits) number = number * 10 + digit
  return number
}

/** The power of ten of the last digit: −2 for 0.25, 3 for 12000. */
const lastPlace = ({ c: digits, e: exponent }: Decimal) => exponent - digits.length + 1
