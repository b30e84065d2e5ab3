import { TIMEOUT } from '../settings/codes.ts'
import type { Advance } from './advance.ts'
import { demandRunning, Refused, type Draft, type DraftOperator } from './draft.ts'
import { reject, transfer } from './duty-actions.ts'
import { RECORD_KIND, TASK_STATUS, type ActionOf, type Reason } from './types.ts'

const OVERDUE: Reason = { rule: 'auto.timeout' }

/**
 * Does what a node demands when the time of a duty is over. Without effect for a duty that is decided; a duty whose time is
 * not over is announced again, because the clock may have changed.
 */
export function expire(action: ActionOf<'expire'>, work: Draft, advance: Advance) {
  const { draft, context, effects } = work
  const { operatorId, superior, isReminder = false, isDue = false } = action
  const operator = draft.operators.find(({ id }) => id === operatorId)
  if (draft.status !== TASK_STATUS.running || draft.suspendedAt !== null) return
  if (!operator || operator.completion !== 0 || operator.state !== 0 || operator.dueAt !== null) return
  if (!isDue) {
    if (operator.deadlineAt === null) return
    if (operator.deadlineAt > context.now) {
      effects.push({ type: 'deadline', operatorId, at: operator.deadlineAt })
      return
    }
  }
  const { handler } = work.settingsOf(operator.nodeCode).timeLimit
  const by = operator.handlerId
  if (isReminder || handler === TIMEOUT.remind) remind(operator, work, advance)
  else if (handler === TIMEOUT.agree) {
    work.rewritePath()
    advance.agree(operator, { by, auto: OVERDUE })
  } else if (handler === TIMEOUT.reject) reject({ type: 'reject', operatorId, by, auto: OVERDUE }, work, advance)
  else if (superior !== undefined && mayReceive(operator, superior, work)) {
    const reason = { rule: 'auto.superior', params: { by } }
    transfer({ type: 'transfer', operatorId, by, to: superior, reason }, work, advance)
  } else remind(operator, work, advance)
}

/** Whether a person can receive a duty: nobody has two duties on one node. */
const mayReceive = (operator: DraftOperator, userId: string, work: Draft) =>
  work.openOperatorsOf({ id: operator.nodeId }).every(({ handlerId }) => handlerId !== userId)

/** Reminds of a duty, and again after the same time. */
function remind(operator: DraftOperator, { context, effects }: Draft, { setDeadline }: Advance) {
  const { id: operatorId, handlerId, nodeCode, nodeId } = operator
  effects.push({ type: 'notice', notice: 'urged', to: [handlerId], nodeCode, nodeId, operatorId })
  setDeadline(operator, context.now)
}

/** Stops a task: nobody decides, and no time runs, until it goes on. */
export function suspend({ by, ...remark }: ActionOf<'suspend'>, work: Draft) {
  demandRunning(work)
  work.draft.suspendedAt = work.context.now
  work.addRecord(undefined, { ...remark, kind: RECORD_KIND.suspend, handlerId: by })
}

/** Lets a suspended task go on. Timers and time limits have the rest of their time. */
export function resume({ by, ...remark }: ActionOf<'resume'>, work: Draft, advance: Advance) {
  const { draft, context, effects } = work
  const { suspendedAt } = draft
  if (draft.status !== TASK_STATUS.running) throw new Refused('notRunning')
  if (suspendedAt === null) throw new Refused('notSuspended')
  draft.suspendedAt = null
  const pause = Math.max(0, context.now - suspendedAt)
  for (const node of draft.nodes) if (node.state !== -1 && node.dueAt !== null) node.dueAt += pause
  for (const operator of draft.operators) {
    if (operator.completion !== 0 || operator.state !== 0) continue
    if (operator.dueAt !== null) {
      operator.dueAt += pause
      operator.receivedAt += pause
      effects.push({ type: 'wakeAt', at: operator.dueAt })
    }
    if (operator.deadlineAt === null) continue
    operator.deadlineAt += pause
    effects.push({ type: 'deadline', operatorId: operator.id, at: operator.deadlineAt })
  }
  work.addRecord(undefined, { ...remark, kind: RECORD_KIND.resume, handlerId: by })
  work.rewritePath()
  for (const node of draft.nodes) {
    // What was found during the pause may be out of date.
    const asked = work.openWaitsOf(node).filter(({ kind }) => kind === 'people')
    for (const wait of asked) wait.state = -1
    if (asked.length > 0) advance.openNode(node)
    else advance.endWaiting(node)
  }
  advance.settle()
}
