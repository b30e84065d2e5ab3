import {
  asList,
  asNumber,
  type FormDocument,
  type FormModel,
  type FormNode,
  isRecord,
  type Kind,
  kindKey,
  own,
} from '@sqos/form-model'
import { withCopiedReferences } from './copied-references.ts'
import { editTree } from './edit-tree.ts'
import { holdsComponents, itemAt, kindOfNode, nestingFault, tableAround } from './nesting.ts'
import { makesColumns, nextFormId, copyNode, withTableKeys } from './new-nodes.ts'
import { isWithin, listInside, parentOf, type Place, placeOf, pointerOf, ROOT_LIST } from './place.ts'

/** The document and the selection after a step. */
export interface Edited {
  document: FormDocument
  selection: readonly string[]
}

/** Adds a new component at a place; undefined if it is not allowed there. */
export function addComponent(form: FormModel, kind: Kind, at: Place): Edited | undefined {
  if (nestingFault(form, kind, at.list)) return undefined
  const formId = nextFormId(form)
  const fresh = withKindKey(kind.create(formId), kindKeyOf(form))
  const unbound = !makesColumns(form) && (kind.role === 'value' || kind.role === 'system')
  const node = unbound ? { ...fresh, __vModel__: '' } : fresh
  return inserted(form, [{ ...node, __config__: { ...node.__config__, span: spanFor(form, at, kind) } }], at, formId)
}

/** The key under which a document names kinds: the key of its first component. */
const kindKeyOf = (form: FormModel): string => form.all.map(({ node }) => kindKey(node)).find(Boolean) ?? 'sqosKey'

/** Returns a component with another kind key, so that a document uses one key. */
function withKindKey(node: FormNode, key: string): FormNode {
  if (key === 'sqosKey') return node
  const { sqosKey, children, ...config } = node.__config__
  const rekeyed = {
    ...node,
    __config__: {
      ...(sqosKey !== undefined && { [key]: sqosKey }),
      ...config,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- content of a component that a kind created
      ...(children && { children: children.map((child) => withKindKey(child as FormNode, key)) }),
    },
  }
  return rekeyed
}

/** Fields have the usual width of the form; containers and everything inside of them fill the row. */
const spanFor = (form: FormModel, { list }: Place, { role, isWide }: Kind) =>
  list === ROOT_LIST && !isWide && (role === 'value' || role === 'system') ? (asNumber(form.document.span) ?? 24) : 24

/** Adds copies of components at a place. Skips components that are not allowed there; undefined if none is. */
export function pasteComponents(form: FormModel, nodes: readonly FormNode[], at: Place): Edited | undefined {
  let next = nextFormId(form)
  const originals = nodes.filter((node) => !nestingFault(form, kindOfNode(node), at.list))
  const copies = originals.map((node) => {
    const copy = copyNode(node, { form, first: next })
    next = copy.next
    return copy.node
  })
  return copies.length > 0 ? inserted(form, withCopiedReferences(originals, copies), at, next - 1) : undefined
}

/** The selected components, without those inside of others, in reading order. */
export const componentsIn = (form: FormModel, pointers: readonly string[]): readonly FormNode[] =>
  nodesAt(form, outermost(form, pointers))

/** Copies components to the place after the last of them. */
export function duplicateComponents(form: FormModel, pointers: readonly string[]): Edited | undefined {
  const outer = outermost(form, pointers)
  const last = outer.at(-1)
  if (!last) return undefined
  const { list, index } = placeOf(last)
  return pasteComponents(form, nodesAt(form, outer), { list, index: index + 1 })
}

// oxlint-disable-next-line eslint/max-params -- one step of the four above
function inserted(form: FormModel, nodes: readonly FormNode[], at: Place, idGlobal: number): Edited {
  const table = tableAround(form, at.list)
  const placed = nodes.map((node) => withTableKeys(node, table))
  const document = { ...editTree(form.document, { insert: { at, nodes: placed } }), idGlobal }
  return { document, selection: placed.map((_, offset) => pointerOf({ list: at.list, index: at.index + offset })) }
}

/** Moves components to a place in their order; undefined if one is not allowed there or would be inside of itself. */
export function moveComponents(form: FormModel, pointers: readonly string[], at: Place): Edited | undefined {
  const moved = outermost(form, pointers)
  if (moved.length === 0 || moved.some((pointer) => isWithin(at.list, pointer))) return undefined
  const nodes = nodesAt(form, moved)
  if (nodes.some((node) => nestingFault(form, kindOfNode(node), at.list))) return undefined
  const table = tableAround(form, at.list)
  const placed = nodes.map((node) => withTableKeys(node, table))
  const document = editTree(form.document, { remove: new Set(moved), insert: { at, nodes: placed } })
  return { document, selection: pointersOf(document, new Set(placed)) }
}

/** Removes components and selects the component at their place. */
export function removeComponents(form: FormModel, pointers: readonly string[]): Edited {
  const removed = outermost(form, pointers)
  const document = editTree(form.document, { remove: new Set(removed) })
  const [first] = removed
  if (first === undefined) return { document, selection: [] }
  const { list, index } = placeOf(first)
  const left = listAt(document, list).length
  const next = left > 0 ? pointerOf({ list, index: Math.min(index, left - 1) }) : parentOf(first)
  return { document, selection: next === undefined ? [] : [next] }
}

/** Replaces nodes. */
export function changeComponents(
  form: FormModel,
  pointers: readonly string[],
  change: (node: FormNode) => FormNode,
): FormDocument {
  // Inner nodes first, so that a changed container contains the changed children.
  const inward = pointers.toSorted((one, other) => other.length - one.length)
  let { document } = form
  for (const pointer of inward) {
    const node = nodeAt(document, pointer)
    if (node) document = editTree(document, { replace: new Map([[pointer, change(node)]]) })
  }
  return document
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/**
 * The target of a move by keyboard: past the neighbour, or out of the container at its ends. `in` moves into the
 * previous container, `out` after the surrounding one. Undefined if there is no target.
 */
export function placeTowards(form: FormModel, pointer: string, direction: Direction): Place | undefined {
  const { list, index } = placeOf(pointer)
  const around = parentOf(pointer)
  if (direction === 'up') return index > 0 ? { list, index: index - 1 } : beside(form, around, 0)
  if (direction === 'down') {
    const isLast = index === listAt(form.document, list).length - 1
    return isLast ? beside(form, around, 1) : { list, index: index + 2 }
  }
  if (direction === 'out') return beside(form, around, 1)
  const before = itemAt(form, pointerOf({ list, index: index - 1 }))
  const into = before && (holdsComponents(before) ? before : before.children.find(holdsComponents))
  return into && { list: listInside(into.key), index: into.children.length }
}

/** The place before or after a container; for a pane, before or after its tabs. */
function beside(form: FormModel, pointer: string | undefined, offset: 0 | 1): Place | undefined {
  if (pointer === undefined) return undefined
  const item = itemAt(form, pointer)
  const outer = item?.kind.role === 'pane' ? parentOf(pointer) : pointer
  if (outer === undefined) return undefined
  const { list, index } = placeOf(outer)
  return { list, index: index + offset }
}

/** Removes pointers inside of other pointers; returns reading order. */
function outermost(form: FormModel, pointers: readonly string[]): readonly string[] {
  const chosen = new Set(pointers)
  return form.all
    .map(({ key }) => key)
    .filter((key) => chosen.has(key) && !pointers.some((other) => other !== key && isWithin(key, other)))
}

const nodesAt = (form: FormModel, pointers: readonly string[]): readonly FormNode[] =>
  pointers.flatMap((pointer) => itemAt(form, pointer)?.node ?? [])

function nodeAt(document: FormDocument, pointer: string): FormNode | undefined {
  const { list, index } = placeOf(pointer)
  const node = listAt(document, list)[index]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object in a list of components is a component
  return isRecord(node) ? (node as FormNode) : undefined
}

function listAt(document: FormDocument, list: string): readonly unknown[] {
  let value: unknown = document
  for (const key of list.slice(1).split('/')) value = Array.isArray(value) ? value[Number(key)] : own(value, key)
  return asList(value)
}

function pointersOf(document: FormDocument, nodes: ReadonlySet<unknown>): readonly string[] {
  const found: string[] = []
  function look(list: readonly unknown[], pointer: string) {
    for (const [index, node] of list.entries()) {
      const at = `${pointer}/${index}`
      if (nodes.has(node)) found.push(at)
      look(asList(own(own(node, '__config__'), 'children')), listInside(at))
    }
  }
  look(asList(document.fields), ROOT_LIST)
  return found
}
