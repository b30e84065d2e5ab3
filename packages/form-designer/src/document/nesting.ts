import { type FormItem, type FormModel, type Kind, fallbackKind, kindName, kindOf, own, asList } from '@sqos/form-model'
import { isWithin, listInside, ROOT_LIST } from './place.ts'

/** The reason why a component cannot be placed: a key of the texts. */
export type NestingFault = 'notInTable' | 'onlyPanes' | 'paneElsewhere' | 'holdsNothing'

/** The item at a pointer. */
export const itemAt = (form: FormModel, pointer: string): FormItem | undefined =>
  form.all.find((item) => item.key === pointer)

/** The container of a list of components; undefined for the root list. */
const ownerOf = (form: FormModel, list: string): FormItem | undefined =>
  list === ROOT_LIST ? undefined : form.all.find((item) => listInside(item.key) === list)

/** Whether components can be placed inside. Tabs and collapses contain panes only. */
export const holdsComponents = (item: FormItem): boolean =>
  item.kind.role === 'pane' || item.kind.role === 'table' || (item.kind.role === 'container' && !holdsPanes(item.kind))

/** Whether the children of a kind are panes. */
const holdsPanes = (kind: Kind): boolean => kind.hasPanes

/** The reason why a component of a kind cannot be in `list`; undefined if it can. */
export function nestingFault(form: FormModel, kind: Kind, list: string): NestingFault | undefined {
  const owner = ownerOf(form, list)
  if (kind.role === 'pane') return owner && holdsPanes(owner.kind) ? undefined : 'paneElsewhere'
  if (owner && holdsPanes(owner.kind)) return 'onlyPanes'
  if (list !== ROOT_LIST && !(owner && holdsComponents(owner))) return 'holdsNothing'
  if (owner && isInTable(owner) && !kind.fitsTable) return 'notInTable'
  return undefined
}

/** Whether the removal leaves tabs or a collapse without a pane. */
export const leavesNoPane = (form: FormModel, removed: readonly string[]): boolean =>
  form.all.some(
    ({ key, kind, children }) =>
      holdsPanes(kind) &&
      children.length > 0 &&
      !removed.some((one) => isWithin(key, one)) &&
      children.every((pane) => removed.includes(pane.key)),
  )

/** The sub-table that contains a list; undefined if no sub-table contains it. */
export const tableAround = (form: FormModel, list: string): FormItem | undefined => {
  const owner = ownerOf(form, list)
  return owner?.kind.role === 'table' ? owner : undefined
}

const isInTable = (owner: FormItem): boolean => owner.kind.role === 'table' || owner.table !== undefined

/** The kind of a node. A node without a kind is a pane. */
export function kindOfNode(node: unknown): Kind {
  const name = kindName(node)
  return name === undefined ? fallbackKind('pane') : kindOf(name)
}

/** Every node of a subtree. */
export const nodesWithin = (node: unknown): readonly unknown[] => [
  node,
  ...asList(own(own(node, '__config__'), 'children')).flatMap(nodesWithin),
]
