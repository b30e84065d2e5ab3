import { asList, asText, type FormDocument, isRecord, own, ownAt } from '@sqos/form-model'

/** A component without what it holds. */
export interface FlatNode {
  id: string
  /** The node of the document without its children. */
  node: unknown
  parent: string
}

/** A form as a flat table of components. Parents are named by id instead of by position. */
export interface FlatForm {
  nodes: ReadonlyMap<string, FlatNode>
  /** Ordered ids of children by the id of their parent; `TOP` is the form. */
  orders: ReadonlyMap<string, readonly string[]>
}

export const TOP = ''

/** Flattens a form. Components are identified by number, panes by name. */
export function flatten(document: FormDocument): FlatForm {
  const nodes = new Map<string, FlatNode>()
  const orders = new Map<string, string[]>()
  take(asList(document.fields), TOP)
  return { nodes, orders }

  function take(list: readonly unknown[], parent: string) {
    const order: string[] = []
    orders.set(parent, order)
    for (const [index, value] of list.entries()) {
      const id = freeId(idOf(value, parent) ?? `${parent}#${index}`)
      const children = ownAt(value, '__config__', 'children')
      order.push(id)
      nodes.set(id, { id, parent, node: Array.isArray(children) ? withChildren(value, []) : value })
      if (Array.isArray(children)) take(children, id)
    }
  }

  function freeId(id: string): string {
    return nodes.has(id) ? freeId(`${id}~`) : id
  }
}

function idOf(node: unknown, parent: string): string | undefined {
  const formId = asText(ownAt(node, '__config__', 'formId'))
  if (formId) return formId
  const name = asText(own(node, 'name'))
  return name && `${parent}/${name}`
}

/** Builds the form from the flat table. */
export function unflatten({ nodes, orders }: FlatForm): unknown[] {
  const build = (parent: string): unknown[] =>
    (orders.get(parent) ?? []).flatMap((id) => {
      const flat = nodes.get(id)
      if (!flat) return []
      return [orders.has(id) ? withChildren(flat.node, build(id)) : flat.node]
    })
  return build(TOP)
}

function withChildren(node: unknown, children: unknown[]): unknown {
  if (!isRecord(node)) return node
  const config = own(node, '__config__')
  return { ...node, __config__: { ...(isRecord(config) && config), children } }
}

/** The name of a component for users. */
export const labelOfNode = (node: unknown): string =>
  asText(ownAt(node, '__config__', 'label')) || asText(own(node, 'title')) || asText(own(node, '__vModel__')) || ''
