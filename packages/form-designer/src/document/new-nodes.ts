import {
  asList,
  asNumber,
  asText,
  type FormItem,
  type FormModel,
  type FormNode,
  isRecord,
  type Kind,
  own,
} from '@sqos/form-model'
import { kindOfNode, nodesWithin } from './nesting.ts'

/**
 * The number of the next new component: above `idGlobal` and above all used numbers, because other tools do not update
 * `idGlobal`.
 */
export function nextFormId(form: FormModel): number {
  const used = asList(form.document.fields)
    .flatMap(nodesWithin)
    .map((node) => asNumber(own(own(node, '__config__'), 'formId')) ?? 0)
  return Math.max(100, asNumber(form.document.idGlobal) ?? 0, ...used) + 1
}

/**
 * Whether the platform creates the columns: the form has no tables yet, or the table that was created for it.
 */
export const makesColumns = ({ tables }: FormModel): boolean =>
  !tables.main || /^mt[\da-f-]{10,}$/i.test(tables.main.name)

/** Copies a node with new numbers, and with new names if the platform creates the columns. */
export function copyNode(node: FormNode, { form, first }: { form: FormModel; first: number }) {
  let next = first
  const isBoundByHand = !makesColumns(form)

  function renew(value: unknown): unknown {
    const config = own(value, '__config__')
    if (!isRecord(value)) return value
    const kind = kindOfNode(value)
    const formId = next++
    const children = own(config, 'children')
    const name = asText(value['__vModel__'])
    const renewed = name === undefined ? undefined : nameOf(kind.name, { role: kind.role, formId, isBoundByHand })
    // The columns of a copied sub-table belong to the table of the copy, which the server assigns.
    const inCopy = (child: unknown) => (kind.role === 'table' ? inTable(renew(child), renewed ?? '') : renew(child))
    return {
      ...value,
      __config__: {
        ...(isRecord(config) && config),
        ...(kind.role !== 'pane' && { formId, renderKey: formId }),
        // Columns and child tables can be bound only once.
        ...(kind.role === 'table' && { tableName: '' }),
        ...(Array.isArray(children) && { children: children.map(inCopy) }),
      },
      // Panes are identified by their names.
      ...(kind.role === 'pane' && { name: String(formId) }),
      ...(renewed !== undefined && { __vModel__: renewed }),
    }
  }

  const copy = renew(structuredClone(node))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the copy of a node with other numbers
  return { node: copy as FormNode, next }
}

function inTable(node: unknown, parentVModel: string): unknown {
  const config = own(node, '__config__')
  if (!isRecord(node) || !isRecord(config)) return node
  return { ...node, __config__: { ...config, relationTable: '', parentVModel } }
}

interface Naming {
  role: Kind['role']
  formId: number
  isBoundByHand: boolean
}

/** The name of a new field: `inputField101`; of a sub-table `tableField101`. Empty where the user chooses a column. */
function nameOf(name: string, { role, formId, isBoundByHand }: Naming): string {
  if (role === 'table') return `tableField${formId}`
  return isBoundByHand ? '' : `${name}Field${formId}`
}

/** Sets or removes the keys that a node has inside of a sub-table. */
export function withTableKeys(node: FormNode, table: FormItem | undefined): FormNode {
  const config = node.__config__
  if (!table) {
    if (config.isSubTable !== true) return node
    const { isSubTable: _flag, relationTable: _table, parentVModel: _parent, ...rest } = config
    return { ...node, __config__: rest }
  }
  const relationTable = table.node.__config__.tableName ?? ''
  return { ...node, __config__: { ...config, isSubTable: true, relationTable, parentVModel: table.name } }
}
