import type { Row } from './row.ts'

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * The exact sum of a column as text; values that are not numbers count as 0. Parsed rows are cached, because an edit
 * changes one of many rows.
 */
export class ColumnSum {
  readonly #field: string
  #rows: readonly Row[] = []
  #values: number[] = []
  #decimals: number[] = []

  constructor(field: string) {
    this.#field = field
  }

  of(rows: readonly Row[]): string {
    if (rows !== this.#rows) this.#read(rows)
    let sum = 0
    let decimals = 0
    for (let index = 0; index < rows.length; index += 1) {
      sum += this.#values[index] ?? 0
      decimals = Math.max(decimals, this.#decimals[index] ?? 0)
    }
    return Number.isFinite(sum) ? sum.toFixed(Math.min(decimals, MOST_DECIMALS)) : '0'
  }

  #read(rows: readonly Row[]) {
    const before = this.#rows
    for (const [index, { record }] of rows.entries()) {
      if (before[index]?.record === record) continue
      const given = record[this.#field]
      const value = numberOf(given)
      this.#values[index] = value
      this.#decimals[index] = decimalsOf(given, value)
    }
    this.#rows = rows
  }
}

const MOST_DECIMALS = 10

function numberOf(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : 0
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : 0
}

/** Number of decimals of the text: 10.00 and 20.50 give 30.50. */
function decimalsOf(given: unknown, value: number): number {
  if (typeof given === 'number' ? Number.isInteger(value) : value === 0) return 0
  const text = typeof given === 'string' ? given.trim() : String(value)
  if (/e/i.test(text)) return MOST_DECIMALS
  return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
}
