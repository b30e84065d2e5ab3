import type { FieldOption, OptionValue } from './option.ts'

/** Options by their value, all levels; `1` finds `'1'`, for servers that store one and send the other. */
export type OptionIndex = ReadonlyMap<string, FieldOption>

/** Indexes options once, so that a value of 10,000 is found at once. */
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

/** The labels of values, joined; a value that no option has stands for itself. */
export const labelsOf = (values: readonly OptionValue[], index: OptionIndex, separator = ','): string =>
  values.map((value) => index.get(String(value))?.label ?? String(value)).join(separator)
