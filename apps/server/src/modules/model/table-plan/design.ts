import { parseSecondaryName, readForm, type FormItem, type FormModel, type Problem } from '@sqos/form-model'
import { isIdentifier } from '../../../platform/db/identifier.ts'
import { AppError } from '../../../platform/errors.ts'
import { columnTypeFrom, columnTypeOf } from './column-type.ts'
import { isNode, nodesOf, textOf, type Node, type TableItem } from './document.ts'

/** A column that a design needs. */
export interface WantedColumn {
  name: string
  label: string
  type: string
}

/** A table that a design needs. */
export interface WantedTable {
  name: string
  label: string
  key: string
  /** Of a child: its column that points to a column of the main table. */
  relation: { column: string; toTable: string; toColumn: string } | undefined
  columns: WantedColumn[]
  /** Names of the columns that a field is bound to; the description of a table names others too. */
  bound: Set<string>
  /** Columns that lists search and sort by. */
  indexed: string[]
  /** Columns that are searched by value → the default sort column of the list. */
  filtered: Map<string, string>
  /** Columns that are searched by a part of their text. */
  contained: Set<string>
  /** Columns with unique values. */
  unique: Set<string>
}

/** The documents of a model that define its tables. */
export interface DesignDocuments {
  form: Node
  columns: Node | undefined
  tables: TableItem[]
}

interface PrepareOptions {
  modelId: string
  fullName: string
  newId: () => string
  /** Names of the fields of the design in force: a reserved name that is in use already is accepted. */
  present?: ReadonlySet<string>
}

/** Names of the system in the rows of lists, which no field may have. */
const RESERVED = new Set(['id'])

const KEY = 'F_Id'
const RELATION = 'F_Relation_Id'

/**
 * Returns the tables that a design needs. Where the design names no table, one is assigned: the documents are changed
 * so that each field has its table (contract of the API family, section 20.2).
 */
export function prepareDesign(documents: DesignDocuments, options: PrepareOptions): WantedTable[] {
  const { form, tables } = documents
  const main = mainOf(tables, options)
  const model = readForm(form, tables)
  nameKeys(tables, { main, model })
  const wanted = new Map([[main.table, wantedOf(main, undefined)]])
  // A design with a display problem is saved; one that cannot be stored is refused.
  const broken = model.problems.find(({ severity }) => severity === 'error')
  if (broken) throw problemOf(broken)

  for (const item of model.fields.filter(({ kind }) => kind.role !== 'table')) {
    if (RESERVED.has(item.name) && !options.present?.has(item.name))
      throw refused('model.nameReserved', { name: item.name })
    const { table, column } = placeOf(item, { main, tables })
    const target = wanted.get(table) ?? childOf(table, item)
    fill(item, 'tableName', table)
    addColumn(target, item, column)
    if (isUnique(item)) target.unique.add(column)
  }
  for (const item of model.subTables) {
    const table = tableOf(item) || addChild(item)
    if (wanted.has(table)) throw refused('model.tableTwice', { table })
    const target = childOf(table, item)
    fill(item, 'tableName', table)
    for (const column of item.children.filter(({ path }) => path !== '')) {
      fill(column, 'relationTable', table)
      addColumn(target, column, column.name)
    }
  }
  for (const item of tables) if (!wanted.has(item.table)) wanted.set(item.table, wantedOf(item, main))
  for (const table of wanted.values()) checkNames(table)
  addIndexes(documents.columns, { wanted, main: main.table, model })
  return [...wanted.values()]

  function childOf(table: string, field: FormItem): WantedTable {
    const item = tables.find((other) => other.table === table)
    if (!item) throw refused('model.tableUnknown', { table, field: field.label })
    const target = wantedOf(item, main)
    wanted.set(table, target)
    return target
  }

  /** Adds a table for a sub-table without one. */
  function addChild(field: FormItem): string {
    const table = `ct${options.newId()}`
    tables.push({
      typeId: '0',
      table,
      tableName: field.label,
      tableField: RELATION,
      relationTable: main.table,
      relationField: keyOf(main),
      fields: [],
    })
    return table
  }
}

/** Sets an empty setting of a component; the document is changed. */
function fill({ node }: FormItem, key: string, table: string) {
  const config: unknown = Object.hasOwn(node, '__config__') ? node['__config__'] : undefined
  if (isNode(config) && textOf(config[key]) === '') config[key] = table
}

function isUnique({ node }: FormItem): boolean {
  const config: unknown = Object.hasOwn(node, '__config__') ? node['__config__'] : undefined
  return isNode(config) && (config['unique'] === true || config['unique'] === 1)
}

/** The table of a sub-table, from its own settings or those of its columns. */
function tableOf({ node, children }: FormItem): string {
  const own = (one: FormItem['node'], key: string) => {
    const config: unknown = one['__config__']
    return isNode(config) ? textOf(config[key]) : ''
  }
  return own(node, 'tableName') || (children[0] ? own(children[0].node, 'relationTable') : '')
}

function problemOf({ code, place, params = {} }: Problem) {
  if (code === 'forbiddenName') return refused('model.identifier', { name: String(params['name'] ?? '').slice(0, 60) })
  if (code === 'duplicateName') return refused('model.nameTwice', { name: String(params['name'] ?? '').slice(0, 60) })
  return new AppError('refused', 'model.documentProblem', {
    params: { place: place.join(' › '), code },
    fields: { formData: 'model.documentBroken' },
  })
}

function mainOf(tables: TableItem[], { modelId, fullName }: PrepareOptions): TableItem {
  const mains = tables.filter(({ typeId }) => typeId === '1')
  const [main] = mains
  if (mains.length > 1 || (!main && tables.length > 0)) throw refused('model.oneMainTable')
  if (main) return main
  const made: TableItem = { typeId: '1', table: `mt${modelId}`, tableName: fullName, fields: [] }
  tables.push(made)
  return made
}

/** Where a field outside sub-tables is stored. */
function placeOf({ name }: FormItem, { main, tables }: { main: TableItem; tables: readonly TableItem[] }) {
  const secondary = parseSecondaryName(name)
  const item = secondary && tables.find(({ table }) => table.toLowerCase() === secondary.table.toLowerCase())
  return item ? { table: item.table, column: secondary.column } : { table: main.table, column: name }
}

function wantedOf(item: TableItem, main: TableItem | undefined): WantedTable {
  const described = nodesOf(item['fields']).flatMap((field) => {
    const name = textOf(field['field'])
    if (name === '' || name === keyOf(item)) return []
    const type = columnTypeFrom({ dataType: textOf(field['dataType']), dataLength: textOf(field['dataLength']) })
    return [{ name, label: textOf(field['fieldName']) || name, type }]
  })
  return {
    name: item.table,
    label: textOf(item['tableName']) || item.table,
    key: keyOf(item),
    relation: main && {
      column: textOf(item['tableField']) || RELATION,
      toTable: main.table,
      toColumn: textOf(item['relationField']) || keyOf(main),
    },
    columns: described,
    bound: new Set(),
    indexed: [],
    filtered: new Map(),
    contained: new Set(),
    unique: new Set(),
  }
}

/** The key column that the description of a table names; empty when it names none. */
function describedKey(item: TableItem): string {
  const field = nodesOf(item['fields']).find(({ primaryKey }) => primaryKey === 1 || primaryKey === '1')
  return textOf(field?.['field']) || textOf(item['tableKey'])
}

const keyOf = (item: TableItem): string => describedKey(item) || KEY

/**
 * Names the key of each table that lists its columns without marking one: the column that child tables point to, or the one called
 * `f_id`. Without this the table would get a second key, and the rows of its children would point to an empty column. A column
 * that a field is bound to is no key. The documents are changed.
 */
function nameKeys(tables: readonly TableItem[], { main, model }: { main: TableItem; model: FormModel }) {
  const bound = new Set<string>()
  for (const item of model.fields.filter(({ kind }) => kind.role !== 'table')) {
    const { table, column } = placeOf(item, { main, tables })
    bound.add(`${table}.${column}`)
  }
  for (const item of model.subTables) for (const { name } of item.children) bound.add(`${tableOf(item)}.${name}`)
  for (const item of tables) {
    if (describedKey(item) !== '') continue
    const pointedAt = item === main ? tables.map((other) => (other === main ? '' : textOf(other['relationField']))) : []
    const names = nodesOf(item['fields'])
      .map((field) => textOf(field['field']))
      .filter((name) => name !== '' && name !== textOf(item['tableField']) && !bound.has(`${item.table}.${name}`))
    const key = names.find((name) => pointedAt.includes(name)) ?? names.find((name) => name.toLowerCase() === 'f_id')
    if (key !== undefined) item['tableKey'] = key
  }
}

function addColumn(table: WantedTable, field: FormItem, name: string) {
  if (name === table.key) throw refused('model.keyBound', { field: field.label, column: name })
  const wanted = field.kind.column(field.node)
  if (!wanted) return
  const column = { name, label: field.label, type: columnTypeOf(wanted) }
  const present = table.columns.findIndex((one) => one.name === name)
  if (present === -1) table.columns.push(column)
  else if (table.bound.has(name)) throw refused('model.columnTwice', { column: name, table: table.name })
  else table.columns[present] = column
  table.bound.add(name)
}

function checkNames({ name, key, relation, columns }: WantedTable) {
  const names = [name, key, ...columns.map((column) => column.name), ...(relation ? [relation.column] : [])]
  const broken = names.find((one) => !isIdentifier(one))
  if (broken !== undefined) throw refused('model.identifier', { name: broken.slice(0, 60) })
}

/** Marks the columns that lists search and sort by for an index; long texts cannot have one. */
function addIndexes(
  columns: Node | undefined,
  { wanted, main, model }: { wanted: ReadonlyMap<string, WantedTable>; main: string; model: FormModel },
) {
  if (!columns) return
  const searched = nodesOf(columns['searchList']).map((item) => textOf(item['prop']) || textOf(item['__vModel__']))
  const testOf = (name: string) => {
    const field = model.field(name)
    return field?.kind.search(field.node)?.test
  }
  const isContained = (name: string) => testOf(name) === 'contains'
  const sorted = nodesOf(columns['columnList']).flatMap((item) =>
    item['sortable'] === true ? textOf(item['prop']) : [],
  )
  const [usual] = placed([textOf(columns['defaultSidx'])])
  const named = ['defaultSidx', 'groupField'].map((key) => textOf(columns[key]))
  const valued = [...searched.filter((name) => !isContained(name)), textOf(columns['treeRelation'])]
  for (const { table, column, name } of placed([...sorted, ...named, ...valued])) {
    // A value has many rows: without the sort column in the index, all of them would be scanned.
    const isFiltered =
      ['equals', 'last'].includes(testOf(name) ?? '') && usual?.table === table && usual.column !== column
    if (isFiltered) table.filtered.set(column, usual.column)
    if (!isFiltered || sorted.includes(name) || named.includes(name)) table.indexed.push(column)
  }
  for (const { table, column } of placed(searched.filter(isContained))) table.contained.add(column)

  function placed(names: readonly string[]) {
    return [...new Set(names)].flatMap((name) => {
      const secondary = parseSecondaryName(name)
      const child = secondary && wanted.get(secondary.table)
      const table = child ?? wanted.get(main)
      const column = table?.columns.find((one) => one.name === (child ? secondary?.column : name))
      return table && column && column.type !== 'text' ? [{ table, column: column.name, name }] : []
    })
  }
}

const refused = (key: string, params: Record<string, string | number> = {}) => new AppError('refused', key, { params })

/** Adds the columns that the design needs to the `tables` document. */
export function describeColumns(tables: readonly TableItem[], wanted: readonly WantedTable[]) {
  const byName = new Map(wanted.map((table) => [table.name, table]))
  for (const item of tables) {
    const table = byName.get(item.table)
    if (!table) continue
    const fields = Array.isArray(item['fields']) ? item['fields'] : []
    const known = new Set(fields.filter(isNode).map((field) => textOf(field['field'])))
    const add = (name: string, { type, label, isKey }: { type: string; label: string; isKey: boolean }) => {
      if (known.has(name)) return
      const [, dataType = type, dataLength = ''] = /^(.*?)(?:\((\d+)\))?$/.exec(type) ?? []
      const primaryKey = isKey ? 1 : 0
      fields.push({ field: name, fieldName: label, dataType, dataLength, primaryKey, allowNull: isKey ? 0 : 1 })
    }
    add(table.key, { type: 'character varying(50)', label: table.key, isKey: true })
    if (table.relation) {
      add(table.relation.column, { type: 'character varying(50)', label: table.relation.column, isKey: false })
    }
    for (const column of table.columns) add(column.name, { ...column, isKey: false })
    item['fields'] = fields
  }
}
