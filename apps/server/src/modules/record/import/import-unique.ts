import { asBoolean, ownAt, type JsonRecord } from '@sqos/form-model'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { columnRef, tableRef } from '../../../platform/db/identifier.ts'
import { isTextType } from '../../../platform/db/table-catalogue.ts'
import type { ModelStorage, StoredField, StoredTable } from '../model-storage.ts'
import { columnValue } from '../record-sql.ts'

/** A field whose unique value exists already. */
export interface Twin {
  field: string
  label: string
  /** Whether the value is in the table, not only in an earlier row of the file. */
  isStored: boolean
}

interface UniqueField {
  table: StoredTable
  field: StoredField
  /** Values of earlier records in the same file. */
  seen: Set<string>
}

/**
 * Creates a function that finds records with duplicate values in unique fields, before anything
 * is written. It remembers earlier calls: of two duplicates in one file, the first is accepted.
 */
export function createTwinFinder(db: Db, { main, secondary }: ModelStorage) {
  const unique = [main, ...secondary].flatMap((table) =>
    table.fields
      .filter(({ item }) => asBoolean(ownAt(item.node, '__config__', 'unique')) === true)
      .map((field): UniqueField => ({ table, field, seen: new Set() })),
  )

  return async function twinsOf(records: readonly JsonRecord[]): Promise<ReadonlyMap<JsonRecord, readonly Twin[]>> {
    const twins = new Map<JsonRecord, Twin[]>()
    const values = new Map<UniqueField, ReadonlyMap<JsonRecord, string>>()
    for (const one of unique) {
      const ofField = new Map(records.flatMap((record) => textsOf(record, one.field)))
      values.set(one, ofField)
      const stored = await findStored(db, one, [...new Set(ofField.values())])
      const { path, label } = one.field.item
      for (const [record, text] of ofField)
        if (stored.has(text)) twins.set(record, [...(twins.get(record) ?? []), { field: path, label, isStored: true }])
    }
    for (const record of records) {
      const held = [...values].flatMap(([one, ofField]) => {
        const text = ofField.get(record)
        return text === undefined ? [] : [{ one, text }]
      })
      const above = held.filter(({ one, text }) => one.seen.has(text))
      if (above.length === 0 && !twins.has(record)) for (const { one, text } of held) one.seen.add(text)
      if (above.length === 0 || twins.has(record)) continue
      const { path: field, label } = above[0]?.one.field.item ?? { path: '', label: '' }
      twins.set(record, [{ field, label, isStored: false }])
    }
    return twins
  }
}

function textsOf(record: JsonRecord, field: StoredField): [JsonRecord, string][] {
  const value = columnValue(field, record[field.item.name])
  return value === null ? [] : [[record, value instanceof Date ? value.toISOString() : String(value)]]
}

/** Returns those of the values that are in the table; the condition is that of the unique index. */
async function findStored(db: Db, { table, field }: UniqueField, texts: readonly string[]): Promise<Set<string>> {
  if (texts.length === 0) return new Set()
  const column = sql`t.${columnRef(field.column)}`
  const isSame = isTextType(field.type)
    ? sql`md5(${column}) = md5(value) and ${column} <> ''`
    : sql`${column} = value::${sql.raw(field.type)}`
  const { rows } = await sql<{ value: string }>`
    select value from unnest(${texts}::text[]) as value
    where exists (select 1 from ${tableRef(table.name)} as t where ${isSame})`.execute(db.withoutPlugins())
  return new Set(rows.map(({ value }) => value))
}
