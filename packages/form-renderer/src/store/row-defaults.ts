import {
  type DefaultFormula,
  defaultFormulas,
  type FormItem,
  type FormModel,
  initialValue,
  isEmpty,
  type JsonRecord,
  own,
  readRows,
  rowBefore,
  startingValue,
} from '@sqos/form-model'
import type { Lookup } from '@sqos/formula'
import { isSame } from './same-value.ts'

interface TableDefaults {
  table: FormItem
  columns: readonly DefaultFormula[]
  names: ReadonlySet<string>
  /** The rows with which the form was opened. */
  begun: readonly JsonRecord[]
}

const NONE: ReadonlySet<string> = new Set()

/** The cells of new rows that start with the result of a formula, until something else is entered. */
export class RowDefaults {
  readonly #tables: readonly TableDefaults[]
  /** The columns that still follow their formulas, by row. A changed row is another object. */
  readonly #open = new WeakMap<JsonRecord, ReadonlySet<string>>()
  readonly #last = new Map<string, readonly JsonRecord[]>()

  /** No cell of the rows with which the form was opened follows its formula. */
  constructor(model: FormModel, begun: JsonRecord) {
    const formulas = defaultFormulas(model)
    this.#tables = model.subTables.flatMap((table) => {
      const columns = formulas.filter(({ item }) => item.table === table.name)
      const rows = readRows(own(begun, table.name))
      if (columns.length === 0) return []
      for (const row of rows) this.#open.set(row, NONE)
      this.#last.set(table.name, rows)
      return [{ table, columns, names: new Set(table.children.map(({ name }) => name)), begun: rows }]
    })
  }

  /** The number of formulas; a chain of them is filled in after as many rounds. */
  get size(): number {
    return this.#tables.reduce((sum, { columns }) => sum + columns.length, 0)
  }

  /** The sub-tables with such cells. */
  get tables(): readonly FormItem[] {
    return this.#tables.map(({ table }) => table)
  }

  /** The values with filled cells; the same object if none changes. */
  fill(given: JsonRecord, lookup: Lookup): JsonRecord {
    const values = { ...given }
    let isChanged = false
    for (const one of this.#tables) {
      const rows = readRows(own(values, one.table.name))
      this.#take(one, rows)
      const filled = rows.map((row, index) => this.#filled(one, { row, index, values, lookup }))
      if (filled.every((row, index) => row === rows[index])) continue
      this.#last.set(one.table.name, filled)
      values[one.table.name] = filled
      isChanged = true
    }
    return isChanged ? values : given
  }

  #filled(
    { columns }: TableDefaults,
    { row, index, values, lookup }: { row: JsonRecord; index: number; values: JsonRecord; lookup: Lookup },
  ): JsonRecord {
    const open = this.#open.get(row) ?? NONE
    const changes = columns
      .filter(({ item }) => open.has(item.name))
      .map((one) => [one.item.name, startingValue(one, { values, row: index, lookup })] as const)
      .filter(([name, value]) => !isSame(value, own(row, name)))
    if (changes.length === 0) return row
    const filled = { ...row, ...Object.fromEntries(changes) }
    this.#open.set(filled, open)
    return filled
  }

  /** Compares the rows with those of the last time: a cell with another value was entered. */
  #take(one: TableDefaults, rows: readonly JsonRecord[]): void {
    const before = this.#last.get(one.table.name) ?? []
    const { start, end } = differingPart(before, rows)
    for (let index = start; index < rows.length - end; index += 1) {
      const row = rows[index]
      if (!row || this.#open.has(row)) continue
      const old = index < before.length - end ? before[index] : undefined
      this.#open.set(row, old ? this.#stillOpen(row, old) : firstOpen(one, row))
    }
    this.#last.set(one.table.name, rows)
  }

  #stillOpen(row: JsonRecord, old: JsonRecord): ReadonlySet<string> {
    const open = this.#open.get(old) ?? NONE
    const left = [...open].filter((name) => isSame(own(row, name), own(old, name)))
    return left.length === open.size ? open : new Set(left)
  }
}

/** In a new row, the cells that are empty or have the constant with which their column starts. */
function firstOpen({ columns, names, begun }: TableDefaults, row: JsonRecord): ReadonlySet<string> {
  if (rowBefore(row, begun, names)) return NONE
  const open = columns.filter(({ item }) => {
    const value = own(row, item.name)
    return isEmpty(value) || isSame(value, initialValue(item))
  })
  return new Set(open.map(({ item }) => item.name))
}

/** The number of identical rows at both ends. */
function differingPart(before: readonly JsonRecord[], next: readonly JsonRecord[]) {
  const shorter = Math.min(before.length, next.length)
  let start = 0
  while (start < shorter && before[start] === next[start]) start += 1
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === next[next.length - 1 - end]) end += 1
  return { start, end }
}
