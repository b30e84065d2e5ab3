import type { FormItem } from '@sqos/form-model'
import type { Static } from 'typebox'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { DetailedRecord, GrantSource, RecordPort } from '../record/index.ts'
import { listPrintedDecisions } from '../workflow/print.access.ts'
import { fieldsOf, printValuesOf, tableKey } from './print-data.ts'
import type { PrintRepository } from './print.repository.ts'
import type { PrintBatchBody, PrintedBody, PrintPreviewBody } from './print.schema.ts'
import type { PrintService } from './print.service.ts'
import { type PrintSources, type SourceOf, unstoredSource } from './print-sources.ts'

/** What a template prints of a record or of a request of an approval flow. */
type Printed = Omit<DetailedRecord, 'approval'>

/** Reads a request as its page shows it to the caller; throws for those who take no part in it. */
export type ReadRequest = (taskId: string, actor: Actor) => Promise<Printed>

interface PrintRecordsDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  repository: PrintRepository
  records: Pick<RecordPort, 'detail'>
  templates: Pick<PrintService, 'getEnabled' | 'find'>
  sources: Pick<PrintSources, 'values'>
  printedRequest: ReadRequest
}

interface Asked {
  /** Where the right to read comes from. Default: the menu entries of the model. */
  source?: PrintBatchBody['source']
  modelId: string
  menuId?: string | undefined
  id: string
  actor: Actor
}

interface Printing {
  id: string
  actor: Actor
  template: SourceOf | undefined
}

/**
 * Names of columns that other sources leave out: fields of the form that the caller may not read in the record. A column of the
 * head is compared with the head first, one of a sub-table with the sub-tables.
 */
function hiddenNames({ items, hidden, tables }: Printed) {
  const isTable = ({ name }: FormItem) => tables.includes(name)
  const shown = { head: new Set<string>(), table: new Set<string>() }
  for (const item of items) {
    if (!isTable(item)) shown.head.add(item.name)
    for (const column of item.children) shown.table.add(column.name)
  }
  return (name: string, isOfTable: boolean) => {
    const own = isOfTable ? 'table' : 'head'
    if (hidden[own].has(name)) return true
    return hidden[isOfTable ? 'head' : 'table'].has(name) && !shown[own].has(name)
  }
}

/** Reads records for templates, field by field as the caller may read them, and notes what was printed. */
export function createPrintRecords(deps: PrintRecordsDeps) {
  const { db, records, templates, sources, repository, printedRequest, now, newId } = deps

  /** The record, and whether the caller may read the decisions on it. */
  async function read({ source, modelId, menuId, id, actor }: Asked): Promise<{ record: Printed; mayOpen: boolean }> {
    if (source === 'request') return { record: await printedRequest(id, actor), mayOpen: true }
    const grant: GrantSource = { source: 'menu', menuId }
    const record = await records.detail({ modelId, caller: { actor, side: 'pc' }, grant, id })
    return { record, mayOpen: record.approval?.mayOpen === true }
  }

  /** The values of a record, or those that the source of a template has for it. */
  async function dataOf(found: Awaited<ReturnType<typeof read>>, { id, actor, template }: Printing) {
    const { record, mayOpen } = found
    const own = printValuesOf(record)
    const values =
      template === undefined || template.dataSource === 'record'
        ? own
        : await sources.values(template, { id, actor, texts: own.printData, isHidden: hiddenNames(record) })
    return { ...values, operatorRecordList: mayOpen ? await listPrintedDecisions(db, id) : [] }
  }

  /** One record and its template, in the shape of the API family. */
  async function data(asked: { id: string; formId: string; modelId?: string | undefined }, actor: Actor) {
    const template = await templates.getEnabled(asked.id)
    const modelId = template.modelId ?? asked.modelId
    if (!modelId) throw new AppError('refused', 'print.noModel')
    const found = await read({ modelId, id: asked.formId, actor })
    const { fullName, printTemplate, pageJson } = template
    return { ...(await dataOf(found, { id: asked.formId, actor, template })), fullName, printTemplate, pageJson }
  }

  /** Several records, with the fields that the caller may print. */
  async function batch({ templateId, ...asked }: PrintBatchBody, actor: Actor) {
    return await readAll(asked, { template: templateId ? await templates.getEnabled(templateId) : undefined, actor })
  }

  /** Records with the values of a source that is not stored yet. */
  async function preview({ modelId, formIds, ...body }: Static<typeof PrintPreviewBody>, actor: Actor) {
    const template = await unstoredSource(body, { templates, actor })
    return await readAll({ modelId, formIds }, { template, actor })
  }

  async function readAll(
    { source, modelId, menuId, formIds }: Omit<PrintBatchBody, 'templateId'>,
    { template, actor }: Pick<Printing, 'template' | 'actor'>,
  ) {
    const printed: ({ id: string } & Awaited<ReturnType<typeof dataOf>>)[] = []
    const items = new Map<string, FormItem>()
    let first: Printed | undefined
    for (const id of new Set(formIds)) {
      const found = await read({ source, modelId, menuId: menuId || undefined, id, actor })
      const { record } = found
      first ??= record
      for (const item of record.items) if (!items.has(item.key)) items.set(item.key, item)
      printed.push({ id, ...(await dataOf(found, { id, actor, template })) })
    }
    const shown = [...items.values()]
    return {
      modelName: first?.modelName ?? '',
      headTable: fieldsOf(shown),
      tables: shown
        .filter(({ kind }) => kind.role === 'table')
        .map(({ name, label, children }) => ({
          name: tableKey(first?.tables.indexOf(name) ?? 0),
          label,
          fields: fieldsOf(children),
        })),
      records: printed,
    }
  }

  /** Notes printed records. Records that the caller may not read are refused. */
  async function note({ source, templateIds, modelId, formIds }: PrintedBody, actor: Actor) {
    const ids = [...new Set(formIds)]
    for (const id of ids) await read({ source, modelId, id, actor })
    const printedAt = now()
    const rows = ids.flatMap((recordId) =>
      templateIds.map((templateId) => ({
        id: newId(),
        templateId,
        modelId,
        recordId,
        userId: actor.userId,
        printedAt,
      })),
    )
    await repository.insertUses(rows)
  }

  return { data, batch, preview, note }
}

export type PrintRecords = ReturnType<typeof createPrintRecords>
