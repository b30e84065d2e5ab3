import { COUNTERSIGN, REJECT_TO, REJECT_TYPE } from '../settings/codes.ts'
import type { Advance } from './advance.ts'
import {
  addCandidates,
  demandRunning,
  Refused,
  voidOperator,
  type Draft,
  type DraftNode,
  type DraftOperator,
} from './draft.ts'
import { RECORD_KIND, TASK_STATUS, type ActionOf } from './types.ts'

/** The operator of a decision; throws a refusal when it is not open. */
function openOperator(work: Draft, operatorId: string): { operator: DraftOperator; node: DraftNode } {
  const { draft } = work
  demandRunning(work)
  const operator = draft.operators.find(({ id }) => id === operatorId)
  const node = draft.nodes.find(({ id }) => id === operator?.nodeId)
  if (!operator || !node || operator.state === -1) throw new Refused('operatorGone')
  if (operator.completion !== 0) throw new Refused('alreadyDecided')
  if (operator.dueAt !== null || node.state !== 0) throw new Refused('operatorGone')
  return { operator, node }
}

/** Agrees to a duty; may add one more approver of the node. */
export function agree(action: ActionOf<'agree'>, work: Draft, advance: Advance) {
  const { operator, node } = openOperator(work, action.operatorId)
  const { addSigner } = action
  if (addSigner !== undefined) {
    if (addSigner === action.by || addSigner === operator.handlerId) throw new Refused('samePerson')
    if (work.openOperatorsOf(node).some(({ handlerId }) => handlerId === addSigner))
      throw new Refused('alreadyOperator')
  }
  work.rewritePath()
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
  if (!advance.isRejected(node)) return
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

/** Takes an agreement back while nobody behind it has acted. */
export function recall({ recordId, by, ...remark }: ActionOf<'recall'>, work: Draft, { setDeadline }: Advance) {
  const { draft } = work
  demandRunning(work)
  const record = draft.records.find(({ id }) => id === recordId)
  const operator = draft.operators.find(({ id }) => id === record?.operatorId)
  const node = draft.nodes.find(({ id }) => id === operator?.nodeId)
  if (!record || !operator || !node || node.state !== 0 || operator.state === -1) throw new Refused('recallImpossible')
  if (record.status === -1 || record.kind !== RECORD_KIND.agree || operator.handleStatus !== 1)
    throw new Refused('recallImpossible')
  const added = draft.operators.filter(({ parentId, state }) => parentId === operator.id && state !== -1)
  if (added.some(({ handleStatus }) => handleStatus !== null)) throw new Refused('nextActed')
  const next = node.completion === 1 ? node.next.flatMap((code) => work.nodeAt(code) ?? []) : []
  const later = next.flatMap((one) => work.operatorsOf(one))
  const begun = next.flatMap((one) => work.waitsOf(one))
  if (begun.some(({ kind }) => kind !== 'people')) throw new Refused('hasSubFlow', node.name)
  if (next.some(({ completion }) => completion === 1)) throw new Refused('nextActed')
  if (later.some(({ handleStatus }) => handleStatus !== null)) throw new Refused('nextActed')
  const inTurn = laterInTurn(node, operator, work)
  if (inTurn.some(({ handleStatus }) => handleStatus !== null)) throw new Refused('nextActed')
  for (const one of [...later, ...added, ...inTurn]) voidOperator(one)
  for (const wait of begun) wait.state = -1
  for (const one of next) {
    one.dueAt = null
    one.queue = []
  }
  node.queue = [...inTurn.map(({ handlerId: userId, reason }) => ({ userId, reason })), ...node.queue]
  for (const one of work.operatorsOf(node)) if (one.handleStatus === null && one.completion === 1) one.completion = 0
  operator.completion = 0
  operator.handleStatus = null
  operator.handledAt = null
  operator.handledBy = null
  operator.state = 0
  setDeadline(operator, work.context.now)
  node.completion = 0
  const gone = new Set([operator.id, ...added.map(({ id }) => id)])
  for (const line of draft.records) if (line.operatorId !== null && gone.has(line.operatorId)) line.status = -1
  draft.candidates = draft.candidates.filter((one) => one.operatorId !== operator.id)
  const line = { ...remark, kind: RECORD_KIND.takeBack, handlerId: by, operatorId: operator.id }
  const recalled = work.addRecord(node, line)
  work.effects.push({ type: 'hook', hook: 'recall', nodeCode: node.code, recordId: recalled.id })
}

/** Operators of a sequential node who came after one. */
function laterInTurn(node: DraftNode, operator: DraftOperator, work: Draft): readonly DraftOperator[] {
  if (work.settingsOf(node.code).counterSign !== COUNTERSIGN.inTurn) return []
  const all = work.operatorsOf(node)
  return all.slice(all.indexOf(operator) + 1).filter(({ parentId }) => parentId === null)
}
