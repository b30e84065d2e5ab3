import { isRecord, own, readRows, type JsonRecord, type SystemContext } from '@sqos/form-model'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { Authority } from '../authority/index.ts'
import { issueBillNumbers } from '../bill-rule/index.ts'
import { accessTo, type ModelAccess } from './model-access.ts'
import type { ChildTable, ModelStorage } from './model-storage.ts'
import type { Models, OpenModel } from './models.ts'
import type { RecordBody, RecordListBody } from './record.schema.ts'
import { groupRows, inOneRow, readListQuery, type RecordList } from './record-list.ts'
import type { ReadRecord, RecordReader } from './record-reader.ts'
import { placedFields, rowColumnsOf } from './record-sql.ts'
import { settleFiles } from './record-files.ts'
import { issueNumbers, valuesToWrite } from './record-values.ts'
import { detailOf, shownValues, withSystemNames } from './record-view.ts'
import { createRecordWriter } from './record-writer.ts'
import { DESIGN_CHANGED } from './record-refusals.ts'
import { createRecordRepository, type OtherCells } from './record.repository.ts'
import { findOrganizationCategory } from '../organization/organization.access.ts'
import { findCurrentPlace } from '../user/user.access.ts'

export interface RecordDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  authority: Authority
  models: Models
  reader: RecordReader
  list: RecordList
}

/** Who asks, and with which client. */
export interface Caller {
  actor: Actor
  side: 'pc' | 'app'
}

/** A model that somebody works with. */
export interface Opened {
  model: OpenModel
  storage: ModelStorage
  access: ModelAccess
}

/** Decisions about the records of models. */
export function createRecordService({ db, now, newId, authority, models, reader, list }: RecordDeps) {
  const writer = createRecordWriter({ db, now, newId })

  /** The model, for those who have it in a menu; others do not learn whether it exists. */
  async function open(
    modelId: string,
    { actor, menuId }: { actor: Actor; menuId?: string | null | undefined },
  ): Promise<Opened> {
    const model = await models.open(modelId, actor.authorityVersion)
    if (!model)
      throw new AppError(
        actor.isAdministrator ? 'notFound' : 'forbidden',
        actor.isAdministrator ? 'error.recordMissing' : 'error.forbidden',
      )
    const access = await accessTo(model, { actor, authority, menuId: menuId ?? undefined })
    access.demand('view')
    if (!model.isEnabled) throw new AppError('refused', 'record.disabled')
    if (!model.storage) throw new AppError('refused', 'record.notDesigned')
    return { model, storage: model.storage, access }
  }

  const whereOf = ({ storage, access }: Opened): RawBuilder<SqlBool> => access.rows(rowColumnsOf(placedFields(storage)))

  async function listRecords(modelId: string, { body, actor }: { body: RecordListBody; actor: Actor }) {
    const opened = await open(modelId, { actor, menuId: body.menuId })
    opened.access.demand('list')
    const query = readListQuery(opened, body)
    const { currentPage = 1, pageSize = 20 } = body
    const offset = (currentPage - 1) * pageSize
    const { rows: records, total } = await list.page(opened, { query, limit: pageSize, offset, actor })
    const rows = records.map(inOneRow)
    const { group, columns } = query
    return {
      list: group ? groupRows(rows, { field: group.item.name, columns }) : rows,
      pagination: { currentPage, pageSize, total },
    }
  }

  async function readOne(opened: Opened, { id, actor }: { id: string; actor: Actor }) {
    const record = found(await reader.find(opened.storage, { id, where: whereOf(opened) }))
    const items = opened.model.form.fields.filter(opened.access.mayField)
    const columns = opened.model.form.all.filter(({ table }) => table !== undefined)
    const isHidden = new Set(columns.filter((column) => !opened.access.mayField(column)))
    const values = withoutHidden(record.values, { opened, isHidden: (item) => isHidden.has(item) })
    const namesOf = await reader.namesFor(shownValues(items, values), { actor })
    return { record, items, values, namesOf }
  }

  async function get(modelId: string, { id, actor }: { id: string; actor: Actor }) {
    const opened = await open(modelId, { actor })
    opened.access.demand('edit', 'detail')
    const { record, items, values, namesOf } = await readOne(opened, { id, actor })
    return { id: record.id, version: record.version, data: JSON.stringify(withSystemNames(items, { values, namesOf })) }
  }

  async function getShown(modelId: string, { id, actor }: { id: string; actor: Actor }) {
    const opened = await open(modelId, { actor })
    opened.access.demand('detail', 'edit')
    const { record, items, values, namesOf } = await readOne(opened, { id, actor })
    const detail = detailOf(opened.model, { items, values, namesOf })
    await reader.addRowAttributes(detail, { form: opened.model.form, values, actor })
    return { id: record.id, version: record.version, data: JSON.stringify(detail) }
  }

  /** Whether the person sees whole records of the model. */
  async function mayShow(modelId: string, actor: Actor): Promise<boolean> {
    const model = await models.open(modelId, actor.authorityVersion)
    if (!model) return actor.isAdministrator
    const access = await accessTo(model, { actor, authority })
    return access.may('detail') || access.may('edit')
  }

  async function create(modelId: string, { body, caller }: { body: RecordBody; caller: Caller }) {
    const { actor, side } = caller
    const opened = await open(modelId, { actor })
    opened.access.demand('add')
    demandFilledIn(opened, body)
    return await insert(opened, { sent: parseData(body.data), actor, side })
  }

  /** Writes a new record with everything that a creation does; answers its id. */
  async function insert(
    { model, storage, access }: Opened,
    { sent, actor, side }: Caller & { sent: JsonRecord },
  ): Promise<string> {
    const { form } = model
    const context = await contextOf(model, actor)
    const values = valuesToWrite({ form, storage, sent, stored: undefined, mayField: access.mayField, side, context })
    await settleFiles(db, form, { values, stored: undefined })
    return await writer.write({ form, storage }, { id: newId(), values })
  }

  async function update(modelId: string, { id, body, caller }: { id: string; body: RecordBody; caller: Caller }) {
    const { actor, side } = caller
    const opened = await open(modelId, { actor })
    opened.access.demand('edit')
    demandFilledIn(opened, body)
    const { model, storage, access } = opened
    const sent = parseData(body.data)
    const context = await contextOf(model, actor)
    await db.transaction().execute(async (trx) => {
      const record = found(await reader.find(storage, { id, where: whereOf(opened), lock: true }, trx))
      demandUnchanged(opened, { record, body })
      const values = valuesToWrite({
        form: model.form,
        storage,
        sent,
        stored: record.values,
        mayField: access.mayField,
        side,
        context,
      })
      await settleFiles(trx, model.form, { values, stored: record.values })
      await issueNumbers(model.form, [values], (rule, count) => issueBillNumbers(trx, rule, { now: now(), count }))
      const repository = createRecordRepository(trx)
      // What is empty is written too: a field that was emptied must not keep what it held.
      const whole = Object.fromEntries(storage.main.fields.map(({ item }) => [item.name, own(values, item.name)]))
      await repository.update(storage, { id, values: whole })
      const before = new Map<ChildTable, ReadonlyMap<string, OtherCells>>()
      for (const table of [...storage.secondary, ...storage.subTables])
        before.set(table, await repository.deleteRows(table, [await repository.targetOf(storage, { table, id })]))
      await writer.writeChildren(trx, storage, { records: [{ key: id, values }], before })
    })
  }

  async function remove(modelId: string, { id, actor }: { id: string; actor: Actor }) {
    const opened = await open(modelId, { actor })
    opened.access.demand('remove')
    if ((await deleteRecords(opened, [id])) === 0) throw new AppError('notFound', 'error.recordMissing')
  }

  /** All or none: a record that is gone, or out of reach, refuses the others. */
  async function removeMany(modelId: string, { ids, actor }: { ids: readonly string[]; actor: Actor }) {
    const opened = await open(modelId, { actor })
    opened.access.demand('batchRemove')
    await deleteRecords(opened, [...new Set(ids)])
  }

  async function deleteRecords(opened: Opened, ids: readonly string[]): Promise<number> {
    const { storage } = opened
    return await db.transaction().execute(async (trx) => {
      const repository = createRecordRepository(trx)
      const reached = await repository.findIds(storage, { ids, where: whereOf(opened) })
      if (reached.length < ids.length) throw new AppError('notFound', 'error.recordMissing')
      for (const table of [...storage.secondary, ...storage.subTables]) {
        const parents: string[] = []
        for (const id of table.target === storage.main.key ? [] : reached)
          parents.push(await repository.targetOf(storage, { table, id }))
        await repository.deleteRows(table, table.target === storage.main.key ? reached : parents)
      }
      await repository.delete(storage, reached)
      return reached.length
    })
  }

  /** What system fields are filled with; the department and the position are looked up for forms that want them. */
  async function contextOf({ form }: OpenModel, { userId, organizeId }: Actor): Promise<SystemContext> {
    const context = { now: now().getTime(), userId, organizationId: organizeId, departmentId: null, positionId: null }
    if (!form.fields.some(({ kind }) => kind.fill?.needsPlace)) return context
    const place = await findCurrentPlace(db, userId)
    const { organizeId: current = null, positionId = null } = place ?? {}
    const isDepartment = current !== null && (await findOrganizationCategory(db, current)) === 'department'
    return { ...context, departmentId: isDepartment ? current : null, positionId }
  }

  return { open, contextOf, listRecords, get, getShown, mayShow, create, update, remove, removeMany }
}

export type RecordService = ReturnType<typeof createRecordService>

/** The form as a client sends it. */
function parseData(data: string): JsonRecord {
  try {
    const values: unknown = JSON.parse(data)
    if (isRecord(values) && !Object.hasOwn(values, '__proto__')) return values
  } catch {
    // Answered below, as every text that is no object.
  }
  throw new AppError('refused', 'error.invalidInput', { fields: { data: 'validation.format' } })
}

/** Refuses what was filled in on another form than the one in force: fields that only one of them has would be lost. */
function demandFilledIn({ model }: Opened, { design }: RecordBody) {
  if (design && design !== model.formVersion) throw new AppError('conflict', DESIGN_CHANGED)
}

/** Refuses to write over what somebody else wrote; says which fields have become what, when the client sent what it had read. */
function demandUnchanged({ model, access }: Opened, { record, body }: { record: ReadRecord; body: RecordBody }) {
  if (!body.version || body.version === record.version) return
  const original = body.original ? parseData(body.original) : undefined
  const changed = model.form.fields.filter((item) => {
    if (!original || item.kind.role === 'system' || !access.mayField(item)) return false
    const before = item.kind.read(own(original, item.name), item.node)
    return JSON.stringify(before ?? null) !== JSON.stringify(own(record.values, item.name) ?? null)
  })
  throw new AppError('conflict', 'error.changed', {
    fields: Object.fromEntries(
      changed.map((item) => [item.name, { key: 'record.changedByOther', params: { field: item.label } }]),
    ),
  })
}

function withoutHidden(
  values: JsonRecord,
  { opened, isHidden }: { opened: Opened; isHidden: (item: Opened['model']['form']['all'][number]) => boolean },
): JsonRecord {
  const shown: JsonRecord = {}
  for (const item of opened.model.form.fields.filter(opened.access.mayField)) {
    const value = own(values, item.name)
    if (value === undefined) continue
    const hidden = item.children.filter(isHidden).map(({ name }) => name)
    shown[item.name] =
      hidden.length === 0
        ? value
        : readRows(value).map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !hidden.includes(key))))
  }
  return shown
}
