import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkPhone, normaliseDigits } from './index.ts'

it('converts full-width digits, so that a number typed on a Chinese keyboard is valid', () => {
  expect(normaliseDigits('１３８００１３８０００')).toBe('13800138000')
  expect(checkPhone(normaliseDigits('１３８00138０００'))).toBeUndefined()
  expect(normaliseDigits('１．５')).toBe('1.5')
})

it('leaves other characters unchanged', () => {
  expect(normaliseDigits('编码，ａ（1）')).toBe('编码，ａ（1）')
  const values = [undefined, null, 5, true, ['１']]
  expect(values.map((value) => normaliseDigits(value))).toEqual(values)
})

it('is idempotent, and keeps the numeric value', () => {
  fc.assert(
    fc.property(fc.nat(), (number) => {
      const wide = String(number).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
      expect(normaliseDigits(wide)).toBe(String(number))
      expect(normaliseDigits(normaliseDigits(wide))).toBe(String(number))
    }),
  )
})
