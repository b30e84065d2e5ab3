import type { Column } from './column.ts'

/** A formula as {@link Pending} sees it: where its result goes, and what it counts with. */
interface Waiting {
  column: Column
  operands: readonly { column: Column; isSameRow: boolean }[]
}

/** A formula that counts with a column, by its place in the order. */
interface Dependent {
  place: number
  isSameRow: boolean
}

/** Remembers which formulas are to be calculated again, and in which rows. Formulas go by their place in the order. */
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

  /** One formula in one row. */
  add(place: number, row: number) {
    const rows = this.#rows[place]
    if (rows === 'all') return
    if (rows) rows.add(row)
    else this.#rows[place] = new Set([row])
  }

  /** Every formula that counts with that cell: in the same row, or everywhere through the sum. */
  addDependents(column: Column, row: number) {
    for (const { place, isSameRow } of this.#dependents.get(column) ?? []) {
      if (isSameRow) this.add(place, row)
      else this.#rows[place] = 'all'
    }
  }

  /** Every formula that counts with the sum of that column. */
  addSummers(column: Column) {
    for (const { place, isSameRow } of this.#dependents.get(column) ?? []) {
      if (!isSameRow) this.#rows[place] = 'all'
    }
  }

  /** The rows to calculate of a formula whose column is `length` long; then it waits for nothing more. */
  take(place: number, length: number): Iterable<number> {
    const rows = this.#rows[place]
    this.#rows[place] = undefined
    if (rows === undefined) return []
    return rows === 'all' ? Array.from({ length }).keys() : rows
  }
}
