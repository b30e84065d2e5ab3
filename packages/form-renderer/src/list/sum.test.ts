import { expect, test } from 'vitest'
import { columnNumber, groupedNumber } from './grouped-number.ts'
import { sumOf } from './sum.ts'

test.each([
  [['0.1', '0.2'], '0.3'],
  [['7.50', '-8', ''], '-0.50'],
  [['9007199254740993', '1'], '9007199254740994'],
  [['1', '一', '2.005'], '3.005'],
  [['1,234.50 元', '-0.5 元'], '1234.00'],
  [['', '一'], ''],
  [[], ''],
])('the sum of %j is %s', (texts, sum) => {
  expect(sumOf(texts)).toBe(sum)
})

test.each([
  ['259900', '259,900'],
  ['-1234567.5000', '-1,234,567.5000'],
  ['2026', '2026'],
  ['7060.00', '7,060.00'],
  ['¥-12000.5 万元', '¥-12,000.5 万元'],
  ['ZC10000', 'ZC10000'],
])('%s is grouped as %s', (text, grouped) => {
  expect(groupedNumber(text)).toBe(grouped)
})

test.each([
  ['880', 2, '880.00'],
  ['4599', 2, '4,599.00'],
  ['259900.5 元', 2, '259,900.50 元'],
  ['-1680.125', 2, '-1,680.125'],
  ['2026', 0, '2026'],
  ['0.5', 1, '0.5'],
  ['一万', 2, '一万'],
  ['', 2, ''],
])('%s in a column of %i decimals is %s', (text, decimals, shown) => {
  expect(columnNumber(text, decimals)).toBe(shown)
})
