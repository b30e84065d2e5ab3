import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Authority } from '../authority/index.ts'
import type { emptyReason } from './rights/empty-reason.ts'
import { accessTo } from './rights/model-access.ts'
import type { FlowLink } from './flow-link.ts'
import type { Models } from './models.ts'
import type { RecordBody, RecordListBody } from './record.schema.ts'
import type { RecordChanges } from './write/record-changes.ts'
import { demandFilledIn, parseData } from './write/record-checks.ts'
import { anyGrant, everyGrant, type GrantSource, type RecordAction } from './rights/record-grant.ts'
import { groupRows, inOneRow, readListQuery, type RecordList } from './read/record-list.ts'
import type { Caller } from './record-port.ts'
import type { DatasetFilter } from './read/given-filters.schema.ts'
import { createNarrowing, type FactsOf } from './read/list-narrowing.ts'
import type { Opened, RecordReach } from './rights/record-reach.ts'
import type { RecordReader } from './read/record-reader.ts'
import type { RowActionsOf } from './rights/row-actions.ts'
import { rowConditions } from './rights/row-rights.ts'
import { detailOf, shownValues, withoutHiddenFields, withSystemNames } from './read/record-view.ts'
import type { RecordEvents } from './write/record-writer.ts'

export interface RecordDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  events: RecordEvents
  authority: Authority
  models: Models
  reader: RecordReader
  list: RecordList
  factsOf: FactsOf
}

interface ListAsked extends Partial<Pick<RecordListBody, 'menuId' | 'queryJson' | 'sidx' | 'sort'>> {
  filters?: readonly DatasetFilter[] | null | undefined
}

interface ServiceDeps extends Omit<RecordDeps, 'db' | 'newId' | 'events'> {
  reach: RecordReach
  changes: RecordChanges
  flows: FlowLink
  actionsOn: RowActionsOf
  explainEmpty: (opened: Opened, asked: { actor: Actor; language: Language }) => ReturnType<typeof emptyReason>
}

const MENU: GrantSource = { source: 'menu' }

/** Business logic of the records of models. */
export function createRecordService({
  authority,
  models,
  reader,
  list,
  reach,
  changes,
  flows,
  actionsOn,
  explainEmpty,
  now,
  factsOf,
}: ServiceDeps) {
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

  const narrow = createNarrowing({
    now,
    factsOf,
    openRelated: (modelId, actor) => open(modelId, { actor, grant: MENU }),
  })

  /** Opens the list of a model with its checked query, for an action that the caller may do with it. */
  async function openList(
    modelId: string,
    { body, actor, action = 'list' }: { body: ListAsked; actor: Actor; action?: 'list' | 'download' },
  ) {
    const entry = await open(modelId, { actor, grant: { source: 'menu', menuId: body.menuId ?? undefined } })
    const opened = { ...entry, access: everyGrant(entry.grants.demand(action)) }
    const state = flows.stateKey(opened.model, opened.storage)
    const filter = await narrow(opened, { filters: body.filters, actor })
    const query = readListQuery(opened, body, { state, filter })
    return { ...opened, query, where: query.where, state }
  }

  async function listRecords(
    modelId: string,
    { body, actor, language }: { body: RecordListBody; actor: Actor; language: Language },
  ) {
    const opened = await openList(modelId, { body, actor })
    const actions = rowConditions(opened.grants, opened.storage)
    const asked = { ...opened.query, actions }
    const { currentPage = 1, pageSize = 20 } = body
    const offset = (currentPage - 1) * pageSize
    const found = await list.page(opened, { query: asked, limit: pageSize, offset, mayEstimate: true, actor })
    const { rows: records, total, isEstimated } = found
    const rows = await flows.withStates(opened.model, records.map(inOneRow))
    const ids = records.map(({ row }) => String(row['id']))
    const approvals = await flows.approvals(opened.model, { ids, actor })
    const empty = total === 0 ? await explainEmpty(opened, { actor, language }) : undefined
    const { group, columns } = asked
    return {
      list: group ? groupRows(rows, { field: group.item.name, columns }) : rows,
      pagination: { currentPage, pageSize, total, ...(isEstimated && { isEstimated }) },
      ...(empty && { empty }),
      ...(approvals && { approvals }),
      ...(actions && {
        actions: Object.fromEntries(records.flatMap(({ row, actions: of }) => (of ? [[String(row['id']), of]] : []))),
      }),
    }
  }

  /** A record with the values that the caller may see by one of these actions. */
  async function readOne(opened: Opened, { id, actions }: { id: string; actions: readonly RecordAction[] }) {
    const { record, reaching } = await reach(opened, { id, grants: opened.grants.demand(...actions) })
    const access = anyGrant(reaching)
    const items = opened.model.form.fields.filter(access.mayRead)
    const values = withoutHiddenFields(record.values, { model: opened.model, access })
    return { record, items, values, showsNumbers: access.showsNumbers, mayRead: access.mayRead }
  }

  async function get(modelId: string, { id, actor }: { id: string; actor: Actor }) {
    const opened = await open(modelId, { actor, grant: MENU })
    const { record, items, values } = await readOne(opened, { id, actions: ['edit', 'detail'] })
    const namesOf = await reader.namesFor(shownValues(items, values), { actor })
    const data = JSON.stringify(withSystemNames(items, { values, namesOf }))
    const approval = await flows.approval(opened.model, { id, actor })
    return { id: record.id, version: record.version, data, ...approval, ...(await actionsOn(opened, id)) }
  }

  async function getShown(modelId: string, { id, actor }: { id: string; actor: Actor }) {
    const opened = await open(modelId, { actor, grant: MENU })
    const { record, items, values, showsNumbers } = await readOne(opened, { id, actions: ['detail', 'edit'] })
    const namesOf = await reader.namesFor(shownValues(items, values), { actor })
    const detail = detailOf(opened.model, { items, values, namesOf, showsNumbers })
    await reader.addRowAttributes(detail, { form: opened.model.form, values, actor })
    const approval = await flows.approval(opened.model, { id, actor })
    const data = JSON.stringify(detail)
    return { id: record.id, version: record.version, data, ...approval, ...(await actionsOn(opened, id)) }
  }

  /** Whether the caller may read whole records of the model. */
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
    const requested = await flows.create(opened.model, { body, caller })
    if (requested !== undefined) return requested
    return await changes.insert(opened, { sent: parseData(body.data), ...caller })
  }

  async function update(modelId: string, { id, body, caller }: { id: string; body: RecordBody; caller: Caller }) {
    const opened = await open(modelId, { actor: caller.actor, grant: MENU })
    opened.grants.demand('edit')
    demandFilledIn(opened, body)
    if (await flows.update(opened.model, { id, body, caller })) return
    const within = flows.mayHold(opened.model) ? (trx: Trx) => flows.demandFree(trx, opened.model, id) : undefined
    await changes.change(opened, { id, sent: parseData(body.data), body, within, ...caller })
  }

  async function remove(modelId: string, { id, actor }: { id: string; actor: Actor }) {
    const opened = await open(modelId, { actor, grant: MENU })
    const within = (trx: Trx) => flows.remove(trx, opened.model, id)
    await changes.deleteRecords(opened, { ids: [id], grants: opened.grants.demand('remove'), actor, within })
  }

  /** Removes all records or none: a record that is missing or out of reach refuses the others. */
  async function removeMany(modelId: string, { ids, actor }: { ids: readonly string[]; actor: Actor }) {
    const opened = await open(modelId, { actor, grant: MENU })
    const grants = opened.grants.demand('batchRemove')
    // Records in an approval are left out, as clients of the API family expect.
    const removed = await flows.removable(opened.model, [...new Set(ids)])
    const within = (trx: Trx, id: string) => flows.remove(trx, opened.model, id)
    await changes.deleteRecords(opened, { ids: removed, grants, actor, within })
  }

  return {
    open,
    openList,
    contextOf: changes.contextOf,
    withStates: flows.withStates,
    listRecords,
    get,
    readOne,
    getShown,
    mayShow,
    create,
    update,
    remove,
    removeMany,
  }
}

export type RecordService = ReturnType<typeof createRecordService>
