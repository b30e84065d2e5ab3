import { COUNTERSIGN, REJECT_TO, REJECT_TYPE } from '../settings/codes.ts'
import { advanceOf, type Advance } from './advance.ts'
import { draftOf, Needs, Refused, voidOperator, type Draft, type DraftNode, type DraftOperator } from './draft.ts'
import {
  RECORD_KIND,
  TASK_STATUS,
  type Action,
  type ChosenCandidates,
  type FlowState,
  type MachineContext,
  type Outcome,
} from './types.ts'

type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>

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
    case 'wake':
      return wake(work, advance)
  }
}

function submit({ by, candidates }: ActionOf<'submit'>, work: Draft, { leave }: Advance) {
  const { draft, context, effects } = work
  const { draft: draftStatus, rejected, withdrawn } = TASK_STATUS
  if (![draftStatus, rejected, withdrawn].some((status) => status === draft.status)) throw new Refused('alreadyRunning')
  draft.status = TASK_STATUS.running
  draft.startTime = context.now
  draft.endTime = null
  draft.candidates = []
  work.buildNodes()
  passBefore(work)
  addCandidates(work, null, candidates)
  const start = draft.nodes.find(({ type, state }) => type === 'start' && state === 0)
  if (!start) throw new Refused('notOnPath')
  start.completion = 1
  const record = work.addRecord(start, { kind: RECORD_KIND.submit, handlerId: by })
  effects.push({ type: 'hook', hook: 'submit', nodeCode: start.code, recordId: record.id })
  leave(start)
}

/** Passes the nodes before those that rejected the task with the wish to decide next. */
function passBefore(work: Draft) {
  const { draft } = work
  const wanted = draft.resumeAt.filter((code) => work.nodeAt(code))
  draft.resumeAt = []
  const visit = (code: string) => {
    for (const node of work.nodesBefore(code)) {
      if (node.completion === 1) continue
      node.completion = 1
      visit(node.code)
    }
  }
  for (const code of wanted) visit(code)
}

/** The operator of a decision; throws a refusal when it is not open. */
function openOperator(work: Draft, operatorId: string): { operator: DraftOperator; node: DraftNode } {
  const { draft } = work
  if (draft.status !== TASK_STATUS.running) throw new Refused('notRunning')
  const operator = draft.operators.find(({ id }) => id === operatorId)
  const node = draft.nodes.find(({ id }) => id === operator?.nodeId)
  if (!operator || !node || operator.state === -1) throw new Refused('operatorGone')
  if (operator.completion !== 0) throw new Refused('alreadyDecided')
  if (operator.dueAt !== null || node.state !== 0) throw new Refused('operatorGone')
  return { operator, node }
}

function agree(action: ActionOf<'agree'>, work: Draft, advance: Advance) {
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

function addCandidates({ draft }: Draft, operatorId: string | null, chosen: ChosenCandidates = {}) {
  for (const [nodeCode, people] of Object.entries(chosen))
    if (people.length > 0) draft.candidates.push({ nodeCode, operatorId, people })
}

function reject(action: ActionOf<'reject'>, work: Draft, advance: Advance) {
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
  const targets = rejectTargets(node, work)
  const isStraight = work.settingsOf(node.code).rejectType === REJECT_TYPE.back
  if (targets.some(({ type }) => type === 'start')) {
    returnToStart(node, work)
    if (isStraight) draft.resumeAt = [node.code]
    return
  }
  advance.reopen(targets, { recordId: record.id, rejecting: isStraight ? node : undefined })
  for (const effect of effects) if (effect.type === 'notice' && effect.notice === 'duty') effect.notice = 'returned'
}

/** The nodes that a rejection opens again. */
function rejectTargets(node: DraftNode, work: Draft): readonly DraftNode[] {
  const { draft } = work
  const { rejectStep } = work.settingsOf(node.code)
  if (rejectStep === REJECT_TO.start) return draft.nodes.filter(({ type, state }) => type === 'start' && state === 0)
  if (rejectStep === REJECT_TO.previous) return work.nodesBefore(node.code)
  const target = work.nodeAt(rejectStep)
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

function transfer({ operatorId, by, to, ...remark }: ActionOf<'transfer'>, work: Draft) {
  const { operator, node } = openOperator(work, operatorId)
  if (to === by || to === operator.handlerId) throw new Refused('samePerson')
  if (work.openOperatorsOf(node).some(({ handlerId }) => handlerId === to)) throw new Refused('alreadyOperator')
  operator.handlerId = to
  operator.receivedAt = work.context.now
  operator.reason = { rule: 'transfer', params: { by } }
  work.addRecord(node, { ...remark, kind: RECORD_KIND.transfer, handlerId: by, operatorId, targetId: to })
  work.effects.push({
    type: 'notice',
    notice: 'transferred',
    to: [to],
    nodeCode: node.code,
    nodeId: node.id,
    operatorId,
  })
}

function recall({ recordId, by, ...remark }: ActionOf<'recall'>, work: Draft) {
  const { draft } = work
  if (draft.status !== TASK_STATUS.running) throw new Refused('notRunning')
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
  if (next.some(({ completion }) => completion === 1)) throw new Refused('nextActed')
  if (later.some(({ handleStatus }) => handleStatus !== null)) throw new Refused('nextActed')
  const inTurn = laterInTurn(node, operator, work)
  if (inTurn.some(({ handleStatus }) => handleStatus !== null)) throw new Refused('nextActed')
  for (const one of [...later, ...added, ...inTurn]) voidOperator(one)
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
  node.completion = 0
  const gone = new Set([operator.id, ...added.map(({ id }) => id)])
  for (const line of draft.records) if (line.operatorId !== null && gone.has(line.operatorId)) line.status = -1
  draft.candidates = draft.candidates.filter((one) => one.operatorId !== operator.id)
  work.addRecord(node, { ...remark, kind: RECORD_KIND.takeBack, handlerId: by, operatorId: operator.id })
  work.effects.push({ type: 'hook', hook: 'recall', nodeCode: node.code, recordId: null })
}

/** Operators of a sequential node who came after one. */
function laterInTurn(node: DraftNode, operator: DraftOperator, work: Draft): readonly DraftOperator[] {
  if (work.settingsOf(node.code).counterSign !== COUNTERSIGN.inTurn) return []
  const all = work.operatorsOf(node)
  return all.slice(all.indexOf(operator) + 1).filter(({ parentId }) => parentId === null)
}

function withdraw({ by, ...remark }: ActionOf<'withdraw'>, work: Draft) {
  const { draft, effects } = work
  if (draft.status !== TASK_STATUS.running) throw new Refused('notRunning')
  const start = draft.nodes.find(({ type, state }) => type === 'start' && state === 0)
  draft.status = TASK_STATUS.withdrawn
  draft.startTime = null
  draft.endTime = null
  draft.candidates = []
  for (const node of draft.nodes) node.state = -1
  for (const operator of draft.operators) voidOperator(operator)
  for (const record of draft.records) record.status = -1
  const record = work.addRecord(start, { ...remark, kind: RECORD_KIND.takeBack, handlerId: by })
  effects.push({ type: 'hook', hook: 'withdraw', nodeCode: start?.code ?? '', recordId: record.id })
}

function assign({ nodeCode, by, to, ...remark }: ActionOf<'assign'>, work: Draft, { addOperator }: Advance) {
  const { draft, effects } = work
  if (draft.status !== TASK_STATUS.running) throw new Refused('notRunning')
  const node = work.nodeAt(nodeCode)
  if (!node || work.openOperatorsOf(node).length === 0) throw new Refused('notCurrent')
  for (const operator of work.operatorsOf(node)) voidOperator(operator)
  node.queue = []
  const operator = addOperator(node, { userId: to, reason: { rule: 'assign', params: { by } } })
  for (const effect of effects)
    if (effect.type === 'notice' && effect.operatorId === operator.id) effect.notice = 'assigned'
  work.addRecord(node, { ...remark, kind: RECORD_KIND.assign, handlerId: by, operatorId: operator.id, targetId: to })
}

function cancel({ by, ...remark }: ActionOf<'cancel'>, { draft, context, addRecord, effects }: Draft) {
  const { draft: draftStatus, passed, cancelled } = TASK_STATUS
  if ([draftStatus, passed, cancelled].some((status) => status === draft.status)) throw new Refused('alreadyEnded')
  draft.status = TASK_STATUS.cancelled
  draft.endTime = context.now
  for (const operator of draft.operators) if (operator.completion === 0) operator.completion = 1
  addRecord(undefined, { ...remark, kind: RECORD_KIND.cancel, handlerId: by })
  const told = { nodeCode: '', nodeId: null, operatorId: null }
  effects.push({ type: 'notice', notice: 'cancelled', to: [draft.initiatorId], ...told })
}

/** Shows the duties whose timers are over. */
function wake(work: Draft, { tellDuty, agreeByRule }: Advance) {
  const { draft, context } = work
  if (draft.status !== TASK_STATUS.running) throw new Refused('notRunning')
  for (const operator of draft.operators) {
    if (operator.dueAt === null || operator.dueAt > context.now || operator.state === -1) continue
    operator.dueAt = null
    if (operator.completion !== 0) continue
    tellDuty(operator)
    const node = draft.nodes.find(({ id }) => id === operator.nodeId)
    if (node) agreeByRule(node, [operator])
  }
}
