import { expect, it } from 'vitest'
import { add, nearestStep, rounded, written } from './steps.ts'

const steps = (step: number, precision?: number) => ({ step, precision })

it.each([
  [1.005, 2, '1.01'],
  [-1.005, 2, '-1.01'],
  [5, 2, '5.00'],
  [1e-7, undefined, '0.0000001'],
  [1e21, undefined, '1000000000000000000000'],
  [1e21, 2, '1000000000000000000000'],
  [9_007_199_254_740_991, 2, '9007199254740991.00'],
])('writes %s with %s digits as %s', (value, precision, text) => {
  expect(written(value, steps(1, precision))).toBe(text)
})

it('counts exactly, also where numbers of a computer do not', () => {
  expect(add(0.1, { ...steps(0.2), direction: 1 })).toBe(0.3)
  expect(add(0.3, { ...steps(0.1), direction: -1 })).toBe(0.2)
  expect(add(1, { ...steps(0.25, 1), direction: 1 })).toBe(1.25)
  expect(nearestStep(0.32, steps(0.1))).toBe(0.3)
  expect(rounded(1.005, steps(1, 2))).toBe(1.01)
  expect(rounded(-0.0001, steps(1, 2))).toBe(0)
})
