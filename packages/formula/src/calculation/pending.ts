import type { Column } from './column.ts'

/** A formula for {@link Pending}: the column of its result, and its operands. */
interface Waiting {
  column: Column
  operands: readonly { column: Column; isSameRow: boolean }[]
}

/** A formula that uses a column, by its index in the order. */
interface Dependent {
  place: number
  isSameRow: boolean
}

/** Formulas that must be evaluated again, with their rows. Formulas are identified by their index in the order. */
export class Pending {
  readonly #dependents = new Map<Column, Dependent[]>()
  readonly #rows: (Set<number> | 'all' | undefined)[]

  constructor(formulas: readonly Waiting[]) {
    this.#rows = formulas.map(() => 'all')
    for (const [place, { operands }] of formulas.entries()) {
      for (const { column, isSameRow } of operands) {
        const known = this.#dependents.get(column)
        if (known) known.push({ place, isSameRow })
        else this.#dependents.set(column, [{ place, isSameRow }])
      }
    }
  }

  /** Adds one formula in one row. */
  add(place: number, row: number) {
    const rows = this.#rows[place]
    if (rows === 'all') return
    if (rows) rows.add(row)
    else this.#rows[place] = new Set([row])
  }

  /** Adds every formula that uses the cell: in the same row, or in all rows through the sum. */
  addDependents(column: Column, row: number) {
    for (const { place, isSameRow } of this.#dependents.get(column) ?? []) {
      if (isSameRow) this.add(place, row)
      else this.#rows[place] = 'all'
    }
  }

  /** Adds every formula that uses the sum of the column. */
  addSummers(column: Column) {
    for (const { place, isSameRow } of this.#dependents.get(column) ?? []) {
      if (!isSameRow) this.#rows[place] = 'all'
    }
  }

  /** Removes and returns the pending rows of a formula whose column has `length` rows. */
  take(place: number, length: number): Iterable<number> {
    const rows = this.#rows[place]
    this.#rows[place] = undefined
    if (rows === undefined) return []
    return rows === 'all' ? Array.from({ length }).keys() : rows
  }
}
