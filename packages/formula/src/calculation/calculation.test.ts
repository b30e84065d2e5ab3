import { runs } from '@sqos/vitest-config/runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expressionFromText } from '../expression/text.ts'
import { createCalculation, type Calculation } from './calculation.ts'

const formula = (field: string, text: string) => ({ field, expression: expressionFromText(text) })

const ORDER = [
  formula('tax', 'total × rate'),
  formula('total', 'items.amount - discount'),
  formula('items.amount', 'items.price × items.qty'),
]
const VALUES = {
  rate: 0.13,
  discount: '5',
  items: [
    { price: 10, qty: 2 },
    { price: '2.5', qty: 4 },
  ],
}
const openOrder = () => createCalculation({ formulas: ORDER, values: VALUES })

describe('an opened form', () => {
  it('has all calculated fields, whatever the order of the formulas', () => {
    const order = openOrder()

    expect(order.problems).toEqual([])
    expect([order.value('items.amount', 0), order.value('items.amount', 1)]).toEqual(['20.00', '10.00'])
    expect([order.value('total'), order.value('tax')]).toEqual(['25.00', '3.25'])
  })

  it('ignores saved values of calculated fields', () => {
    const order = createCalculation({ formulas: ORDER, values: { ...VALUES, total: 999, items: [{ amount: 7 }] } })

    expect([order.value('items.amount', 0), order.value('total')]).toEqual(['0.00', '-5.00'])
  })

  it.each([undefined, null, 5, 'text', [], { items: 'none' }, { items: [null, 5, 'x'] }])(
    'accepts %j as data',
    (values) => {
      expect(createCalculation({ formulas: ORDER, values }).value('tax')).toBe('0.00')
    },
  )
})

describe('an edit', () => {
  it('changes dependent fields and no others', () => {
    const order = openOrder()

    expect(order.set({ field: 'items.qty', row: 1, value: 8 })).toEqual([
      { field: 'items.amount', row: 1, value: '20.00' },
      { field: 'total', value: '35.00' },
      { field: 'tax', value: '4.55' },
    ])
    expect(order.set({ field: 'rate', value: '0.2' })).toEqual([{ field: 'tax', value: '7.00' }])
  })

  it('with the same result changes no further fields', () => {
    const order = openOrder()

    expect(order.set({ field: 'items.price', row: 0, value: '10.00' })).toEqual([])
    expect(
      order.set([
        { field: 'items.price', row: 0, value: 5 },
        { field: 'items.qty', row: 0, value: 4 },
      ]),
    ).toEqual([])
  })

  it.each([
    { field: 'unknown', value: 1 },
    { field: 'total', value: 1 },
    { field: 'items.amount', row: 0, value: 1 },
    { field: 'items.qty', row: 99, value: 1 },
    { field: 'items.qty', row: -1, value: 1 },
    { field: 'items.qty', row: 0.5, value: 1 },
    { field: 'constructor', value: 1 },
  ])('of a field without formulas changes nothing: %j', (edit) => {
    const order = openOrder()

    expect(order.set(edit)).toEqual([])
    expect(order.value('total')).toBe('25.00')
  })
})

describe('rows', () => {
  it('that are added are calculated and included in sums', () => {
    const order = openOrder()

    expect(order.changeRows({ table: 'items', at: 1, add: [{ price: 100, qty: 1 }, {}] })).toEqual([
      { field: 'items.amount', row: 1, value: '100.00' },
      { field: 'items.amount', row: 2, value: '0.00' },
      { field: 'total', value: '125.00' },
      { field: 'tax', value: '16.25' },
    ])
    expect(order.value('items.amount', 3)).toBe('10.00')
  })

  it('that are removed are subtracted from sums', () => {
    const order = openOrder()

    expect(order.changeRows({ table: 'items', at: 0, remove: 1 })).toEqual([
      { field: 'total', value: '5.00' },
      { field: 'tax', value: '0.65' },
    ])
    expect(order.value('items.amount', 0)).toBe('10.00')
    expect(order.changeRows({ table: 'items', at: 0, remove: 1_000_000 })).toHaveLength(2)
    expect(order.value('total')).toBe('-5.00')
  })

  it('beyond the table are added at its end, and no more are removed than exist', () => {
    const order = openOrder()

    order.changeRows({ table: 'items', at: 99, remove: 5, add: [{ price: 1, qty: 1 }] })
    expect(order.value('items.amount', 2)).toBe('1.00')
    order.changeRows({ table: 'items', at: Number.NaN, remove: -3, add: [{ price: 2, qty: 1 }] })
    expect([0, 1, 2, 3].map((row) => order.value('items.amount', row))).toEqual(['2.00', '20.00', '10.00', '1.00'])
    expect(order.value('total')).toBe('28.00')
  })

  it('of a table without formulas change nothing', () => {
    expect(openOrder().changeRows({ table: 'constructor', at: 0, add: [{}] })).toEqual([])
  })
})

describe('formulas in a cycle', () => {
  const problemsOf = (...formulas: { field: string; expression: unknown }[]) =>
    createCalculation({ formulas, values: { x: 1, t: [{}] } }).problems

  it('are reported with the path of the cycle, starting at each field', () => {
    expect(problemsOf(formula('a', 'b + 1'), formula('b', 'c + x'), formula('c', 'a'), formula('d', 'x'))).toEqual([
      { field: 'a', code: 'cycle', cycle: ['a', 'b', 'c', 'a'] },
      { field: 'b', code: 'cycle', cycle: ['b', 'c', 'a', 'b'] },
      { field: 'c', code: 'cycle', cycle: ['c', 'a', 'b', 'c'] },
    ])
  })

  it('are found within one field, and through the sum of a column', () => {
    expect(problemsOf(formula('a', 'a'))).toEqual([{ field: 'a', code: 'cycle', cycle: ['a', 'a'] }])
    expect(problemsOf(formula('t.part', 'total'), formula('total', 't.part')).map(({ field }) => field)).toEqual([
      't.part',
      'total',
    ])
  })

  it('are 0.00, and the other fields are calculated', () => {
    const calculation = createCalculation({
      formulas: [formula('behind', 'a + x'), formula('a', 'b'), formula('b', 'a'), formula('apart', 'x × 2')],
      values: { x: 3 },
    })

    expect(['a', 'b', 'behind', 'apart'].map((field) => calculation.value(field))).toEqual([
      '0.00',
      '0.00',
      '3.00',
      '6.00',
    ])
    expect(calculation.set({ field: 'x', value: 4 })).toEqual([
      { field: 'apart', value: '8.00' },
      { field: 'behind', value: '4.00' },
    ])
  })

  it('a chain of ten thousand formulas causes no stack overflow', () => {
    const chain = Array.from({ length: 10_000 }, (_, index) => formula(`f${index}`, `f${index + 1} + 1`))
    const last = 'f10000'

    expect(createCalculation({ formulas: chain, values: { [last]: 1 } }).value('f0')).toBe('10001.00')
    expect(createCalculation({ formulas: [...chain, formula(last, 'f0')], values: {} }).problems).toHaveLength(10_001)
  })
})

it('invalid and duplicate formulas are reported, and the others are calculated', () => {
  const calculation = createCalculation({
    formulas: [{ field: 'a', expression: ['1', '+'] }, formula('b', '2'), formula('b', '3'), formula('c', 'a + b')],
    values: { a: 50 },
  })

  expect(calculation.problems).toEqual([
    { field: 'a', code: 'operandMissing', at: 2 },
    { field: 'b', code: 'duplicate' },
  ])
  expect(['a', 'b', 'c'].map((field) => calculation.value(field))).toEqual(['0.00', '2.00', '2.00'])
})

it('the current value of a cell and of a sum is explained', () => {
  const order = openOrder()
  order.set({ field: 'items.qty', row: 0, value: '' })

  expect(
    order.explain('items.amount', 0)?.operands.map(({ value, source, missing }) => ({ value, source, missing })),
  ).toEqual([
    { value: '10', source: 'row', missing: 0 },
    { value: '0', source: 'row', missing: 1 },
  ])
  expect(order.explain('total')).toMatchObject({
    value: '5.00',
    operands: [
      { name: 'items.amount', source: 'sum', count: 2, missing: 0, value: '10' },
      { name: 'discount', source: 'field', value: '5' },
    ],
    steps: [{ left: '10', operator: '-', right: '5', result: '5' }],
  })
  expect(order.explain('rate')).toBeUndefined()
  expect(order.explain('items.amount', 7)).toBeUndefined()
})

/** A form with all kinds of dependencies between formulas: in the row, through sums, and across tables. */
const GENERAL = [
  formula('a.sum', 'a.x + a.y × f'),
  formula('a.share', 'a.sum ÷ all × 100'),
  formula('b.part', 'b.z - a.x ÷ 3'),
  formula('all', 'a.sum + b.part'),
  formula('end', 'a.share ÷ (b.z - g)'),
]
type Data = { f: unknown; g: unknown; a: Record<string, unknown>[]; b: Record<string, unknown>[] }

/** Every calculated value of an open form, by name and row. */
function everyValue(calculation: Calculation, { a, b }: Data) {
  const cells = [
    ...a.flatMap((_, row) => [['a.sum', row] as const, ['a.share', row] as const]),
    ...b.map((_, row) => ['b.part', row] as const),
    ['all', 0] as const,
    ['end', 0] as const,
  ]
  return new Map(cells.map(([field, row]) => [`${field}/${row}`, calculation.value(field, row)]))
}

/** Writes an edited value into the data. */
function enter(data: Data, { field, row, value }: { field: string; row?: number | undefined; value: unknown }) {
  const [table = '', column = ''] = field.split('.')
  if (row === undefined) Object.assign(data, { [field]: value })
  else Object.assign(data[table as 'a' | 'b'][row] ?? {}, { [column]: value })
}

it('after any edits the values equal those of a newly opened form, and exactly the differences are reported', () => {
  const value = fc.oneof(fc.integer({ min: -20, max: 20 }), fc.constantFrom('', '0.5', 'x', null, '1e9'))
  const rowOf = (...names: string[]) => fc.record(Object.fromEntries(names.map((name) => [name, value])))
  const edit = fc.oneof(
    fc.record({ field: fc.constantFrom('f', 'g'), row: fc.constant(undefined), value }),
    fc.record({ field: fc.constantFrom('a.x', 'a.y', 'b.z'), row: fc.nat(4), value }),
  )
  const rows = fc.record({ at: fc.nat(5), remove: fc.nat(2), add: fc.array(rowOf('x', 'y', 'z'), { maxLength: 2 }) })
  const action = fc.oneof(
    fc.array(edit, { maxLength: 3 }).map((edits) => ({ edits })),
    fc.tuple(fc.constantFrom('a' as const, 'b' as const), rows).map(([table, change]) => ({ table, ...change })),
  )
  const start = fc.record({
    f: value,
    g: value,
    a: fc.array(rowOf('x', 'y'), { maxLength: 4 }),
    b: fc.array(rowOf('z'), { maxLength: 4 }),
  })

  fc.assert(
    fc.property(start, fc.array(action, { maxLength: 8 }), (given, actions) => {
      const data: Data = structuredClone(given)
      const calculation = createCalculation({ formulas: GENERAL, values: given })

      for (const step of actions) {
        const before = everyValue(calculation, data)
        const isEdit = 'edits' in step
        const changes = isEdit ? calculation.set(step.edits) : calculation.changeRows(step)
        if (isEdit) for (const one of step.edits) enter(data, one)
        else data[step.table].splice(step.at, step.remove, ...structuredClone(step.add))

        const after = everyValue(calculation, data)
        const changed = new Map([...after].filter(([cell, now]) => before.get(cell) !== now))
        const reported = new Map(changes.map(({ field, row = 0, value: now }) => [`${field}/${row}`, now]))
        // Moved rows have other indices with the same values, so this only holds for edits.
        expect(isEdit ? reported : changed).toEqual(changed)
        expect(everyValue(calculation, data)).toEqual(
          everyValue(createCalculation({ formulas: GENERAL, values: data }), data),
        )
      }
    }),
    { numRuns: runs({ fast: 60, full: 300 }) },
  )
})

it('any invalid formulas, data and edits are accepted', () => {
  const name = fc.constantFrom('a', 'b', 't.x', 't.y', '.', 't.', '.x', '__proto__', 'constructor.name')
  const field = fc.record({ __vModel__: name, label: fc.string() })
  const expression = fc.oneof(
    fc.array(fc.oneof(field, fc.constantFrom(...'19.+-×÷()'.split('')), fc.anything())),
    fc.anything(),
  )
  const formulas = fc.array(fc.record({ field: name, expression }), { maxLength: 6 })
  const values = fc.oneof(fc.anything(), fc.record({ a: fc.anything(), t: fc.array(fc.anything()) }))
  const edits = fc.array(fc.record({ field: name, row: fc.oneof(fc.double(), fc.nat(3)), value: fc.anything() }))

  fc.assert(
    fc.property(formulas, values, edits, (given, data, typed) => {
      const calculation = createCalculation({ formulas: given, values: data })
      calculation.set(typed)
      calculation.changeRows({ table: 't', at: 1, remove: 1, add: [data] })

      for (const one of given) expect(calculation.value(one.field)).toMatch(/^-?\d+\.\d\d$/)
    }),
    { numRuns: runs({ fast: 200, full: 1000 }) },
  )
})
