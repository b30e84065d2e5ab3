import { type Change, createCalculation, type Edit, type FormulaProblem } from '@sqos/formula'
import type { DataRecord } from '../../services/widget-services.ts'
import { type Calculating, type CalculatingOptions, isCalculated } from './calculating.ts'
import { type Row, withValues } from './row.ts'

/** Calculates the columns of a table; after an edit only its dependents. */
export class RowCalculation implements Calculating {
  /** Problems of formulas. */
  readonly problems: readonly FormulaProblem[]
  readonly #name: string
  readonly #calculation
  readonly #calculated: readonly string[]
  readonly #isKept: (field: string, row: Row) => boolean
  #rows: readonly Row[]
  #formValues: DataRecord

  constructor({ name, columns, formValues = {}, rows, lookup, keepsCell }: CalculatingOptions) {
    const calculated = columns.filter(isCalculated)
    const expressions = new Map(calculated.map(({ field, expression }) => [field, expression]))
    this.#isKept = (field, { record }) =>
      (record[field] ?? undefined) !== undefined && keepsCell?.(expressions.get(field), record) === true
    this.#name = name
    this.#calculated = calculated.map(({ field }) => field)
    this.#rows = rows
    this.#formValues = formValues
    this.#calculation = createCalculation({
      formulas: calculated.map(({ field, expression }) => ({ field: `${name}.${field}`, expression })),
      values: { ...formValues, [name]: rows.map(({ record }) => record) },
      lookup,
    })
    this.problems = this.#calculation.problems
  }

  /** The rows with all their results. */
  all(): readonly Row[] {
    if (this.#calculated.length === 0) return this.#rows
    this.#rows = this.#rows.map((row, index) => this.#withResults(row, index))
    return this.#rows
  }

  /** Returns the given rows with results. */
  follow(next: readonly Row[]): readonly Row[] {
    if (this.#calculated.length === 0 || next === this.#rows) return next
    const before = this.#rows
    const { start, end } = differingPart(before, next)
    const added = next.slice(start, next.length - end)
    const removed = before.slice(start, before.length - end)
    const isSameRows = added.length === removed.length && added.every((row, index) => row.key === removed[index]?.key)
    const changes = isSameRows
      ? this.#calculation.set(added.flatMap((row, index) => this.#editsOf(row, removed[index], start + index)))
      : this.#calculation.changeRows({
          table: this.#name,
          at: start,
          remove: removed.length,
          add: added.map(({ record }) => record),
        })

    const rows = [...next]
    // Rows of undo or of the parent may have outdated results.
    for (let index = start; index < next.length - end; index += 1) {
      const row = next[index]
      if (row) rows[index] = this.#withResults(row, index)
    }
    this.#rows = this.#take(rows, changes)
    return this.#rows
  }

  /** Takes new form values and returns the rows with results. */
  followForm(formValues: DataRecord): readonly Row[] {
    const before = this.#formValues
    this.#formValues = formValues
    const edits = Object.entries(formValues)
      .filter(([field, value]) => field !== this.#name && before[field] !== value)
      .map(([field, value]): Edit => ({ field, value }))
    if (edits.length > 0) this.#rows = this.#take(this.#rows, this.#calculation.set(edits))
    return this.#rows
  }

  #editsOf(row: Row, before: Row | undefined, index: number): Edit[] {
    return Object.keys({ ...before?.record, ...row.record })
      .filter((field) => row.record[field] !== before?.record[field])
      .map((field) => ({ field: `${this.#name}.${field}`, row: index, value: row.record[field] }))
  }

  #take(before: readonly Row[], changes: readonly Change[]): readonly Row[] {
    const byRow = new Map<number, DataRecord>()
    for (const { field, row, value } of changes) {
      if (row === undefined) continue
      const values = byRow.get(row) ?? {}
      values[field.slice(this.#name.length + 1)] = value
      byRow.set(row, values)
    }
    if (byRow.size === 0) return before
    const rows = [...before]
    for (const [index, values] of byRow) {
      const row = rows[index]
      if (!row) continue
      const taken = Object.entries(values).filter(([field]) => !this.#isKept(field, row))
      rows[index] = withValues(row, Object.fromEntries(taken))
    }
    return rows
  }

  #withResults(row: Row, index: number): Row {
    return withValues(
      row,
      Object.fromEntries(
        this.#calculated
          .filter((field) => !this.#isKept(field, row))
          .map((field) => [field, this.#calculation.value(`${this.#name}.${field}`, index)]),
      ),
    )
  }
}

/** The number of identical rows at both ends. */
function differingPart(before: readonly Row[], next: readonly Row[]) {
  const shorter = Math.min(before.length, next.length)
  let start = 0
  while (start < shorter && before[start] === next[start]) start += 1
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === next[next.length - 1 - end]) end += 1
  return { start, end }
}
