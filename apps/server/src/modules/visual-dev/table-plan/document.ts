import { AppError, refusedField } from '../../../platform/errors.ts'

/** An object of a document; what it holds is checked where it is read. */
export type Node = Record<string, unknown>

/** A bound field of a form document, as far as tables are concerned. */
export interface BoundField {
  name: string
  kind: string
  label: string
  /** Its `__config__`, which preparing a design fills with the table. */
  config: Node
  node: Node
}

/** A sub-table of a form document with the fields of its rows. */
export interface BoundSubTable extends BoundField {
  columns: BoundField[]
}

/** The bound fields of a form document, in its order. */
export interface BoundFields {
  single: BoundField[]
  subTables: BoundSubTable[]
}

/** One entry of a `tables` document. */
export interface TableItem extends Node {
  table: string
  typeId: string
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Kinds that show something and store nothing. */
const UNSTORED = new Set([
  'divider',
  'SQOSText',
  'groupTitle',
  'relationFormAttr',
  'popupAttr',
  'button',
  'barcode',
  'qrcode',
])
const MAX_DEPTH = 30

/** Reads a JSON document that must be an object; says which field holds a broken one. */
export function parseObject(field: string, source: string | null | undefined): Node | undefined {
  const value = parse(field, source)
  if (value === undefined) return undefined
  if (!isNode(value)) throw refusedField(field, 'visualDev.documentBroken')
  return value
}

/** Reads a `tables` document. */
export function parseTables(source: string | null | undefined): TableItem[] {
  const value = parse('tables', source)
  if (value === undefined) return []
  if (!Array.isArray(value)) throw refusedField('tables', 'visualDev.documentBroken')
  return value.map((item: unknown) => {
    if (!isNode(item) || typeof item['table'] !== 'string') throw refusedField('tables', 'visualDev.documentBroken')
    return Object.assign(item, { table: item['table'], typeId: textOf(item['typeId']) })
  })
}

function parse(field: string, source: string | null | undefined): unknown {
  if (source === null || source === undefined || source.trim() === '') return undefined
  try {
    const value: unknown = JSON.parse(source)
    return value ?? undefined
  } catch {
    throw refusedField(field, 'visualDev.documentBroken')
  }
}

/** The fields of a form document that hold something. */
export function boundFieldsOf(form: Node): BoundFields {
  const bound: BoundFields = { single: [], subTables: [] }
  walk(form['fields'], 0)
  return bound

  function walk(children: unknown, depth: number) {
    if (depth > MAX_DEPTH) throw new AppError('refused', 'visualDev.tooDeep', { params: { max: MAX_DEPTH } })
    for (const node of nodesOf(children)) {
      const config = isNode(node['__config__']) ? node['__config__'] : {}
      const field = fieldOf(node, config)
      if (field?.kind === 'table') {
        const columns = nodesOf(config['children']).flatMap((column) => {
          const inner = isNode(column['__config__']) ? column['__config__'] : {}
          return fieldOf(column, inner) ?? []
        })
        bound.subTables.push({ ...field, columns })
      } else {
        if (field) bound.single.push(field)
        walk(config['children'], depth + 1)
      }
    }
  }
}

function fieldOf(node: Node, config: Node): BoundField | undefined {
  const name = textOf(node['__vModel__'])
  const kind = textOf(config['sqosKey'])
  if (name === '' || kind === '' || UNSTORED.has(kind)) return undefined
  return { name, kind, label: textOf(config['label']) || name, config, node }
}

/** Whether a field keeps several values, a range or a path. */
export function keepsList({ kind, node }: Pick<BoundField, 'kind' | 'node'>): boolean {
  switch (kind) {
    case 'checkbox':
    case 'cascader':
    case 'address':
    case 'comSelect':
    case 'uploadFz':
    case 'uploadImg':
    case 'timeRange':
    case 'dateRange':
      return true
    case 'slider':
      return node['range'] === true
    default:
      return node['multiple'] === true
  }
}

export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
