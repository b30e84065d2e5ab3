import type { FieldOption, OptionValue } from './option.ts'

/** Options of all levels by value. `1` finds `'1'`, because servers mix both. */
export type OptionIndex = ReadonlyMap<string, FieldOption>

/** Indexes options once, so that finding one of 10,000 is fast. */
export function indexOptions(options: readonly FieldOption[]): OptionIndex {
  const index = new Map<string, FieldOption>()
  const add = (level: readonly FieldOption[]) => {
    for (const one of level) {
      if (!index.has(String(one.value))) index.set(String(one.value), one)
      if (one.children) add(one.children)
    }
  }
  add(options)
  return index
}

/** The labels of values, joined. A value without an option is shown unchanged. */
export const labelsOf = (values: readonly OptionValue[], index: OptionIndex, separator = ','): string =>
  values.map((value) => index.get(String(value))?.label ?? String(value)).join(separator)
