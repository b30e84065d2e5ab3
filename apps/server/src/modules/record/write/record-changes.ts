import { eventKey } from '@sqos/contract/events'
import {
  lookedUp,
  own,
  readValues,
  type FormModel,
  type JsonRecord,
  type RelatedValues,
  type SystemContext,
} from '@sqos/form-model'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { AppError } from '../../../platform/errors.ts'
import { queuedHandlers, type Queued } from '../../../platform/events/index.ts'
import { issueBillNumbers } from '../../bill-rule/index.ts'
import { ALL_ROWS } from '../../authority/index.ts'
import { findOrganizationCategory } from '../../organization/organization.access.ts'
import { findCurrentPlace } from '../../user/user.access.ts'
import type { ChildTable, ModelStorage } from '../model-storage.ts'
import type { OpenModel } from '../models.ts'
import { demandAble } from '../rights/record-able.ts'
import { demandUnchanged } from './record-checks.ts'
import type { OtherCells } from './record-children.ts'
import { settleFiles } from './record-files.ts'
import { differencesOf } from '../history/differences.ts'
import { createHistoryRepository } from '../history/history.repository.ts'
import { anyGrant, rowsOfAny, type RecordGrant } from '../rights/record-grant.ts'
import type { Caller, Together } from '../record-port.ts'
import type { ReadRecord, RecordReader } from '../read/record-reader.ts'
import { createQuickUpdates, isOneRow, type Trail } from './quick-update.ts'
import { lockedRow, type Opened, type RecordReach } from '../rights/record-reach.ts'
import type { RecordBody } from '../record.schema.ts'
import { issueNumbers, needsNumbers, valuesToWrite } from './record-values.ts'
import { createRecordWriter, writtenFields, type RecordEvents } from './record-writer.ts'
import { createRecordRepository } from './record.repository.ts'
import { logSystemWrites } from './system-log.ts'

interface ChangesDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  events: RecordEvents
  reach: RecordReach
  reader: Pick<RecordReader, 'find'>
  relatedValues: {
    /** The records that the formulas of a form look up, as far as the actor may see them. */
    lookUp: (
      form: FormModel,
      records: readonly JsonRecord[],
      asking: { actor: Actor; isSystem: boolean },
    ) => Promise<RelatedValues>
  }
}

/** Creates, changes and deletes records of a model that is open for the caller. */
export function createRecordChanges({ db, now, newId, events, reach, reader, relatedValues }: ChangesDeps) {
  const writer = createRecordWriter({ db, now, newId, events })
  const updates = createQuickUpdates({ db, events })

  /** Validates and writes a new record; returns its id. */
  async function insert(
    { model, storage, grants, systemReason }: Opened,
    { sent, actor, side, within }: Caller & Together & { sent: JsonRecord },
  ): Promise<string> {
    const { form } = model
    const context = await contextOf(model, actor)
    const related = await relatedTo({ model, systemReason }, { records: [sent], actor })
    const values = byOneGrant(grants.demand('add'), (access) =>
      valuesToWrite({ form, storage, sent, stored: undefined, access, side, context, related }),
    )
    await demandAble(db, form, { values, stored: undefined })
    await settleFiles(db, form, { values, stored: undefined })
    const record = { id: newId(), values, systemReason, actorId: actorOf(systemReason, actor) }
    if (!within) return await writer.write({ form, storage }, record)
    return await db.transaction().execute(async (trx) => {
      const [id = record.id] = await writer.writeWithin(trx, { form, storage }, [record])
      await within(trx, id)
      return id
    })
  }

  /** Changes a record; a partial change leaves the fields that are not in `sent` as they are. */
  async function change(
    opened: Opened,
    {
      id,
      sent,
      body,
      actor,
      side,
      isPartial = false,
      within,
    }: Caller &
      Together & {
        id: string
        sent: JsonRecord
        body: Pick<RecordBody, 'version' | 'original'>
        isPartial?: boolean
      },
  ) {
    const { model, storage, grants, systemReason } = opened
    const { form } = model
    const editing = grants.demand('edit')
    const context = await contextOf(model, actor)
    // Read before the transaction: the records of other models are read outside of it.
    const old = lookedUp(form).length > 0 ? await reader.find(storage, { id, where: ALL_ROWS }) : undefined
    const related = await relatedTo(opened, { records: [sent, ...(old ? [old.values] : [])], actor })

    /** Reads the record for the caller, and checks and computes its new values. */
    async function compute(connection: Db | Trx, trx?: Trx) {
      const { record, reaching } = await reach(opened, { id, grants: editing, right: 'edit', ...(trx && { trx }) })
      demandUnchanged(opened, { access: anyGrant(reaching), record, body })
      const values = byOneGrant(reaching, (access) =>
        valuesToWrite({ form, storage, sent, stored: record.values, access, isPartial, side, context, related }),
      )
      await demandAble(connection, form, { values, stored: record.values })
      await settleFiles(connection, form, { values, stored: record.values })
      return { record, values }
    }

    const isQuick = !within && systemReason === undefined && isOneRow(storage) && !needsNumbers(form)
    if (isQuick) {
      const { record, values } = await compute(db)
      const trail = trailOf(opened, { record, values, actor })
      const isChanged = await updates.write(storage, {
        id,
        version: record.version,
        values: mainValues(storage, values),
        trail,
      })
      if (isChanged) return
    }
    await db.transaction().execute(async (trx) => {
      await within?.(trx, id)
      const { record, values } = await compute(trx, trx)
      await issueNumbers(form, [values], {
        issue: (rule, count) => issueBillNumbers(trx, rule, { now: now(), count }),
        isNew: false,
      })
      await writeChange(trx, storage, { id, values })
      await storeTrail(trx, trailOf(opened, { record, values, actor }))
      if (systemReason === undefined) return
      const writes = [{ recordId: id, fields: Object.keys(sent), reason: systemReason }]
      await logSystemWrites(trx, { modelId: model.id, action: 'update', writes, now, newId })
    })
  }

  /** Writes a changed record with its child rows. */
  async function writeChange(trx: Trx, storage: ModelStorage, { id, values }: { id: string; values: JsonRecord }) {
    const repository = createRecordRepository(trx)
    const children = [...storage.secondary, ...storage.subTables]
    const targetsOf = async () => {
      const targets = new Map<ChildTable, string>()
      for (const table of children)
        targets.set(table, (await repository.targetsOf(storage, { table, ids: [id] })).get(id) ?? id)
      return targets
    }
    const targetsBefore = await targetsOf()
    await repository.update(storage, { id, values: mainValues(storage, values) })
    const targetsNow = await targetsOf()
    const before = new Map<ChildTable, ReadonlyMap<string, OtherCells>>()
    for (const [table, target] of targetsBefore) {
      // Rows are found by what the record held before: a changed target takes its rows along.
      const isMoved = targetsNow.get(table) !== target
      const rows = { table, targets: [target], ...(isMoved && { spareOthersOf: [id] }) }
      before.set(table, await repository.deleteRows(storage, rows))
    }
    await writer.writeChildren(trx, storage, { records: [{ key: id, values }], before })
  }

  /** The history and the event of a change. */
  function trailOf(
    { model, storage, systemReason }: Opened,
    { record: { id, values: before }, values, actor }: { record: ReadRecord; values: JsonRecord; actor: Actor },
  ): Trail {
    const actorId = actorOf(systemReason, actor)
    const differences = differencesOf({ form: model.form, storage }, { before, after: values })
    const history = differences && {
      id: newId(),
      modelId: model.id,
      recordId: id,
      actorId,
      reason: systemReason ?? null,
      createdAt: now(),
      ...differences,
    }
    return { history, actorId, payload: { modelId: model.id, recordId: id, fields: writtenFields(values) } }
  }

  /** Stores the change in the history and appends its event, in one statement: an update waits for each of its statements. */
  async function storeTrail(trx: Trx, { history, actorId, payload }: Trail) {
    const type = 'record.updated'
    const appending = events.appending(type, {
      rows: sql`select ${actorId}::text as actor_id, ${eventKey({ type, payload })}::text as key, ${JSON.stringify(payload)}::jsonb as payload`,
    })
    const stored = history && createHistoryRepository(trx).inserting(history)
    if (!appending) {
      if (stored) await sql`with ${stored} select`.execute(trx)
      return
    }
    const ctes = stored ? sql`${stored}, ${appending.ctes}` : appending.ctes
    const { rows } = await sql<Queued>`${prepared}with ${ctes} ${queuedHandlers}`.execute(trx)
    appending.wake(rows)
  }

  async function deleteRecords(
    { model, storage, systemReason }: Opened,
    { ids, grants, actor, within }: Together & { ids: readonly string[]; grants: readonly RecordGrant[]; actor: Actor },
  ): Promise<void> {
    await db.transaction().execute(async (trx) => {
      for (const id of ids) await within?.(trx, id)
      const repository = createRecordRepository(trx)
      const reached = await repository.findIds(storage, { ids, where: rowsOfAny(grants, storage, 'remove') })
      if (reached.length < ids.length) {
        const seen = await repository.findIds(storage, { ids, where: rowsOfAny(grants, storage) })
        if (seen.length < ids.length) throw new AppError('notFound', 'error.recordMissing')
        throw lockedRow('remove', seen.length - reached.length)
      }
      await writer.deleteWithin(trx, storage, { ids: reached, actorId: actorOf(systemReason, actor) })
      if (systemReason === undefined) return
      const writes = reached.map((recordId) => ({ recordId, reason: systemReason }))
      await logSystemWrites(trx, { modelId: model.id, action: 'remove', writes, now, newId })
    })
  }

  /** Tries the grants in turn: one of them must allow the whole write. Throws the first refusal when none does. */
  function byOneGrant<Result>(grants: readonly RecordGrant[], write: (access: RecordGrant) => Result): Result {
    const [first, ...others] = grants
    if (!first) throw new AppError('forbidden', 'error.forbidden')
    try {
      return write(first)
    } catch (error) {
      if (others.length === 0 || !(error instanceof AppError) || error.result !== 'forbidden') throw error
      return byOneGrant(others, write)
    }
  }

  /** The records that LOOKUP reads for records as they were sent. */
  const relatedTo = async (
    { model: { form }, systemReason }: Pick<Opened, 'model' | 'systemReason'>,
    { records, actor }: { records: readonly JsonRecord[]; actor: Actor },
  ) =>
    lookedUp(form).length === 0
      ? undefined
      : relatedValues.lookUp(
          form,
          records.map((values) => readValues(form, values)),
          { actor, isSystem: systemReason !== undefined },
        )

  /** Values of system fields; department and position are read only for forms with these fields. */
  async function contextOf({ form }: OpenModel, { userId, organizeId }: Actor): Promise<SystemContext> {
    const context = { now: now().getTime(), userId, organizationId: organizeId, departmentId: null, positionId: null }
    if (!form.fields.some(({ kind }) => kind.fill?.needsPlace)) return context
    const place = await findCurrentPlace(db, userId)
    const { organizeId: current = null, positionId = null } = place ?? {}
    const isDepartment = current !== null && (await findOrganizationCategory(db, current)) === 'department'
    return { ...context, departmentId: isDepartment ? current : null, positionId }
  }

  return { insert, change, deleteRecords, contextOf, relatedTo }
}

export type RecordChanges = ReturnType<typeof createRecordChanges>

/** The author of a change in its event; empty for changes by the server itself. */
const actorOf = (systemReason: string | undefined, { userId }: Actor) => (systemReason === undefined ? userId : null)

/** The values of the main table. What is empty is written too: a field that was emptied must not keep its value. */
const mainValues = ({ main }: ModelStorage, values: JsonRecord): JsonRecord =>
  Object.fromEntries(main.fields.map(({ item }) => [item.name, own(values, item.name)]))
