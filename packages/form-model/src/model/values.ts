import { asBoolean, own, ownAt, type JsonRecord } from '../json/json.ts'
import type { InitialContext } from '../kinds/kind.ts'
import { readRows } from '../values/read.ts'
import type { FormItem } from './form-item.ts'
import { withoutRowSuffix } from './names.ts'
import type { FormModel } from './read-form.ts'

/** The value of a field in a new record. */
export function initialValue(item: FormItem, context?: InitialContext): unknown {
  if (item.kind.role === 'table') return []
  if (item.kind.role !== 'value') return undefined
  const isCurrent = asBoolean(ownAt(item.node, '__config__', 'defaultCurrent')) === true
  const current = isCurrent ? item.kind.initial?.(context ?? { now: Date.now() }) : undefined
  const value = current ?? ownAt(item.node, '__config__', 'defaultValue')
  const read = item.kind.read(value, item.node)
  return typeof read === 'object' && read !== null ? structuredClone(read) : read
}

/** A new row of a sub-table. */
export const initialRow = (table: FormItem, context?: InitialContext): JsonRecord =>
  collect(table.children, (column) => initialValue(column, context))

/** The values of a new record: model name → value. Sub-tables are empty lists. */
export const initialValues = (model: FormModel, context?: InitialContext): JsonRecord =>
  collect(model.fields, (item) => initialValue(item, context))

/**
 * Stored values → edited values. Keys without a field are kept in rows (the id of the row) and removed from the record.
 */
export const readValues = (model: FormModel, stored: JsonRecord): JsonRecord =>
  collect(model.fields, (item) => readValue(item, own(stored, item.name)))

function readValue(item: FormItem, stored: unknown): unknown {
  if (item.kind.role === 'table') return readRows(stored).map((row) => readRow(item, row))
  return item.kind.read(stored, item.node)
}

/** A stored row → an edited row; keys without a column are kept. */
export function readRow(table: FormItem, row: JsonRecord): JsonRecord {
  const plain = Object.fromEntries(Object.entries(row).map(([key, value]) => [withoutRowSuffix(key), value]))
  return { ...plain, ...collect(table.children, (column) => column.kind.read(own(plain, column.name), column.node)) }
}

/** Edited values → stored values, without empty values and attributes. */
export const writeValues = (model: FormModel, values: JsonRecord): JsonRecord =>
  collect(model.fields, (item) => {
    const value = own(values, item.name)
    if (item.kind.role === 'table') return readRows(value).map((row) => writeRow(item, row))
    return item.kind.write(value, item.node)
  })

/** An edited row → a stored row; keys without a column (the id of the row) are kept. */
export function writeRow(table: FormItem, row: JsonRecord): JsonRecord {
  const columns = new Set(table.children.map(({ name }) => name))
  const others = Object.entries(row).filter(([key]) => !columns.has(withoutRowSuffix(key)))
  return {
    ...Object.fromEntries(others),
    ...collect(table.children, (column) => column.kind.write(own(row, column.name), column.node)),
  }
}

/** Model name → value of the items that have a value. */
function collect(items: readonly FormItem[], valueOf: (item: FormItem) => unknown): JsonRecord {
  const entries = items.flatMap((item) => {
    if (item.name === '' || item.kind.role === 'attribute') return []
    const value = valueOf(item)
    return value === undefined ? [] : [[item.name, value] as const]
  })
  return Object.fromEntries(entries)
}
