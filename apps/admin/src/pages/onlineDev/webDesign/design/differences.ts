import { type FormModel, readForm } from '@sqos/form-model'

/** Changes of another user in a form: labels of components. */
export interface Differences {
  added: readonly string[]
  removed: readonly string[]
  changed: readonly string[]
}

/** Compares two form documents component by component. */
export function differencesOf(before: unknown, after: unknown): Differences {
  const [old, now] = [byName(readForm(before)), byName(readForm(after))]
  const only = (some: Components, others: Components) =>
    [...some].filter(([name]) => !others.has(name)).map(([, { label }]) => label)
  return {
    added: only(now, old),
    removed: only(old, now),
    changed: [...now]
      .filter(([name, { text }]) => old.has(name) && old.get(name)?.text !== text)
      .map(([, { label }]) => label),
  }
}

/** Whether there are no changes. */
export const isSame = ({ added, removed, changed }: Differences): boolean =>
  added.length + removed.length + changed.length === 0

type Components = ReadonlyMap<string, { label: string; text: string }>

const byName = (form: FormModel): Components =>
  new Map(
    form.all.map(({ node, path, key, label }) => {
      // The children of a container are compared separately.
      const { children: _children, ...config } = node.__config__ ?? {}
      const name = path || String(config.formId ?? key)
      return [name, { label, text: JSON.stringify({ ...node, __config__: config }) }]
    }),
  )
