import { checkText } from './check.ts'

const SHAPE = /^[1-9][0-9]{5}(?<year>(?:18|19|20)[0-9]{2})(?<month>[0-9]{2})(?<day>[0-9]{2})[0-9]{3}[0-9Xx]$/

// Source: GB 11643-1999, ISO 7064 MOD 11-2.
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

/**
 * A Chinese identity card: 18 characters with an existing date of birth and the right check digit; a final x may be
 * lower-case. Cards with 15 digits are refused: they are invalid by law since 2013 and have no check digit.
 */
export const checkIdCard = checkText('idCard', (text) => {
  const { year, month, day } = SHAPE.exec(text)?.groups ?? {}
  return isDate(Number(year), Number(month), Number(day)) && text.at(-1)?.toUpperCase() === checkDigitOf(text)
})

function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function checkDigitOf(text: string): string | undefined {
  let sum = 0
  for (const [index, weight] of WEIGHTS.entries()) sum += weight * Number(text[index])
  return CHECK_DIGITS[sum % CHECK_DIGITS.length]
}
