import { advanceOf, type Advance } from './advance.ts'
import { draftOf, Needs, Refused, type Draft } from './draft.ts'
import { agree, recall, reject, transfer } from './duty-actions.ts'
import { assign, cancel, submit, waitEnded, wake, withdraw } from './task-actions.ts'
import { TASK_STATUS, type Action, type FlowState, type MachineContext, type Outcome } from './types.ts'

/** A draft of a task of this initiator. */
export const newTask = (initiatorId: string): FlowState => ({
  status: TASK_STATUS.draft,
  initiatorId,
  startTime: null,
  endTime: null,
  completion: 0,
  current: [],
  nodes: [],
  operators: [],
  waits: [],
  records: [],
  candidates: [],
  resumeAt: [],
})

/**
 * One step of a task: state and action give the next state and its effects. A pure function: the same input gives the same result,
 * and the given state is not changed. When approvers of a node are unknown, it names the node; the caller finds them and asks again.
 */
export function step(state: FlowState, action: Action, context: MachineContext): Outcome {
  const work = draftOf(state, context)
  const advance = advanceOf(work)
  try {
    apply(action, work, advance)
  } catch (error) {
    if (error instanceof Needs) return { kind: 'needs', nodes: error.nodes }
    if (error instanceof Refused)
      return {
        kind: 'refused',
        reason: error.reason,
        ...(error.nodeName !== undefined && { nodeName: error.nodeName }),
      }
    throw error
  }
  work.summarise()
  return { kind: 'moved', state: work.draft, effects: work.effects }
}

function apply(action: Action, work: Draft, advance: Advance) {
  switch (action.type) {
    case 'submit':
      return submit(action, work, advance)
    case 'agree':
      return agree(action, work, advance)
    case 'reject':
      return reject(action, work, advance)
    case 'transfer':
      return transfer(action, work)
    case 'recall':
      return recall(action, work)
    case 'withdraw':
      return withdraw(action, work)
    case 'assign':
      return assign(action, work, advance)
    case 'cancel':
      return cancel(action, work)
    case 'waitEnded':
      return waitEnded(action, work, advance)
    case 'wake':
      return wake(work, advance)
  }
}
