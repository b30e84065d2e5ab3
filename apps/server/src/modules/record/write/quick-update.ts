import { eventKey, type EventPayload } from '@sqos/contract/events'
import { sql, type RawBuilder } from 'kysely'
import { createBatch } from '../../../platform/db/batch.ts'
import type { Db } from '../../../platform/db/database.ts'
import { columnRef, tableRef } from '../../../platform/db/identifier.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { isTextType } from '../../../platform/db/table-catalogue.ts'
import { isUndone } from '../../../platform/db/undone.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Queued } from '../../../platform/events/index.ts'
import { createHistoryRepository, type NewChange } from '../history/history.repository.ts'
import { isInForce } from '../../model/index.ts'
import type { ModelStorage } from '../model-storage.ts'
import { announceRecordChange } from '../record-versions.ts'
import { filled } from './record-insert.ts'
import type { RecordEvents } from './record-writer.ts'

/** What is stored beside a changed record. */
export interface Trail {
  /** Undefined when nothing of the history changes. */
  history: NewChange | undefined
  actorId: string | null
  payload: EventPayload<'record.updated'>
}

/** A change of one row of a main table. */
interface Change {
  id: string
  /** The version of the record that the values were computed from. */
  version: string
  /** All fields of the main table. */
  values: Record<string, unknown>
  trail: Trail
}

interface Changed {
  ids: string[]
  handlers: string[]
}

/** Whether a record is one row whose key is a text, so that one statement changes it. */
export const isOneRow = ({ main, secondary, subTables }: ModelStorage): boolean =>
  main.keyIsText && main.fields.length > 0 && secondary.length === 0 && subTables.length === 0

/**
 * Changes records of one row without a transaction: one statement changes those of concurrent callers, with their history and events.
 * It changes only rows that still have the version that was read and that nobody else holds, so it neither waits for other
 * transactions nor overwrites them. It does not decide about the others: their callers take a transaction.
 */
export function createQuickUpdates({ db, events }: Pick<Deps, 'db'> & { events: RecordEvents }) {
  const batches = new WeakMap<ModelStorage, ReturnType<typeof batchOf>>()

  const batchOf = (storage: ModelStorage) =>
    createBatch(db, async (quick, changes: readonly Change[]): Promise<ReadonlySet<Change>> => {
      // Of two changes of one record, only the first can find its version.
      const first = new Map(changes.toReversed().map((change) => [change.id, change]))
      try {
        const ids = await writeAll(quick, storage, [...first.values()])
        return new Set(ids.flatMap((id) => first.get(id) ?? []))
      } catch (error) {
        // Nothing was written: each caller repeats its change alone, and succeeds or receives its own refusal.
        if (isUndone(error)) return new Set()
        throw error
      }
    })

  /** Returns the ids of the records that were changed. */
  async function writeAll(quick: Db, storage: ModelStorage, changes: readonly Change[]): Promise<readonly string[]> {
    const trails = changes.map(({ trail }) => trail)
    const appending = events.appending('record.updated', { rows: eventRows(trails) })
    const stored = createHistoryRepository(quick).insertingMany(
      trails.flatMap(({ history }) => history ?? []),
      sql`select id from changed`,
    )
    const ctes = [changed(storage, changes), stored, ...(appending ? [appending.ctes] : [])]
    const handlers = appending ? sql`array(select distinct handler from queued_deliveries)` : sql`'{}'::text[]`
    const { rows } = await sql<Changed>`${prepared}with ${sql.join(ctes)}
      select array(select id from changed) as ids, ${handlers} as handlers`.execute(quick.withoutPlugins())
    const { ids, handlers: queued } = rows[0] ?? { ids: [], handlers: [] }
    if (ids.length > 0) announceRecordChange(storage.design.modelId)
    appending?.wake(queued.map((handler): Queued => ({ handler })))
    return ids
  }

  return {
    /** Returns whether the record was changed; otherwise nothing was written. */
    async write(storage: ModelStorage, change: Change): Promise<boolean> {
      const batch = batches.get(storage) ?? batchOf(storage)
      batches.set(storage, batch)
      return (await batch([change])).has(change)
    },
  }
}

/** Common table expression `changed`: the ids of the rows that had their version, nobody held, and were changed. */
function changed({ main, design }: ModelStorage, changes: readonly Change[]): RawBuilder<unknown> {
  const columns = filled(main.fields, changes)
  const key = columnRef(main.key)
  const names = columns.map((_, index) => sql.id(`c${index}`))
  // A cast to varchar(10) would truncate a text; an assignment refuses it.
  const sets = columns.map(({ column, type }, index) => {
    const cell = sql`given.${sql.id(`c${index}`)}`
    return sql`${columnRef(column)} = ${isTextType(type) ? cell : sql`${cell}::${sql.raw(type)}`}`
  })
  const cells = [
    sql`${changes.map(({ id }) => id)}::text[]`,
    sql`${changes.map(({ version }) => version)}::xid[]`,
    ...columns.map((column) => sql`${column.cells}::text[]`),
  ]
  return sql`
    given as (select * from unnest(${sql.join(cells)}) as given (${sql.join([sql.id('id'), sql.id('version'), ...names])})),
    held as materialized (
      select held.${key} as id from ${tableRef(main.name)} as held join given on held.${key} = given.id and held.xmin = given.version
      where ${isInForce(design)}
      for update of held skip locked),
    changed as (
      update ${tableRef(main.name)} as target set ${sql.join(sets)}
      from given join held on held.id = given.id where target.${key} = given.id
      returning target.${key}::text as id)`
}

/** The events of changed records, as rows. */
function eventRows(trails: readonly Trail[]): RawBuilder<unknown> {
  const type = 'record.updated'
  return sql`select given.actor_id, given.key, given.payload from unnest(
      ${trails.map(({ payload }) => payload.recordId)}::text[],
      ${trails.map(({ actorId }) => actorId)}::text[],
      ${trails.map(({ payload }) => eventKey({ type, payload }))}::text[],
      ${trails.map(({ payload }) => JSON.stringify(payload))}::jsonb[]
    ) as given (id, actor_id, key, payload) join changed on changed.id = given.id`
}
