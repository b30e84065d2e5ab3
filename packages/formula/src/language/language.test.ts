import { describe, expect, it } from 'vitest'
import { createCalculation } from '../calculation/calculation.ts'
import { calculate } from '../calculation/calculate.ts'
import { evaluate } from '../calculation/evaluate.ts'
import { checkExpression, resultType } from '../expression/check.ts'
import { expressionFromText, expressionToSource, expressionToText, readSource } from '../expression/text.ts'

const NOW = new Date(2026, 2, 31, 14, 30).getTime()
const values = {
  price: 10,
  qty: '3',
  name: '机票',
  note: '',
  day: new Date(2026, 0, 31).getTime(),
  tags: ['急', '内'],
  trips: [
    { cost: 100, kind: '机票', days: 2 },
    { cost: '50.5', kind: '酒店', days: 3 },
    { cost: null, kind: '机票', days: 1 },
  ],
}
const valueOf = (text: string) => evaluate(expressionFromText(text), { values, now: NOW }).value
const date = (year: number, month: number, day: number) => new Date(year, month - 1, day).getTime()

describe('functions', () => {
  it.each<[string, unknown]>([
    ['SUM(trips.cost)', 150.5],
    ['SUM(price, qty, 1)', 14],
    ['SUM(trips.cost × trips.days)', 351.5],
    ['SUM(IF(trips.kind = "机票", trips.cost, 0))', 100],
    ['AVERAGE(trips.cost)', 75.25],
    ['MAX(0, SUM(trips.cost) - 100)', 50.5],
    ['MIN(trips.cost)', 50.5],
    ['COUNT(trips)', 3],
    ['COUNT(trips.cost > 60)', 1],
    ['COUNT(tags)', 2],
    ['JOIN(trips.kind)', '机票, 酒店, 机票'],
    ['ROUND(2.345, 2)', 2.35],
    ['ROUND(-2.5)', -3],
    ['ROUND(1 ÷ 3, 4)', 0.3333],
    ['ROUND(1250, -2)', 1300],
    ['ROUNDUP(2.01)', 3],
    ['ROUNDDOWN(2.99)', 2],
    ['ABS(0 - price)', 10],
    ['MOD(price, qty)', 1],
    ['IF(price > 5, "贵", "便宜")', '贵'],
    ['IF(note = "", 1, 2)', 1],
    ['IF(AND(price ≥ 10, OR(qty <> 3, name = "机票")), 1, 2)', 1],
    ['NOT(price = 10)', false],
    ['ISEMPTY(note)', true],
    ['TEXT(day, "yyyy年M月d日")', '2026年1月31日'],
    ['TEXT(1234567.5, "#,##0.00")', '1,234,567.50'],
    ['TEXT(0.256, "0.0%")', '25.6%'],
    ['TEXT(7, "000")', '007'],
    ['CONCAT(name, "-", price)', '机票-10'],
    ['name & "×" & qty', '机票×3'],
    ['LEN(name)', 2],
    ['LEFT("机票费", 2) & RIGHT("abc", 1) & MID("abcd", 2, 2)', '机票cbc'],
    ['TRIM("  a ")', 'a'],
    ['CONTAINS(tags, "急")', true],
    ['CONTAINS(name, "票")', true],
    ['CAPITALS(1005.2)', '壹仟零伍圆贰角'],
    ['DATE(2026, 2, 1)', date(2026, 2, 1)],
    ['TODAY()', date(2026, 3, 31)],
    ['NOW()', NOW],
    ['DAYS(TODAY(), day)', 59],
    ['HOURS(NOW(), TODAY())', 14.5],
    ['DATEADD(day, 1, "month")', date(2026, 2, 28)],
    ['DATEADD(day, -1)', date(2026, 1, 30)],
    ['YEAR(day) & "/" & MONTH(day) & "/" & DAY(day)', '2026/1/31'],
    ['WEEKDAY(day)', 6],
    ['DAYS(note, day)', undefined],
    ['IF(-price + 2 × -3 < 0, -price + 2 × -3)', -16],
  ])('%s is %j', (text, expected) => {
    expect(checkExpression(expressionFromText(text))).toBeUndefined()
    expect(valueOf(text)).toEqual(expected)
  })

  it('calculate only the branch of IF that counts', () => {
    expect(evaluate(expressionFromText('IF(note = 0, 0, price ÷ note)'), { values })).toEqual({ value: 0 })
    expect(evaluate(expressionFromText('SUM(price ÷ note)'), { values }).problem).toEqual({ code: 'divisionByZero' })
  })

  it('give calculated fields a number with two decimals', () => {
    expect(calculate(expressionFromText('SUM(trips.cost) ÷ 3'), { values })).toEqual({ value: '50.17' })
    expect(calculate(expressionFromText('CONCAT(name)'), { values })).toEqual({ value: '0.00' })
  })
})

describe('faults', () => {
  const fields = new Map<string, 'number' | 'text' | 'date' | 'table'>([
    ['price', 'number'],
    ['name', 'text'],
    ['day', 'date'],
    ['trips', 'table'],
    ['trips.cost', 'number'],
    ['stops.km', 'number'],
  ])
  it.each([
    ['SUMME(price)', 'unknownFunction', 'SUMME'],
    ['ROUND()', 'argumentCount', 'ROUND'],
    ['TODAY(1)', 'argumentCount', 'TODAY'],
    ['SUM(price', 'notClosed', undefined],
    ['SUM(price))', 'notOpened', undefined],
    ['SUM(price,)', 'operandMissing', undefined],
    ['price, name', 'commaOutside', undefined],
    ['SUM(gone)', 'unknownField', 'gone'],
    ['SUM(name)', 'wrongType', 'SUM'],
    ['DAYS(day, price)', 'wrongType', 'DAYS'],
    ['day + IF(price = 1, 1, 2)', 'wrongType', '+'],
    ['day - day', 'wrongType', 'day'],
    ['day & "x"', 'wrongType', '&'],
    ['SUM(trips.cost × stops.km)', 'twoTables', 'SUM'],
    ['ROUND(trips, 1)', 'wrongType', 'ROUND'],
  ])('%s: %s', (text, code, name) => {
    expect(checkExpression(expressionFromText(text), { fields })).toMatchObject({ code, ...(name && { name }) })
  })

  it('have the place in the typed text', () => {
    const text = 'ROUND({price}, 2) + SUM({gone})'
    const { expression, ranges } = readSource(text, { labels: new Map([['price', '单价']]) })
    const fault = checkExpression(expression, { fields })
    const range = ranges[fault?.at ?? -1]
    expect(text.slice(range?.from, range?.to)).toBe('{gone}')
  })

  it('of deep or long formulas end the parser', () => {
    const deep = expressionFromText(`${'ABS('.repeat(5000)}1${')'.repeat(5000)}`)
    expect(checkExpression(deep)?.code).toBe('tooLong')
    expect(checkExpression(expressionFromText(`${'ABS('.repeat(100)}1${')'.repeat(100)}`))?.code).toBe('tooDeep')
    expect(checkExpression(expressionFromText(`SUM(1)${' + 1'.repeat(900)}`))).toBeUndefined()
    expect(evaluate(expressionFromText(`SUM(1)${' + 1'.repeat(900)}`), { values: {} }).value).toBe(901)
  })

  it('type of the result', () => {
    const type = (text: string) => resultType(expressionFromText(text), { fields })
    expect(
      ['price × 2', 'day', 'TODAY()', 'IF(price = 1, "a", "b")', 'price > 1', 'MAX(day, TODAY())'].map(type),
    ).toEqual(['number', 'date', 'date', 'text', 'boolean', 'date'])
  })
})

describe('text of the editor', () => {
  const labels = new Map([
    ['F_Price', '单价'],
    ['F_Qty', '数量'],
    ['F_Qty2', '数量'],
    ['table1.F_Cost', '行程.费用'],
  ])

  it('names fields by path, and reads labels that only one field has', () => {
    const { expression } = readSource('if(单价>=1，sum(行程.费用)，"a b")', { labels })
    expect(expressionToText(expression)).toBe('IF(单价 ≥ 1, SUM(行程.费用), "a b")')
    expect(expressionToSource(expression)).toBe('IF({F_Price} ≥ 1, SUM({table1.F_Cost}), "a b")')
    expect(readSource(expressionToSource(expression), { labels }).expression).toEqual(expression)
    expect(
      checkExpression(readSource('数量 + 1', { labels }).expression, { fields: new Set(labels.keys()) }),
    ).toMatchObject({
      code: 'unknownField',
      name: '数量',
    })
  })

  it('shows signs of numbers without spaces', () => {
    expect(expressionToText(expressionFromText('DATEADD(TODAY(), -7, "day")'))).toBe('DATEADD(TODAY(), -7, "day")')
  })
})

describe('formulas of a form', () => {
  const create = (texts: Readonly<Record<string, string>>, data: unknown = values) =>
    createCalculation({
      formulas: Object.entries(texts).map(([field, text]) => ({ field, expression: expressionFromText(text) })),
      values: data,
    })

  it('follow texts, rows and other formulas', () => {
    const form = create({
      'trips.total': 'IF(trips.kind = "机票", trips.cost × 2, trips.cost)',
      sum: 'SUM(trips.total)',
      count: 'COUNT(trips)',
      rest: 'MAX(0, 1000 - sum)',
    })
    expect([form.value('sum'), form.value('count'), form.value('rest')]).toEqual(['250.50', '3.00', '749.50'])
    expect(form.set({ field: 'trips.kind', row: 1, value: '机票' })).toEqual([
      { field: 'trips.total', row: 1, value: '101.00' },
      { field: 'sum', value: '301.00' },
      { field: 'rest', value: '699.00' },
    ])
    form.changeRows({ table: 'trips', at: 0, remove: 1, add: [{ cost: 1, kind: 'x' }, {}] })
    expect([form.value('count'), form.value('trips.total', 0), form.value('sum')]).toEqual(['4.00', '1.00', '102.00'])
  })

  it('report circles through functions', () => {
    const form = create({ a: 'SUM(b, 1)', b: 'IF(a > 1, 2, 3)' })
    expect(form.problems.map(({ code }) => code)).toEqual(['cycle', 'cycle'])
  })

  it('explain the operands and the result', () => {
    expect(create({ sum: 'SUM(trips.cost)' }).explain('sum')).toMatchObject({
      value: '150.50',
      operands: [{ name: 'trips.cost', source: 'sum', count: 3, missing: 1 }],
    })
  })
})

describe('LOOKUP', () => {
  const customers: Record<string, Record<string, unknown>> = {
    c1: { credit: 500, 'city.name': '上海' },
    c2: { credit: 80, 'city.name': '北京' },
  }
  const lookup = ({ key }: { relation: string; key: string }, id: unknown) => customers[String(id)]?.[key]
  const record = { customer: 'c1', lines: [{ customer: 'c1', qty: 2 }, { customer: 'c2', qty: 1 }, { qty: 4 }] }

  it.each<[string, unknown]>([
    ['LOOKUP(customer, "credit") × 2', 1000],
    ['LOOKUP(customer, "city.name") & "市"', '上海市'],
    ['SUM(LOOKUP(lines.customer, "credit") × lines.qty)', 1080],
    ['JOIN(LOOKUP(lines.customer, "city.name"))', '上海, 北京'],
    ['IF(LOOKUP(other, "credit") > 0, 1, 2)', 2],
  ])('%s reads the chosen records', (text, expected) => {
    expect(evaluate(expressionFromText(text), { values: record, lookup }).value).toEqual(expected)
  })

  it('follows another chosen record, in the form and in rows', () => {
    const calculation = createCalculation({
      formulas: [
        { field: 'limit', expression: expressionFromText('LOOKUP(customer, "credit")') },
        { field: 'lines.sum', expression: expressionFromText('LOOKUP(lines.customer, "credit") × lines.qty') },
      ],
      values: record,
      lookup,
    })
    expect([calculation.value('limit'), calculation.value('lines.sum', 1)]).toEqual(['500.00', '80.00'])

    expect(calculation.set([{ field: 'customer', value: 'c2' }])).toEqual([{ field: 'limit', value: '80.00' }])
    expect(calculation.set({ field: 'lines.customer', row: 2, value: 'c1' })).toEqual([
      { field: 'lines.sum', row: 2, value: '2000.00' },
    ])
  })

  it.each<[string, object]>([
    ['LOOKUP(customer, credit)', { code: 'lookupArguments', at: 0 }],
    ['LOOKUP("customer", "credit")', { code: 'lookupArguments', at: 0 }],
    ['LOOKUP(customer, "a.b.c")', { code: 'lookupArguments', at: 0 }],
    ['LOOKUP(customer)', { code: 'argumentCount', at: 0 }],
    ['1 + LOOKUP(gone, "credit")', { code: 'unknownField' }],
    ['1 + LOOKUP(name, "credit")', { code: 'noRelation' }],
  ])('%s is a fault', (text, expected) => {
    const fields = new Map([
      ['customer', 'text'],
      ['name', 'text'],
      ['credit', 'number'],
    ] as const)
    const known = {
      fields,
      lookup: ({ relation }: { relation: string }) => (relation === 'name' ? 'noRelation' : 'any'),
    } as const
    expect(checkExpression(expressionFromText(text), known)).toMatchObject(expected)
  })
})
