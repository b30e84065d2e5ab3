import { advanceOf, type Advance } from './advance.ts'
import { draftOf, Needs, Refused, type Draft } from './draft.ts'
import { agree, reject, transfer } from './duty-actions.ts'
import { loopAgain } from './loop.ts'
import { migrate } from './migrate.ts'
import { recall } from './recall.ts'
import { revive } from './revive.ts'
import { addSign, removeSign } from './signers.ts'
import { assign, cancel, circulate, peopleFound, submit, waitEnded, wake, withdraw } from './task-actions.ts'
import { expire, resume, suspend } from './task-times.ts'
import { TASK_STATUS, type Action, type FlowState, type MachineContext, type Outcome } from './types.ts'

/** A draft of a task of this initiator. */
export const newTask = (initiatorId: string): FlowState => ({
  status: TASK_STATUS.draft,
  initiatorId,
  startTime: null,
  endTime: null,
  suspendedAt: null,
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
    case 'addSign':
      return addSign(action, work, advance)
    case 'removeSign':
      return removeSign(action, work, advance)
    case 'circulate':
      return circulate(action, work)
    case 'transfer':
      return transfer(action, work, advance)
    case 'recall':
      return recall(action, work, advance)
    case 'withdraw':
      return withdraw(action, work)
    case 'assign':
      return assign(action, work, advance)
    case 'cancel':
      return cancel(action, work)
    case 'peopleFound':
      return peopleFound(action, work, advance)
    case 'loopAgain':
      return loopAgain(action, work, advance)
    case 'expire':
      return expire(action, work, advance)
    case 'suspend':
      return suspend(action, work)
    case 'resume':
      return resume(action, work, advance)
    case 'revive':
      return revive(action, work, advance)
    case 'migrate':
      return migrate(action, work, advance)
    case 'waitEnded':
      return waitEnded(action, work, advance)
    case 'wake':
      return wake(work, advance)
  }
}
