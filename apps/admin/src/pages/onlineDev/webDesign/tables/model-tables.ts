import { isRecord } from '@sqos/form-model'

/** A table of a model in the format of its document; unknown keys are kept. Source: contract of the platform, 20.1. */
export interface TableEntry {
  /** `1`: main table, `0`: child table. */
  typeId: string
  table: string
  tableName: string
  /** Primary key. */
  tableKey: string
  /** Of a child: its column that refers to the main table. */
  tableField: string
  relationTable: string
  /** Of a child: the referenced column of the main table. */
  relationField: string
  fields: readonly TableEntryField[]
}

export interface TableEntryField {
  field: string
  fieldName: string
  primaryKey: number
}

/** Names of tables that the platform created. */
const MADE = /^mt[\da-f-]{10,}$/i

/** Reads the tables of a model; empty where the platform creates them. */
export function tablesOf(source: string): readonly TableEntry[] {
  const value: unknown = JSON.parse(source || '[]')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server has validated it
  const entries = (Array.isArray(value) ? value.filter(isRecord) : []) as unknown as readonly TableEntry[]
  return entries.some(({ table }) => MADE.test(table)) ? [] : entries
}

/** Adds a table; the first one of a model becomes the main table. */
export function withTable(
  tables: readonly TableEntry[],
  { table, tableName, fields }: Pick<TableEntry, 'table' | 'tableName' | 'fields'>,
): readonly TableEntry[] {
  if (tables.some((one) => one.table === table)) return tables
  const entry = { table, tableName, fields, tableKey: keyOf(fields), ...CHILD }
  return settled([...tables, entry])
}

/** Removes a table; the next one replaces a main table. */
export const withoutTable = (tables: readonly TableEntry[], table: string): readonly TableEntry[] =>
  settled(tables.filter((one) => one.table !== table))

/** Changes the main table. */
export const withMain = (tables: readonly TableEntry[], table: string): readonly TableEntry[] =>
  settled(tables.map((one) => ({ ...one, ...(one.table === table ? MAIN : CHILD) })))

/** Changes properties of a table. */
export const withChange = (
  tables: readonly TableEntry[],
  table: string,
  changed: Partial<TableEntry>,
): readonly TableEntry[] => tables.map((one) => (one.table === table ? { ...one, ...changed } : one))

/** Children without columns that relate them to the main table. */
export const unboundTables = (tables: readonly TableEntry[]): readonly TableEntry[] =>
  tables.filter((one) => !isMain(one) && (one.tableField === '' || one.relationField === ''))

/** Whether a table is the main one. */
export const isMain = ({ typeId }: TableEntry): boolean => typeId === '1'

const MAIN = { typeId: '1', tableField: '', relationTable: '', relationField: '' }
const CHILD = { ...MAIN, typeId: '0' }

const keyOf = (fields: readonly TableEntryField[]) => fields.find(({ primaryKey }) => primaryKey === 1)?.field ?? ''

/** Ensures one main table, and children that refer to its key. */
function settled(tables: readonly TableEntry[]): readonly TableEntry[] {
  const main = tables.find(isMain) ?? tables[0]
  return tables.map((one) => {
    if (one === main) return { ...one, ...MAIN }
    const points = one.relationTable === main?.table && one.relationField !== ''
    return {
      ...one,
      relationTable: main?.table ?? '',
      relationField: points ? one.relationField : (main?.tableKey ?? ''),
    }
  })
}
