import {
  type FormItem,
  type FormModel,
  isLookedUp,
  type JsonRecord,
  lookedUp,
  lookupIn,
  type LookupPlace,
  relatedIds,
} from '@sqos/form-model'
import type { Lookup } from '@sqos/formula'

/** Records that LOOKUP reads and that are not loaded. */
export interface WantedRecords {
  modelId: string
  ids: readonly string[]
  keys: readonly string[]
}

/** The records of other forms that the formulas of an open form look up. */
export class Lookups {
  /** Reads from the loaded records; another function after more were loaded. */
  lookup: Lookup
  readonly #model: FormModel
  readonly #records = new Map<string, ReadonlyMap<string, JsonRecord>>()
  readonly #requested = new Set<string>()
  readonly #listeners = new Set<() => void>()

  constructor(model: FormModel) {
    this.#model = model
    this.lookup = lookupIn(model, this.#records)
  }

  /** The records that these values need. Each is returned once. */
  take(values: JsonRecord): readonly WantedRecords[] {
    const all = lookedUp(this.#model)
    return [...new Set(all.map(({ modelId }) => modelId))].flatMap((modelId): WantedRecords[] => {
      const fields = all.filter((field) => field.modelId === modelId)
      const ids = [...new Set(fields.flatMap(({ item }) => relatedIds(item, values)))]
      const wanted = ids.filter((id) => !this.#requested.has(`${modelId} ${id}`))
      for (const id of wanted) this.#requested.add(`${modelId} ${id}`)
      const keys = [...new Set(fields.flatMap((field) => field.keys))]
      return wanted.length === 0 ? [] : [{ modelId, ids: wanted, keys }]
    })
  }

  /** Stores loaded records. */
  put(modelId: string, records: ReadonlyMap<string, JsonRecord>): void {
    this.#records.set(modelId, new Map([...(this.#records.get(modelId) ?? []), ...records]))
    this.lookup = lookupIn(this.#model, this.#records)
  }

  /** Requests these records again when they are needed. */
  release({ modelId, ids }: WantedRecords): void {
    for (const id of ids) this.#requested.delete(`${modelId} ${id}`)
  }

  /** Subscribes to loaded records, and to values that may need others. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Whether a calculated field keeps its result, because what it looks up is not known; the server decides. */
  keeps({ kind, node }: FormItem, { result, values }: { result: unknown; values: JsonRecord }): boolean {
    return (result ?? undefined) !== undefined && !this.hasAll({ expression: kind.formula?.(node), values })
  }

  /** Whether a formula of a row keeps its stored result: what it looks up is not loaded, or hidden from the user. */
  readonly keepsCell = (expression: unknown, row: JsonRecord): boolean => !this.hasAll({ expression, values: {}, row })

  /** Whether everything that a formula looks up is loaded. What the user may not read never is. */
  hasAll = (place: LookupPlace): boolean => isLookedUp(this.#model, place, this.#records)
}
