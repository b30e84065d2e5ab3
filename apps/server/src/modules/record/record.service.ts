import { isRecord, own, type JsonRecord, type SystemContext } from '@sqos/form-model'
import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { Authority } from '../authority/index.ts'
import { issueBillNumbers } from '../bill-rule/index.ts'
import { accessTo } from './model-access.ts'
import type { ChildTable, ModelStorage } from './model-storage.ts'
import type { Models, OpenModel } from './models.ts'
import type { RecordBody, RecordListBody } from './record.schema.ts'
import { groupRows, inOneRow, readListQuery, type RecordList } from './record-list.ts'
import type { ReadRecord, RecordReader } from './record-reader.ts'
import {
  anyGrant,
  everyGrant,
  rowsOfAny,
  type GrantSource,
  type RecordAction,
  type RecordGrant,
  type RecordGrants,
} from './record-grant.ts'
import { queryRecords } from './record-query.ts'
import type { Caller, PortRequest, RecordPort } from './record-port.ts'
import { settleFiles } from './record-files.ts'
import { issueNumbers, valuesToWrite } from './record-values.ts'
import { detailOf, shownValues, withoutHiddenFields, withSystemNames } from './record-view.ts'
import { createRecordWriter, writtenFields, type RecordEvents } from './record-writer.ts'
import { DESIGN_CHANGED } from './record-refusals.ts'
import type { OtherCells } from './record-children.ts'
import { createRecordRepository } from './record.repository.ts'
import { logSystemWrites } from './system-log.ts'
import { findOrganizationCategory } from '../organization/organization.access.ts'
import { findCurrentPlace } from '../user/user.access.ts'

export interface RecordDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  events: RecordEvents
  authority: Authority
  models: Models
  reader: RecordReader
  list: RecordList
}

/** A model that a caller works with. */
export interface Opened {
  model: OpenModel
  storage: ModelStorage
  grants: RecordGrants
  /** Why the server itself works with the records; undefined for a person. */
  systemReason: string | undefined
}

const MENU: GrantSource = { source: 'menu' }

/** Business logic of the records of models. */
export function createRecordService({ db, now, newId, events, authority, models, reader, list }: RecordDeps) {
  const writer = createRecordWriter({ db, now, newId, events })

  /** Opens a model for callers with a grant. Others receive `forbidden`, whether the model exists or not. */
  async function open(modelId: string, { actor, grant }: { actor: Actor; grant: GrantSource }): Promise<Opened> {
    const model = await models.open(modelId, actor.authorityVersion)
    if (!model)
      throw new AppError(
        actor.isAdministrator ? 'notFound' : 'forbidden',
        actor.isAdministrator ? 'error.recordMissing' : 'error.forbidden',
      )
    const grants = await accessTo(model, { actor, authority, grant })
    grants.demand('view')
    if (!model.isEnabled) throw new AppError('refused', 'record.disabled')
    if (!model.storage) throw new AppError('refused', 'record.notDesigned')
    const systemReason = grant.source === 'system' ? grant.reason : undefined
    return { model, storage: model.storage, grants, systemReason }
  }

  async function listRecords(modelId: string, { body, actor }: { body: RecordListBody; actor: Actor }) {
    const entry = await open(modelId, { actor, grant: { source: 'menu', menuId: body.menuId ?? undefined } })
    const opened = { ...entry, access: everyGrant(entry.grants.demand('list')) }
    const asked = readListQuery(opened, body)
    const { currentPage = 1, pageSize = 20 } = body
    const offset = (currentPage - 1) * pageSize
    const { rows: records, total } = await list.page(opened, { query: asked, limit: pageSize, offset, actor })
    const rows = records.map(inOneRow)
    const { group, columns } = asked
    return {
      list: group ? groupRows(rows, { field: group.item.name, columns }) : rows,
      pagination: { currentPage, pageSize, total },
    }
  }

  /** One record and those of the grants that reach it. Throws `notFound` when none does. */
  async function reach(
    { storage }: Opened,
    { id, grants, trx }: { id: string; grants: readonly RecordGrant[]; trx?: Trx },
  ): Promise<{ record: ReadRecord; reaching: readonly RecordGrant[] }> {
    const where = rowsOfAny(grants, storage)
    const record = found(await reader.find(storage, { id, where, lock: trx !== undefined }, trx ?? db))
    if (grants.length === 1) return { record, reaching: grants }
    const conditions = grants.map((grant) => grant.rows(storage))
    const matches = await createRecordRepository(trx ?? db).matches(storage, { id, conditions })
    const reaching = grants.filter((_, index) => matches[index])
    if (reaching.length === 0) throw new AppError('notFound', 'error.recordMissing')
    return { record, reaching }
  }

  /** A record as the caller may see it by one of these actions. */
  async function readOne(opened: Opened, { id, actions }: { id: string; actions: readonly RecordAction[] }) {
    const { record, reaching } = await reach(opened, { id, grants: opened.grants.demand(...actions) })
    const access = anyGrant(reaching)
    const items = opened.model.form.fields.filter(access.mayRead)
    return { record, items, values: withoutHiddenFields(record.values, { model: opened.model, access }) }
  }

  async function get(modelId: string, { id, actor }: { id: string; actor: Actor }) {
    const opened = await open(modelId, { actor, grant: MENU })
    const { record, items, values } = await readOne(opened, { id, actions: ['edit', 'detail'] })
    const namesOf = await reader.namesFor(shownValues(items, values), { actor })
    return { id: record.id, version: record.version, data: JSON.stringify(withSystemNames(items, { values, namesOf })) }
  }

  async function getShown(modelId: string, { id, actor }: { id: string; actor: Actor }) {
    const opened = await open(modelId, { actor, grant: MENU })
    const { record, items, values } = await readOne(opened, { id, actions: ['detail', 'edit'] })
    const namesOf = await reader.namesFor(shownValues(items, values), { actor })
    const detail = detailOf(opened.model, { items, values, namesOf })
    await reader.addRowAttributes(detail, { form: opened.model.form, values, actor })
    return { id: record.id, version: record.version, data: JSON.stringify(detail) }
  }

  /** Whether the caller sees whole records of the model. */
  async function mayShow(modelId: string, actor: Actor): Promise<boolean> {
    const model = await models.open(modelId, actor.authorityVersion)
    if (!model) return actor.isAdministrator
    const grants = await accessTo(model, { actor, authority })
    return grants.may('detail') || grants.may('edit')
  }

  async function create(modelId: string, { body, caller }: { body: RecordBody; caller: Caller }) {
    const opened = await open(modelId, { actor: caller.actor, grant: MENU })
    opened.grants.demand('add')
    demandFilledIn(opened, body)
    return await insert(opened, { sent: parseData(body.data), ...caller })
  }

  /** Validates and writes a new record; returns its id. */
  async function insert(
    { model, storage, grants, systemReason }: Opened,
    { sent, actor, side }: Caller & { sent: JsonRecord },
  ): Promise<string> {
    const { form } = model
    const context = await contextOf(model, actor)
    const values = byOneGrant(grants.demand('add'), (access) =>
      valuesToWrite({ form, storage, sent, stored: undefined, access, side, context }),
    )
    await settleFiles(db, form, { values, stored: undefined })
    return await writer.write(
      { form, storage },
      { id: newId(), values, systemReason, actorId: actorOf(systemReason, actor) },
    )
  }

  async function update(modelId: string, { id, body, caller }: { id: string; body: RecordBody; caller: Caller }) {
    const opened = await open(modelId, { actor: caller.actor, grant: MENU })
    opened.grants.demand('edit')
    demandFilledIn(opened, body)
    await change(opened, { id, sent: parseData(body.data), body, ...caller })
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
    }: Caller & {
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
    await db.transaction().execute(async (trx) => {
      const { record, reaching } = await reach(opened, { id, grants: editing, trx })
      demandUnchanged(opened, { access: anyGrant(reaching), record, body })
      const values = byOneGrant(reaching, (access) =>
        valuesToWrite({ form, storage, sent, stored: record.values, access, isPartial, side, context }),
      )
      await settleFiles(trx, form, { values, stored: record.values })
      await issueNumbers(form, [values], {
        issue: (rule, count) => issueBillNumbers(trx, rule, { now: now(), count }),
        isNew: false,
      })
      const repository = createRecordRepository(trx)
      const children = [...storage.secondary, ...storage.subTables]
      const targetsOf = async () => {
        const targets = new Map<ChildTable, string>()
        for (const table of children)
          targets.set(table, (await repository.targetsOf(storage, { table, ids: [id] })).get(id) ?? id)
        return targets
      }
      const targetsBefore = await targetsOf()
      // What is empty is written too: a field that was emptied must not keep its value.
      const whole = Object.fromEntries(storage.main.fields.map(({ item }) => [item.name, own(values, item.name)]))
      await repository.update(storage, { id, values: whole })
      const targetsNow = await targetsOf()
      const before = new Map<ChildTable, ReadonlyMap<string, OtherCells>>()
      for (const [table, target] of targetsBefore) {
        // Rows are found by what the record held before: a changed target takes its rows along.
        const isMoved = targetsNow.get(table) !== target
        const rows = { table, targets: [target], ...(isMoved && { spareOthersOf: [id] }) }
        before.set(table, await repository.deleteRows(storage, rows))
      }
      await writer.writeChildren(trx, storage, { records: [{ key: id, values }], before })
      const payload = { modelId: model.id, recordId: id, fields: writtenFields(values) }
      await events.append(trx, { type: 'record.updated', actorId: actorOf(systemReason, actor), payload })
      if (systemReason === undefined) return
      const writes = [{ recordId: id, fields: Object.keys(sent), reason: systemReason }]
      await logSystemWrites(trx, { modelId: model.id, action: 'update', writes, now, newId })
    })
  }

  async function remove(modelId: string, { id, actor }: { id: string; actor: Actor }) {
    const opened = await open(modelId, { actor, grant: MENU })
    await deleteRecords(opened, { ids: [id], grants: opened.grants.demand('remove'), actor })
  }

  /** Removes all or none: a record that is missing or out of reach refuses the others. */
  async function removeMany(modelId: string, { ids, actor }: { ids: readonly string[]; actor: Actor }) {
    const opened = await open(modelId, { actor, grant: MENU })
    await deleteRecords(opened, { ids: [...new Set(ids)], grants: opened.grants.demand('batchRemove'), actor })
  }

  async function deleteRecords(
    { model, storage, systemReason }: Opened,
    { ids, grants, actor }: { ids: readonly string[]; grants: readonly RecordGrant[]; actor: Actor },
  ): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const repository = createRecordRepository(trx)
      const reached = await repository.findIds(storage, { ids, where: rowsOfAny(grants, storage) })
      if (reached.length < ids.length) throw new AppError('notFound', 'error.recordMissing')
      for (const table of [...storage.secondary, ...storage.subTables]) {
        const targets = [...(await repository.targetsOf(storage, { table, ids: reached })).values()]
        await repository.deleteRows(storage, { table, targets, spareOthersOf: reached })
      }
      await repository.delete(storage, reached)
      await events.append(
        trx,
        ...reached.map((recordId) => ({
          type: 'record.deleted' as const,
          actorId: actorOf(systemReason, actor),
          payload: { modelId: model.id, recordId },
        })),
      )
      if (systemReason === undefined) return
      const writes = reached.map((recordId) => ({ recordId, reason: systemReason }))
      await logSystemWrites(trx, { modelId: model.id, action: 'remove', writes, now, newId })
    })
  }

  const openFor = ({ modelId, caller: { actor }, grant }: PortRequest) => open(modelId, { actor, grant })

  const query: RecordPort['query'] = async (request) => {
    const opened = await openFor(request)
    const access = everyGrant(opened.grants.demand('list', 'detail', 'edit'))
    return await queryRecords(db, request, { ...opened, access })
  }

  const getValues: RecordPort['get'] = async (request) => {
    const opened = await openFor(request)
    const { record, values } = await readOne(opened, { id: request.id, actions: ['detail', 'edit'] })
    return { id: record.id, version: record.version, values }
  }

  const createValues: RecordPort['create'] = async (request) =>
    await insert(await openFor(request), { sent: request.values, ...request.caller })

  const updateValues: RecordPort['update'] = async (request) => {
    const { id, values, version, caller } = request
    const body = version === undefined ? {} : { version }
    await change(await openFor(request), { id, sent: values, body, isPartial: true, ...caller })
  }

  const removeValues: RecordPort['remove'] = async (request) => {
    const opened = await openFor(request)
    await deleteRecords(opened, {
      ids: [...new Set(request.ids)],
      grants: opened.grants.demand('remove'),
      actor: request.caller.actor,
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

  /** Values of system fields; department and position are read only for forms with these fields. */
  async function contextOf({ form }: OpenModel, { userId, organizeId }: Actor): Promise<SystemContext> {
    const context = { now: now().getTime(), userId, organizationId: organizeId, departmentId: null, positionId: null }
    if (!form.fields.some(({ kind }) => kind.fill?.needsPlace)) return context
    const place = await findCurrentPlace(db, userId)
    const { organizeId: current = null, positionId = null } = place ?? {}
    const isDepartment = current !== null && (await findOrganizationCategory(db, current)) === 'department'
    return { ...context, departmentId: isDepartment ? current : null, positionId }
  }

  const port: RecordPort = { query, get: getValues, create: createValues, update: updateValues, remove: removeValues }
  return { open, contextOf, listRecords, get, getShown, mayShow, create, update, remove, removeMany, port }
}

export type RecordService = ReturnType<typeof createRecordService>

/** The author of a change in its event: nobody when the server itself acts. */
const actorOf = (systemReason: string | undefined, { userId }: Actor) => (systemReason === undefined ? userId : null)

/** Parses a submitted form. */
function parseData(data: string): JsonRecord {
  try {
    const values: unknown = JSON.parse(data)
    if (isRecord(values) && !Object.hasOwn(values, '__proto__')) return values
  } catch {
    // Refused below, like every text that is not a JSON object.
  }
  throw new AppError('refused', 'error.invalidInput', { fields: { data: 'validation.format' } })
}

/** Refuses data of another form than the one in force: fields that only one of them has would be lost. */
function demandFilledIn({ model }: Opened, { design }: RecordBody) {
  if (design && design !== model.formVersion) throw new AppError('conflict', DESIGN_CHANGED)
}

/** Refuses to overwrite a newer version; names the changed fields when the client sent the original data. */
function demandUnchanged(
  { model }: Opened,
  { access, record, body }: { access: RecordGrant; record: ReadRecord; body: Pick<RecordBody, 'version' | 'original'> },
) {
  if (!body.version || body.version === record.version) return
  const original = body.original ? parseData(body.original) : undefined
  const changed = model.form.fields.filter((item) => {
    if (!original || item.kind.role === 'system' || !access.mayRead(item)) return false
    const before = item.kind.read(own(original, item.name), item.node)
    return JSON.stringify(before ?? null) !== JSON.stringify(own(record.values, item.name) ?? null)
  })
  throw new AppError('conflict', 'error.changed', {
    fields: Object.fromEntries(
      changed.map((item) => [item.name, { key: 'record.changedByOther', params: { field: item.label } }]),
    ),
  })
}
