import { expect, it } from 'vitest'
import { billNumber, billPeriod, type BillNumberRule } from './bill-number.ts'

const date = new Date(2026, 10, 5, 23, 59)
const rule: BillNumberRule = { prefix: 'BX-', dateFormat: 'yyyyMMdd', digit: 4, startNumber: '0001' }

it.each([
  [{}, 0, 'BX-202611050001'],
  [{}, 41, 'BX-202611050042'],
  [{ dateFormat: 'yyyyMM' }, 0, 'BX-2026110001'],
  [{ dateFormat: 'yyyy' }, 0, 'BX-20260001'],
  [{ dateFormat: 'no' }, 0, 'BX-0001'],
  [{ startNumber: '0500' }, 7, 'BX-202611050507'],
  [{ digit: 2, startNumber: '98' }, 3, 'BX-20261105101'],
] as const)('%j with %i issued numbers returns %s', (change, issued, number) => {
  expect(billNumber({ ...rule, ...change }, { date, issued })).toBe(number)
})

it('a rule without a date has one period', () => {
  expect(billPeriod('no', date)).toBe('')
})
