import { asList, type FormItem, type FormModel, formulasOf, type JsonRecord, operandsOf } from '@sqos/form-model'
import { type Calculation, createCalculation, type Edit } from '@sqos/formula'

/** Source: specification of the platform, section 9. */
const REST_MS = 500

/**
 * The calculated fields of an open form: recalculated 500 ms after the last change, and at once before it is saved. Those of
 * rows are calculated by the table itself.
 */
export class Formulas {
  readonly #model: FormModel
  readonly #tell: (path: string, value: string) => void
  readonly #operands: ReadonlySet<string>
  readonly #waiting = new Map<string, unknown>()
  #calculation: Calculation | undefined
  #rowCounts = new Map<string, number>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(model: FormModel, tell: (path: string, value: string) => void) {
    this.#model = model
    this.#tell = tell
    const operands = formulasOf(model).length > 0 ? operandsOf(model) : []
    this.#operands = new Set(operands.map(({ table, path }) => table ?? path))
  }

  /** Calculates everything once. */
  start(values: JsonRecord): void {
    const formulas = formulasOf(this.#model)
    if (formulas.length === 0) return
    this.#calculation = createCalculation({ formulas, values })
    for (const { name } of this.#model.subTables) this.#rowCounts.set(name, asList(values[name]).length)
    for (const { field } of formulas) if (!field.includes('.')) this.#tell(field, this.#calculation.value(field))
  }

  /** A field has another value; formulas follow when nothing else changes for a while. */
  follow(item: FormItem, value: unknown): void {
    if (!this.#operands.has(item.path)) return
    this.#waiting.set(item.path, value)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), REST_MS)
  }

  /** Calculates what waits. */
  flush(): void {
    clearTimeout(this.#timer)
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const [path, value] of waiting) {
      for (const change of this.#take(path, value)) if (change.row === undefined) this.#tell(change.field, change.value)
    }
  }

  /** Nothing more is calculated. */
  close(): void {
    clearTimeout(this.#timer)
    this.#waiting.clear()
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
