import type { FormItem } from '@sqos/form-model'

/** Names of the fields that a caller may not read in a record. */
export interface HiddenNames {
  head: ReadonlySet<string>
  /** Columns of sub-tables. */
  table: ReadonlySet<string>
}

/** The fields of `form` that are not among `shown`. */
export function hiddenNamesOf(form: readonly FormItem[], shown: readonly FormItem[]): HiddenNames {
  const visible = new Map(shown.map((item) => [item.key, new Set(item.children.map(({ name }) => name))]))
  const head = form.filter(({ key }) => !visible.has(key)).map(({ name }) => name)
  const table = form.flatMap(({ key, children }) =>
    children.map(({ name }) => name).filter((name) => visible.get(key)?.has(name) !== true),
  )
  return { head: new Set(head), table: new Set(table) }
}
