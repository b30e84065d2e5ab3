import type { NewEvent } from '@sqos/contract/events'
import { RECORD_KIND, TASK_STATUS, type FlowState } from '@sqos/workflow-model/machine'
import type { TaskRow } from './task-state.ts'

/** The domain events of a move, in the order in which they happened. */
export function flowEvents({
  task,
  before,
  after,
  by,
}: {
  task: Pick<TaskRow, 'id' | 'flowId'>
  before: FlowState
  after: FlowState
  /** The user who caused the move; null for the system. */
  by: string | null
}): NewEvent[] {
  const flow = { flowId: task.flowId, taskId: task.id }
  const known = new Set(before.records.map(({ id }) => id))
  const events = after.records
    .filter(({ id }) => !known.has(id))
    .flatMap(({ id: recordId, kind, nodeCode, nodeName, handlerId, auto }): NewEvent[] => {
      if (kind === RECORD_KIND.submit || (kind === RECORD_KIND.revive && after.status === TASK_STATUS.running))
        return [{ type: 'flow.started', actorId: by, payload: flow }]
      if (kind !== RECORD_KIND.agree && kind !== RECORD_KIND.reject) return []
      const decision = kind === RECORD_KIND.agree ? 'agreed' : 'rejected'
      const actorId = auto ? null : handlerId
      return [{ type: 'flow.decided', actorId, payload: { ...flow, nodeCode, nodeName, recordId, decision } }]
    })
  if (before.status === after.status) return events
  if (after.status === TASK_STATUS.withdrawn) events.push({ type: 'flow.withdrawn', actorId: by, payload: flow })
  if (after.status === TASK_STATUS.passed)
    events.push({ type: 'flow.ended', actorId: by, payload: { ...flow, result: 'passed' } })
  if (after.status === TASK_STATUS.cancelled)
    events.push({ type: 'flow.ended', actorId: by, payload: { ...flow, result: 'cancelled' } })
  return events
}
