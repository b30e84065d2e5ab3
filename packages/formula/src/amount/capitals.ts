import { toDecimal } from '../arithmetic/decimal.ts'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿']
const FRACTIONS = ['角', '分', '厘', '毫']
const UNIT = '圆'
const WHOLE = '整'
const TOO_LARGE = '金额过大无法计算'

/** Maximum digits before the decimal point. */
const MAX_INTEGER_DIGITS = 12

/**
 * An amount in Chinese capitals, as on a cheque: 1005.2 is 壹仟零伍圆贰角. Decimals after the fourth are cut off. Empty for
 * negative values and values that are not numbers; 金额过大无法计算 for more than 12 digits before the decimal point.
 */
export function amountInCapitals(amount: unknown): string {
  const value = toDecimal(amount)
  if (!value || value.lt(0)) return ''
  const [integer = '0', fraction = ''] = value.round(FRACTIONS.length, 0).abs().toFixed().split('.')
  if (integer.length > MAX_INTEGER_DIGITS) return TOO_LARGE

  const whole = integer === '0' ? '' : `${writeInteger(integer)}${UNIT}`
  const parts = writeFraction(fraction)
  if (parts === '') return `${whole || `零${UNIT}`}${WHOLE}`
  // By the rules for cheques, a missing 角 before 分 is written as zero: 壹圆零伍分. Not without 圆.
  return whole === '' ? parts.replace(/^零/, '') : `${whole}${parts}`
}

/** A run of zeros between digits becomes one 零, and a group of four zeros has no 万. */
function writeInteger(integer: string): string {
  let text = ''
  let zeros = 0
  for (const [index, digit] of integer.split('').entries()) {
    const place = integer.length - 1 - index
    if (digit === '0') {
      zeros += 1
    } else {
      text += `${zeros > 0 ? '零' : ''}${numeral(digit)}${PLACES[place % 4]}`
      zeros = 0
    }
    if (place % 4 === 0 && zeros < 4) text += GROUPS[place / 4]
  }
  return text
}

function writeFraction(fraction: string): string {
  let text = ''
  let zeros = 0
  for (const [index, digit] of fraction.split('').entries()) {
    if (digit === '0') {
      zeros += 1
    } else {
      text += `${zeros > 0 ? '零' : ''}${numeral(digit)}${FRACTIONS[index]}`
      zeros = 0
    }
  }
  return text
}

const numeral = (digit: string) => DIGITS[Number(digit)] ?? ''
