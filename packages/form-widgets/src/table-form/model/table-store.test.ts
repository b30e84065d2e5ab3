import { expressionFromText } from '@sqos/formula'
import { expect, it, vi } from 'vitest'
import { zhTableText } from '../table-text.ts'
import { buildStore } from '../testing/build-store.ts'
import { RowCalculation } from './calculation.ts'
import { copyCells } from '../interactions/edits.ts'
import { shownFaults } from '../interactions/shown-faults.ts'
import { TableEdits } from '../interactions/table-edits.ts'
import { parseTsv } from '../interactions/tsv.ts'
import type { DataRecord } from '../../services/widget-services.ts'
import { orderRows } from './table.example.ts'
import { ColumnSum } from './summary.ts'
import type { TableStore } from './table-store.ts'

const edits = (store: TableStore) => new TableEdits(store)
const cells = (text: string) => parseTsv(text).map((row) => row.map((cell) => ({ text: cell })))
const at = (row: number, column: number) => ({ top: row, bottom: row, start: column, end: column })
const NAME = 0
const CODE = 1
const UNIT = 2
const QTY = 3
const PRICE = 4
const AMOUNT = 5

it('rows can be added, copied and removed; a copy gets a new key', () => {
  const onChange = vi.fn()
  const store = buildStore({ value: orderRows(1), onChange })

  store.add()
  edits(store).copy(0)
  edits(store).remove(2)

  expect(store.records()).toEqual([
    expect.objectContaining({ id: 'row1', name: '货品 1' }),
    expect.objectContaining({ name: '货品 1', qty: 1 }),
  ])
  expect(store.records()[1]).not.toHaveProperty('id')
  expect(onChange).toHaveBeenCalledTimes(3)
  expect(onChange.mock.lastCall?.[0]).toEqual(store.records())
})

it('a new row has the default values of its columns', () => {
  const store = buildStore({
    columns: [
      { field: 'a', label: 'A', kind: 'comInput', defaultValue: 'x' },
      { field: 'b', label: 'B', kind: 'cascader', defaultValue: [] },
    ],
  })
  store.add()
  store.add()

  const [one, two] = store.records()
  expect(one).toEqual({ a: 'x', b: [] })
  expect(one?.['b']).not.toBe(two?.['b'])
})

it('resets to one empty row, or to the default rows', () => {
  const empty = buildStore({ value: orderRows(3) })
  empty.reset()
  expect(empty.records()).toEqual([{ amount: '0.00' }])

  const given = buildStore({ value: orderRows(3), defaultRows: [{ name: '运费' }] })
  given.reset()
  expect(given.records()).toEqual([{ name: '运费', amount: '0.00' }])
})

it.each([[null], [undefined], [''], [[]]])('a required cell refuses %j', (value) => {
  const store = buildStore({
    columns: [{ field: 'a', label: 'A', kind: 'cascader', required: true }],
    value: [{ a: value }],
  })

  expect(store.submit()).toEqual({ isValid: false, faults: [{ row: 0, field: 'a', text: '不能为空' }] })
})

it('patterns check filled cells only; the first failing one is shown', () => {
  const column = {
    field: 'a',
    label: 'A',
    kind: 'comInput',
    rules: [
      { pattern: '/^\\d+$/', message: '只能是数字' },
      { pattern: /^.{3}$/g, message: '三位' },
      { pattern: '/[/', message: '坏规则' },
    ],
  }
  const store = buildStore({
    columns: [column],
    value: [{ a: 'x' }, { a: '12' }, { a: '' }, { a: '123' }, { a: '456' }],
  })

  expect(store.submit()).toEqual({
    isValid: false,
    faults: [
      { row: 0, field: 'a', text: '只能是数字' },
      { row: 1, field: 'a', text: '三位' },
    ],
  })
})

it('a valid submit returns the rows with unknown keys and without key suffixes', () => {
  const store = buildStore({
    columns: [{ field: 'rel', label: '客户', kind: 'relationForm' }],
    value: [{ id: 7, rel_sqosRelation_0: 'c1', note: { deep: true } }],
  })

  expect(store.submit()).toEqual({ isValid: true, rows: [{ id: 7, rel: 'c1', note: { deep: true } }] })
})

it('an edited cell shows its fault; a submit shows all', () => {
  const store = buildStore({ value: [{}] })
  const shown = () => shownFaults(store).map(({ field }) => field)
  expect(shown()).toEqual([])

  edits(store).type({ row: 0, column: CODE }, 'nonsense')
  expect(shown()).toEqual(['code'])

  store.submit()
  expect(shown()).toEqual(['name', 'code', 'qty'])
})

it('an unreadable value is kept, reported and not submitted', () => {
  const store = buildStore({ value: orderRows(1) })
  edits(store).type({ row: 0, column: QTY }, 'many')

  expect(store.records()[0]?.['qty']).toBe('many')
  expect(store.submit()).toEqual({ isValid: false, faults: [{ row: 0, field: 'qty', text: '不是数字' }] })
})

it('sums are exact and skip text', () => {
  const store = buildStore({
    value: [{ qty: 0.1 }, { qty: '0.2' }, { qty: 'x' }, { qty: null }, { qty: Infinity }, { qty: '0x10' }],
  })
  expect(new ColumnSum('qty').of(store.state.rows)).toBe('0.3')
  expect(new ColumnSum('amount').of(store.state.rows)).toBe('0')
})

it('sums after random edits equal a fresh sum', () => {
  const store = buildStore({ value: orderRows(50) })
  const sum = new ColumnSum('qty')
  const check = () => expect(sum.of(store.state.rows)).toBe(new ColumnSum('qty').of(store.state.rows))
  check()

  edits(store).setValue({ row: 3, field: 'qty', value: 0.125 })
  check()
  edits(store).remove(10)
  check()
  store.add({ at: 5, records: [{ qty: '7.5' }] })
  check()
  for (let row = 40; row > 0; row -= 1) edits(store).remove(row)
  check()
  store.undo()
  check()
  edits(store).setValue({ row: 0, field: 'qty', value: 'x' })
  check()
})

it('formulas follow edits, additions, removals and undo', () => {
  const store = buildStore({
    value: [
      { price: 2, qty: 3 },
      { price: 5, qty: 1 },
    ],
  })
  const amounts = () => store.records().map((record) => record['amount'])
  expect(amounts()).toEqual(['6.00', '5.00'])
  expect(new ColumnSum('amount').of(store.state.rows)).toBe('11.00')

  edits(store).type({ row: 0, column: QTY }, '4')
  expect(amounts()).toEqual(['8.00', '5.00'])
  edits(store).copy(0)
  edits(store).remove(0)
  edits(store).type({ row: 1, column: QTY }, '10')
  expect(amounts()).toEqual(['8.00', '50.00'])

  store.undo()
  store.undo()
  store.undo()
  store.undo()
  expect(amounts()).toEqual(['6.00', '5.00'])
  store.redo()
  expect(amounts()).toEqual(['8.00', '5.00'])
})

it('formulas use column sums and form fields; wrong formulas are reported', () => {
  const columns = [
    { field: 'qty', label: '数量', kind: 'numInput' },
    { field: 'share', label: '份额', kind: 'calculate', expression: expressionFromText('table.qty × rate') },
    { field: 'bad', label: '坏', kind: 'calculate', expression: expressionFromText('table.bad2 + 1') },
    { field: 'bad2', label: '坏2', kind: 'calculate', expression: expressionFromText('table.bad + 1') },
  ]
  const onChange = vi.fn()
  const store = buildStore({ columns, value: [{ qty: 2 }], formValues: { rate: 3 }, onChange })
  expect(store.records()[0]).toMatchObject({ share: '6.00', bad: '0.00' })
  expect(store.problems.map(({ code }) => code)).toEqual(['cycle', 'cycle'])

  store.configure({
    name: 'table',
    columns: store.columns,
    t: (key) => key,
    Calculation: RowCalculation,
    onChange,
    formValues: { rate: 4 },
  })
  expect(onChange.mock.lastCall?.[0][0]).toMatchObject({ share: '8.00' })
})

it('an edit replaces the edited row only', () => {
  const store = buildStore({ value: orderRows(100) })
  const before = store.state.rows

  edits(store).type({ row: 50, column: QTY }, '77')

  expect(store.state.rows.filter((row, index) => row !== before[index]).map(({ record }) => record['id'])).toEqual([
    'row51',
  ])
  expect(store.state.rows[50]?.key).toBe(before[50]?.key)
})

it('a paste reads cells by column, marks faults and adds rows', () => {
  const store = buildStore({ value: [{ amount: '1' }] })

  const report = edits(store).paste(
    cells('苹果\tA001\t箱\t1,200\t3.456\t999\t2026/11/21\t是\r\n"两\n行"\tbad\t桶\t很多\t\t\t明天\t否\r\n'),
    at(0, NAME),
  )

  const [first, second] = store.records()
  expect(first).toEqual({
    name: '苹果',
    code: 'A001',
    unit: 'box',
    qty: 1200,
    price: 3.46,
    amount: '4152.00',
    due: new Date(2026, 10, 21).getTime(),
    urgent: 1,
  })
  expect(second).toMatchObject({ name: '两\n行', unit: '桶', qty: '很多', due: '明天', urgent: 0 })
  expect(report).toMatchObject({ taken: 14, addedRows: 1, range: { top: 0, bottom: 1, start: 0, end: 7 } })
  const shown = shownFaults(store)
  expect(shown.map(({ row, field, text }) => `${row} ${field} ${text}`)).toEqual([
    '1 code 编码是一个字母和三位数字',
    '1 unit 不在选项中',
    '1 qty 不是数字',
    '1 due 不是日期',
  ])

  store.undo()
  expect(store.records()).toHaveLength(1)
})

it('a paste reads numbers and marks ambiguous formats as faults', () => {
  const store = buildStore({ value: [{}] })

  edits(store).paste(cells('￥1,200.50\r\n(1,200)\r\n1,5\r\n1.234,56\r\n１２３\r\n-0\r\n0x1F'), at(0, QTY))

  const numbers = store.records().map(({ qty }) => qty)
  expect(numbers).toEqual([1200.5, -1200, '1,5', '1.234,56', 123, 0, '0x1F'])
  expect(
    shownFaults(store)
      .filter(({ text }) => text === '不是数字')
      .map(({ row }) => row),
  ).toEqual([2, 3, 6])
})

it('a paste rounds like typing', () => {
  const store = buildStore({ value: [{}] })

  edits(store).paste(cells('1.005\r\n-1.005\r\n-0.001'), at(0, PRICE))

  expect(store.records().map(({ price }) => price)).toEqual([1.01, -1.01, 0])
})

it('a paste skips cells that accept no text, unless the source has the same kind', () => {
  const cell = { entry: 'pick' as const, format: String }
  const store = buildStore({ columns: [{ field: 'c', label: '客户', kind: 'popupSelect' }], value: [{ c: 'old' }] })
  Object.assign(store.columns[0] ?? {}, { type: cell })

  expect(edits(store).paste([[{ text: '张三' }]], at(0, 0)).refusedColumns).toEqual(['客户'])
  expect(store.records()).toEqual([{ c: 'old' }])

  edits(store).paste([[{ text: '张三', kind: 'popupSelect', value: 'c1' }]], at(0, 0))
  expect(store.records()).toEqual([{ c: 'c1' }])
})

it('one copied cell fills a range; ranges can be filled down and cleared', () => {
  const store = buildStore({ value: orderRows(4) })
  const column = (field: string) => store.records().map((record) => record[field])

  edits(store).paste([[{ text: '9' }]], { top: 0, bottom: 2, start: QTY, end: QTY })
  expect(column('qty')).toEqual([9, 9, 9, 4])

  edits(store).fillDown({ top: 1, bottom: 3, start: UNIT, end: AMOUNT })
  expect(column('unit')).toEqual(['box', 'piece', 'piece', 'piece'])
  edits(store).fillDown(at(1, UNIT))
  expect(column('unit')).toEqual(['box', 'box', 'piece', 'piece'])

  edits(store).clear({ top: 0, bottom: 3, start: UNIT, end: AMOUNT })
  expect(column('unit')).toEqual([undefined, undefined, undefined, undefined])
  expect(column('amount')).toEqual(['0.00', '0.00', '0.00', '0.00'])
})

it('a paste accepts 10,000 rows and reports the rest', () => {
  const store = buildStore({ columns: [{ field: 'a', label: 'A', kind: 'comInput' }] })
  const report = edits(store).paste(
    Array.from({ length: 10_050 }, () => [{ text: 'x' }]),
    at(0, 0),
  )
  expect([store.state.rows.length, report.leftOut]).toEqual([10_000, 50])
})

it('cells that the parent fills in keep their rows, and undo takes them back with the edit', () => {
  const fill = (rows: readonly DataRecord[]) =>
    rows.some(({ unit }) => unit !== 'kg') ? rows.map((row) => ({ ...row, unit: 'kg' })) : rows
  const store = buildStore({ value: [], onChange: fill })
  store.add({ records: [{ name: '苹果' }] })
  const key = store.state.rows[0]?.key
  expect(store.records()).toMatchObject([{ name: '苹果', unit: 'kg' }])

  edits(store).type({ row: 0, column: NAME }, '梨')
  expect(store.records()).toMatchObject([{ name: '梨', unit: 'kg' }])
  expect(store.state.rows[0]?.key).toBe(key)

  store.undo()
  expect(store.records()).toMatchObject([{ name: '苹果', unit: 'kg' }])
  store.undo()
  expect(store.records()).toEqual([])
})

it('equal copies from the parent keep the rows; other rows replace them', () => {
  const store = buildStore({ value: orderRows(2) })
  const keys = () => store.state.rows.map(({ key }) => key)
  const before = keys()

  store.follow(structuredClone(store.records()))
  expect(keys()).toEqual(before)

  store.follow([{ name: 'new' }])
  expect(store.records()).toEqual([{ name: 'new', amount: '0.00' }])
  expect(store.state.canUndo).toBe(false)
})

it.each([[null], [undefined], ['text'], [7], [{}], [[null, 3, 'x']]])('a table opens with the value %j', (value) => {
  expect(() => buildStore({ value }).submit()).not.toThrow()
})

it('random edits give the same result as a table opened with these rows', () => {
  const columns = [
    { field: 'price', label: 'P', kind: 'numInput' },
    { field: 'qty', label: 'Q', kind: 'numInput' },
    { field: 'amount', label: 'A', kind: 'calculate', expression: expressionFromText('table.price × table.qty') },
    { field: 'next', label: 'N', kind: 'calculate', expression: expressionFromText('table.amount + table.qty') },
  ]
  // A deterministic random generator.
  let seed = 7
  const upTo = (count: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % count
  }
  const store = buildStore({ columns, value: [{ price: 1, qty: 2 }] })
  const range = () => ({ top: upTo(4), bottom: 4 + upTo(3), start: upTo(2), end: 1 })
  const steps = [
    () => store.add({ at: upTo(store.state.rows.length + 1), records: [{ price: upTo(50), qty: upTo(9) }] }),
    () => edits(store).copy(upTo(store.state.rows.length)),
    () => edits(store).remove(upTo(store.state.rows.length)),
    () => edits(store).type({ row: upTo(store.state.rows.length), column: upTo(2) }, `${upTo(90)}.5`),
    () => edits(store).paste(cells('3\t4\n5\tx\n\t6'), at(upTo(store.state.rows.length + 1), upTo(2))),
    () => edits(store).fillDown(range()),
    () => edits(store).clear(range()),
    () => store.undo(),
    () => store.redo(),
    () => store.follow([...store.records(), { price: 2, qty: upTo(5) }]),
  ]

  for (let step = 0; step < 400; step += 1) {
    steps[upTo(steps.length)]?.()
    const fresh = buildStore({ columns, value: structuredClone(store.records()) })
    expect(store.records()).toEqual(fresh.records())
  }
})

it('a pasted range is read like it was copied', () => {
  const store = buildStore({ columns: [{ field: 'a', label: 'A', kind: 'dateRange' }], value: [{}] })
  edits(store).paste(cells('2026-11-01 至 2026-11-05'), at(0, 0))

  expect(store.records()).toEqual([{ a: [new Date(2026, 10, 1).getTime(), new Date(2026, 10, 5).getTime()] }])
  expect(copyCells(store.state.rows, at(0, 0), { columns: store.columns, t: zhTableText })[0]?.[0]?.text).toBe(
    '2026-11-01 至 2026-11-05',
  )
  edits(store).paste(cells('sometime'), at(0, 0))
  expect(store.submit()).toMatchObject({ faults: [{ text: '不是日期' }] })
})
