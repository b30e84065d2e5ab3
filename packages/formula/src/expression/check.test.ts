import { describe, expect, it } from 'vitest'
import { checkExpression } from './check.ts'
import { expressionFromText } from './text.ts'

const check = (text: string) => checkExpression(expressionFromText(text))?.code

describe('a formula is valid', () => {
  it.each([
    '1',
    'a',
    '1 + 2',
    'a × (b + 10)',
    '((a))',
    '(a + 1) ÷ (b - 2)',
    '.5 + 5.',
    'items.price × 2',
    '1 − 2 * 3 / 4',
  ])('when operands and operators alternate and it starts and ends with an operand: %s', (text) => {
    expect(check(text)).toBeUndefined()
  })
})

describe('a formula is invalid', () => {
  it.each([
    ['', 'empty'],
    ['1 +', 'operandMissing'],
    ['- 5', 'operandMissing'],
    ['1 + × 2', 'operandMissing'],
    ['a b', 'operatorMissing'],
    ['2 a', 'operatorMissing'],
    ['a (1)', 'operatorMissing'],
    ['(1) 2', 'operatorMissing'],
    ['()', 'operandMissing'],
    ['(1 +) 2', 'operandMissing'],
    ['(1', 'notClosed'],
    ['((1)', 'notClosed'],
    ['1)', 'notOpened'],
    [') 1 (', 'notOpened'],
    ['1.2.3', 'invalidNumber'],
    ['.', 'invalidNumber'],
    ['1 % 2', 'unknownToken'],
    ['a; alert(1)', 'unknownToken'],
  ])('%s: %s', (text, code) => {
    expect(check(text)).toBe(code)
  })

  it('and the fault has the index of the saved entry', () => {
    const expression = expressionFromText('120 + (a - )')

    expect(checkExpression(expression)).toEqual({ code: 'operandMissing', at: 7 })
    expect(expression[7]).toBe(')')
  })

  it('when a field is missing in the form, which the fault names', () => {
    const expression = [{ __vModel__: 'F_Old', label: '单价' }]

    expect(checkExpression(expression, { fields: new Set(['F_Price']) })).toEqual({
      code: 'unknownField',
      at: 0,
      name: '单价',
    })
    expect(checkExpression(expression, { fields: new Set(['F_Old']) })).toBeUndefined()
  })

  it.each([
    undefined,
    null,
    'text',
    42,
    {},
    [null],
    [{}],
    [{ __vModel__: 5 }],
    [{ __vModel__: '' }],
    [['1']],
    [Object.create({ __vModel__: 'inherited' })],
  ])('when it is not a formula: %j', (garbage) => {
    expect(checkExpression(garbage)?.code).toMatch(/empty|unknownToken/)
  })
})

it('ten thousand nested parentheses are accepted', () => {
  const deep = [...Array.from({ length: 10_000 }, () => '('), '1', ...Array.from({ length: 10_000 }, () => ')')]

  expect(checkExpression(deep)).toBeUndefined()
  expect(checkExpression(deep.slice(0, -1))).toEqual({ code: 'notClosed', at: 0 })
})

it('a formula beyond the maximum length is refused', () => {
  expect(checkExpression(Array.from({ length: 50_001 }, () => '1'))?.code).toBe('tooLong')
})
