import { parseFlow, startSettings } from '@sqos/workflow-model'
import type { Actor } from '../../../platform/actor.ts'
import { createdBy, modifiedBy } from '../../../platform/db/audited.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { demandUnchanged, laterThan } from '../../../platform/db/unchanged.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusedField } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import { listNodeTemplates } from '../../message-template/message-template.access.ts'
import { spellName } from '../../../platform/spell-name.ts'
import { text } from '../../../platform/text.ts'
import type { Language } from '@sqos/contract'
import { listDictionaryOptions } from '../../dictionary/dictionary.access.ts'
import { type DesignProblem, designProblems, type FlowDocuments, unsupported } from './design-check.ts'
import { createEngineRepository, type EngineRow } from './engine.repository.ts'
import type { FlowEngineBody, FlowEngineChange, FlowEngineQuery, FlowTreeQuery } from './engine.schema.ts'
import { readFlowForm } from '../move/forms.ts'
import { demandDesigner } from '../move/policy.ts'

/** The dictionary of categories. */
const CATEGORIES = 'WorkFlowCategory'
const DEFAULT_COLOUR = '#008cff'
/** The type of a flow that belongs to a model. */
const OF_MODEL = 1

interface EngineDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
}

type Listed = Omit<
  EngineRow,
  | 'formData'
  | 'flowTemplateJson'
  | 'tables'
  | 'dbLinkId'
  | 'formUrl'
  | 'appFormUrl'
  | 'creatorUserId'
  | 'lastModifyUserId'
  | 'deleteMark'
  | 'deleteUserId'
  | 'deleteTime'
>

/** Whether the name, its pinyin or initials, or the code of a flow contains a keyword in lower case. */
function isNamed({ fullName, enCode }: { fullName: string; enCode: string }, keyword: string): boolean {
  if ([fullName, enCode].some((word) => word.toLowerCase().includes(keyword))) return true
  if (!/^[a-z]+$/.test(keyword)) return false
  const { pinyin, initials } = spellName(fullName)
  return pinyin.includes(keyword) || initials.includes(keyword)
}

/** Flows: their designs, versions and lists. */
export function createEngineService({ db, now, newId }: EngineDeps) {
  const repository = createEngineRepository(db)

  async function list(query: FlowEngineQuery, actor: Actor) {
    demandDesigner(actor)
    const { currentPage = 1, pageSize = 20, keyword, category } = query
    const search = { keyword, category }
    const rows = await repository.page(search, { offset: (currentPage - 1) * pageSize, limit: pageSize })
    const names = await categoryNames()
    return {
      list: rows.map(({ realName, account, ...row }) => ({
        ...listed(row),
        category: names.get(row.category) ?? row.category,
        creatorUser: realName === null ? '' : `${realName}/${account ?? ''}`,
      })),
      pagination: { currentPage, pageSize, total: await repository.count(search) },
    }
  }

  const readerOf = ({ userId, isAdministrator }: Actor) => ({ userId, isAdministrator })

  /** Flows that the caller may start, by category. */
  async function tree({ functional }: FlowTreeQuery, actor: Actor) {
    const search = { isFunctional: functional === 1 }
    return { list: await byCategory(await repository.startable(search, { reader: readerOf(actor) })) }
  }

  async function startable(query: FlowEngineQuery, actor: Actor) {
    const { currentPage = 1, pageSize = 50, keyword = '', category } = query
    const all = await repository.startable({ category }, { reader: readerOf(actor) })
    const rows = all.filter((row) => isNamed(row, keyword.trim().toLowerCase()))
    const from = (currentPage - 1) * pageSize
    return {
      list: rows.slice(from, from + pageSize).map(listed),
      pagination: { currentPage, pageSize, total: rows.length },
    }
  }

  /** Enabled flows of all types, by category. */
  async function selector(formType: string | undefined, actor: Actor) {
    demandDesigner(actor)
    const rows = await repository.enabled()
    return { list: await byCategory(rows.filter((row) => !formType || String(row.formType) === formType)) }
  }

  const categoryNames = async () =>
    new Map((await listDictionaryOptions(db, CATEGORIES)).map(({ enCode, fullName }) => [enCode, fullName]))

  async function byCategory(rows: readonly Listed[]) {
    const names = await categoryNames()
    return [...Map.groupBy(rows, ({ category }) => category)].map(([category, flows]) => ({
      id: category,
      fullName: names.get(category) ?? category,
      num: flows.length,
      children: flows.map(listed),
    }))
  }

  const find = async (id: string) => found(await repository.find(id))

  /** A flow with its documents, for those who may start it and for administrators. */
  async function get(id: string, actor: Actor) {
    const row = await find(id)
    await demandStart(row, actor)
    return {
      ...listed(row),
      formUrl: row.formUrl,
      appFormUrl: row.appFormUrl,
      formData: row.formData,
      flowTemplateJson: row.flowTemplateJson,
      tables: row.tables,
      dbLinkId: row.dbLinkId,
    }
  }

  /** Throws `forbidden` for callers who may not start the flow. */
  async function demandStart(row: Pick<EngineRow, 'id'>, actor: Actor) {
    if (actor.isAdministrator) return
    if (await repository.mayStart(row.id, actor.userId)) return
    demandDesigner(actor)
  }

  /** A flow that the caller may start. */
  async function findStartable(id: string, actor: Actor): Promise<EngineRow> {
    const row = found(await repository.find(id))
    // Planning the condition costs more than reading a flow, and few flows have it.
    const mayStart = row.visibleType === 0 || actor.isAdministrator || (await repository.isVisible(id, actor.userId))
    if (!mayStart) demandDesigner(actor)
    return row
  }

  /** Refuses an enabled flow whose design has problems. A disabled one may have problems until it is released. */
  async function check(id: string, body: FlowEngineChange) {
    if ((body.enabledMark ?? 1) === 1) await demandReleasable(db, { ...body, id })
  }

  async function demandFree(id: string, { fullName, enCode }: Pick<FlowEngineBody, 'fullName' | 'enCode'>) {
    const taken = await repository.taken({ id, fullName, enCode })
    if (taken.name) throw refusedField('fullName', 'workflow.nameTaken')
    if (taken.code) throw refusedField('enCode', 'workflow.codeTaken')
  }

  async function create(body: FlowEngineBody, actor: Actor): Promise<string> {
    demandDesigner(actor)
    const id = newId()
    await check(id, body)
    await demandFree(id, body)
    await db
      .transaction()
      .execute((trx) => insert(trx, { ...valuesOf(body), id, version: 1, type: 0 }, { body, actor }))
    return id
  }

  async function insert(
    trx: Trx,
    row: ReturnType<typeof valuesOf> & { id: string; version: number; type: number },
    { body, actor }: { body: Pick<FlowEngineBody, 'flowTemplateJson'>; actor: Actor },
  ) {
    const rows = createEngineRepository(trx)
    const unchanged = { lastModifyUserId: null, deleteMark: null, deleteUserId: null }
    const { visibleType, visible } = initiatorsOf(body.flowTemplateJson)
    await rows.insert({ ...row, ...unchanged, visibleType, ...createdBy(actor, now()) })
    await rows.addVersion(row, { userId: actor.userId, now: now() })
    await rows.setVisible(row.id, visible)
  }

  /** Saves a flow as a new version. Running tasks keep theirs. */
  async function update(id: string, { body, actor }: { body: FlowEngineChange; actor: Actor }) {
    demandDesigner(actor)
    const known = await find(id)
    demandValid(known, body)
    await check(id, body)
    if (body.fullName !== known.fullName || body.enCode !== known.enCode) await demandFree(id, body)
    await db.transaction().execute(async (trx) => {
      const rows = createEngineRepository(trx)
      const row = found(await rows.lock(id))
      demandUnchanged(row, body.lastModifyTime)
      if (row.type === OF_MODEL) {
        // The documents of a model are released with the model: only the settings change, and there is no new version.
        const { icon, iconBackground, category, enabledMark, sortCode, description } = valuesOf(body)
        const settings = { icon, iconBackground, category, enabledMark, sortCode, description }
        await rows.update(id, { ...settings, ...modifiedBy(actor, laterThan(row, now())) })
        return
      }
      const { visibleType, visible } = initiatorsOf(body.flowTemplateJson)
      const changed = { ...valuesOf(body), version: row.version + 1, visibleType }
      await rows.update(id, { ...changed, ...modifiedBy(actor, laterThan(row, now())) })
      await rows.addVersion({ ...changed, id }, { userId: actor.userId, now: now() })
      await rows.setVisible(id, visible)
    })
  }

  async function remove(id: string, actor: Actor) {
    demandDesigner(actor)
    await find(id)
    if (await repository.hasTasks(id)) throw new AppError('refused', 'workflow.inUse')
    await repository.remove(id)
  }

  /** Copies a flow with a stamp behind its name and code. The copy starts as version 1. */
  async function copy(id: string, actor: Actor) {
    demandDesigner(actor)
    const row = await find(id)
    const stamp = `_${now().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
    const newOne = {
      ...row,
      id: newId(),
      version: 1,
      type: 0,
      fullName: `${row.fullName.slice(0, 50 - stamp.length)}${stamp}`,
      enCode: `${row.enCode.replaceAll(/\W/g, '').slice(0, 50 - stamp.length)}${stamp}`,
    }
    await demandFree(newOne.id, newOne)
    const { creatorTime: _created, lastModifyTime: _modified, deleteTime: _deleted, ...values } = newOne
    await db.transaction().execute((trx) => insert(trx, values, { body: row, actor }))
  }

  async function setEnabled(id: string, { isEnabled, actor }: { isEnabled: boolean; actor: Actor }) {
    demandDesigner(actor)
    const row = await find(id)
    if (isEnabled) await demandReleasable(db, row)
    await repository.update(id, { enabledMark: isEnabled ? 1 : 0, ...modifiedBy(actor, laterThan(row, now())) })
  }

  /** What prevents the release of a design. */
  async function problems(flow: FlowDocuments, language: Language) {
    const all = await designProblems(db, flow)
    return all.map(({ nodeId, title, key, params }) => ({ nodeId, title, message: text(language, key, params) }))
  }

  async function versions(id: string, actor: Actor) {
    demandDesigner(actor)
    const rows = await repository.versions(id)
    return rows.map(({ version: number, creatorTime, tasks }) => ({
      version: String(number),
      creatorTime: creatorTime.getTime(),
      tasks: Number(tasks ?? 0),
    }))
  }

  /** The documents of a version. */
  async function version(id: string, { number, actor }: { number: number; actor: Actor }) {
    demandDesigner(actor)
    const row = found(await repository.version(id, number))
    return { ...row, version: String(row.version), creatorTime: row.creatorTime.getTime() }
  }

  /** Fields of the main table that other flows may receive. */
  async function fields(id: string, actor: Actor) {
    demandDesigner(actor)
    const { formData } = await find(id)
    const { fields: items } = readFlowForm(formData)
    return items
      .filter(({ kind, table }) => table === undefined && kind.role !== 'table' && kind.records === undefined)
      .map(({ name, label }) => ({ vmodel: name, label }))
  }

  return {
    list,
    tree,
    startable,
    selector,
    find,
    get,
    demandStart,
    findStartable,
    create,
    update,
    remove,
    copy,
    setEnabled,
    problems,
    versions,
    version,
    fields,
    insert,
    demandFree,
    messageTemplates: () => listNodeTemplates(db),
  }
}

export type EngineService = ReturnType<typeof createEngineService>

/** Refuses the submission of a flow that this server does not run. */
export const demandRunnable = (flowTemplateJson: string | null | undefined) => refuse(unsupported(flowTemplateJson))

/** Throws a refusal that names the first problem of a design. */
const demandReleasable = async (db: Db | Trx, flow: FlowDocuments) => refuse(await designProblems(db, flow))

function refuse([problem]: readonly DesignProblem[]) {
  if (!problem) return
  const { key, title, params } = problem
  const isOfNode = key.startsWith('workflowModel:') && title !== ''
  throw isOfNode
    ? new AppError('refused', 'workflow.check.node', { params: { ...params, name: title, key } })
    : new AppError('refused', key, { params: params ?? {} })
}

/** Refuses what a change may not contain unless it is stored already: imported flows and flows of models have it. */
function demandValid(known: EngineRow, body: FlowEngineChange) {
  if (body.category === '' && known.category !== '') throw refusedField('category', 'workflow.categoryMissing')
  if (body.enCode !== known.enCode && !/^\w{1,50}$/.test(body.enCode)) throw refusedField('enCode', 'validation.format')
  if (body.fullName !== known.fullName && body.fullName.length > 50) throw refusedField('fullName', 'validation.format')
  if (known.type !== OF_MODEL) return
  const isSame =
    body.fullName === known.fullName &&
    body.enCode === known.enCode &&
    (body.formData ?? null) === known.formData &&
    (body.flowTemplateJson ?? null) === known.flowTemplateJson
  if (!isSame) throw new AppError('refused', 'workflow.importOfModel')
}

const valuesOf = (body: FlowEngineChange) => ({
  fullName: body.fullName.trim(),
  enCode: body.enCode,
  category: body.category,
  formType: body.formType,
  icon: body.icon ?? '',
  iconBackground: body.iconBackground ?? DEFAULT_COLOUR,
  formUrl: body.formUrl ?? '',
  appFormUrl: body.appFormUrl ?? '',
  formData: body.formData ?? null,
  flowTemplateJson: body.flowTemplateJson ?? null,
  tables: body.tables ?? null,
  dbLinkId: body.dbLinkId ?? '0',
  enabledMark: body.enabledMark ?? 1,
  sortCode: body.sortCode ?? 0,
  description: body.description ?? '',
})

/** Who may start a flow, according to its start node. */
export function initiatorsOf(flowTemplateJson: string | null | undefined) {
  const { initiators } = startSettings(parseFlow(flowTemplateJson).root.properties)
  const { users, positions, roles, organizations, groups } = initiators
  const visible = [
    ...users.map((objectId) => ({ objectType: 'user' as const, objectId })),
    ...positions.map((objectId) => ({ objectType: 'Position' as const, objectId })),
    ...roles.map((objectId) => ({ objectType: 'Role' as const, objectId })),
    ...organizations.map((objectId) => ({ objectType: 'Organize' as const, objectId })),
    ...groups.map((objectId) => ({ objectType: 'Group' as const, objectId })),
  ]
  return { visibleType: visible.length === 0 ? 0 : 1, visible }
}

const listed = (row: Listed) => ({
  id: row.id,
  fullName: row.fullName,
  enCode: row.enCode,
  type: row.type,
  category: row.category,
  formType: row.formType,
  icon: row.icon,
  iconBackground: row.iconBackground,
  visibleType: row.visibleType,
  version: String(row.version),
  enabledMark: row.enabledMark,
  sortCode: row.sortCode,
  description: row.description,
  creatorTime: row.creatorTime.getTime(),
  lastModifyTime: row.lastModifyTime?.getTime() ?? null,
})
