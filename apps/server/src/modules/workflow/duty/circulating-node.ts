import { approverSettings } from '@sqos/workflow-model'
import { TASK_STATUS, type Design } from '@sqos/workflow-model/machine'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import { delegationsTo } from '../personal/entrust.repository.ts'
import { createTaskRepository } from '../task/task.repository.ts'
import type { TaskRow } from '../move/task-state.ts'

/**
 * The node from which the caller may give copies of a task: the latest one that allows copies by choice and on which the
 * caller decides or has decided. The receivers see what this node sees. Undefined when there is none.
 */
export async function circulatingNode(
  db: Db,
  { task, design, actor, now }: { task: TaskRow; design: Design; actor: Actor; now: Date },
): Promise<string | undefined> {
  if (task.status !== TASK_STATUS.running && task.status !== TASK_STATUS.passed) return undefined
  const delegations = await delegationsTo(db, { userId: actor.userId, now })
  const owners = new Set(delegations.flatMap(({ flowId, ownerId }) => (flowId === task.flowId ? [ownerId] : [])))
  const operators = await createTaskRepository(db).operators(task.id)
  const own = operators.findLast(
    ({ handlerId, handledBy, handleStatus, completion, nodeCode }) =>
      (handledBy === actor.userId ||
        ((completion === 0 || handleStatus !== null) && (handlerId === actor.userId || owners.has(handlerId)))) &&
      approverSettings(design.node(nodeCode)?.properties ?? {}).isCustomCopy,
  )
  return own?.taskNodeId
}
