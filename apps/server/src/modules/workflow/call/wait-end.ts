import type { JsonRecord } from '@sqos/form-model'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { TaskForms } from '../move/forms.ts'
import { actorOf } from '../move/system-actor.ts'
import { lockTask, type TaskRow } from '../move/task-state.ts'
import type { Transitions } from '../move/transitions.ts'

/** Marks a call as done, in the transaction of what it wrote. */
export type Ended = (trx: Trx) => Promise<void>

/** Ends a wait of a task, which may pass the node by it. `changes` are written into the form of the task before. */
export type EndWait = (task: TaskRow, end: { waitId: string; changes: JsonRecord; done: Ended }) => Promise<void>

/** Creates the function that ends waits. */
export function createWaitEnd({ forms, transitions }: { db: Db; forms: TaskForms; transitions: Transitions }): EndWait {
  return async (task, { waitId, changes, done }) => {
    const fields = Object.fromEntries(Object.keys(changes).map((name) => [name, 'write' as const]))
    const actor = actorOf({ id: task.creatorUserId, account: '', realName: '' })
    const written = { actor, rights: { fields, required: [] }, sent: changes }
    await forms.write(task, written, async (trx, values) => {
      const locked = await lockTask(trx, task.id)
      if (!locked) return await done(trx)
      const isHere = task.modelId === null && Object.keys(changes).length > 0
      await transitions.move(trx, locked, {
        action: { type: 'waitEnded', waitId },
        values,
        ...(isHere && { extra: { formContent: { ...locked.formContent, ...changes } } }),
      })
      await done(trx)
    })
  }
}
