import { toDecimal } from '../arithmetic/decimal.ts'
import { type Lookup, lookupOf } from '../language/lookup.ts'
import { readField } from './operand.ts'
import { Column } from './column.ts'
import { placeOf, readRows } from './place.ts'

/** The columns that the formulas of a form use; other data is not stored. */
export class Columns {
  readonly #calculated: ReadonlySet<string>
  readonly #lookup: Lookup | undefined
  readonly #byName = new Map<string, Column>()
  readonly #byTable = new Map<string, Column[]>()

  /** `calculated` names the fields with formulas; their values in the data are ignored. */
  constructor(calculated: ReadonlySet<string>, lookup?: Lookup) {
    this.#calculated = calculated
    this.#lookup = lookup
  }

  /** The column of this name, created on first use; request all columns before {@link load}. */
  mention(name: string): Column {
    const known = this.#byName.get(name)
    if (known) return known
    const { table } = placeOf(name)
    const column = new Column(name, table)
    this.#byName.set(name, column)
    if (table !== undefined) this.#byTable.set(table, [...this.inTable(table), column])
    return column
  }

  find(name: string): Column | undefined {
    return this.#byName.get(name)
  }

  inTable(table: string): readonly Column[] {
    return this.#byTable.get(table) ?? []
  }

  /** The columns that depend on a field of the data: its own, and those of the records that it has chosen. */
  followingOf(field: string): readonly { column: Column; read: (value: unknown) => unknown }[] {
    return [...this.#byName.values()].flatMap((column) => {
      if (column.name === field) return { column, read: (value: unknown) => value }
      const lookedUp = lookupOf(column.name)
      return lookedUp?.relation === field ? { column, read: (id: unknown) => this.#lookup?.(lookedUp, id) } : []
    })
  }

  /** Number of rows of a sub-table. */
  rowsOf(table: string): number {
    return this.inTable(table)[0]?.length ?? 0
  }

  isCalculated(name: string): boolean {
    return this.#calculated.has(name)
  }

  /** Loads the data of the form. */
  load(values: unknown) {
    for (const column of this.#byName.values()) {
      if (column.table === undefined) this.#insert(column, { at: 0, remove: 0, add: [values] })
    }
    for (const table of this.#byTable.keys()) this.splice(table, { at: 0, remove: 0, add: readRows(values, table) })
  }

  /** Removes and inserts rows of a table. */
  splice(table: string, { at, remove, add }: { at: number; remove: number; add: readonly unknown[] }) {
    for (const column of this.inTable(table)) this.#insert(column, { at, remove, add })
  }

  #insert(column: Column, { at, remove, add }: { at: number; remove: number; add: readonly unknown[] }) {
    const { name, keepsRaw } = column
    const raw = add.map((record) => (this.isCalculated(name) ? undefined : readField(name, record, this.#lookup)))
    column.splice(at, remove, { added: raw.map(toDecimal), raw: keepsRaw ? raw : [] })
  }
}
