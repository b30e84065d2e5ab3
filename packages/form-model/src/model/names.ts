import type { ModelTables } from '../document/read-tables.ts'

/** The model name of a column of a secondary table. Source: contract of the platform, 0.3. */
export const secondaryName = (table: string, column: string): string => `sqos_${table}_sqos_${column}`

/** Table and column of a secondary name, whatever the product's prefix; nothing for any other name. */
export function parseSecondaryName(name: string): { table: string; column: string } | undefined {
  const match = /^([A-Za-z]+)_(.+?)_\1_(.+)$/.exec(name)
  const [, , table, column] = match ?? []
  return table && column ? { table, column } : undefined
}

/** The field that an attribute, a QR code or a barcode refers to. `table` is the owner; `isMain` tells 1 from 0. */
export interface SourceReference {
  field: string
  table: string
  isMain: boolean
}

/** How an attribute names its source: `F_Customer_sqosTable_orders1`. */
export const sourceReference = ({ field, table, isMain }: SourceReference): string =>
  table ? `${field}_sqosTable_${table}${isMain ? 1 : 0}` : field

/** Reads a reference, whatever the product's prefix; a plain name is a field of a form without tables. */
export function parseSourceReference(reference: string): SourceReference {
  const match = /^(.+?)_[A-Za-z]+Table_(.*)([01])$/.exec(reference)
  const [, field, table, flag] = match ?? []
  return field === undefined
    ? { field: reference, table: '', isMain: true }
    : { field, table: table ?? '', isMain: flag === '1' }
}

/** A row's key without the suffix that older rows carry: `F_Item_sqosRelation_3` → `F_Item`. */
export const withoutRowSuffix = (key: string): string => key.replace(/_[A-Za-z]+Relation_\d+$/, '')

/** Lists name a column of a sub-table `tableField102-F_Qty`, scripts and formulas `tableField102.F_Qty`. */
export const columnName = (path: string): string => path.replace('.', '-')

/** The path of a list's column name. */
export const pathOfColumn = (name: string): string => name.replace('-', '.')

/** Where a field's value is kept. */
export interface Binding {
  role: 'main' | 'secondary' | 'child'
  table: string
  column: string
}

/** What `bindingOf` has to know. */
export interface BoundName {
  name: string
  /** The child table of the sub-table that the field is a column of. */
  childTable?: string | undefined
}

/** Where a field's value is kept; nothing while a model has no tables. */
export function bindingOf({ name, childTable }: BoundName, tables: ModelTables): Binding | undefined {
  if (!name || !tables.main) return undefined
  if (childTable !== undefined) return { role: 'child', table: childTable, column: name }
  const secondary = parseSecondaryName(name)
  const table = secondary && tables.children.find((one) => one.name.toLowerCase() === secondary.table.toLowerCase())
  if (secondary && table) return { role: 'secondary', table: table.name, column: secondary.column }
  return { role: 'main', table: tables.main.name, column: name }
}
