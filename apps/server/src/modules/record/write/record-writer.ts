import { own, readRows, type FormModel, type JsonRecord } from '@sqos/form-model'
import { createBatch } from '../../../platform/db/batch.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { isUndone } from '../../../platform/db/undone.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Events } from '../../../platform/events/index.ts'
import { issueBillNumbers } from '../../bill-rule/index.ts'
import type { ChildTable, ModelStorage } from '../model-storage.ts'
import { issueNumbers, needsNumbers, rowIds } from './record-values.ts'
import type { NewChildren, NewRow, OtherCells } from './record-children.ts'
import { createRecordRepository } from './record.repository.ts'
import { logSystemWrites } from './system-log.ts'

/** The outbox, limited to the methods that records use. */
export type RecordEvents = Pick<Events, 'append' | 'appending' | 'hasHandler'>

/** Names of the fields that hold a value. */
export const writtenFields = (values: JsonRecord) =>
  Object.keys(values).filter((name) => own(values, name) !== undefined)

/** A record to write, with its author. */
export interface NewRecord extends NewRow {
  /** Null for the server itself. */
  actorId: string | null
  /** Why the server itself writes the record. */
  systemReason?: string | undefined
}

/** The model of the records. */
interface Written {
  form: FormModel
  storage: ModelStorage
}

type ChildRow = NewRow & { others?: OtherCells | undefined }

/** Former rows by table and key, with the cells of columns without a field. */
type Before = ReadonlyMap<ChildTable, ReadonlyMap<string, OtherCells>>

/** The result for each record: its key, or the error. */
type Outcomes = ReadonlyMap<NewRow, { key: string } | { error: unknown }>

/** Writes new records, each completely or not at all, and deletes records. */
export function createRecordWriter({
  db,
  now,
  newId,
  events,
}: Pick<Deps, 'db' | 'now' | 'newId'> & { events: RecordEvents }) {
  const batches = new WeakMap<ModelStorage, ReturnType<typeof batchOf>>()

  /** Writes all records or none and returns their keys in order. Records without child rows take one statement on `way`. */
  async function writeAll(target: Written, rows: readonly NewRecord[], way: Db = db): Promise<string[]> {
    const { form, storage } = target
    const isAnnounced = events.hasHandler('record.created')
    const isLogged = rows.some(({ systemReason }) => systemReason !== undefined)
    const isPlain =
      !isAnnounced &&
      !isLogged &&
      !needsNumbers(form) &&
      storage.secondary.length === 0 &&
      storage.subTables.length === 0
    if (isPlain) return await insertMain(way, storage, rows)
    return await db.transaction().execute((trx) => writeWithin(trx, target, rows))
  }

  /**
   * Writes records with their numbers and child rows one after the other, in one statement, and returns the errors of refused
   * records by position. The caller rolls the transaction back to before.
   */
  async function tryWithin(
    trx: Trx,
    { form, storage }: Written,
    rows: readonly NewRecord[],
  ): Promise<ReadonlyMap<number, unknown>> {
    const made = await numbered(trx, form, rows)
    const records = made.map((row) => ({ ...row, children: newChildren(storage, row.values) }))
    return await createRecordRepository(trx).tryMany(storage, records)
  }

  /** The child rows of a new record. */
  const newChildren = (storage: ModelStorage, values: JsonRecord): NewChildren[] => [
    ...storage.secondary.map((table) => ({ table, rows: [{ id: newId(), values }] })),
    ...storage.subTables.map((table) => {
      const rows = readRows(own(values, table.item.name))
      const ids = rowIds(rows, { table, known: new Set(), newId })
      return { table, rows: rows.map((row, index) => ({ id: ids[index] ?? newId(), values: row })) }
    }),
  ]

  /** Copies of rows with their numbers: a retried record must not keep a number that a rollback returned. */
  async function numbered(trx: Trx, form: FormModel, rows: readonly NewRow[]): Promise<NewRow[]> {
    const made = rows.map(({ id, values }) => ({ id, values: copyOf(form, values) }))
    // From here on, other writers wait for their numbers.
    const issue = (rule: string, count: number) => issueBillNumbers(trx, rule, { now: now(), count })
    await issueNumbers(
      form,
      made.map(({ values }) => values),
      { issue, isNew: true },
    )
    return made
  }

  /** Writes records with their numbers, child rows, events and log rows in an open transaction; returns their keys in order. */
  async function writeWithin(trx: Trx, { form, storage }: Written, rows: readonly NewRecord[]): Promise<string[]> {
    const made = await numbered(trx, form, rows)
    const keys = await insertMain(trx, storage, made)
    const records = made.map(({ values }, index) => ({ key: keys[index] ?? '', values }))
    await writeChildren(trx, storage, { records, before: new Map() })
    if (events.hasHandler('record.created'))
      await events.append(
        trx,
        ...records.map(({ key, values }, index) => ({
          type: 'record.created' as const,
          actorId: rows[index]?.actorId ?? null,
          payload: { modelId: storage.design.modelId, recordId: key, fields: writtenFields(values) },
        })),
      )
    const writes = records.flatMap(({ key: recordId, values }, index) => {
      const reason = rows[index]?.systemReason
      return reason === undefined ? [] : [{ recordId, reason, fields: writtenFields(values) }]
    })
    await logSystemWrites(trx, { modelId: storage.design.modelId, action: 'create', writes, now, newId })
    return keys
  }

  /** Writes the rows of secondary tables and sub-tables. Rows keep their ids and the cells of columns without a field. */
  async function writeChildren(
    trx: Trx,
    storage: ModelStorage,
    { records, before }: { records: readonly { key: string; values: JsonRecord }[]; before: Before },
  ) {
    const repository = createRecordRepository(trx)
    for (const table of storage.secondary) {
      const [held] = before.get(table) ?? []
      await below(table, (values) => [{ id: held?.[0] ?? newId(), values, others: held?.[1] }])
    }
    for (const table of storage.subTables) {
      const held = before.get(table) ?? new Map<string, OtherCells>()
      await below(table, (values) => {
        const rows = readRows(own(values, table.item.name))
        const ids = rowIds(rows, { table, known: held, newId })
        return rows.map((row, index) => ({
          id: ids[index] ?? newId(),
          values: row,
          others: held.get(String(own(row, table.key))),
        }))
      })
    }

    async function below(table: ChildTable, rowsOf: (values: JsonRecord) => ChildRow[]) {
      const rows = records.map(({ key, values }) => ({ key, children: rowsOf(values) }))
      const filled = rows.filter(({ children }) => children.length > 0)
      const targets = await repository.targetsOf(storage, { table, ids: filled.map(({ key }) => key) })
      await repository.insertRows(
        table,
        filled.flatMap(({ key, children }) => children.map((row) => ({ ...row, parent: targets.get(key) ?? key }))),
      )
    }
  }

  const batchOf = (target: Written) =>
    createBatch(db, async (quick, rows: readonly NewRecord[]): Promise<Outcomes> => {
      const outcomes = new Map<NewRow, { key: string } | { error: unknown }>()
      // Only rows with the same fields: an omitted field takes the default of its column.
      for (const alike of Map.groupBy(rows, signatureOf).values()) {
        try {
          const keys = await writeAll(target, alike, quick)
          for (const [index, row] of alike.entries()) outcomes.set(row, { key: keys[index] ?? row.id })
        } catch (error) {
          for (const row of alike) outcomes.set(row, { error })
        }
      }
      return outcomes
    })

  /**
   * Writes one record together with those of concurrent callers, in one statement or transaction. A refused record
   * does not affect the others. Returns the key.
   */
  async function write(target: Written, row: NewRecord): Promise<string> {
    const { storage } = target
    if (storage.main.fields.every(({ item }) => !Object.hasOwn(row.values, item.name))) return await alone()
    const batch = batches.get(storage) ?? batchOf(target)
    batches.set(storage, batch)
    const outcome = (await batch([row])).get(row)
    if (outcome && 'key' in outcome) return outcome.key
    // The whole statement was undone: the row is written alone, and succeeds or receives its own refusal.
    if (outcome && (outcome.error instanceof AppError || isUndone(outcome.error))) return await alone()
    throw outcome?.error

    async function alone() {
      const [key] = await writeAll(target, [row])
      return key ?? row.id
    }
  }

  /** Deletes records with their child rows in an open transaction. `actorId` is null for the server itself. */
  async function deleteWithin(
    trx: Trx,
    storage: ModelStorage,
    { ids, actorId }: { ids: readonly string[]; actorId: string | null },
  ): Promise<void> {
    if (ids.length === 0) return
    const repository = createRecordRepository(trx)
    for (const table of [...storage.secondary, ...storage.subTables]) {
      const targets = [...(await repository.targetsOf(storage, { table, ids })).values()]
      await repository.deleteRows(storage, { table, targets, spareOthersOf: ids })
    }
    await repository.delete(storage, ids)
    await events.append(
      trx,
      ...ids.map((recordId) => ({
        type: 'record.deleted' as const,
        actorId,
        payload: { modelId: storage.design.modelId, recordId },
      })),
    )
  }

  return { write, writeWithin, tryWithin, writeChildren, deleteWithin }
}

export type RecordWriter = ReturnType<typeof createRecordWriter>

async function insertMain(way: Db | Trx, storage: ModelStorage, rows: readonly NewRow[]): Promise<string[]> {
  const repository = createRecordRepository(way)
  const [only] = rows
  return only && rows.length === 1
    ? [await repository.insert(storage, only)]
    : await repository.insertMany(storage, rows)
}

/** Copies the values and their rows, since numbers are written into them. */
const copyOf = (form: FormModel, values: JsonRecord): JsonRecord => ({
  ...values,
  ...Object.fromEntries(
    form.subTables.map(({ name }) => [name, readRows(own(values, name)).map((row) => ({ ...row }))]),
  ),
})

const signatureOf = ({ values }: NewRow) => Object.keys(values).join('\n')
