import type { FormItem, FormModel } from '@sqos/form-model'
import { isIdentifier } from '../../platform/db/identifier.ts'
import { isTextType, type CatalogueTable } from '../../platform/db/table-catalogue.ts'
import type { ReadDesign } from '../model/index.ts'

/** A field and the column that holds it. */
export interface StoredField {
  item: FormItem
  column: string
  /** As PostgreSQL writes it. */
  type: string
  /** Whether a part of Latin letters and digits is found by an index. */
  hasTrigrams: boolean
}

/** A table of a model as it exists in the database. */
export interface StoredTable {
  name: string
  key: string
  /** As PostgreSQL writes it. */
  keyType: string
  /** Whether the database generates the keys (a serial number), not the server. */
  keyIsMade: boolean
  /** Whether any text is a valid key in a query. */
  keyIsText: boolean
  fields: StoredField[]
  /** Columns without a field: of another model, or of a removed field. Their values are kept. */
  others: { column: string; type: string }[]
}

/** A table whose rows belong to a row of the main table. */
export interface ChildTable extends StoredTable {
  foreignKey: string
  /** As PostgreSQL writes it. */
  foreignKeyType: string
  /** Column of the main table that the foreign key points to. */
  target: string
}

/** Rows of a sub-table. */
export interface SubTable extends ChildTable {
  item: FormItem
}

/** The tables of the records of a model. */
export interface ModelStorage {
  /** The design with these tables. */
  design: ReadDesign
  main: StoredTable
  /** One row for each record. */
  secondary: ChildTable[]
  /** Any number of rows for each record. */
  subTables: SubTable[]
}

const WHOLE = new Set(['smallint', 'integer', 'bigint'])

/**
 * Finds the columns of a form in the existing tables; undefined without a main table. A field whose column is
 * missing is not stored. All returned names are valid identifiers.
 */
export function findStorage(
  form: FormModel,
  { design, catalogue }: { design: ReadDesign; catalogue: ReadonlyMap<string, CatalogueTable> },
): ModelStorage | undefined {
  const { main, children } = form.tables
  const table = main && catalogue.get(main.name)
  if (!table) return undefined
  const stored = form.fields.filter(({ binding }) => binding !== undefined)
  const of = (name: string, role: 'main' | 'secondary') =>
    stored.filter(({ binding }) => binding?.role === role && binding.table === name)

  const linked = children.flatMap((child) => {
    const present = catalogue.get(child.name)
    const foreignKey = present && columnOf(present, child.foreignKey)
    if (!foreignKey || !isIdentifier(foreignKey.name)) return []
    const named = columnOf(table, child.targetColumn)
    // A description may point to a column that the main table never got: its rows belong to the key.
    const target =
      named && isIdentifier(named.name) ? named.name : (table.columns.find(({ primaryKey }) => primaryKey)?.name ?? '')
    return [{ present, foreignKey: foreignKey.name, foreignKeyType: foreignKey.type, target }]
  })
  return {
    design,
    main: readTable(table, { items: of(table.name, 'main') }),
    secondary: linked.flatMap(({ present, ...link }) => {
      const items = of(present.name, 'secondary')
      return items.length > 0 ? [{ ...readTable(present, { items, foreignKey: link.foreignKey }), ...link }] : []
    }),
    subTables: form.subTables.flatMap((item) => {
      const name = item.children.find(({ binding }) => binding !== undefined)?.binding?.table
      const link = linked.find(({ present }) => present.name === name)
      if (!link) return []
      const { present, ...rest } = link
      return [{ ...readTable(present, { items: item.children, foreignKey: rest.foreignKey }), ...rest, item }]
    }),
  }
}

/** The column with this name; without an exact match, the one that differs in case only. */
const columnOf = ({ columns }: CatalogueTable, wanted: string) =>
  columns.find(({ name }) => name === wanted) ?? columns.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())

function readTable(
  table: CatalogueTable,
  { items, foreignKey }: { items: readonly FormItem[]; foreignKey?: string },
): StoredTable {
  const columns = new Map(table.columns.map((column) => [column.name, column]))
  const key = table.columns.find(({ primaryKey }) => primaryKey)
  const fields = items.flatMap((item) => {
    const column = item.binding && columns.get(item.binding.column)
    if (!column || !isIdentifier(column.name) || column.primaryKey) return []
    return [{ item, column: column.name, type: column.type, hasTrigrams: column.hasTrigrams }]
  })
  const known = new Set([...fields.map(({ column }) => column), foreignKey])
  return {
    name: table.name,
    key: key?.name ?? '',
    keyType: key?.type ?? '',
    keyIsText: key !== undefined && isTextType(key.type),
    keyIsMade: key !== undefined && WHOLE.has(key.type) && key.hasDefault,
    fields,
    others: table.columns
      .filter(({ name, primaryKey, isGenerated }) => !primaryKey && !isGenerated && !known.has(name))
      .filter(({ name }) => isIdentifier(name))
      .map(({ name, type }) => ({ column: name, type })),
  }
}
