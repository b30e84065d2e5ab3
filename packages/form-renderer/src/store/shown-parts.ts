import type { FormItem } from '@sqos/form-model'
import type { FormStore } from './form-store.ts'

type States = Pick<FormStore, 'stateOf'>

/** Whether a component is drawn around or above others: a container, a pane, or a sub-table with its columns. */
const hasParts = ({ kind }: FormItem): boolean =>
  kind.role === 'container' || kind.role === 'pane' || kind.role === 'table'

/** Whether a component is not drawn: it is hidden, or all that it contains is. */
export const isOutOfSight = (item: FormItem, store: States): boolean =>
  store.stateOf(item.key).isHidden || (hasParts(item) && isEmptied(item, store))

/** Whether all parts of a component are hidden. One without parts is drawn, so that it can be designed. */
function isEmptied({ children, kind }: FormItem, store: States): boolean {
  if (kind.role === 'table') return children.length > 0 && children.every(({ key }) => store.stateOf(key).isHidden)
  const gone = children.filter((child) => isOutOfSight(child, store))
  return gone.length > 0 && children.every((child) => child.kind.isOrnament || gone.includes(child))
}

/** The keys of a component and of all parts inside of it. */
export const keysWithin = (item: FormItem): readonly string[] =>
  hasParts(item) ? [item.key, ...item.children.flatMap(keysWithin)] : [item.key]
