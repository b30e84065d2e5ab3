import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkExpression } from './check.ts'
import { expressionFromText, expressionToText, normaliseExpression } from './text.ts'

// The example of the contract, section 17: price × (qty + 10).
const SAVED = [
  { __vModel__: 'F_Price', label: '单价' },
  '×',
  '(',
  { __vModel__: 'F_Qty', label: '数量' },
  '+',
  '1',
  '0',
  ')',
]

it('shows a saved formula as typed text', () => {
  expect(expressionToText(SAVED)).toBe('单价 × (数量 + 10)')
})

it('returns the entries that the designer saves', () => {
  const labels = new Map([
    ['F_Price', '单价'],
    ['F_Qty', '数量'],
  ])

  expect(expressionFromText('F_Price*(F_Qty+10)', labels)).toEqual(SAVED)
})

it('accepts older operator signs and writes those of the designer', () => {
  expect(normaliseExpression(['10', '*', '2', '/', '4', '−', '1'])).toEqual(['1', '0', '×', '2', '÷', '4', '-', '1'])
})

it('leaves saved entries unchanged', () => {
  const field = fc.record({
    __vModel__: fc.constantFrom('F_Price', 'tableField102.F_Qty', 'constructor', '__proto__'),
    label: fc.string({ minLength: 1 }),
  })
  const entry = fc.oneof(fc.constantFrom(...'0123456789.+-×÷()'.split('')), field)

  fc.assert(
    fc.property(fc.array(entry), (saved) => {
      expect(normaliseExpression(saved)).toEqual(saved)
      expect(normaliseExpression(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
    }),
  )
})

it('accepts any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(checkExpression(expressionFromText(text))?.code).not.toBe('tooLong')
    }),
  )
})
