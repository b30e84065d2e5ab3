import { describe, expect, it } from 'vitest'
import { expressionFromText } from '../expression/text.ts'
import { calculate, explain } from './calculate.ts'

const at = (text: string, values: unknown = {}) => calculate(expressionFromText(text), { values }).value

describe('a result', () => {
  it.each([
    ['1 + 2 × 3', '7.00'],
    ['(1 + 2) × 3', '9.00'],
    ['8 ÷ 4 ÷ 2', '1.00'],
    ['8 - 4 - 2', '2.00'],
    ['2 × 3 ÷ 4 × 2', '3.00'],
    ['0.1 + 0.2', '0.30'],
    ['1.005 × 100', '100.50'],
    ['1 ÷ 3 × 3', '1.00'],
    ['1 ÷ 3 × 3 × 0.005', '0.01'],
    ['0.005 + 0', '0.01'],
    ['0 - 0.005', '-0.01'],
    ['0 - 0.004', '0.00'],
    ['2 ÷ 3', '0.67'],
    ['99999999999999999999 + 0.01', '99999999999999999999.01'],
  ])('of %s is %s', (text, value) => {
    expect(at(text)).toBe(value)
  })

  it('is 0.00 with a reason when it would be infinite', () => {
    expect(calculate(expressionFromText('5 ÷ (a - a)'), { values: { a: 1 } })).toEqual({
      value: '0.00',
      problem: { code: 'divisionByZero' },
    })
    expect(calculate(['0', '÷', '0'], { values: {} }).problem).toEqual({ code: 'divisionByZero' })
  })

  it('is 0.00 with a reason when the formula is invalid', () => {
    expect(calculate(['1', '+'], { values: {} })).toEqual({ value: '0.00', problem: { code: 'operandMissing', at: 2 } })
  })
})

describe('a form value', () => {
  it.each([
    [12.5, '12.50'],
    ['12.5', '12.50'],
    [' 7 ', '7.00'],
    ['+7', '7.00'],
    ['-7.005', '-7.01'],
    ['1e3', '1000.00'],
    [12n, '12.00'],
    [5e-324, '0.00'],
  ])('%s counts as %s', (value, text) => {
    expect(at('a', { a: value })).toBe(text)
  })

  it.each([
    [undefined],
    [null],
    [''],
    ['abc'],
    ['12abc'],
    ['1,234'],
    ['0x10'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['Infinity'],
    [true],
    [[5]],
    [{ valueOf: () => 5 }],
    ['9'.repeat(100_000)],
    ['1e999999999'],
    [Symbol('5')],
  ])('%s counts as 0', (value) => {
    expect(at('a + 1', { a: value })).toBe('1.00')
  })

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'length'])(
    'in a field called %s is read from own properties only',
    (name) => {
      const expression = [{ __vModel__: name, label: '' }, '+', '1']
      const own = JSON.parse(`{"${name}": 4}`)

      expect(calculate(expression, { values: {} }).value).toBe('1.00')
      expect(calculate(expression, { values: own }).value).toBe('5.00')
    },
  )

  it.each([undefined, null, 'text', 5, []])('is 0 when the form data is %j', (values) => {
    expect(at('a + b.c', values)).toBe('0.00')
  })
})

describe('table.field', () => {
  const values = { items: [{ qty: 2 }, { qty: '3.5' }, { qty: 'x' }, null, {}], other: 'no rows' }
  const expression = expressionFromText('items.qty × 10')

  it('is the sum of the column', () => {
    expect(calculate(expression, { values }).value).toBe('55.00')
    expect(calculate(expression, { values, table: 'other', row: 1 }).value).toBe('55.00')
  })

  it('is the value of this row for a formula of that table', () => {
    expect(calculate(expression, { values, table: 'items', row: 1 }).value).toBe('35.00')
    expect(calculate(expression, { values, table: 'items', row: 99 }).value).toBe('0.00')
  })

  it('is 0 when the table is missing', () => {
    expect(calculate(expressionFromText('other.qty + 1'), { values }).value).toBe('1.00')
  })
})

describe('extreme input', () => {
  it('ten thousand parentheses are calculated', () => {
    const deep = [
      ...Array.from({ length: 10_000 }, () => ['(', '1', '+']).flat(),
      '2',
      ...Array.from({ length: 10_000 }, () => ')'),
    ]

    expect(calculate(deep, { values: {} }).value).toBe('10002.00')
  })

  it('a product of thousands of large numbers is refused', () => {
    const product = Array.from({ length: 5000 }, () => 'a').join(' × ')

    expect(calculate(expressionFromText(product), { values: { a: 1e300 } })).toEqual({
      value: '0.00',
      problem: { code: 'tooLarge' },
    })
  })

  it('the largest and the smallest JavaScript number are added', () => {
    expect(at('a + b - a', { a: Number.MAX_VALUE, b: '0.01' })).toBe('0.01')
    expect(at('a + b', { a: 1e308, b: 5e-324 })).toBe(`1${'0'.repeat(308)}.00`)
  })
})

describe('an explanation', () => {
  it('lists the operands and every step in the order of evaluation', () => {
    const expression = [
      { __vModel__: 'items.qty', label: '数量' },
      '×',
      '(',
      { __vModel__: 'rate', label: '税率' },
      '+',
      '1',
      ')',
      '÷',
      '7',
    ]

    expect(explain(expression, { values: { items: [{ qty: 1 }, { qty: 2 }, {}] } })).toEqual({
      value: '0.43',
      operands: [
        { name: 'items.qty', label: '数量', value: '3', source: 'sum', count: 3, missing: 1 },
        { name: 'rate', label: '税率', value: '0', source: 'field', count: 1, missing: 1 },
      ],
      steps: [
        { operator: '+', left: '0', right: '1', result: '1', isExact: true },
        { operator: '×', left: '3', right: '1', result: '3', isExact: true },
        { operator: '÷', left: '3', right: '7', result: '0.4285714286', isExact: false },
      ],
    })
  })

  it('ends at the step without a result', () => {
    expect(explain(['1', '÷', '0', '+', '1'], { values: {} })).toEqual({
      value: '0.00',
      refusal: 'divisionByZero',
      operands: [],
      steps: [{ operator: '÷', left: '1', right: '0', isExact: true }],
    })
  })

  it('of an invalid formula is its fault', () => {
    expect(explain(['('], { values: {} })).toMatchObject({ code: 'operandMissing' })
  })
})
