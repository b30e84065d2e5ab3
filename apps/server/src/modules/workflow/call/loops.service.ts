import type { Action } from '@sqos/workflow-model/machine'
import type { Db } from '../../../platform/db/database.ts'
import type { TaskForms } from '../move/forms.ts'
import { SYSTEM } from '../move/system-actor.ts'
import { lockTask } from '../move/task-state.ts'
import type { Transitions } from '../move/transitions.ts'
import { createTaskRepository } from '../task/task.repository.ts'
import type { CallRow, FlowCalls } from './calls.service.ts'
import type { Ended } from './wait-end.ts'

interface LoopDeps {
  db: Db
  calls: FlowCalls
  forms: TaskForms
  transitions: Transitions
}

/** Loops that have used their rounds wait for an administrator: who repeats gives as many rounds again, who skips goes on. */
export function createLoops({ db, calls, forms, transitions }: LoopDeps): void {
  async function move(call: CallRow, { action, done }: { action: Action; done: Ended }) {
    const task = await createTaskRepository(db).find(call.taskId)
    const { values } = task ? await forms.read(task, SYSTEM) : { values: {} }
    await db.transaction().execute(async (trx) => {
      const locked = task && (await lockTask(trx, task.id))
      const wait = await trx
        .selectFrom('flowWaits')
        .select('state')
        .where('id', '=', call.input['waitId'] ?? '')
        .executeTakeFirst()
      if (locked && wait?.state === 0) await transitions.move(trx, locked, { action, values })
      await done(trx)
    })
  }

  const waitId = ({ input }: CallRow) => input['waitId'] ?? ''
  const end = (done: Ended) => db.transaction().execute(done)
  calls.on('loop', {
    run: (_call, done) => end(done),
    skip: (call, done) => move(call, { action: { type: 'waitEnded', waitId: waitId(call) }, done }),
    repeat: (call, { done, by }) => move(call, { action: { type: 'loopAgain', waitId: waitId(call), by }, done }),
  })
}
