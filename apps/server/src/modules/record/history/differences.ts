import { isDeepStrictEqual } from 'node:util'
import { asText, isEmpty, own, readRows, type FormItem, type FormModel, type JsonRecord } from '@sqos/form-model'
import type { ModelStorage } from '../model-storage.ts'

/** Characters of a value as JSON from which on only the fact of its change is kept: texts of editors, drawn signatures. */
const LONG = 4000
/** Changed rows of one sub-table that one change keeps. */
const MOST_ROWS = 200

/** A value before and after a change; null where there was none. */
export interface FieldChange {
  name: string
  before: unknown
  after: unknown
  /** Whether a value is too long to be kept: before and after are null. */
  isLong?: true
}

/** A row of a sub-table that was added, removed or changed. */
export interface RowChange {
  table: string
  kind: 'added' | 'removed' | 'changed'
  cells: FieldChange[]
}

/** What a change of a record changed. */
export interface Differences {
  fields: FieldChange[]
  rows: RowChange[]
}

/** Compares the values of a record before and after a change; undefined when the values are the same. System fields are left out. */
export function differencesOf(
  { form, storage }: { form: FormModel; storage: Pick<ModelStorage, 'subTables'> },
  { before, after }: { before: JsonRecord; after: JsonRecord },
): Differences | undefined {
  const items = form.fields.filter(({ kind }) => kind.role !== 'table')
  const fields = changedCells(items, before, after)
  const rows = storage.subTables.flatMap(({ item, key }) =>
    changedRows(item, { key, before: readRows(own(before, item.name)), after: readRows(own(after, item.name)) }),
  )
  return fields.length === 0 && rows.length === 0 ? undefined : { fields, rows }
}

function changedRows(
  { name: table, children }: FormItem,
  { key, before, after }: { key: string; before: readonly JsonRecord[]; after: readonly JsonRecord[] },
): RowChange[] {
  const keyOf = (row: JsonRecord) => asText(own(row, key)) ?? ''
  const held = new Map(before.map((row) => [keyOf(row), row]))
  const changes: RowChange[] = []
  const put = (kind: RowChange['kind'], old: JsonRecord, now: JsonRecord) => {
    const cells = changedCells(children, old, now)
    if (cells.length > 0 && changes.length < MOST_ROWS) changes.push({ table, kind, cells })
  }
  for (const row of after) {
    const old = held.get(keyOf(row))
    held.delete(keyOf(row))
    put(old ? 'changed' : 'added', old ?? {}, row)
  }
  for (const row of held.values()) put('removed', row, {})
  return changes
}

const changedCells = (items: readonly FormItem[], before: JsonRecord, after: JsonRecord): FieldChange[] =>
  items.flatMap((item): FieldChange[] => {
    if (item.kind.role === 'system' || item.name === '') return []
    const [old, now] = [kept(own(before, item.name)), kept(own(after, item.name))]
    if (isDeepStrictEqual(old, now)) return []
    const { name } = item
    return isLong(old) || isLong(now)
      ? [{ name, before: null, after: null, isLong: true }]
      : [{ name, before: old, after: now }]
  })

/** The value as JSON keeps it; null when it is empty. */
const kept = (value: unknown): unknown => (isEmpty(value) ? null : value)

const isLong = (value: unknown) => (JSON.stringify(value)?.length ?? 0) > LONG
