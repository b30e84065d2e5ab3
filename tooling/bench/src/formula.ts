import { createCalculation, expressionFromText, tokenise } from '@sqos/formula'
import { type Comparison, median } from './report.ts'

const ROWS = 5000
const EDITS = 40
const WARM_UP = 10

interface FormulaField {
  field: string
  expression: unknown
}

type Row = Record<string, unknown>

/**
 * 20 columns: price, quantity, rate, discount and 16 calculated ones, each depending on the previous one; two totals.
 */
const CALCULATED = Array.from({ length: 16 }, (_, index) => `c${index}`)
const IN_ROWS = [
  formula('items.c0', 'items.price × items.qty - items.discount'),
  ...CALCULATED.slice(1).map((name, index) =>
    formula(`items.${name}`, `(items.c${index} + ${index}) × (1 + items.rate) - items.qty ÷ 3`),
  ),
]
const TOTALS = [formula('total', CALCULATED.map((name) => `items.${name}`).join(' + ')), formula('tax', 'total × 0.13')]
const SHARE = formula('items.share', 'items.c0 ÷ total × 100')

/** One edit in a sub-table of 5,000 rows × 20 columns, compared with a full recalculation: by us, and with floats. */
export function benchFormula(): { again: Comparison[]; naive: Comparison[] } {
  const plain = [...IN_ROWS, ...TOTALS]
  const shared = [...plain.slice(1), SHARE, ...plain.slice(0, 1)]
  const inRow = timeEdits(plain)
  const everyRow = timeEdits(shared)
  const pasted = timePaste(plain)
  const whole = timeOften(3, () => createCalculation({ formulas: plain, values: { items: rows() } }))
  const floats = timeOften(5, () => naively(plain, rows()))

  const named = (other: number): Comparison[] => [
    { name: 'an edit: its row, 16 sums, two totals', unit: 'ms', ours: inRow, other },
    { name: 'an edit that changes the share of every row in the total', unit: 'ms', ours: everyRow, other },
    { name: 'a paste into 1,000 rows', unit: 'ms', ours: pasted, other },
  ]
  return {
    again: named(whole),
    naive: [...named(floats), { name: 'opening the form', unit: 'ms', ours: whole, other: floats }],
  }
}

function timeEdits(formulas: FormulaField[]): number {
  const calculation = createCalculation({ formulas, values: { items: rows() } })
  const edit = (index: number) => {
    calculation.set({ field: 'items.price', row: (index * 121) % ROWS, value: `${index}.37` })
  }
  for (let index = 1; index <= WARM_UP; index += 1) edit(index)
  return median(Array.from({ length: EDITS }, (_, index) => time(() => edit(index + 1000))))
}

function timePaste(formulas: FormulaField[]): number {
  const calculation = createCalculation({ formulas, values: { items: rows() } })
  return median(
    Array.from({ length: 5 }, (_, round) =>
      time(() => {
        calculation.set(
          Array.from({ length: 1000 }, (_each, row) => ({ field: 'items.price', row, value: row + round / 10 })),
        )
      }),
    ),
  )
}

const timeOften = (times: number, work: () => void) => median(Array.from({ length: times }, () => time(work)))

function time(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function rows(): Row[] {
  return Array.from({ length: ROWS }, (_, index) => ({
    price: (index % 97) + 0.25,
    qty: (index % 13) + 1,
    rate: ((index % 5) + 1) / 100,
    discount: index % 3,
  }))
}

function formula(field: string, text: string): FormulaField {
  return { field, expression: expressionFromText(text) }
}

/** A form without a dependency graph at every key: each formula of each row, evaluated again, with floats. */
function naively(formulas: FormulaField[], items: Row[]) {
  const values: Row = { items }
  for (const { field, expression } of formulas) {
    const column = field.split('.')[1]
    if (column === undefined) {
      values[field] = evaluate(expression, (name) => sumOrField(values, items, name))
    } else {
      for (const row of items) row[column] = evaluate(expression, (name) => Number(row[name.split('.')[1] ?? ''] ?? 0))
    }
  }
}

function sumOrField(values: Row, items: Row[], name: string): number {
  const column = name.split('.')[1]
  if (column === undefined) return Number(values[name] ?? 0)
  return items.reduce((sum, row) => sum + Number(row[column] ?? 0), 0)
}

function evaluate(expression: unknown, read: (name: string) => number): number {
  const tokens = tokenise(expression)
  let next = 0

  function operand(): number {
    const token = tokens[next]
    next += 1
    if (token?.kind === 'number') return Number(token.text)
    if (token?.kind === 'field') return read(token.name)
    const inner = sum()
    next += 1
    return inner
  }
  function product(): number {
    let value = operand()
    for (let sign = operatorAt(next); sign === '×' || sign === '÷'; sign = operatorAt(next)) {
      next += 1
      value = sign === '×' ? value * operand() : value / operand()
    }
    return value
  }
  function sum(): number {
    let value = product()
    for (let sign = operatorAt(next); sign === '+' || sign === '-'; sign = operatorAt(next)) {
      next += 1
      value += sign === '+' ? product() : -product()
    }
    return value
  }
  function operatorAt(place: number) {
    const token = tokens[place]
    return token?.kind === 'operator' ? token.operator : undefined
  }

  return Math.round(sum() * 100) / 100
}
