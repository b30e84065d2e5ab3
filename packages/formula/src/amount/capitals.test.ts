import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountInCapitals } from './capitals.ts'

it.each([
  [0, '零圆整'],
  [1, '壹圆整'],
  ['10', '壹拾圆整'],
  [101, '壹佰零壹圆整'],
  [1005.2, '壹仟零伍圆贰角'],
  [100000, '壹拾万圆整'],
  [1000000, '壹佰万圆整'],
  [10010, '壹万零壹拾圆整'],
  [100000000, '壹亿圆整'],
  [100010000, '壹亿零壹万圆整'],
  [1000000001, '壹拾亿零壹圆整'],
  [999999999999.9999, '玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖圆玖角玖分玖厘玖毫'],
  ['999999999999.99999', '玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖圆玖角玖分玖厘玖毫'],
  ['0.05', '伍分'],
  ['1.05', '壹圆零伍分'],
  ['1.50', '壹圆伍角'],
  ['1.00', '壹圆整'],
  ['0.0001', '壹毫'],
  ['0.00001', '零圆整'],
  [1e-7, '零圆整'],
  [-0, '零圆整'],
])('converts %s to %s', (amount, text) => {
  expect(amountInCapitals(amount)).toBe(text)
})

it.each([1e12, '1000000000000', 1e300, Number.MAX_VALUE, 10n ** 12n])('%s is too large', (amount) => {
  expect(amountInCapitals(amount)).toBe('金额过大无法计算')
})

it.each([-1, '-0.01', 'abc', '', '  ', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, [], true, '1,000'])(
  '%j has no capitals',
  (amount) => {
    expect(amountInCapitals(amount)).toBe('')
  },
)

/** Parses capitals by the place names in the text. */
function readBack(text: string): number {
  const places: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 }
  const parts: Record<string, number> = { 角: 1000, 分: 100, 厘: 10, 毫: 1 }
  let [total, group, digit] = [0, 0, 0]
  for (const char of text) {
    const numeral = '零壹贰叁肆伍陆柒捌玖'.indexOf(char)
    if (numeral >= 0) digit = numeral
    else if (char in places) group += digit * (places[char] ?? 0)
    else if (char === '亿') total = (group + digit) * 1e8
    else if (char === '万') total += (group + digit) * 1e4
    else if (char === '圆') total = (total + group + digit) * 10_000
    else if (char in parts) total += digit * (parts[char] ?? 0)
    if (numeral < 0) digit = 0
    if ('亿万圆'.includes(char)) group = 0
  }
  return total
}

it('capitals of every amount can be converted back', () => {
  const sparse = fc
    .array(fc.constantFrom('0', '0', '0', '1', '7'), { minLength: 1, maxLength: 16 })
    .map((digits) => Number(digits.join('')))

  fc.assert(
    fc.property(fc.oneof(sparse, fc.nat(1e9), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })), (amount) => {
      const digits = String(amount).padStart(5, '0')
      const text = amountInCapitals(`${digits.slice(0, -4)}.${digits.slice(-4)}`)

      expect(readBack(text)).toBe(amount)
      expect(text).not.toMatch(/零零|零[拾佰仟亿万角]|.零圆|^零[^圆]/)
    }),
    { numRuns: 5000 },
  )
})
