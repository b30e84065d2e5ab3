import {
  type DefaultFormula,
  defaultFormulas,
  type FormItem,
  type FormModel,
  type JsonRecord,
  own,
  startingValue,
} from '@sqos/form-model'
import type { Lookup } from '@sqos/formula'
import { RowDefaults } from './row-defaults.ts'
import { isSame } from './same-value.ts'

interface FirstValues {
  /** Whether the record is new; no field of a stored record follows its formula, only its new rows do. */
  isNew: boolean
  /** First values that the formulas do not replace. */
  prefill?: JsonRecord | undefined
  /** The values with which the form was opened. */
  begun: JsonRecord
}

/** The fields of a new record and of new rows that start with the result of a formula, until something else is entered. */
export class DefaultValues {
  #open: readonly DefaultFormula[]
  readonly #rows: RowDefaults

  constructor(model: FormModel, { isNew, prefill = {}, begun }: FirstValues) {
    const fields = isNew ? defaultFormulas(model).filter(({ item }) => item.table === undefined) : []
    this.#open = fields.filter(({ item }) => !Object.hasOwn(prefill, item.name))
    this.#rows = new RowDefaults(model, begun)
  }

  /** A value that was entered stays. */
  enter(path: string): void {
    this.#open = this.#open.filter(({ item }) => item.path !== path)
  }

  /** The fields with other values. */
  changes(given: JsonRecord, lookup: Lookup): readonly { item: FormItem; value: unknown }[] {
    let values = given
    // A default may read another one; a circle ends after as many rounds as there are fields.
    for (let round = this.#open.length + this.#rows.size; round > 0; round -= 1) {
      const next = this.#rows.fill(this.#fill(values, lookup), lookup)
      if (next === values) break
      values = next
    }
    return [...this.#open.map(({ item }) => item), ...this.#rows.tables]
      .map((item) => ({ item, value: own(values, item.name) }))
      .filter(({ item, value }) => !isSame(value, own(given, item.name)))
  }

  #fill(given: JsonRecord, lookup: Lookup): JsonRecord {
    const values = { ...given }
    for (const one of this.#open) {
      const value = startingValue(one, { values, lookup })
      if (!isSame(value, own(values, one.item.name))) values[one.item.name] = value
    }
    const isChanged = this.#open.some(({ item }) => values[item.name] !== given[item.name])
    return isChanged ? values : given
  }
}
