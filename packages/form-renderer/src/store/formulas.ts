import { asList, type FormItem, type FormModel, formulasOf, type JsonRecord, namesInFormulas } from '@sqos/form-model'
import { type Calculation, createCalculation, type Edit } from '@sqos/formula'
import type { Lookups } from './lookups.ts'

/** Pause after the last input before formulas are calculated, ms. */
const REST_MS = 500

/** A calculated field: its path, its value, and whether the value is 0 because the formula cannot be calculated. */
interface Calculated {
  path: string
  value: string
  isRefused: boolean
}

/**
 * The calculated fields of an open form. They are recalculated 500 ms after the last change and before the form is saved. The
 * table calculates the fields of rows.
 */
export class Formulas {
  readonly #model: FormModel
  readonly #tell: (calculated: Calculated) => void
  readonly #lookups: Lookups
  readonly #operands: ReadonlySet<string>
  readonly #waiting = new Map<string, unknown>()
  #calculation: Calculation | undefined
  #rowCounts = new Map<string, number>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(model: FormModel, { tell, lookups }: { tell: (calculated: Calculated) => void; lookups: Lookups }) {
    this.#model = model
    this.#lookups = lookups
    this.#tell = tell
    this.#operands = namesInFormulas(model)
  }

  /** Calculates all fields. */
  start(values: JsonRecord): void {
    const formulas = formulasOf(this.#model)
    if (formulas.length === 0) return
    this.#calculation = createCalculation({ formulas, values, lookup: (...field) => this.#lookups.lookup(...field) })
    for (const { name } of this.#model.subTables) this.#rowCounts.set(name, asList(values[name]).length)
    this.#tellAll()
  }

  /** Takes the new value of a field. Formulas follow when nothing else changes for a while. */
  follow(item: FormItem, value: unknown): void {
    if (!this.#operands.has(item.path)) return
    this.#waiting.set(item.path, value)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), REST_MS)
  }

  /** Whether changes wait. */
  get isWaiting(): boolean {
    return this.#waiting.size > 0
  }

  /** Calculates the changes that wait. */
  flush(): void {
    clearTimeout(this.#timer)
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const [path, value] of waiting) this.#take(path, value)
    if (waiting.length > 0) this.#tellAll()
  }

  /** Ends the calculation. */
  close(): void {
    clearTimeout(this.#timer)
    this.#waiting.clear()
  }

  /** A value may stay the same while its formula can or cannot be calculated: every field is reported. */
  #tellAll(): void {
    const calculation = this.#calculation
    if (!calculation) return
    for (const { field } of formulasOf(this.#model)) {
      if (field.includes('.')) continue
      this.#tell({ path: field, value: calculation.value(field), isRefused: calculation.isRefused(field) })
    }
  }

  #take(path: string, value: unknown) {
    const count = this.#rowCounts.get(path)
    if (count === undefined) {
      const edit: Edit = { field: path, value }
      return this.#calculation?.set(edit) ?? []
    }
    const rows = asList(value)
    this.#rowCounts.set(path, rows.length)
    return this.#calculation?.changeRows({ table: path, at: 0, remove: count, add: rows }) ?? []
  }
}
