import { expect, it } from 'vitest'
import { previewNumbers } from './number-preview.ts'

const today = new Date(2026, 10, 21)
const fields = { prefix: 'BX', dateFormat: 'yyyyMM', digit: 4, startNumber: '0005' } as const

it('shows the first number of a new rule', () => {
  expect(previewNumbers(fields, { issued: undefined, today })).toEqual({ example: 'BX2026110005', next: '' })
})

it('shows the next number of a rule that has issued some', () => {
  const issued = { outputNumber: 'BX2026110007', thisNumber: 2, dateFormat: 'yyyyMM' } as const

  expect(previewNumbers(fields, { issued, today }).next).toBe('BX2026110008')
  expect(previewNumbers({ ...fields, dateFormat: 'yyyy' }, { issued, today }).next).toBe('BX20260005')
  expect(previewNumbers(fields, { issued: { ...issued, thisNumber: null }, today }).next).toBe('BX2026110005')
})

it.each([{ digit: undefined }, { startNumber: '' }, { startNumber: '1a' }])('is empty for %j', (change) => {
  expect(previewNumbers({ ...fields, ...change }, { issued: undefined, today }).example).toBe('')
})
