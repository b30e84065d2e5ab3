import { MENU_TYPE, PERMISSION } from '@sqos/contract'
import type { JsonRecord } from '@sqos/form-model'
import { Value } from 'typebox/value'
import { may, type Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Trx } from '../../platform/db/database.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { Authority } from '../authority/index.ts'
import type { ReportSources } from '../data-interface/index.ts'
import type { DatasetFilter, RecordPort } from '../record/index.ts'
import { createDatasetRepository, type DatasetRepository } from './dataset.repository.ts'
import {
  definitionShape,
  recurrenceIn,
  type DatasetBody,
  type DatasetDefinition,
  type DatasetQuery,
  type DatasetUse,
  type LeveledDefinition,
} from './dataset.schema.ts'
import type { DatasetCaller, Evaluation } from './evaluate.ts'
import { demandAuthor } from './dataset.access.ts'
import { isTooSlow } from './extract-store.ts'
import type { ExtractService } from './extract.service.ts'

interface DatasetServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  repository: DatasetRepository
  configuration: ConfigurationWriter
  authority: Authority
  evaluation: Evaluation
  records: RecordPort
  sources: ReportSources
  uses: ReadonlySet<FindUses>
  extracts: ExtractService
}

/** Finds what uses a dataset. */
export type FindUses = (id: string) => Promise<DatasetUse[]>

/** Uses that the text of a refusal names. */
const NAMED_USES = 5

type Filtered = DatasetCaller & { filters?: readonly DatasetFilter[] }

/** Manages datasets and evaluates them. */
export function createDatasetService({
  repository,
  configuration,
  authority,
  evaluation,
  records,
  sources,
  uses,
  extracts,
  now,
  newId,
}: DatasetServiceDeps) {
  const write = <Result>(
    actor: Actor,
    id: string,
    apply: (inTransaction: DatasetRepository, trx: Trx) => Promise<Result>,
  ) => configuration.write(actor, [{ table: 'datasets', ids: [id] }], (trx) => apply(createDatasetRepository(trx), trx))

  async function list(query: DatasetQuery, actor: Actor) {
    demandDesigner(actor)
    const [rows, total] = await Promise.all([repository.list(query), repository.count(query)])
    const stateOf = await extracts.words(rows)
    return {
      list: rows.map(({ authorName, authorAccount, creatorTime, lastModifyTime, extract: _text, ...row }) => ({
        ...row,
        extract: stateOf(row.id),
        creatorUser: authorAccount === null ? '' : `${authorName}/${authorAccount}`,
        creatorTime: creatorTime.getTime(),
        lastModifyTime: lastModifyTime?.getTime() ?? null,
      })),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  async function get(id: string, actor: Actor) {
    demandDesigner(actor)
    const row = found(await repository.find(id))
    return {
      id: row.id,
      fullName: row.fullName,
      enCode: row.enCode,
      kind: row.kind,
      definition: parseDefinition(row.definition),
      sortCode: row.sortCode,
      enabledMark: row.enabledMark,
      description: row.description,
      extract: recurrenceIn(row.extract) ?? null,
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    }
  }

  /**
   * Refuses a definition that the author may not write or that cannot be evaluated. One that only takes too long for a page is what
   * extracts are for.
   */
  async function check(definition: DatasetDefinition, { extract, ...caller }: DatasetCaller & { extract: string }) {
    demandAuthor(definition, caller.actor)
    if (definition.kind === 'sql') sources.checkStatement(definition.statement ?? '')
    try {
      await evaluation.evaluate({ ...definition, limit: 1 }, caller)
    } catch (error) {
      if (extract === '' || !isTooSlow(error)) throw error
    }
  }

  async function create({ body, ...caller }: DatasetCaller & { body: DatasetBody }): Promise<string> {
    await check(body.definition, { ...caller, extract: valuesOf(body).extract })
    const id = newId()
    await write(caller.actor, id, async (inTransaction, trx) => {
      await checkNames(inTransaction, body)
      const row = { ...valuesOf(body), ...createdBy(caller.actor, now()), ...NOT_CHANGED, id }
      await inTransaction.insert(row)
      await extracts.plan(trx, row)
    })
    if (body.extract) await extracts.first(id, { body, ...caller })
    return id
  }

  async function update(id: string, { body, ...caller }: DatasetCaller & { body: DatasetBody }) {
    const before = found(await repository.find(id))
    demandAuthor(before, caller.actor)
    await check(body.definition, { ...caller, extract: valuesOf(body, before).extract })
    const extract = await write(caller.actor, id, async (inTransaction, trx) => {
      const row = found(await inTransaction.find(id))
      demandUnchanged(row, body.lastModifyTime)
      await checkNames(inTransaction, body, id)
      const values = { ...valuesOf(body, row), ...modifiedBy(caller.actor, laterThan(row, now())) }
      await inTransaction.update(id, values)
      if (values.extract !== row.extract || values.definition !== row.definition) {
        await extracts.plan(trx, { id, extract: values.extract })
        return values.extract
      }
      return ''
    })
    if (extract !== '') await extracts.first(id, { body, ...caller })
  }

  async function remove(id: string, actor: Actor) {
    const used = await listUses(id)
    await write(actor, id, async (inTransaction, trx) => {
      const row = found(await inTransaction.find(id))
      demandAuthor(row, actor)
      if (used.length > 0) {
        const names = used.slice(0, NAMED_USES).map(({ fullName }) => fullName)
        const text = names.join('、') + (used.length > NAMED_USES ? ' …' : '')
        throw new AppError('refused', 'dataset.inUse', { params: { name: row.fullName, uses: text } })
      }
      await inTransaction.update(id, deletedBy(actor, now()))
      await extracts.plan(trx, { id, extract: '' })
    })
  }

  /** The portals and reports that use a dataset. */
  async function listUses(id: string): Promise<DatasetUse[]> {
    found(await repository.find(id))
    return (await Promise.all([...uses].map((find) => find(id)))).flat()
  }

  async function toggle(id: string, actor: Actor) {
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      demandAuthor(row, actor)
      await inTransaction.update(id, { enabledMark: 1 - row.enabledMark, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  /** The definition of an enabled dataset. */
  async function definitionOf(id: string): Promise<LeveledDefinition> {
    const row = await repository.find(id)
    if (!row) throw new AppError('refused', 'dataset.gone')
    if (row.enabledMark !== 1) throw new AppError('refused', 'dataset.disabled', { params: { name: row.fullName } })
    return { ...parseDefinition(row.definition), ...(row.extract !== '' && { extract: id }) }
  }

  /** A saved dataset for a caller. Rows of models are those of the caller; other kinds are for designers and for the portals that use them. */
  async function evaluate(id: string, asked: Filtered) {
    const definition = await definitionOf(id)
    if (definition.kind !== 'model' && !isDesigner(asked.actor)) throw new AppError('forbidden', 'error.forbidden')
    return await evaluation.evaluate(definition, asked)
  }

  /** A definition that is not saved, for its designer. */
  async function preview(definition: DatasetDefinition, caller: DatasetCaller) {
    demandDesigner(caller.actor)
    demandAuthor(definition, caller.actor)
    return await evaluation.evaluate({ ...definition, extract: undefined }, caller)
  }

  /** The dataset of a part of a document: `{ datasetId, limit? }` or a definition. */
  async function definitionIn(query: JsonRecord): Promise<LeveledDefinition> {
    const { datasetId, limit } = query
    if (typeof datasetId === 'string' && datasetId !== '') {
      const definition = await definitionOf(datasetId)
      const isLimit = typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= 5000
      return { ...definition, ...(isLimit && { limit }) }
    }
    const definition = checkDefinition(query)
    // Whoever edits a portal may not write statements: these are saved by administrators.
    if (definition.kind === 'sql') throw new AppError('refused', 'dataset.sqlSaved')
    return { ...definition, extract: undefined }
  }

  /** The dataset of a part of a portal that the caller may open. */
  const evaluatePart = async (query: JsonRecord, asked: Filtered) =>
    await evaluation.evaluate(await definitionIn(query), asked)

  /** The models in the menu of the caller. */
  async function listModels(actor: Actor) {
    interface Entry {
      type: number
      fullName: string
      enCode: string
      propertyJson: string
      children?: readonly Entry[] | null | undefined
    }
    const { menuList } = (await authority.accessOf(actor)).menu()
    const options = new Map<string, { id: string; fullName: string; enCode: string }>()
    const visit = (entries: readonly Entry[]) => {
      for (const { type, fullName, enCode, propertyJson, children } of entries) {
        const id = type === MENU_TYPE.model ? modelIn(propertyJson) : undefined
        if (id !== undefined && !options.has(id)) options.set(id, { id, fullName, enCode })
        visit(children ?? [])
      }
    }
    visit(menuList)
    return [...options.values()]
  }

  async function getModel(id: string, actor: Actor) {
    const { modelName, fields } = await records.fields({
      modelId: id,
      caller: { actor, side: 'pc' },
      grant: { source: 'menu' },
    })
    return {
      id,
      fullName: modelName,
      fields: fields.map(({ name, label, kind, type, relatedModelId = '' }) => ({
        field: name,
        label,
        kind,
        type,
        relatedModelId,
      })),
    }
  }

  return {
    listFigures: evaluation.ofList,
    listUses,
    toggle,
    list,
    get,
    create,
    update,
    remove,
    evaluate,
    preview,
    definitionIn,
    evaluatePart,
    listModels,
    getModel,
  }
}

export type DatasetService = ReturnType<typeof createDatasetService>

const NOT_CHANGED = { lastModifyUserId: null, deleteMark: null, deleteUserId: null }

/** Those who design what shows datasets. */
const DESIGNERS = [PERMISSION.dataset.view, PERMISSION.portal.view, PERMISSION.report.view]
const isDesigner = (actor: Actor) => DESIGNERS.some((permission) => may(actor, permission))

/** Refuses callers who design neither datasets nor portals nor reports. */
function demandDesigner(actor: Actor) {
  if (!isDesigner(actor)) throw new AppError('forbidden', 'error.forbidden')
}

function modelIn(propertyJson: string): string | undefined {
  try {
    const property: unknown = JSON.parse(propertyJson)
    if (typeof property !== 'object' || property === null || !('moduleId' in property)) return undefined
    return typeof property.moduleId === 'string' ? property.moduleId : undefined
  } catch {
    return undefined
  }
}

function parseDefinition(text: string): DatasetDefinition {
  const definition: unknown = JSON.parse(text)
  return checkDefinition(definition)
}

function checkDefinition(definition: unknown): DatasetDefinition {
  if (Value.Check(definitionShape, definition)) return definition
  throw new AppError('refused', 'dataset.broken')
}

/** Refuses a name or code of another dataset. */
async function checkNames(
  repository: DatasetRepository,
  { fullName, enCode }: Pick<DatasetBody, 'fullName' | 'enCode'>,
  id?: string,
) {
  const wanted = { fullName: fullName.trim(), enCode: enCode.trim() }
  const others = await repository.findNamesakes({ ...wanted, id })
  if (others.some((row) => row.fullName === wanted.fullName)) throw refusedField('fullName', 'dataset.nameTaken')
  if (others.length > 0) throw refusedField('enCode', 'dataset.codeTaken')
}

const NEW = { enabledMark: 1, sortCode: 0, description: '', extract: '' }

/** Values that the body leaves out stay as they were. */
const valuesOf = (body: DatasetBody, before = NEW) => ({
  fullName: body.fullName.trim(),
  enCode: body.enCode.trim(),
  kind: body.definition.kind,
  definition: JSON.stringify(body.definition),
  enabledMark: body.enabledMark ?? before.enabledMark,
  sortCode: body.sortCode ?? before.sortCode,
  description: body.description ?? before.description,
  extract: extractText(body.extract, before.extract),
})

function extractText(extract: DatasetBody['extract'], before: string): string {
  if (extract === undefined) return before
  return extract === null ? '' : JSON.stringify(extract)
}
