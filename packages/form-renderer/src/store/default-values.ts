import {
  type DefaultFormula,
  defaultFormulas,
  type FormItem,
  type FormModel,
  type JsonRecord,
  startingValue,
} from '@sqos/form-model'
import type { Lookup } from '@sqos/formula'
import { isSame } from './same-value.ts'

/** The fields of a new record that start with the result of a formula, until something else is entered. */
export class DefaultValues {
  #open: readonly DefaultFormula[]

  /** `prefill` are first values that the formulas do not replace; no field follows its formula in a stored record. */
  constructor(model: FormModel, { isNew, prefill = {} }: { isNew: boolean; prefill?: JsonRecord | undefined }) {
    this.#open = isNew ? defaultFormulas(model).filter(({ item }) => !Object.hasOwn(prefill, item.name)) : []
  }

  /** A value that was entered stays. */
  enter(path: string): void {
    this.#open = this.#open.filter(({ item }) => item.path !== path)
  }

  /** The fields with other values. */
  changes(given: JsonRecord, lookup: Lookup): readonly { item: FormItem; value: unknown }[] {
    const values = { ...given }
    // A default may read another one; a circle ends after as many rounds as there are fields.
    for (const _ of this.#open) {
      let isStable = true
      for (const one of this.#open) {
        const value = startingValue(one, { values, lookup })
        if (isSame(value, values[one.item.name])) continue
        values[one.item.name] = value
        isStable = false
      }
      if (isStable) break
    }
    return this.#open
      .map(({ item }) => ({ item, value: values[item.name] }))
      .filter(({ item, value }) => !isSame(value, given[item.name]))
  }
}
