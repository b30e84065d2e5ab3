import { readForm } from '@sqos/form-model'
import type { Static } from 'typebox'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { readModel } from '../model/index.ts'
import { fieldsOf, tableKey } from './print-data.ts'
import { type PrintSources, unstoredSource } from './print-sources.ts'
import type { PrintFieldsBody, PrintFields } from './print.schema.ts'
import type { PrintService } from './print.service.ts'

interface PrintFieldsDeps extends Pick<Deps, 'db'> {
  sources: Pick<PrintSources, 'fields'>
  templates: Pick<PrintService, 'find'>
}

type Fields = Pick<Static<typeof PrintFields>, 'headTable' | 'tables'>

/** Reads the fields that a template can print. */
export function createPrintFields({ db, sources, templates }: PrintFieldsDeps) {
  /** Fields of a designed form, before permissions: whoever designs templates sees the form. */
  async function ofForm(modelId: string): Promise<Fields> {
    const model = found(await readModel(db, modelId))
    const form = readForm(model.formData, model.tables)
    const tables = form.subTables.map(({ label, children }, index) => ({
      name: tableKey(index),
      label,
      fields: fieldsOf(children),
    }))
    return { headTable: fieldsOf(form.fields), tables }
  }

  /** Columns of a source. A statement that is not stored yet is run for administrators only. */
  async function ofSource({ formId = '', ...body }: Static<typeof PrintFieldsBody>, actor: Actor): Promise<Fields> {
    const source = await unstoredSource(body, { templates, actor })
    const fields = await sources.fields(source, { id: formId, actor })
    if (source.dataSource === 'interface' && fields.headTable.length === 0)
      throw new AppError('refused', 'print.noRows')
    return fields
  }

  /** The fields; clients of the API family find each sub-table under its name, too. */
  return async function fields(body: Static<typeof PrintFieldsBody>, actor: Actor) {
    const { dataSource, modelId, sqlTemplate } = body
    const isForm = dataSource === 'record' || (dataSource === undefined && (modelId || !sqlTemplate))
    if (isForm && !modelId) throw new AppError('refused', 'print.noModel')
    const { headTable, tables } = isForm ? await ofForm(modelId ?? '') : await ofSource(body, actor)
    return { ...Object.fromEntries(tables.map((table) => [table.name, table.fields])), headTable, tables }
  }
}
