import { readForm } from '@sqos/form-model'
import { checkCode } from '@sqos/validators'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Trx } from '../../platform/db/database.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { createModelEntryStore, menuTarget } from '../menu/model-entry.access.ts'
import { describeColumns, prepareDesign, type WantedTable } from './table-plan/design.ts'
import { parseObject, parseTables, type TableItem } from './table-plan/document.ts'
import { applyTables, planTables, type PlanStep } from './table-plan/plan.ts'
import { createModelRepository, type ModelRepository, type VisualModelRecord } from './model.repository.ts'
import { createEntryItems } from './model.entries.ts'
import { modelOfMenu } from './model.repository.ts'
import type { NamedModel } from './model.proposal.ts'
import type { VisualModelBody } from './model.schema.ts'

export interface ModelDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  repository: ModelRepository
  configuration: ConfigurationWriter
}

/** The documents of a model, as texts. */
export type Documents = Pick<
  VisualModelRecord,
  'tables' | 'formData' | 'columnData' | 'appColumnData' | 'flowTemplateJson'
>

interface Prepared {
  documents: Documents
  wanted: WantedTable[]
}

/** Types of models with records; other types describe generated code only. */
const STORING = new Set([1, 2])

/** Writes models and their tables in one transaction. */
export function createModelWriter({ configuration, db, now, newId }: ModelDeps) {
  const entryItems = createEntryItems({ now, newId })

  async function create(body: NamedModel, { actor, id = newId() }: { actor: Actor; id?: string }) {
    const values = valuesOf(body)
    await configuration.write(actor, [{ table: 'visualModels', ids: [id] }], async (trx) => {
      const repository = createModelRepository(trx)
      await checkNames(repository, body)
      const { documents, wanted } = prepare({ id, ...values, ...documentsOf(body) })
      await repository.insert({
        ...values,
        ...documents,
        id,
        ...createdBy(actor, now()),
        lastModifyUserId: null,
        deleteMark: null,
        deleteUserId: null,
      })
      await migrate(trx, { id, wanted, before: [] })
    })
    return id
  }

  async function update(id: string, { body, actor }: { body: VisualModelBody; actor: Actor }) {
    const menus = (await createModelEntryStore(db).list()).filter((menu) => modelOfMenu(menu) === id)
    const menuIds = menus.map((menu) => menu.id)
    const targets = [{ table: 'visualModels' as const, ids: [id] }, menuTarget(menuIds)]
    return await configuration.write(actor, targets, async (trx) => {
      const repository = createModelRepository(trx)
      const model = found(await repository.lock(id))
      demandUnchanged(model, body.lastModifyTime)
      await checkNames(repository, { fullName: body.fullName, enCode: body.enCode || model.enCode, editedId: id })
      const values = { ...model, ...valuesOf(body, model) }
      const { documents, wanted } = prepare({ ...values, ...documentsOf(body, model) }, namesOf(model))
      await repository.update(id, {
        ...valuesOf(body, model),
        ...documents,
        ...modifiedBy(actor, laterThan(model, now())),
      })
      await entryItems.follow(trx, { menuIds, model: { ...documents, webType: values.webType }, actor })
      return await migrate(trx, { id, wanted, before: wantedBy(model) })
    })
  }

  /** The changes of tables that `update` would make; nothing is changed. */
  async function plan(id: string, body: VisualModelBody): Promise<PlanStep[]> {
    return await db.transaction().execute(async (trx) => {
      const model = found(await createModelRepository(trx).find(id))
      const { wanted } = prepare({ ...model, ...valuesOf(body, model), ...documentsOf(body, model) }, namesOf(model))
      const before = wantedBy(model)
      return (await planTables(trx, { wanted, before, own: await ownOf(trx, wanted) })).steps
    })
  }

  async function migrate(
    trx: Trx,
    { id, wanted, before }: { id: string; wanted: WantedTable[]; before: WantedTable[] },
  ) {
    if (wanted.length === 0) return []
    const tables = await planTables(trx, { wanted, before, own: await ownOf(trx, wanted) })
    await applyTables(trx, tables)
    const made = tables.created.map((tableName) => ({ tableName, modelId: id, creatorTime: now() }))
    if (made.length > 0) await createModelRepository(trx).insertOwnTables(made)
    return tables.steps
  }

  const ownOf = (trx: Trx, wanted: readonly WantedTable[]) =>
    createModelRepository(trx).listOwnTables(wanted.map(({ name }) => name))

  /** Validates the documents and assigns a table to each field. */
  function prepare(
    model: Documents & { id: string; fullName: string; type: number },
    present?: ReadonlySet<string>,
  ): Prepared {
    const { id, fullName, type, tables, formData, columnData, appColumnData, flowTemplateJson } = model
    const documents = { tables, formData, columnData, appColumnData, flowTemplateJson }
    const form = parseObject('formData', formData)
    const columns = parseObject('columnData', columnData)
    parseObject('appColumnData', appColumnData)
    const items = parseTables(tables)
    if (!form || !STORING.has(type)) return { documents, wanted: [] }
    const wanted = prepareDesign(
      { form, columns, tables: items },
      { modelId: id, fullName, newId, ...(present && { present }) },
    )
    describeColumns(items, wanted)
    return { documents: { ...documents, tables: JSON.stringify(items), formData: JSON.stringify(form) }, wanted }
  }

  /** The tables and columns of the design in force. */
  function wantedBy({ id, fullName, formData, tables }: VisualModelRecord): WantedTable[] {
    const form = parseObject('formData', formData)
    const items: TableItem[] = parseTables(tables)
    if (!form || items.length === 0) return []
    return prepareDesign(
      { form, columns: undefined, tables: items },
      { modelId: id, fullName, newId, present: namesOf({ formData }) },
    )
  }

  return { create, update, plan }
}

export type ModelWriter = ReturnType<typeof createModelWriter>

interface Names {
  fullName: string
  enCode: string
  editedId?: string
}

async function checkNames(repository: ModelRepository, { fullName, enCode, editedId }: Names) {
  const problem = checkCode(enCode)
  if (problem) throw refusedField('enCode', `validators:${problem}`)
  for (const other of await repository.findNamed({ fullName, enCode, editedId })) {
    if (other.enCode === enCode) throw refusedField('enCode', 'model.codeTaken')
    throw refusedField('fullName', 'model.nameTaken')
  }
}

type Settings = Pick<
  VisualModelRecord,
  'fullName' | 'enCode' | 'category' | 'type' | 'webType' | 'state' | 'sortCode' | 'description' | 'dbLinkId'
>

/** Names of the fields of a stored form. */
const namesOf = ({ formData }: Pick<Documents, 'formData'>): ReadonlySet<string> =>
  new Set(readForm(formData).fields.map(({ name }) => name))

/** Settings of a model: omitted ones keep their values; a new model is an enabled form with a list. */
function valuesOf(body: VisualModelBody, model?: Settings): Settings {
  if (body.dbLinkId !== undefined && body.dbLinkId !== null && !['', '0'].includes(body.dbLinkId))
    throw new AppError('refused', 'model.linkUnknown', { fields: { dbLinkId: 'model.linkUnknown' } })
  return {
    fullName: body.fullName.trim(),
    enCode: body.enCode || (model?.enCode ?? ''),
    category: body.category || (model?.category ?? ''),
    type: model?.type ?? body.type ?? 1,
    webType: body.webType ?? model?.webType ?? 2,
    state: body.state ?? model?.state ?? 1,
    sortCode: body.sortCode ?? model?.sortCode ?? 0,
    description: body.description ?? model?.description ?? '',
    dbLinkId: '0',
  }
}

const documentsOf = (body: VisualModelBody, model?: Documents): Documents => ({
  tables: (body.tables === undefined ? model?.tables : body.tables) ?? '[]',
  formData: (body.formData === undefined ? model?.formData : body.formData) ?? null,
  columnData: (body.columnData === undefined ? model?.columnData : body.columnData) ?? null,
  appColumnData: (body.appColumnData === undefined ? model?.appColumnData : body.appColumnData) ?? null,
  flowTemplateJson: (body.flowTemplateJson === undefined ? model?.flowTemplateJson : body.flowTemplateJson) ?? null,
})
