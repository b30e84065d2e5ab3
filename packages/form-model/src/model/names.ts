import type { ModelTables } from '../document/read-tables.ts'

/** The model name of a column of a secondary table. */
export const secondaryName = (table: string, column: string): string => `sqos_${table}_sqos_${column}`

/** Splits the name of a secondary column into table and column, with any product prefix; undefined for other names. */
export function parseSecondaryName(name: string): { table: string; column: string } | undefined {
  const match = /^([A-Za-z]+)_(.+?)_\1_(.+)$/.exec(name)
  const [, , table, column] = match ?? []
  return table && column ? { table, column } : undefined
}

/** The field that an attribute, a QR code or a barcode refers to. `table` is the owner; `isMain` distinguishes 1 and 0. */
export interface SourceReference {
  field: string
  table: string
  isMain: boolean
}

/** The name by which an attribute refers to its source: `F_Customer_sqosTable_orders1`. */
export const sourceReference = ({ field, table, isMain }: SourceReference): string =>
  table ? `${field}_sqosTable_${table}${isMain ? 1 : 0}` : field

/** Reads a reference with any product prefix. A plain name is a field of a form without tables. */
export function parseSourceReference(reference: string): SourceReference {
  const match = /^(.+?)_[A-Za-z]+Table_(.*)([01])$/.exec(reference)
  const [, field, table, flag] = match ?? []
  return field === undefined
    ? { field: reference, table: '', isMain: true }
    : { field, table: table ?? '', isMain: flag === '1' }
}

/** Removes the suffix of older rows from a key: `F_Item_sqosRelation_3` → `F_Item`. */
export const withoutRowSuffix = (key: string): string => key.replace(/_[A-Za-z]+Relation_\d+$/, '')

/** The list name of a sub-table column: `tableField102-F_Qty`. Scripts and formulas use `tableField102.F_Qty`. */
export const columnName = (path: string): string => path.replace('.', '-')

/** The path of a list column name. */
export const pathOfColumn = (name: string): string => name.replace('-', '.')

/** Table and column of a field. */
export interface Binding {
  role: 'main' | 'secondary' | 'child'
  table: string
  column: string
}

/** Input of `bindingOf`. */
export interface BoundName {
  name: string
  /** The child table of the sub-table that contains the field. */
  childTable?: string | undefined
}

/** Table and column of a field; undefined while the model has no tables. */
export function bindingOf({ name, childTable }: BoundName, tables: ModelTables): Binding | undefined {
  if (!name || !tables.main) return undefined
  if (childTable !== undefined) return { role: 'child', table: childTable, column: name }
  const secondary = parseSecondaryName(name)
  const table = secondary && tables.children.find((one) => one.name.toLowerCase() === secondary.table.toLowerCase())
  if (secondary && table) return { role: 'secondary', table: table.name, column: secondary.column }
  return { role: 'main', table: tables.main.name, column: name }
}
