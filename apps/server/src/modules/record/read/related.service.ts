import { asList, asText, attributeSources, isPhoneField, own, type FormItem } from '@sqos/form-model'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import { createVersionedCache } from '../../../platform/versioned-cache.ts'
import { ALL_ROWS } from '../../authority/index.ts'
import { listRelatingModels } from '../../model/index.ts'
import { accessTo } from '../rights/model-access.ts'
import type { OpenModel } from '../models.ts'
import type { RelatedQuery } from '../record.schema.ts'
import { rowsOfAny, seesField } from '../rights/record-grant.ts'
import { read } from './record-reader.ts'
import { conditionSql, placedFields } from '../record-sql.ts'
import { detailOf, putText, shownValues } from './record-view.ts'
import { createRecordRepository } from '../write/record.repository.ts'
import type { RecordDeps } from '../record.service.ts'

/** A relation field, and the fields of its target model that it shows. */
interface Relation {
  sourceId: string
  item: FormItem
  fields: string[]
}

/**
 * Records behind relation fields. A user who may fill in a form with a relation sees the fields that it shows, of every
 * record: the designer shared them by this field. Other fields need a right to the target model.
 */
export function createRelatedService({ db, authority, models, reader }: RecordDeps) {
  const kept = createVersionedCache<ReadonlyMap<string, Relation[]>>(1)

  async function readRelations(version: string) {
    const relations = new Map<string, Relation[]>()
    for (const id of await listRelatingModels(db)) {
      const model = await models.open(id, version)
      for (const [target, relation] of model ? relationsOf(model) : [])
        relations.set(target, [...(relations.get(target) ?? []), relation])
    }
    return relations
  }

  /** Names of the fields of a model that relation fields show to this user. */
  async function shownTo(actor: Actor, modelId: string): Promise<ReadonlySet<string>> {
    const version = actor.authorityVersion
    const relations = await kept.get('', { version, make: () => readRelations(version) })
    const shown = new Set<string>()
    for (const { sourceId, item, fields } of relations.get(modelId) ?? []) {
      const source = await models.open(sourceId, version)
      if (!source?.isEnabled) continue
      const grants = await accessTo(source, { actor, authority })
      if (!grants.may('view')) continue
      if (grants.demand('view').some((grant) => grant.mayRead(item))) for (const field of fields) shown.add(field)
    }
    return shown
  }

  /** Checks that the user may see these fields, and returns the condition of the visible records. */
  async function reach(model: OpenModel, { actor, names }: { actor: Actor; names: readonly string[] }) {
    const shown = await shownTo(actor, model.id)
    if (actor.isAdministrator || names.every((name) => shown.has(name))) return { names, where: ALL_ROWS }
    const grants = (await accessTo(model, { actor, authority })).demand('detail', 'edit', 'list')
    const showing = grants.filter((grant) =>
      names.every((name) => {
        const item = model.form.field(name)
        return !item || seesField(grant, item)
      }),
    )
    if (showing.length === 0) throw new AppError('forbidden', 'error.forbidden')
    return { names, where: rowsOfAny(showing, found(model.storage)) }
  }

  async function openModel(modelId: string, actor: Actor) {
    const model = await models.open(modelId, actor.authorityVersion)
    if (!model?.storage || !model.isEnabled) throw new AppError('notFound', 'error.recordMissing')
    return { model, storage: model.storage }
  }

  /** Records to choose from: `id` and the texts of the requested fields, with the labels of these fields. */
  async function select(modelId: string, { query, actor }: { query: RelatedQuery; actor: Actor }) {
    const { model, storage } = await openModel(modelId, actor)
    const columns = (query.columnOptions ?? '').split(',').filter((name) => name !== '')
    const asked = [...new Set([query.relationField, ...columns])]
    const { names, where } = await reach(model, { actor, names: asked })
    const placed = placedFields(storage)
    const fields = names.flatMap((name) => placed.get(name) ?? [])
    const keyword = query.keyword?.trim() ?? ''
    const matching = fields.map((field) => {
      const condition = { item: field.item, test: 'contains', value: keyword } as const
      return conditionSql(condition, field, { isMasked: isPhoneField(field.item) })
    })
    const filtered: RawBuilder<SqlBool> =
      keyword === '' || matching.length === 0 ? where : sql<SqlBool>`${where} and (${sql.join(matching, sql` or `)})`
    const { currentPage = 1, pageSize = 20 } = query
    const repository = createRecordRepository(db)
    const slice = { order: undefined, limit: pageSize, offset: (currentPage - 1) * pageSize }
    const { records, total } = await repository.page(storage, { fields, where: filtered, slice })
    const items = fields.map(({ item }) => item)
    const values = records.map((record) => read(record, items))
    const shown = values.flatMap((record) => shownValues(items, record))
    const namesOf = await reader.namesFor(shown, { actor })
    const list = records.map(({ id }, index) => {
      const row: Record<string, unknown> = { id }
      for (const item of items) {
        if (item.name === 'id') continue
        row[item.name] = ''
        putText(row, {
          item,
          value: own(values[index], item.name),
          key: item.name,
          look: { node: item.node, names: namesOf(item) },
        })
      }
      return row
    })
    const labels = Object.fromEntries(items.map(({ name, label }) => [name, label]))
    return { list, labels, pagination: { currentPage, pageSize, total } }
  }

  /** The fields of a record that relation fields show, for users without a right to the target model. */
  async function getShown(modelId: string, { id, actor }: { id: string; actor: Actor }) {
    const shown = await shownTo(actor, modelId)
    if (shown.size === 0) throw new AppError('forbidden', 'error.forbidden')
    const { model, storage } = await openModel(modelId, actor)
    const record = found(await reader.find(storage, { id, where: ALL_ROWS }))
    const items = model.form.fields.filter(({ name }) => shown.has(name))
    const namesOf = await reader.namesFor(shownValues(items, record.values), { actor })
    const data = detailOf(model, { items, values: record.values, namesOf })
    return { id: record.id, version: record.version, data: JSON.stringify(data) }
  }

  return { select, getShown, reach }
}

export type RelatedService = ReturnType<typeof createRelatedService>

/** The relation fields of a model with their target models. */
function relationsOf({ id, form }: OpenModel): [string, Relation][] {
  const attributes = attributeSources(form)
  return form.all
    .filter(({ kind }) => kind.records === 'model')
    .map((item): [string, Relation] => {
      const columns = asList(own(item.node, 'columnOptions')).map((option) => asText(own(option, 'value')) ?? '')
      const followed = attributes.filter(({ source }) => source === item).map(({ showField }) => showField)
      const fields = [asText(own(item.node, 'relationField')) ?? '', ...columns, ...followed].filter(Boolean)
      return [asText(own(item.node, 'modelId')) ?? '', { sourceId: id, item, fields }]
    })
}
