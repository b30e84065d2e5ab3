import type { FormulaProblem, Lookup } from '@sqos/formula'
import type { DataRecord } from '../../services/widget-services.ts'
import type { TableText } from '../table-text.ts'
import {
  type Calculating,
  type CalculatingClass,
  type CalculatingOptions,
  isCalculated,
  NoCalculation,
} from './calculating.ts'
import { newRecord, type ResolvedColumn } from './column.ts'
import { type CellFault, FaultFinder } from './faults.ts'
import { createRow, hasOtherNumbers, type Row, rowsFor } from './row.ts'

/** The props of the table that the store needs; given with every render. */
export interface TableSetup {
  name: string
  columns: readonly ResolvedColumn[]
  t: TableText
  /** Needed for columns with formulas. */
  Calculation?: CalculatingClass | undefined
  formValues?: DataRecord | undefined
  lookup?: Lookup | undefined
  keepsCell?: CalculatingOptions['keepsCell']
  defaultRows?: readonly DataRecord[] | undefined
  onChange?: ((rows: DataRecord[]) => unknown) | undefined
}

/** The state of the table; a new object after every change. */
export interface TableState {
  rows: readonly Row[]
  /** Whether all faults are shown, after a submit. */
  isAllChecked: boolean
  canUndo: boolean
  canRedo: boolean
}

/** The rows if all cells are valid, otherwise the faults. */
export type SubmitResult = { isValid: true; rows: DataRecord[] } | { isValid: false; faults: CellFault[] }

const MOST_STEPS = 100

/** The rows of a table form and their operations, without user interface. */
export class TableStore {
  state: TableState
  faults: FaultFinder
  #setup: TableSetup
  #calculation: Calculating
  #past: (readonly Row[])[] = []
  #future: (readonly Row[])[] = []
  #seen: unknown
  /** Rows hold results that the parent component does not have. */
  #hasNewResults = false
  readonly #listeners = new Set<() => void>()

  constructor(setup: TableSetup, value: unknown) {
    this.#setup = setup
    this.#seen = value
    this.faults = new FaultFinder(setup.columns, setup.t)
    const given = rowsFor(value, [])
    this.#calculation = calculationOf(setup, given)
    const rows = this.#calculation.all()
    this.#hasNewResults = hasOtherNumbers(given, rows)
    this.state = { rows, isAllChecked: false, canUndo: false, canRedo: false }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get problems(): readonly FormulaProblem[] {
    return this.#calculation.problems
  }

  get columns(): readonly ResolvedColumn[] {
    return this.#setup.columns
  }

  get t(): TableText {
    return this.#setup.t
  }

  /** Takes the props of the component. */
  configure(setup: TableSetup): void {
    const before = this.#setup
    this.#setup = setup
    if (setup.columns !== before.columns || setup.t !== before.t) {
      this.faults = new FaultFinder(setup.columns, setup.t)
    }
    if (
      formulasOf(setup) !== formulasOf(before) ||
      setup.Calculation !== before.Calculation ||
      setup.lookup !== before.lookup
    ) {
      this.#calculation = calculationOf(setup, this.state.rows)
      this.#showResults(this.state.rows, this.#calculation.all())
    } else if (setup.formValues && setup.formValues !== before.formValues) {
      const rows = this.#calculation.followForm(setup.formValues)
      if (rows !== this.state.rows) this.#tell(rows)
    }
  }

  /** Takes rows of the parent, unless the table has just reported them. */
  follow(value: unknown): void {
    if (value === this.#seen) return
    this.#seen = value
    const rows = rowsFor(value, this.state.rows)
    if (rows.length === this.state.rows.length && rows.every((row, index) => row === this.state.rows[index])) return
    this.#past = []
    this.#future = []
    this.#showResults(rows, this.#calculation.follow(rows))
  }

  /**
   * Reports rows whose results the parent component does not have: totals of the form count with them before the first
   * edit. Call it after the rows were given, while they can be edited.
   */
  reportResults(): void {
    if (this.#hasNewResults) this.#tell(this.state.rows)
  }

  /** Adds rows, at the end by default, and returns the index of the first. */
  add({ at = this.state.rows.length, records }: { at?: number; records?: readonly DataRecord[] } = {}): number {
    const added = (records ?? [newRecord(this.#setup.columns)]).map(createRow)
    this.take(this.state.rows.toSpliced(at, 0, ...added))
    return at
  }

  /** Resets to the default rows, or to one empty row. */
  reset(): void {
    const records = this.#setup.defaultRows ?? [newRecord(this.#setup.columns)]
    this.take(
      records.map((record) => createRow({ ...record })),
      { isAllChecked: false },
    )
  }

  undo(): void {
    const rows = this.#past.pop()
    if (!rows) return
    this.#future.push(this.state.rows)
    this.#tell(this.#calculation.follow(rows))
  }

  redo(): void {
    const rows = this.#future.pop()
    if (!rows) return
    this.#past.push(this.state.rows)
    this.#tell(this.#calculation.follow(rows))
  }

  submit(): SubmitResult {
    const faults = this.faults.ofRows(this.state.rows)
    if (faults.length === 0) return { isValid: true, rows: this.records() }
    this.#show(this.state.rows, { isAllChecked: true })
    return { isValid: false, faults }
  }

  /** The rows to save: the given keys and the values of the cells. Suffixes were removed when the rows were given. */
  records = (): DataRecord[] => this.state.rows.map(({ record }) => record)

  /** Changes one row. Rows that only show their faults are not reported. */
  changeRow(index: number, change: (row: Row) => Row): void {
    const row = this.state.rows[index]
    if (!row) return
    const next = change(row)
    if (next.record !== row.record) this.take(this.state.rows.with(index, next))
    else if (next !== row) this.#show(this.#calculation.follow(this.state.rows.with(index, next)))
  }

  /** A change by the user: it can be undone and is reported. */
  take(rows: readonly Row[], more: Partial<TableState> = {}): void {
    if (rows === this.state.rows) return
    this.#past.push(this.state.rows)
    if (this.#past.length > MOST_STEPS) this.#past.shift()
    this.#future = []
    this.#tell(this.#calculation.follow(rows), more)
  }

  #showResults(given: readonly Row[], rows: readonly Row[]) {
    this.#hasNewResults = hasOtherNumbers(given, rows)
    this.#show(rows)
  }

  #tell(rows: readonly Row[], more: Partial<TableState> = {}) {
    this.#hasNewResults = false
    this.#show(rows, more)
    const told = this.records()
    this.#seen = told
    const taken = this.#setup.onChange?.(told)
    if (Array.isArray(taken) && taken !== told) this.#adopt(taken)
  }

  /** Takes rows in which the parent has filled in cells; the edit can still be undone. */
  #adopt(filled: readonly unknown[]) {
    this.#seen = filled
    const rows = rowsFor(filled, this.state.rows)
    this.#showResults(rows, this.#calculation.follow(rows))
  }

  #show(rows: readonly Row[], more: Partial<TableState> = {}) {
    this.state = {
      ...this.state,
      rows,
      canUndo: this.#past.length > 0,
      canRedo: this.#future.length > 0,
      ...more,
    }
    for (const listener of this.#listeners) listener()
  }
}

function calculationOf(setup: TableSetup, rows: readonly Row[]): Calculating {
  const Calculation = setup.columns.some(isCalculated) && setup.Calculation ? setup.Calculation : NoCalculation
  return new Calculation({ ...setup, rows })
}

/** A key of the formulas; a new key needs a new calculation. */
const formulasOf = ({ name, columns }: TableSetup): string =>
  JSON.stringify([name, columns.filter(isCalculated).map(({ field, expression }) => [field, expression])])
