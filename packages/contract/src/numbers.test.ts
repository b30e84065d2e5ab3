import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCallDuration } from './call.ts'
import { formatFileSize, shortenNumber } from './numbers.ts'
import { maskPhoneNumber } from './phone-number.ts'

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [5_242_880, '5 MB'],
  [1_048_575, '1 MB'],
  [3 * 1024 ** 3, '3 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [12_540, '12.5k'],
  [999_950, '1M'],
  [-2_500_000, '-2.5M'],
  [7e9, '7G'],
  [7e12, '7T'],
  [7e15, '7P'],
  [7e18, '7E'],
])('%d is shortened to %s', (value, text) => {
  expect(shortenNumber(value)).toBe(text)
})

it('four digits never precede a unit, up to the largest unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (value) => {
      expect(Number.parseFloat(shortenNumber(value))).toBeLessThan(1000)
    }),
  )
})

it.each([
  ['13800138000', '138****8000'],
  ['138 0013-8000', '138 ****-8000'],
  ['01062345678', '010****5678'],
  ['95588', '955**'],
  ['110', '110'],
  ['', ''],
  ['138****8000', '138****8000'],
])('the phone number %s is masked as %s', (number, masked) => {
  expect(maskPhoneNumber(number)).toBe(masked)
})

it.each([
  [0, '00:00'],
  [65_999, '01:05'],
  [3_661_000, '61:01'],
  [-5, '00:00'],
])('a call of %d ms lasted %s', (duration, text) => {
  expect(formatCallDuration(duration)).toBe(text)
})
