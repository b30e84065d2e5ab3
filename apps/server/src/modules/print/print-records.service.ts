import type { FormItem } from '@sqos/form-model'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { DetailedRecord, GrantSource, RecordPort } from '../record/index.ts'
import { listPrintedDecisions } from '../workflow/print.access.ts'
import { fieldsOf, printValuesOf, tableKey } from './print-data.ts'
import type { PrintRepository } from './print.repository.ts'
import type { PrintBatchBody, PrintedBody } from './print.schema.ts'
import type { PrintService } from './print.service.ts'

interface PrintRecordsDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  repository: PrintRepository
  records: Pick<RecordPort, 'detail'>
  templates: Pick<PrintService, 'find'>
}

interface Asked {
  modelId: string
  menuId?: string | undefined
  id: string
  actor: Actor
}

/** Reads records for templates, field by field as the caller may read them, and notes what was printed. */
export function createPrintRecords({ db, records, templates, repository, now, newId }: PrintRecordsDeps) {
  const read = ({ modelId, menuId, id, actor }: Asked) => {
    const grant: GrantSource = { source: 'menu', menuId }
    return records.detail({ modelId, caller: { actor, side: 'pc' }, grant, id })
  }

  async function dataOf(record: DetailedRecord, id: string) {
    const mayOpen = record.approval?.mayOpen === true
    return { ...printValuesOf(record), operatorRecordList: mayOpen ? await listPrintedDecisions(db, id) : [] }
  }

  /** One record and its template, in the shape of the API family. */
  async function data(asked: { id: string; formId: string; modelId?: string | undefined }, actor: Actor) {
    const template = await templates.find(asked.id)
    if (template.enabledMark !== 1) throw new AppError('refused', 'print.disabled')
    const modelId = template.modelId ?? asked.modelId
    if (!modelId) throw new AppError('refused', 'print.noModel')
    const record = await read({ modelId, id: asked.formId, actor })
    const { fullName, printTemplate, pageJson } = template
    return { ...(await dataOf(record, asked.formId)), fullName, printTemplate, pageJson }
  }

  /** Several records, with the fields that the caller may print. */
  async function batch({ modelId, menuId, formIds }: PrintBatchBody, actor: Actor) {
    const printed: ({ id: string } & Awaited<ReturnType<typeof dataOf>>)[] = []
    const items = new Map<string, FormItem>()
    let first: DetailedRecord | undefined
    for (const id of new Set(formIds)) {
      const record = await read({ modelId, menuId: menuId || undefined, id, actor })
      first ??= record
      for (const item of record.items) if (!items.has(item.key)) items.set(item.key, item)
      printed.push({ id, ...(await dataOf(record, id)) })
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
  async function note({ templateIds, modelId, formIds }: PrintedBody, actor: Actor) {
    const ids = [...new Set(formIds)]
    for (const id of ids) await read({ modelId, id, actor })
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

  return { data, batch, note }
}

export type PrintRecords = ReturnType<typeof createPrintRecords>
