import { expect, test } from 'vitest'
import { sumOf } from './sum.ts'

test.each([
  [['0.1', '0.2'], '0.3'],
  [['7.50', '-8', ''], '-0.50'],
  [['9007199254740993', '1'], '9007199254740994'],
  [['1', '一', '2.005'], '3.005'],
  [['', '一'], ''],
  [[], ''],
])('the sum of %j is %s', (texts, sum) => {
  expect(sumOf(texts)).toBe(sum)
})
