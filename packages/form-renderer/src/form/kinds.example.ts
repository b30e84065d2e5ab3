import { kindOf, readForm } from '@sqos/form-model'
import { KIND_DEMOS, KIND_EXAMPLES, type KindDemo } from '@sqos/form-model/testing'

/** The components inside of a container, for its `__config__`. */
function childrenOf({ children, panes }: KindDemo): object[] | undefined {
  if (children) return children.map((name, index) => kindOf(name).create(201 + index))
  return panes?.map((title, index) => ({
    title,
    name: String(index + 1),
    __config__: { children: [kindOf('comInput').create(201 + index)] },
  }))
}

/** A form with one component of the kind, and a record for it. */
export function documentOf(kind: string) {
  const demo = KIND_DEMOS[kind] ?? {}
  const node = kindOf(kind).create(101)
  const children = childrenOf(demo)
  const filled = { ...node, ...demo.node, __config__: { ...node.__config__, ...(children && { children }) } }
  const model = readForm({ size: 'small', fields: [filled] })
  const [item] = model.fields
  // System fields are shown in stored records only.
  const stored = demo.stored ?? (item?.kind.role === 'system' ? '' : undefined)
  return { model, ...(item && stored !== undefined && { stored: { [item.name]: stored } }) }
}

/** A form with one component of every kind that has an example, and a record for it. */
export function documentOfExamples() {
  const fields = Object.keys(KIND_EXAMPLES).map((kind, index) => kindOf(kind).create(501 + index))
  const model = readForm({ size: 'small', fields })
  const stored = Object.fromEntries(model.fields.map(({ name, kind }) => [name, KIND_EXAMPLES[kind.name]?.first.sent]))
  return { model, stored }
}
