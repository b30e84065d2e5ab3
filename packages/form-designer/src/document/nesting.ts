import { type FormItem, type FormModel, type Kind, fallbackKind, kindName, kindOf, own, asList } from '@sqos/form-model'
import { isWithin, listInside, ROOT_LIST } from './place.ts'

/** Why a component may not stand somewhere: a key of this package's texts. */
export type NestingFault = 'notInTable' | 'onlyPanes' | 'paneElsewhere' | 'holdsNothing'

/** The item at a pointer. */
export const itemAt = (form: FormModel, pointer: string): FormItem | undefined =>
  form.all.find((item) => item.key === pointer)

/** What owns a list of components; nothing for the top of the form. */
const ownerOf = (form: FormModel, list: string): FormItem | undefined =>
  list === ROOT_LIST ? undefined : form.all.find((item) => listInside(item.key) === list)

/** Whether components may be put inside this one by hand; tabs and collapses hold panes only. */
export const holdsComponents = (item: FormItem): boolean =>
  item.kind.role === 'pane' || item.kind.role === 'table' || (item.kind.role === 'container' && !holdsPanes(item.kind))

/** Whether the children of a kind are panes. */
const holdsPanes = (kind: Kind): boolean => kind.hasPanes

/** Why a component of a kind may not stand among `list`; nothing when it may. */
export function nestingFault(form: FormModel, kind: Kind, list: string): NestingFault | undefined {
  const owner = ownerOf(form, list)
  if (kind.role === 'pane') return owner && holdsPanes(owner.kind) ? undefined : 'paneElsewhere'
  if (owner && holdsPanes(owner.kind)) return 'onlyPanes'
  if (list !== ROOT_LIST && !(owner && holdsComponents(owner))) return 'holdsNothing'
  if (owner && isInTable(owner) && !kind.fitsTable) return 'notInTable'
  return undefined
}

/** Whether tabs or a collapse would stay behind without a pane. */
export const leavesNoPane = (form: FormModel, removed: readonly string[]): boolean =>
  form.all.some(
    ({ key, kind, children }) =>
      holdsPanes(kind) &&
      children.length > 0 &&
      !removed.some((one) => isWithin(key, one)) &&
      children.every((pane) => removed.includes(pane.key)),
  )

/** The sub-table around a list, if there is one. */
export const tableAround = (form: FormModel, list: string): FormItem | undefined => {
  const owner = ownerOf(form, list)
  return owner?.kind.role === 'table' ? owner : undefined
}

const isInTable = (owner: FormItem): boolean => owner.kind.role === 'table' || owner.table !== undefined

/** The kind of a node, also of what it holds. */
export function kindOfNode(node: unknown): Kind {
  const name = kindName(node)
  return name === undefined ? fallbackKind('pane') : kindOf(name)
}

/** Every node of a subtree. */
export const nodesWithin = (node: unknown): readonly unknown[] => [
  node,
  ...asList(own(own(node, '__config__'), 'children')).flatMap(nodesWithin),
]
