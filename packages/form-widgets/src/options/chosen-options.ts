import type { DataRecord } from '../services/widget-services.ts'
import type { OptionIndex } from './find-option.ts'
import type { OptionValue } from './option.ts'

/** Returns the values with the types of the options. */
export const valuesIn = (values: readonly OptionValue[], index: OptionIndex): OptionValue[] =>
  values.map((value) => index.get(String(value))?.value ?? value)

/** The records of the options that have these values. */
export const recordsOf = (values: readonly OptionValue[], index: OptionIndex): DataRecord[] =>
  values.flatMap((value): DataRecord[] => {
    const found = index.get(String(value))
    return found ? [found.record] : []
  })
