import { isEmpty } from '../../base/readers.ts'
import type { DataRecord } from '../../services/widget-services.ts'

/** A row of the table: a new object after every change, with a stable key. */
export interface Row {
  readonly key: number
  readonly record: DataRecord
  /** Fields whose faults are shown: those of edited cells. */
  readonly checked: ReadonlySet<string>
}

const SUFFIX = /_sqosRelation_\d+$/
const NOTHING_CHECKED: ReadonlySet<string> = new Set()

let lastKey = 0

/** A row of the table for a record. */
export const createRow = (record: DataRecord): Row => {
  lastKey += 1
  return { key: lastKey, record: withoutSuffixes(record), checked: NOTHING_CHECKED }
}

/** Removes the key suffixes of older rows. */
function withoutSuffixes(record: DataRecord): DataRecord {
  if (!Object.keys(record).some((key) => SUFFIX.test(key))) return record
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key.replace(SUFFIX, ''), value]))
}

/** Returns the row with new values; the same row if nothing changes. */
export function withValues(row: Row, values: DataRecord): Row {
  const changed = Object.entries(values).filter(([field, value]) => !isSameValue(row.record[field], value))
  if (changed.length === 0) return row
  return { ...row, record: { ...row.record, ...Object.fromEntries(changed) } }
}

/** Returns the row with the faults of some cells shown. */
export function withChecked(row: Row, fields: readonly string[]): Row {
  if (fields.every((field) => row.checked.has(field))) return row
  return { ...row, checked: new Set([...row.checked, ...fields]) }
}

/** Whether rows differ in a number. Empty counts as 0, and 10 as 10.00, as in formulas. */
export const hasOtherNumbers = (before: readonly Row[], after: readonly Row[]): boolean =>
  after.some((row, index) => {
    const old = before[index]
    if (row === old) return false
    return Object.entries(row.record).some(([field, value]) => {
      const given = old?.record[field]
      return given !== value && Number(given ?? 0) !== Number(value ?? 0)
    })
  })

const isSameValue = (left: unknown, right: unknown) => left === right || (isEmpty(left) && isEmpty(right))

/**
 * Rows for a list of the parent. A known record keeps its row, and so does an equal record at the same index, because
 * forms that copy their values must not reset the table. In a list of the same length each row keeps its key, and with it the focus.
 */
export function rowsFor(list: unknown, before: readonly Row[]): readonly Row[] {
  const known = new Map(before.map((row) => [row.record, row]))
  const records: readonly unknown[] = Array.isArray(list) ? list : []
  const given = new Set(records)
  return records.map((one, index) => {
    const record = isRecord(one) ? one : {}
    const atPlace = before[index]
    const kept = known.get(record) ?? (atPlace && saysTheSame(atPlace.record, record) ? atPlace : undefined)
    if (kept || !atPlace || records.length !== before.length || given.has(atPlace.record))
      return kept ?? createRow(record)
    return { ...atPlace, record: withoutSuffixes(record) }
  })
}

function saysTheSame(left: DataRecord, right: DataRecord): boolean {
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.is(left[key], right[key]) || JSON.stringify(left[key]) === JSON.stringify(right[key]))
  )
}

const isRecord = (value: unknown): value is DataRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
