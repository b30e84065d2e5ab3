import { applyRules, asText, type FormItem, isPhoneField, relatedModel } from '@sqos/form-model'
import type { Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { ALL_ROWS } from '../authority/index.ts'
import { hiddenNamesOf } from './rights/hidden-names.ts'
import { everyGrant, seesField } from './rights/record-grant.ts'
import { placedFields } from './record-sql.ts'
import type { FlowLink } from './flow-link.ts'
import type { RecordChanges } from './write/record-changes.ts'
import type { PortRequest, RecordPort } from './record-port.ts'
import { prepareFigures } from './read/record-figures.ts'
import { typeOfFigure } from './read/figure-fields.ts'
import { queryRecords } from './read/record-query.ts'
import type { RecordReader } from './read/record-reader.ts'
import { detailOf, shownValues } from './read/record-view.ts'
import type { RecordService } from './record.service.ts'

/** Whether the approval of the record writes, or the server itself. Everybody else leaves a running approval alone. */
const isOfApproval = ({ grant: { source } }: PortRequest) => source === 'task' || source === 'system'

interface PortDeps extends Pick<Deps, 'db'> {
  service: Pick<RecordService, 'open' | 'openList' | 'readOne'>
  changes: RecordChanges
  reader: RecordReader
  flows: Pick<FlowLink, 'connect' | 'demandFree' | 'remove' | 'approval'>
}

/** Returns the port through which other modules work with records. */
export function createRecordPort({ db, service, changes, reader, flows }: PortDeps): RecordPort {
  const openFor = ({ modelId, caller: { actor }, grant }: PortRequest) => service.open(modelId, { actor, grant })

  const query: RecordPort['query'] = async (request) => {
    const opened = await openFor(request)
    const access = everyGrant(opened.grants.demand('list', 'detail', 'edit'))
    return await queryRecords(db, request, { ...opened, access })
  }

  const figures: RecordPort['figures'] = async (request) => {
    const { actor } = request.caller
    // Grants of a task or a link name records of one model; a related model has only those of the menu.
    const grant: PortRequest['grant'] = request.grant.source === 'system' ? request.grant : { source: 'menu' }
    const openRelated = (modelId: string) => service.open(modelId, { actor, grant })
    return await prepareFigures({ db, reader, openRelated, actor }, { opened: await openFor(request), query: request })
  }

  const listFigures: RecordPort['listFigures'] = async ({ modelId, actor, menuId, queryJson, filters, ...groups }) => {
    const opened = await service.openList(modelId, {
      body: { menuId: menuId ?? null, queryJson: queryJson ?? null, filters },
      actor,
    })
    const openRelated = (related: string) => service.open(related, { actor, grant: { source: 'menu' } })
    const { access, where } = opened
    return await prepareFigures(
      { db, reader, openRelated, actor },
      { opened, query: groups, listed: { access, where } },
    )
  }

  const fieldsFor: RecordPort['fields'] = async (request) => {
    const { model, storage, grants } = await openFor(request)
    const access = everyGrant(grants.demand('list', 'detail', 'edit'))
    const seen = [...placedFields(storage).values()].filter(({ item }) => seesField(access, item))
    return {
      modelName: model.fullName,
      fields: seen.map((field) => ({
        name: field.item.name,
        label: field.item.label,
        kind: field.item.kind.name,
        type: typeOfFigure(field),
        isTyped: field.item.kind.search(field.item.node)?.test === 'contains',
        relatedModelId: relatedModel(field.item),
      })),
    }
  }

  const getValues: RecordPort['get'] = async (request) => {
    const opened = await openFor(request)
    const { record, values } = await service.readOne(opened, { id: request.id, actions: ['detail', 'edit'] })
    return { id: record.id, version: record.version, values }
  }

  const show: RecordPort['show'] = async (request) => {
    const opened = await openFor(request)
    const { model, storage, grants } = opened
    const { id, caller } = request
    grants.demand('detail', 'edit')
    if (!(await reader.find(storage, { id, where: ALL_ROWS }))) return undefined
    const { items, values, showsNumbers } = await service
      .readOne(opened, { id, actions: ['detail', 'edit'] })
      .catch((error: unknown) => {
        throw error instanceof AppError && error.result === 'notFound'
          ? new AppError('forbidden', 'error.forbidden')
          : error
      })
    const namesOf = await reader.namesFor(shownValues(items, values), { actor: caller.actor })
    const texts = detailOf(model, { items, values, namesOf, showsNumbers })
    const columns = new Set(model.list.columns.map(({ prop }) => prop))
    const ordered = [
      ...model.list.columns.flatMap(({ prop }) => items.find(({ name }) => name === prop) ?? []),
      ...items.filter(({ name }) => !columns.has(name)),
    ]
    const fields = ordered.flatMap(({ name, label, kind }) => {
      const text = kind.role === 'table' || kind.isDrawn ? undefined : asText(texts[name])
      return text === undefined || text === '' ? [] : [{ name, label, text }]
    })
    return { modelName: model.fullName, fields }
  }

  const detail: RecordPort['detail'] = async (request) => {
    const opened = await openFor(request)
    const { id, caller } = request
    const { items, values, showsNumbers, mayRead } = await service.readOne(opened, { id, actions: ['detail', 'edit'] })
    const { form, fullName } = opened.model
    const namesOf = await reader.namesFor(shownValues(items, values), { actor: caller.actor })
    const texts = detailOf(opened.model, { items, values, namesOf, showsNumbers })
    await reader.addRowAttributes(texts, { form, values, actor: caller.actor })
    const { approval } = await flows.approval(opened.model, { id, actor: caller.actor })
    const { effectOf } = applyRules(form, values, { stored: values })
    const shown = items.map((item) => ({ ...item, children: item.children.filter(mayRead) }))
    return {
      modelName: fullName,
      items: shown,
      hidden: hiddenNamesOf([...form.fields, ...form.subTables], showsNumbers ? shown : withoutPhones(shown)),
      tables: form.subTables.map(({ name }) => name),
      values,
      texts,
      isHiddenByRules: (item, row) => effectOf(item, row).isHidden,
      approval,
    }
  }

  const createValues: RecordPort['create'] = async (request) =>
    await changes.insert(await openFor(request), { sent: request.values, within: request.within, ...request.caller })

  const updateValues: RecordPort['update'] = async (request) => {
    const { id, values, version, caller } = request
    const body = version === undefined ? {} : { version }
    const opened = await openFor(request)
    const within = async (trx: Trx) => {
      if (!isOfApproval(request)) await flows.demandFree(trx, opened.model, id)
      await request.within?.(trx, id)
    }
    await changes.change(opened, { id, sent: values, body, within, isPartial: true, ...caller })
  }

  const removeValues: RecordPort['remove'] = async (request) => {
    const opened = await openFor(request)
    await changes.deleteRecords(opened, {
      ids: [...new Set(request.ids)],
      grants: opened.grants.demand('remove'),
      actor: request.caller.actor,
      within: async (trx, id) => {
        if (!isOfApproval(request)) await flows.remove(trx, opened.model, id)
        await request.within?.(trx, id)
      },
    })
  }

  return {
    connectFlows: flows.connect,
    display: reader.display,
    query,
    figures,
    listFigures,
    fields: fieldsFor,
    get: getValues,
    show,
    detail,
    create: createValues,
    update: updateValues,
    remove: removeValues,
  }
}

/** The fields whose values the caller sees in full. */
const withoutPhones = (items: readonly FormItem[]): FormItem[] =>
  items
    .filter((item) => !isPhoneField(item))
    .map((item) => ({ ...item, children: item.children.filter((column) => !isPhoneField(column)) }))
