import type { Advance } from './advance.ts'
import { addCandidates, demandRunning, Refused, voidOperator, type Draft } from './draft.ts'
import { RECORD_KIND, TASK_STATUS, type ActionOf } from './types.ts'

/** Starts a draft, a rejected or a withdrawn task. */
export function submit({ by, candidates }: ActionOf<'submit'>, work: Draft, { leave }: Advance) {
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

/** Ends a task for its initiator, who may submit it again. A sub flow that the task waited for and that has ended prevents it. */
export function withdraw({ by, ...remark }: ActionOf<'withdraw'>, work: Draft) {
  const { draft, effects } = work
  demandRunning(work)
  if (draft.waits.some(({ kind, isAsync, state }) => kind === 'subFlow' && !isAsync && state === 1))
    throw new Refused('subFlowEnded')
  const start = draft.nodes.find(({ type, state }) => type === 'start' && state === 0)
  draft.status = TASK_STATUS.withdrawn
  dropWaits(work, 'remove')
  draft.startTime = null
  draft.endTime = null
  draft.candidates = []
  for (const node of draft.nodes) node.state = -1
  for (const operator of draft.operators) voidOperator(operator)
  for (const record of draft.records) record.status = -1
  const record = work.addRecord(start, { ...remark, kind: RECORD_KIND.takeBack, handlerId: by })
  effects.push({ type: 'hook', hook: 'withdraw', nodeCode: start?.code ?? '', recordId: record.id })
}

/** Makes open waits void and stops what they wait for. */
function dropWaits({ draft, effects }: Draft, how: 'remove' | 'cancel') {
  for (const wait of draft.waits) {
    if (wait.state === 0 && wait.kind === 'subFlow') effects.push({ type: 'drop', waitId: wait.id, how })
    wait.state = -1
  }
}

/** Gives copies of a running or passed task, as the approvers of a node see it. */
export function circulate({ nodeId, by, people, ...remark }: ActionOf<'circulate'>, work: Draft) {
  const { draft, effects } = work
  if (draft.status !== TASK_STATUS.running && draft.status !== TASK_STATUS.passed) throw new Refused('notRunning')
  const node = draft.nodes.find(({ id, state }) => id === nodeId && state === 0)
  if (!node) throw new Refused('notOnPath')
  effects.push({ type: 'copies', nodeCode: node.code, nodeId, settingsOf: null, userIds: people })
  work.addRecord(node, { ...remark, kind: RECORD_KIND.circulate, handlerId: by, targetId: people.join(',') })
}

/** Replaces everybody on a current node by one person. */
export function assign({ nodeCode, by, to, ...remark }: ActionOf<'assign'>, work: Draft, { addOperator }: Advance) {
  const { effects } = work
  demandRunning(work)
  const node = work.nodeAt(nodeCode)
  if (node?.type === 'subFlow') throw new Refused('subFlowAssign')
  if (!node || work.openOperatorsOf(node).length === 0) throw new Refused('notCurrent')
  for (const operator of work.operatorsOf(node)) voidOperator(operator)
  node.queue = []
  const operator = addOperator(node, { userId: to, reason: { rule: 'assign', params: { by } } })
  for (const effect of effects)
    if (effect.type === 'notice' && effect.operatorId === operator.id) effect.notice = 'assigned'
  work.addRecord(node, { ...remark, kind: RECORD_KIND.assign, handlerId: by, operatorId: operator.id, targetId: to })
}

/** Ends a task for administrators, with the sub flows that have not ended. */
export function cancel({ by, isSubFlow = false, ...remark }: ActionOf<'cancel'>, work: Draft) {
  const { draft, context, addRecord, effects } = work
  const { draft: draftStatus, passed, cancelled } = TASK_STATUS
  if ([passed, cancelled].some((status) => status === draft.status)) throw new Refused('alreadyEnded')
  if (draft.status === draftStatus && !isSubFlow) throw new Refused('alreadyEnded')
  draft.status = TASK_STATUS.cancelled
  draft.suspendedAt = null
  dropWaits(work, 'cancel')
  draft.endTime = context.now
  for (const operator of draft.operators) if (operator.completion === 0) operator.completion = 1
  addRecord(undefined, { ...remark, kind: RECORD_KIND.cancel, handlerId: by })
  const told = { nodeCode: '', nodeId: null, operatorId: null }
  effects.push({ type: 'notice', notice: 'cancelled', to: [draft.initiatorId], ...told })
}

/** Shows the duties and opens the nodes whose timers are over. The others are announced again: the clock may have changed. */
export function wake(work: Draft, { tellDuty, agreeByRule, settle }: Advance) {
  const { draft, context, effects } = work
  if (draft.suspendedAt !== null) return
  demandRunning(work)
  for (const operator of draft.operators) {
    if (operator.dueAt === null || operator.state === -1) continue
    if (operator.dueAt > context.now) {
      if (operator.completion === 0) effects.push({ type: 'wakeAt', at: operator.dueAt })
      continue
    }
    operator.dueAt = null
    if (operator.completion !== 0) continue
    tellDuty(operator)
    const node = draft.nodes.find(({ id }) => id === operator.nodeId)
    if (node) agreeByRule(node, [operator])
  }
  settle()
}

/** Notes the end of a sub flow or of a service, and passes the node when it waits for nothing else. */
export function waitEnded({ waitId }: ActionOf<'waitEnded'>, work: Draft, { endWaiting }: Advance) {
  const { draft } = work
  const wait = draft.waits.find(({ id }) => id === waitId)
  if (!wait || wait.state !== 0) return
  wait.state = 1
  const node = draft.nodes.find(({ id }) => id === wait.nodeId)
  if (draft.status !== TASK_STATUS.running || draft.suspendedAt !== null || wait.isAsync || !node) return
  work.rewritePath()
  endWaiting(node)
}

/** Opens a node for the people whom a service has named. */
export function peopleFound({ waitId }: ActionOf<'peopleFound'>, work: Draft, { openNode }: Advance) {
  const { draft } = work
  const wait = draft.waits.find(({ id }) => id === waitId)
  const node = draft.nodes.find(({ id }) => id === wait?.nodeId)
  // A task that goes on after a pause asks again.
  if (!wait || wait.state !== 0 || !node || draft.status !== TASK_STATUS.running || draft.suspendedAt !== null) return
  wait.state = 1
  work.rewritePath()
  openNode(node)
}
