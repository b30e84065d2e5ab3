import { asList, asText, type FormDocument, isRecord, own, ownAt } from '@sqos/form-model'

/** The settings of a component that name its table. */
const KEYS = ['tableName', 'relationTable'] as const
type Assigned = Readonly<Partial<Record<(typeof KEYS)[number], string>>>

/** The tables of the components of a saved document, by the number of the component. */
export function assignedTables(document: FormDocument): ReadonlyMap<string, Assigned> {
  const assigned = new Map<string, Assigned>()
  const read = (nodes: readonly unknown[]): void => {
    for (const node of nodes) {
      const number = asText(ownAt(node, '__config__', 'formId'))
      const tables = Object.fromEntries(
        KEYS.flatMap((key) => {
          const table = asText(ownAt(node, '__config__', key))
          return table ? [[key, table]] : []
        }),
      )
      if (number !== undefined) assigned.set(number, tables)
      read(asList(ownAt(node, '__config__', 'children')))
    }
  }
  read(asList(document.fields))
  return assigned
}

/** The document with tables for components that name none. Components that change nothing stay the same objects. */
export function withAssigned(document: FormDocument, assigned: ReadonlyMap<string, Assigned>): FormDocument {
  const fields = inList(asList(document.fields), assigned)
  return fields === document.fields ? document : { ...document, fields: [...fields] }
}

function inList(nodes: readonly unknown[], assigned: ReadonlyMap<string, Assigned>): readonly unknown[] {
  const next = nodes.map((node) => inNode(node, assigned))
  return next.every((node, index) => node === nodes[index]) ? nodes : next
}

function inNode(node: unknown, assigned: ReadonlyMap<string, Assigned>): unknown {
  const config = own(node, '__config__')
  if (!isRecord(node) || !isRecord(config)) return node
  const tables = assigned.get(asText(config['formId']) ?? '') ?? {}
  const missing = Object.entries(tables).filter(([key]) => !asText(config[key]))
  const present = config['children']
  const children = Array.isArray(present) ? inList(present, assigned) : present
  if (missing.length === 0 && children === present) return node
  return {
    ...node,
    ['__config__']: { ...config, ...Object.fromEntries(missing), ...(children !== present && { children }) },
  }
}
