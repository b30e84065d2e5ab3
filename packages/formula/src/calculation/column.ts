import { type Decimal, toResultText, ZERO } from '../arithmetic/decimal.ts'
import type { OperandValue } from './operand.ts'

/**
 * The values of a field: a column of a sub-table, or a single value of the form. Its sum is updated with every change;
 * decimals are exact, so it never drifts.
 */
export class Column {
  readonly name: string
  readonly table: string | undefined
  sum: Decimal = ZERO
  /** Without it, no sum is maintained. The sum of a field of the form is its value. */
  isSummed = false
  /** Whether values are kept as they are too, for formulas with functions. */
  keepsRaw = false
  #values: (Decimal | undefined)[] = []
  #raw: unknown[] = []

  constructor(name: string, table: string | undefined) {
    this.name = name
    this.table = table
  }

  get length(): number {
    return this.#values.length
  }

  has(row: number): boolean {
    return Number.isInteger(row) && row >= 0 && row < this.length
  }

  /** The value of a row; undefined when it is missing or not a number. */
  at(row: number): Decimal | undefined {
    return this.#values[row]
  }

  /** The value of a row as the form holds it; kept only with `keepsRaw`. */
  rawAt(row: number): unknown {
    return this.#raw[row]
  }

  /** Returns false when the row has this value already. */
  set(row: number, value: Decimal | undefined, raw: unknown = value && toResultText(value)): boolean {
    const isOther = this.keepsRaw && this.#raw[row] !== raw
    if (isOther) this.#raw[row] = raw
    const before = this.#values[row]
    if (before === value || (before && value?.eq(before))) return isOther
    this.#values[row] = value
    this.#take(before)
    this.#add(value)
    return true
  }

  /** Removes and inserts rows; values of new rows may be missing. */
  splice(
    at: number,
    removed: number,
    { added, raw }: { added: readonly (Decimal | undefined)[]; raw: readonly unknown[] },
  ) {
    if (this.keepsRaw) this.#raw = [...this.#raw.slice(0, at), ...raw, ...this.#raw.slice(at + removed)]
    const gone = this.#values.slice(at, at + removed)
    this.#values = [...this.#values.slice(0, at), ...added, ...this.#values.slice(at + removed)]
    for (const value of gone) this.#take(value)
    for (const value of added) this.#add(value)
  }

  #take(value: Decimal | undefined) {
    if (value && this.isSummed) this.sum = this.sum.minus(value)
  }

  #add(value: Decimal | undefined) {
    if (value && this.isSummed) this.sum = this.sum.plus(value)
  }

  /** The value that a formula reads at `row` of `table`. */
  read(row: number, table: string | undefined): OperandValue {
    const isField = this.table === undefined
    if (isField || this.table === table) {
      const value = this.#values[isField ? 0 : row]
      return { value: value ?? ZERO, source: isField ? 'field' : 'row', count: 1, missing: value ? 0 : 1 }
    }
    const missing = this.#values.filter((value) => value === undefined).length
    return { value: this.sum, source: 'sum', count: this.length, missing }
  }
}
