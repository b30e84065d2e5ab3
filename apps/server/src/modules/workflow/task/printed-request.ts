import { applyRules, formCode, type FormItem } from '@sqos/form-model'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type DetailedRecord, hiddenNamesOf, type RecordPort } from '../../record/index.ts'
import { formOf } from '../move/forms.ts'
import type { QueryService } from './query.service.ts'

/** A request as its page shows it to the caller, for templates that print it. */
export type PrintedRequest = Omit<DetailedRecord, 'approval'>

interface PrintedRequestDeps {
  db: Db
  records: Pick<RecordPort, 'display'>
  queries: Pick<QueryService, 'shownValues'>
}

/** Reads requests for templates: the fields that the caller sees on the page of the request. */
export function createPrintedRequest({ db, records, queries }: PrintedRequestDeps) {
  return async function printedRequest(taskId: string, actor: Actor): Promise<PrintedRequest> {
    const { task, values, isShown } = await queries.shownValues(taskId, actor)
    const { form } = await formOf(db, task)
    const isRead = (item: FormItem) => item.name === '' || isShown(formCode(item))
    const { effectOf } = applyRules(form, values, { stored: values })
    const all = [...form.fields, ...form.subTables]
    const items = all.filter(isRead).map((item) => ({ ...item, children: item.children.filter(isRead) }))
    return {
      modelName: task.flowName,
      items,
      hidden: hiddenNamesOf(all, items),
      tables: form.subTables.map(({ name }) => name),
      values,
      texts: await records.display({ form, values, actor }),
      isHiddenByRules: (item, row) => effectOf(item, row).isHidden,
    }
  }
}
