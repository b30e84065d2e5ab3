import { randomBytes } from 'node:crypto'
import { readForm } from '@sqos/form-model'
import { sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import { deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { laterThan } from '../../platform/db/unchanged.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { readCatalogue } from '../../platform/db/table-catalogue.ts'
import { parseTables } from './table-plan/document.ts'
import { withOwnTables } from './table-plan/own-tables.ts'
import { tableRef } from '../../platform/db/identifier.ts'
import { createModelEntryStore, menuTarget } from '../menu/model-entry.access.ts'
import type { PageColumns } from '../authority/index.ts'
import { createModelRepository, modelOfMenu, type MODEL_SEARCHED, type VisualModelRecord } from './model.repository.ts'
import { listTemplates } from './templates/index.ts'
import { withProposals } from './model.proposal.ts'
import { VisualModel, VisualModelRow, type VisualModelBody, type VisualModelQuery } from './model.schema.ts'
import { relationsTo } from './where-used.ts'
import type { ModelDeps, ModelWriter } from './model.writer.ts'

const COPY_SUFFIX = '副本'
const MAX_NAME = 100
const MAX_CODE = 50

/** Business logic of models, except for changes of tables (`model.writer.ts`). */
export function createModelService({
  db,
  repository,
  configuration,
  writer,
  columns,
  now,
  newId,
}: ModelDeps & { writer: ModelWriter; columns: PageColumns<(typeof MODEL_SEARCHED)[number]> }) {
  const limitRow = columns.limitValues(VisualModelRow)
  const limitRecord = columns.limitValues(VisualModel, { except: ['edit'] })

  async function list(query: VisualModelQuery, actor: Actor) {
    const limited = await limitRow(actor)
    const asked = await columns.withoutHiddenColumns(query, actor)
    const [{ rows, total }, menus] = await Promise.all([repository.page(asked), createModelEntryStore(db).list()])
    const { currentPage = 1, pageSize = 20 } = query
    return {
      list: rows.map(
        ({ categoryId, categoryName, creatorName, creatorAccount, modifierName, modifierAccount, ...row }) =>
          limited({
            ...row,
            category: categoryName ?? categoryId,
            hasForm: Boolean(row.hasForm),
            creatorUser: person(creatorName, creatorAccount),
            creatorTime: row.creatorTime.getTime(),
            lastModifyUser: person(modifierName, modifierAccount),
            lastModifyTime: row.lastModifyTime?.getTime() ?? null,
            ...releasedIn(menus, row.id),
          }),
      ),
      pagination: { currentPage, pageSize, total },
    }
  }

  async function get(id: string, actor: Actor) {
    const model = found(await repository.find(id))
    const limited = await limitRecord(actor)
    return limited({
      ...model,
      webType: String(model.webType),
      flowId: model.flowId || model.id,
      lastModifyTime: model.lastModifyTime?.getTime() ?? null,
    })
  }

  /** The enabled models in their categories, to choose one from. */
  async function listSelectable(type: number | undefined) {
    const models = await repository.listEnabled(type)
    const ids = [...new Set(models.map(({ category }) => category))]
    const categories = ids.length === 0 ? [] : await repository.listCategories(ids)
    const byCategory = Map.groupBy(models, ({ category }) => category)
    return categories.map(({ id, fullName }) => {
      const children = (byCategory.get(id) ?? []).map((model) => ({
        id: model.id,
        parentId: id,
        fullName: model.fullName,
        hasChildren: false,
        isLeaf: true,
        num: 0,
      }))
      return { id, parentId: '0', fullName, hasChildren: true, isLeaf: false, num: children.length, children }
    })
  }

  /** The fields that a relation to this model may show. */
  async function listFormFields(id: string) {
    const { fields } = readForm(found(await repository.find(id)).formData)
    return fields
      .filter(({ kind }) => kind.role !== 'table' && !kind.name.startsWith('relation'))
      .map(({ name, label }) => ({ vmodel: name, label }))
  }

  async function toggle(id: string, actor: Actor) {
    await configuration.write(actor, [{ table: 'visualModels', ids: [id] }], async (trx) => {
      const inTransaction = createModelRepository(trx)
      const model = found(await inTransaction.lock(id))
      await inTransaction.update(id, { state: 1 - model.state, ...modifiedBy(actor, laterThan(model, now())) })
    })
  }

  /** Creates a disabled copy under another name, with own copies of the tables that the platform created. */
  async function copy(id: string, actor: Actor) {
    const model = found(await repository.find(id))
    const random = randomBytes(4).toString('hex').slice(0, 5)
    const fullName = `${model.fullName}${COPY_SUFFIX}${random}`
    const enCode = `${model.enCode}${random}`
    if (fullName.length > MAX_NAME || enCode.length > MAX_CODE) throw new AppError('refused', 'model.copyTooLong')
    const copyId = newId()
    await writer.create(
      {
        ...model,
        fullName,
        enCode,
        state: 0,
        lastModifyTime: null,
        ...withOwnTables(model, { modelId: copyId, newId }),
      },
      { actor, id: copyId },
    )
  }

  /** Uses of a model: menu entries, relation fields of other models, data interfaces, and its records. */
  async function listUses(id: string) {
    const model = found(await repository.find(id))
    const tables = parseTables(model.tables).map(({ table }) => table)
    const [menus, mentions, interfaces] = await Promise.all([
      createModelEntryStore(db).list(),
      repository.listMentioning(id),
      repository.listInterfacesUsingModel({ modelId: id, tables }),
    ])
    return [
      ...menus
        .filter((menu) => modelOfMenu(menu) === id)
        .map((menu) => ({ kind: 'menu' as const, id: menu.id, fullName: menu.fullName, field: menu.category, num: 0 })),
      ...mentions.flatMap((other) =>
        relationsTo(id, other.formData).map((field) => ({
          kind: 'relation' as const,
          id: other.id,
          fullName: other.fullName,
          field,
          num: 0,
        })),
      ),
      ...interfaces.map(({ enCode, ...other }) => ({ kind: 'interface' as const, ...other, field: enCode, num: 0 })),
      ...(await countRecords(model)),
    ]
  }

  /** The uses of a model, without the names of models where that column is hidden. */
  async function listVisibleUses(id: string, actor: Actor) {
    const uses = await listUses(id)
    const isVisible = await columns.visibleKeys(actor, { except: ['edit'] })
    const namesModel = ({ kind }: (typeof uses)[number]) => kind === 'relation' || kind === 'records'
    return isVisible('fullName') ? uses : uses.map((use) => (namesModel(use) ? { ...use, fullName: '' } : use))
  }

  async function countRecords({ id, fullName, tables }: VisualModelRecord) {
    const main = parseTables(tables).find(({ typeId }) => typeId === '1')
    if (!main || !(await readCatalogue(db, [main.table])).has(main.table)) return []
    const { rows } = await sql<{ num: number }>`select count(*)::float8 as num from ${tableRef(main.table)}`.execute(
      db.withoutPlugins(),
    )
    const num = rows[0]?.num ?? 0
    return num === 0 ? [] : [{ kind: 'records' as const, id, fullName, field: main.table, num }]
  }

  /** Deletes a model and its menu entries; its tables and records stay. Refused while relation fields point to it. */
  async function remove(id: string, actor: Actor) {
    const uses = await listUses(id)
    const relation = uses.find(({ kind }) => kind === 'relation')
    if (relation) {
      const params = { model: relation.fullName, field: relation.field }
      throw new AppError('refused', 'model.usedByRelation', { params })
    }
    const menuIds = uses.filter(({ kind }) => kind === 'menu').map((use) => use.id)
    const targets = [{ table: 'visualModels' as const, ids: [id] }, menuTarget(menuIds)]
    await configuration.write(actor, targets, async (trx) => {
      const inTransaction = createModelRepository(trx)
      found(await inTransaction.lock(id))
      await inTransaction.update(id, deletedBy(actor, now()))
      if (menuIds.length === 0) return
      await createModelEntryStore(trx).update(menuIds, deletedBy(actor, now()))
    })
  }

  /** Templates with relations to the present models. */
  async function readTemplates() {
    const [present] = await repository.findNamed({ enCode: 'customer', fullName: '' })
    return listTemplates({ customerModelId: present?.id ?? '', industryTypeId: 'IndustryType' })
  }

  /** A new model with code, category and the documents of its template. Documents that it already has are kept. */
  const completed = async (body: VisualModelBody) => await withProposals(db, await withTemplate(body))

  async function withTemplate(body: VisualModelBody): Promise<VisualModelBody> {
    if (!body.template || body.formData) return body
    const template = (await readTemplates()).find(({ enCode }) => enCode === body.template)
    if (!template) throw refusedField('template', 'model.templateMissing')
    return { ...body, formData: template.formData, columnData: template.columnData }
  }

  return {
    list,
    get,
    listTemplates: readTemplates,
    completed,
    listSelectable,
    listFormFields,
    toggle,
    copy,
    listVisibleUses,
    remove,
  }
}

export type ModelService = ReturnType<typeof createModelService>

const person = (name: string | null, account: string | null) => (name === null ? '' : `${name}/${account ?? ''}`)

function releasedIn(menus: readonly { category: string; propertyJson: string }[], modelId: string) {
  const own = menus.filter((menu) => modelOfMenu(menu) === modelId)
  return {
    pcIsRelease: own.filter(({ category }) => category === 'Web').length,
    appIsRelease: own.filter(({ category }) => category === 'App').length,
  }
}
