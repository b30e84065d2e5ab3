import { expect, it } from 'vitest'
import { formatNumber } from './format-number.ts'
import { add, nearestStep, rounded, written } from './steps.ts'
import { parseDigits } from './typed-number.ts'

const steps = (step: number, precision?: number) => ({ step, precision })

it.each([
  [1.005, 2, '1.01'],
  [-1.005, 2, '-1.01'],
  [5, 2, '5.00'],
  [1e-7, undefined, '0.0000001'],
  [1e21, undefined, '1000000000000000000000'],
  [1e21, 2, '1000000000000000000000.00'],
  [9_007_199_254_740_991, 2, '9007199254740991.00'],
])('formats %s with %s digits as %s', (value, precision, text) => {
  expect(written(value, steps(1, precision))).toBe(text)
})

it.each([
  ['￥1,234.50', '1234.50'],
  ['-$1,234', '-1234'],
  ['(1,234.50)', '-1234.50'],
  ['（１２３）', '-123'],
  ['1 234 567', '1234567'],
  ['−5', '-5'],
  ['1.234,56', '1.234,56'],
  ['12%', '12%'],
])('normalises %s to plain digits', (text, digits) => {
  expect(parseDigits(text)).toBe(digits)
})

it('formats a number in text like in the input', () => {
  expect(formatNumber(1.005, { precision: 2 })).toBe('1.01')
  expect(formatNumber(-0.001, { precision: 2 })).toBe('0.00')
  expect(formatNumber(1e21, { precision: 2, thousands: true })).toBe('1,000,000,000,000,000,000,000.00')
  expect(formatNumber(1.5, { precision: -1 })).toBe('2')
  expect(Object.is(rounded(-0, steps(1)), 0)).toBe(true)
})

it('adds steps exactly, without floating point errors', () => {
  expect(add(0.1, { ...steps(0.2), direction: 1 })).toBe(0.3)
  expect(add(0.3, { ...steps(0.1), direction: -1 })).toBe(0.2)
  expect(add(1, { ...steps(0.25, 1), direction: 1 })).toBe(1.25)
  expect(nearestStep(0.32, steps(0.1))).toBe(0.3)
  expect(rounded(1.005, steps(1, 2))).toBe(1.01)
  expect(rounded(-0.0001, steps(1, 2))).toBe(0)
})
