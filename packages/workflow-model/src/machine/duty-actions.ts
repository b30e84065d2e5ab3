import { REJECT_TO, REJECT_TYPE } from '../settings/codes.ts'
import type { Advance } from './advance.ts'
import {
  addCandidates,
  chooseBranches,
  openOperator,
  Refused,
  voidOperator,
  type Draft,
  type DraftNode,
  type DraftOperator,
} from './draft.ts'
import { allSignersOf, demandSigners, rootOf } from './signers.ts'
import { RECORD_KIND, TASK_STATUS, type ActionOf } from './types.ts'

/** Agrees to a duty; may add more approvers of the node. */
export function agree(action: ActionOf<'agree'>, work: Draft, advance: Advance) {
  const { operator, node } = openOperator(work, action.operatorId)
  demandSigners(work, { operator, by: action.by, people: action.addSigners ?? [] })
  if (action.auto) work.rewritePath()
  else chooseBranches(work, node, action.branches)
  addCandidates(work, operator.id, action.candidates)
  advance.agree(operator, action)
}

/** Rejects a duty; the task goes back when the node is decided by it. */
export function reject(action: ActionOf<'reject'>, work: Draft, advance: Advance) {
  const { draft, effects } = work
  const { operator, node } = openOperator(work, action.operatorId)
  operator.handleStatus = 0
  operator.handledAt = work.context.now
  operator.handledBy = action.auto ? null : action.by
  operator.completion = -1
  const record = work.addRecord(node, {
    ...action,
    kind: RECORD_KIND.reject,
    handlerId: action.by,
    operatorId: operator.id,
    status: operator.parentId === null ? 0 : 1,
    auto: action.auto,
  })
  if (action.copyIds && action.copyIds.length > 0)
    effects.push({ type: 'copies', nodeCode: node.code, nodeId: node.id, settingsOf: null, userIds: action.copyIds })
  if (!advance.isRejected(node)) {
    closeWithSigners(operator, work)
    if (work.openOperatorsOf(node).length === 0) advance.passOrGoOn(node, record.id)
    return
  }
  effects.push({ type: 'hook', hook: 'reject', nodeCode: node.code, recordId: record.id })
  const { rejectStep, rejectType } = work.settingsOf(node.code)
  // Who chooses nothing, such as a time limit, rejects to the start, from where every node decides again.
  const step = rejectStep === REJECT_TO.chosen ? (action.to ?? REJECT_TO.start) : rejectStep
  const targets = rejectTargets(node, { step, work })
  const isStraight = (rejectType === REJECT_TYPE.chosen ? action.rejectType : rejectType) === REJECT_TYPE.back
  if (targets.some(({ type }) => type === 'start')) {
    advance.demandNoOpenWait(draft.nodes.filter(({ state }) => state === 0))
    returnToStart(node, work)
    if (isStraight) draft.resumeAt = [node.code]
    return
  }
  if (targets.some(({ type }) => type !== 'approver')) throw new Refused('subFlowTarget', node.name)
  advance.reopen(targets, { recordId: record.id, rejecting: isStraight ? node : undefined })
  for (const effect of effects) if (effect.type === 'notice' && effect.notice === 'duty') effect.notice = 'returned'
}

/** Closes the duties around a rejection that does not decide the node: of who added the signer, and of the other signers. */
function closeWithSigners(operator: DraftOperator, work: Draft) {
  const root = rootOf(operator, work)
  for (const one of [root, ...allSignersOf(root, work)]) if (one.completion === 0) one.completion = 1
}

/** The nodes that a rejection opens again. */
function rejectTargets(node: DraftNode, { step, work }: { step: string; work: Draft }): readonly DraftNode[] {
  const { draft } = work
  if (step === REJECT_TO.start) return draft.nodes.filter(({ type, state }) => type === 'start' && state === 0)
  if (step === REJECT_TO.previous) return work.nodesBefore(node.code)
  const target = work.nodeAt(step)
  if (!target || target.completion === 0 || target.code === node.code) throw new Refused('notOnPath', node.name)
  if (!work.behind([target.code]).has(node.code)) throw new Refused('notOnPath', node.name)
  // The parallel siblings of the target are decided again with it, when the rejecting node waited for them.
  return draft.nodes.filter(
    ({ state, depth, code }) =>
      state === 0 && depth === target.depth && (code === target.code || work.behind([code]).has(node.code)),
  )
}

function returnToStart(node: DraftNode, { draft, effects }: Draft) {
  draft.status = TASK_STATUS.rejected
  for (const one of draft.nodes) one.state = -1
  for (const operator of draft.operators) voidOperator(operator)
  for (const wait of draft.waits) wait.state = -1
  draft.candidates = []
  effects.push({
    type: 'notice',
    notice: 'rejected',
    to: [draft.initiatorId],
    nodeCode: node.code,
    nodeId: node.id,
    operatorId: null,
  })
}

/** Gives a duty to another person. */
export function transfer(
  { operatorId, by, to, reason, ...remark }: ActionOf<'transfer'>,
  work: Draft,
  { setDeadline }: Advance,
) {
  const { operator, node } = openOperator(work, operatorId)
  if ((to === by && !reason) || to === operator.handlerId) throw new Refused('samePerson')
  if (work.openOperatorsOf(node).some(({ handlerId }) => handlerId === to)) throw new Refused('alreadyOperator')
  operator.handlerId = to
  operator.receivedAt = work.context.now
  operator.reason = reason ?? { rule: 'transfer', params: { by } }
  // Who receives a duty by a rule gets the whole time; a transfer by a person does not gain any.
  if (reason) setDeadline(operator, work.context.now)
  work.addRecord(node, {
    ...remark,
    kind: RECORD_KIND.transfer,
    handlerId: by,
    operatorId,
    targetId: to,
    auto: reason,
  })
  work.effects.push({
    type: 'notice',
    notice: 'transferred',
    to: [to],
    nodeCode: node.code,
    nodeId: node.id,
    operatorId,
  })
}
