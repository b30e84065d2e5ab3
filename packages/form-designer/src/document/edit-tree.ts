import { asList, type FormDocument, type FormNode, isRecord, own } from '@sqos/form-model'
import { listInside, type Place, ROOT_LIST } from './place.ts'

/** The changes of one step. Pointers refer to the document before the step. */
export interface TreeEdit {
  remove?: ReadonlySet<string> | undefined
  insert?: { at: Place; nodes: readonly FormNode[] } | undefined
  /** Replaces the node at a pointer. */
  replace?: ReadonlyMap<string, FormNode> | undefined
}

/** The document after a step. Untouched nodes stay the same objects. */
export function editTree(document: FormDocument, edit: TreeEdit): FormDocument {
  const fields = editList(asList(document.fields), { pointer: ROOT_LIST, edit })
  return fields === document.fields ? document : { ...document, fields: [...fields] }
}

interface Step {
  pointer: string
  edit: TreeEdit
}

function editList(list: readonly unknown[], { pointer, edit }: Step): readonly unknown[] {
  const { remove, insert, replace } = edit
  const here = insert?.at.list === pointer ? insert : undefined
  const next: unknown[] = []
  for (const [index, node] of list.entries()) {
    if (here?.at.index === index) next.push(...here.nodes)
    const at = `${pointer}/${index}`
    if (remove?.has(at)) continue
    next.push(editNode(replace?.get(at) ?? node, { pointer: at, edit }))
  }
  if (here && here.at.index >= list.length) next.push(...here.nodes)
  return next.length === list.length && next.every((node, index) => node === list[index]) ? list : next
}

function editNode(node: unknown, { pointer, edit }: Step): unknown {
  const config = own(node, '__config__')
  const children = own(config, 'children')
  const inside = listInside(pointer)
  const isTarget = edit.insert?.at.list === inside
  if (!isRecord(node) || (!Array.isArray(children) && !isTarget)) return node
  const next = editList(asList(children), { pointer: inside, edit })
  if (next === children) return node
  return { ...node, __config__: { ...(isRecord(config) && config), children: [...next] } }
}
