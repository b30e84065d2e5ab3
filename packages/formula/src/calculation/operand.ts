import { type Decimal, toDecimal, ZERO } from '../arithmetic/decimal.ts'
import { type Lookup, lookupOf } from '../language/lookup.ts'
import { readOwn } from '../record.ts'
import { placeOf, readRows } from './place.ts'

/** An operand of a formula, and its source. */
export interface OperandValue {
  value: Decimal
  /** A field of the form, a cell of the same row, or the sum of a column. */
  source: 'field' | 'row' | 'sum'
  /** Number of values in it. */
  count: number
  /** Number of them that were missing or not numbers and counted as 0. */
  missing: number
}

/** The place of the evaluated formula. */
export interface Scope {
  /** The data of the form: fields by name, sub-tables as lists of rows. */
  values: unknown
  /** The sub-table of the formula's own field, and the row index there. */
  table?: string | undefined
  row?: number | undefined
  /** The time of TODAY and NOW, ms. Default: the current time. */
  now?: number | undefined
  /** Reads fields of related records. Default: they are empty. */
  lookup?: Lookup | undefined
}

/**
 * Reads a field for a formula: a column of the formula's own sub-table is the cell of this row, any other column is a
 * sum.
 */
export function readOperand(name: string, { values, table, row, lookup }: Scope): OperandValue {
  const place = placeOf(name)
  if (place.table === undefined) return single('field', readField(name, values, lookup))
  const rows = readRows(values, place.table)
  if (row !== undefined && table === place.table) return single('row', readField(name, rows[row], lookup))
  return sum(rows.map((one) => toDecimal(readField(name, one, lookup))))
}

/** The value of a field in a record or row, or of a field of the record that its relation field has chosen. */
export function readField(name: string, holder: unknown, lookup: Lookup | undefined): unknown {
  const lookedUp = lookupOf(name)
  if (!lookedUp) return readOwn(holder, placeOf(name).column)
  return lookup?.(lookedUp, readOwn(holder, placeOf(lookedUp.relation).column))
}

function single(source: 'field' | 'row', raw: unknown): OperandValue {
  const value = toDecimal(raw)
  return { value: value ?? ZERO, source, count: 1, missing: value ? 0 : 1 }
}

function sum(values: readonly (Decimal | undefined)[]): OperandValue {
  let total = ZERO
  let missing = 0
  for (const value of values) {
    if (value) total = total.plus(value)
    else missing += 1
  }
  return { value: total, source: 'sum', count: values.length, missing }
}
