import { asList, asText, type FormNode, isRecord, own, parseSourceReference } from '@sqos/form-model'
import { kindOfNode } from './nesting.ts'

/** Old → new names of copied fields: paths (`tableField102.F_Qty`) and, inside of a sub-table, column names. */
type Renames = ReadonlyMap<string, string>

/**
 * The copies, whose formulas, sums, attributes and date limits name the copied fields instead of the originals. References to fields
 * that were not copied stay.
 */
export function withCopiedReferences(originals: readonly FormNode[], copies: readonly FormNode[]): readonly FormNode[] {
  const renames = new Map<string, string>()
  for (const [index, original] of originals.entries()) pair(original, copies[index])
  return renames.size === 0 ? copies : copies.map((copy) => renamed(copy, { renames, table: '' }))

  function pair(original: unknown, copy: unknown, tables: readonly [string, string] = ['', '']): void {
    const [from, to] = [nameOf(original), nameOf(copy)]
    if (from !== '' && to !== '' && from !== to) renames.set(path(tables[0], from), path(tables[1], to))
    const isTable = kindOfNode(original).role === 'table'
    const [children, copied] = [childrenOf(original), childrenOf(copy)]
    for (const [index, child] of children.entries()) pair(child, copied[index], isTable ? [from, to] : tables)
    // The columns of a table by its new name: inside of it they are named without the table.
    if (isTable)
      for (const [index, child] of children.entries()) renames.set(`${to}/${nameOf(child)}`, nameOf(copied[index]))
  }
}

const nameOf = (node: unknown): string => asText(own(node, '__vModel__')) ?? ''
const childrenOf = (node: unknown): readonly unknown[] => asList(own(own(node, '__config__'), 'children'))
const path = (table: string, name: string): string => (table === '' ? name : `${table}.${name}`)

function renamed(node: FormNode, { renames, table }: { renames: Renames; table: string }): FormNode {
  const inside = kindOfNode(node).role === 'table' ? nameOf(node) : table
  const follow = (name: unknown): unknown => {
    const text = asText(name) ?? ''
    return renames.get(`${table}/${text}`) || renames.get(text) || name
  }
  const followToken = (token: unknown): unknown =>
    isRecord(token) ? { ...token, ['__vModel__']: follow(token['__vModel__']) } : token
  const reference = asText(own(node, 'relationField')) ?? ''
  const { field } = parseSourceReference(reference)
  const source = follow(field)
  const config = node.__config__
  const children = own(config, 'children')
  const defaults = own(config, 'defaultFormula')
  const limits = ['startRelationField', 'endRelationField'].flatMap((key) =>
    own(config, key) === undefined ? [] : [[key, follow(own(config, key))] as const],
  )
  const next = {
    ...node,
    __config__: {
      ...config,
      ...Object.fromEntries(limits),
      ...(Array.isArray(defaults) && { defaultFormula: defaults.map(followToken) }),
      ...(Array.isArray(children) && {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- children of a copied component are components
        children: children.map((child: unknown) => renamed(child as FormNode, { renames, table: inside })),
      }),
    },
    ...(Array.isArray(node.expression) && {
      expression: node.expression.map(followToken),
    }),
    ...(Array.isArray(node.summaryField) && {
      summaryField: node.summaryField.map((name) => renames.get(`${inside}/${name}`) || name),
    }),
    ...(reference !== '' && source !== field && { relationField: `${String(source)}${reference.slice(field.length)}` }),
  }
  return next
}
