import { asList, asText, type FormDocument, isRecord, own, ownAt } from '@sqos/form-model'

/** A component without what it holds. */
export interface FlatNode {
  id: string
  /** What stands in the document; components inside of it are taken out. */
  node: unknown
  parent: string
}

/** A form as a table of its components: what stands inside of what is said by names instead of places. */
export interface FlatForm {
  nodes: ReadonlyMap<string, FlatNode>
  /** Ids in their order by the id of what holds them; `TOP` for the form itself. */
  orders: ReadonlyMap<string, readonly string[]>
}

export const TOP = ''

/** Takes a form apart. Components are known by their numbers, panes by their names. */
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

/** Puts a form together again. */
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

/** What people call a component. */
export const labelOfNode = (node: unknown): string =>
  asText(ownAt(node, '__config__', 'label')) || asText(own(node, 'title')) || asText(own(node, '__vModel__')) || ''
