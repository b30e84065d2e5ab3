import { TASK_STATUS, type FlowState } from '@sqos/workflow-model/machine'
import type { Trx } from '../../../platform/db/database.ts'
import type { FlowCalls } from '../call/calls.service.ts'
import type { TaskRow } from './task-state.ts'

/** Notes the end of a sub flow for its parent, in the transaction of its last move. */
export async function announceEnd(
  trx: Trx,
  { calls, task, before, after }: { calls: Pick<FlowCalls, 'add'>; task: TaskRow; before: FlowState; after: FlowState },
): Promise<void> {
  if (task.parentId === '0' || before.status === after.status) return
  if (after.status !== TASK_STATUS.passed && after.status !== TASK_STATUS.cancelled) return
  const wait = await trx
    .selectFrom('flowWaits')
    .select(['id', 'taskId', 'nodeCode'])
    .where('childId', '=', task.id)
    .executeTakeFirst()
  if (!wait) return
  await calls.add(trx, {
    taskId: wait.taskId,
    key: `${wait.id}:ended`,
    nodeCode: wait.nodeCode,
    nodeName: task.fullName,
    kind: 'ended',
    input: { waitId: wait.id, childId: task.id },
  })
}
