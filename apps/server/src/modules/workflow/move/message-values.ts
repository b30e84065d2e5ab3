import { isRecord, own } from '@sqos/form-model'
import type { Db } from '../../../platform/db/database.ts'
import type { RecordPort } from '../../record/index.ts'
import type { MessageSource } from '../../message/index.ts'
import { parameterValues } from '../call/events.ts'
import type { Designs } from '../engine/designs.ts'
import { createTaskRepository } from '../task/task.repository.ts'
import { formOf, readable, rightsOf, type TaskForms } from './forms.ts'
import { isForNode, templateFor } from './notices.ts'
import { SYSTEM } from './system-actor.ts'

interface ValueDeps {
  db: Db
  designs: Designs
  forms: Pick<TaskForms, 'read'>
  records: Pick<RecordPort, 'display'>
}

/**
 * Reads the values that a node gives to the parameters of its message template, as they are when the message leaves the application.
 * Fields that the receivers may not read at their node are empty.
 */
export function createMessageValues({ db, designs, forms, records }: ValueDeps): MessageSource['values'] {
  const tasks = createTaskRepository(db)

  return async function valuesOf({ titleKey, titleParams, bodyText }) {
    const { processId, taskNodeId: nodeId } = bodyOf(bodyText)
    const task = await tasks.find(processId)
    if (!task) return {}
    const design = await designs.of(db, task)
    const [notice = '', nodeCode = ''] = [titleKey?.split('.').at(-1), titleParams?.['nodeCode']]
    const parameters = templateFor(design, { notice, nodeCode })?.parameters ?? []
    if (parameters.length === 0) return {}
    const { form } = await formOf(db, task)
    const { values } = await forms.read(task, SYSTEM)
    const code = isForNode(notice) ? nodeCode : design.root.nodeId
    const shown = readable(values, rightsOf(design, { code, form }))
    const texts = await records.display({ form, values: shown, actor: SYSTEM })
    const by = (await tasks.records(task.id)).at(-1)?.handlerId ?? task.creatorUserId
    return await parameterValues(db, parameters, { task, nodeId, values: texts, by })
  }
}

/** The task and the node of a message, from its body. */
export function bodyOf(bodyText: string): { processId: string; taskNodeId: string; taskOperatorId: string } {
  let body: unknown
  try {
    body = JSON.parse(bodyText)
  } catch {
    // An ordinary message: its text is HTML.
  }
  const textOf = (name: string) => {
    const value = isRecord(body) ? own(body, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  return { processId: textOf('processId'), taskNodeId: textOf('taskNodeId'), taskOperatorId: textOf('taskOperatorId') }
}
