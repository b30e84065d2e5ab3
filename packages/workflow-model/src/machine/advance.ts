import { END } from '../document/graph.ts'
import { AGREE_RULE, ASSIGNEE, COUNTERSIGN, TIMEOUT } from '../settings/codes.ts'
import type { TimeLimit } from '../settings/approver.ts'
import { Needs, Refused, voidOperator, type Draft, type DraftNode, type DraftOperator } from './draft.ts'
import { edgesFrom } from './path.ts'
import { RECORD_KIND, TASK_STATUS, type Assignment, type Reason, type Timeout } from './types.ts'

const UNITS = { day: 86_400_000, hour: 3_600_000, minute: 60_000 } as const
const TIMEOUTS: Readonly<Record<number, Timeout>> = {
  [TIMEOUT.agree]: 'agree',
  [TIMEOUT.reject]: 'reject',
  [TIMEOUT.remind]: 'remind',
  [TIMEOUT.superior]: 'superior',
}

/** The time limit of a node as an effect: when, and what happens then. */
const limitOf = ({ quantity, unit, handler }: TimeLimit) => ({
  after: quantity * UNITS[unit],
  decision: TIMEOUTS[handler] ?? 'remind',
})

/** Creates the duties of nodes and passes nodes that are decided. */
export function advanceOf(work: Draft) {
  const { draft, context, effects, design } = work
  const { now, newId, approvers } = context

  /** The people of a node, each once. */
  function peopleOf(node: DraftNode, again: readonly Assignment[]): readonly Assignment[] {
    if (work.settingsOf(node.code).assignee.type === ASSIGNEE.candidates) {
      const chosen = draft.candidates.filter(({ nodeCode }) => nodeCode === node.code).flatMap(({ people }) => people)
      const people = [...new Set(chosen)].map((userId): Assignment => ({ userId, reason: { rule: 'candidates' } }))
      if (people.length > 0) return people
      if (again.length > 0) return again
      throw new Refused('candidatesMissing', node.name)
    }
    const found = approvers.get(node.code)
    if (!found) throw new Needs([node.code])
    if (found.people.length === 0 && !found.passes) throw new Refused('noApprover', node.name)
    return found.people.filter(({ userId }, at, all) => all.findIndex((one) => one.userId === userId) === at)
  }

  function addOperator(node: DraftNode, { userId, reason }: Assignment, parentId: string | null = null): DraftOperator {
    const dueAt = node.dueAt !== null && node.dueAt > now ? node.dueAt : null
    const operator: DraftOperator = {
      id: newId(),
      nodeId: node.id,
      nodeCode: node.code,
      handlerId: userId,
      handledBy: null,
      handleStatus: null,
      handledAt: null,
      completion: 0,
      state: 0,
      parentId,
      receivedAt: dueAt ?? now,
      dueAt,
      reason,
    }
    draft.operators.push(operator)
    if (dueAt !== null) effects.push({ type: 'wakeAt', at: dueAt })
    else tellDuty(operator)
    const { timeLimit } = work.settingsOf(node.code)
    if (timeLimit.isOn) {
      const { after, decision } = limitOf(timeLimit)
      effects.push({ type: 'deadline', operatorId: operator.id, at: operator.receivedAt + after, decision })
    }
    return operator
  }

  const tellDuty = ({ handlerId, nodeCode, nodeId, id }: DraftOperator) =>
    effects.push({ type: 'notice', notice: 'duty', to: [handlerId], nodeCode, nodeId, operatorId: id })

  /** Creates the duties of a node. `again` are earlier people, for a node whose approvers nobody chooses again. */
  function openNode(node: DraftNode, again: readonly Assignment[] = []) {
    const people = peopleOf(node, again)
    const [first, ...others] = people
    if (!first) return passWithoutApprover(node)
    const isSequential = work.settingsOf(node.code).counterSign === COUNTERSIGN.inTurn
    node.queue = isSequential ? others : []
    const created = (isSequential ? [first] : people).map((person) => addOperator(node, person))
    node.dueAt = null
    agreeByRule(node, created)
  }

  function passWithoutApprover(node: DraftNode) {
    const auto = approvers.get(node.code)?.passes
    const line = { kind: RECORD_KIND.agree, handlerId: draft.initiatorId, ...(auto && { auto }) }
    node.dueAt = null
    pass(node, work.addRecord(node, line).id)
  }

  /** Agrees in place of people for whom a rule of the node says so. */
  function agreeByRule(node: DraftNode, created: readonly DraftOperator[]) {
    for (const operator of created) {
      if (operator.completion !== 0 || operator.dueAt !== null || node.completion === 1) continue
      const auto = ruleFor(node, operator.handlerId)
      if (!auto) continue
      dropNotice(operator)
      agree(operator, { by: operator.handlerId, auto })
    }
  }

  function ruleFor(node: DraftNode, userId: string): Reason | undefined {
    const { agreeRules } = work.settingsOf(node.code)
    if (agreeRules.includes(AGREE_RULE.isInitiator) && userId === draft.initiatorId) return { rule: 'auto.initiator' }
    const agreed = draft.operators.filter(
      ({ state, handleStatus, handlerId, nodeId }) =>
        state !== -1 && handleStatus === 1 && handlerId === userId && nodeId !== node.id,
    )
    if (agreeRules.includes(AGREE_RULE.hasApproved) && agreed.length > 0) return { rule: 'auto.before' }
    const previous = new Set(work.nodesBefore(node.code).map(({ id }) => id))
    if (agreeRules.includes(AGREE_RULE.isPreviousApprover) && agreed.some(({ nodeId }) => previous.has(nodeId)))
      return { rule: 'auto.previous' }
    return undefined
  }

  const dropNotice = ({ id }: DraftOperator) => {
    const at = effects.findIndex((effect) => effect.type === 'notice' && effect.operatorId === id)
    if (at >= 0) effects.splice(at, 1)
  }

  /** Notes an agreement and passes the node when it is decided. */
  function agree(
    operator: DraftOperator,
    remark: {
      by: string
      auto?: Reason | undefined
      opinion?: string | undefined
      signImg?: string | undefined
      addSigner?: string | undefined
      copyIds?: readonly string[] | undefined
    },
  ) {
    const node = draft.nodes.find(({ id }) => id === operator.nodeId)
    if (!node) throw new Refused('operatorGone')
    operator.handleStatus = 1
    operator.handledAt = now
    operator.handledBy = remark.auto ? null : remark.by
    operator.completion = 1
    const { opinion = '', signImg = '' } = remark
    const status = operator.parentId === null ? 0 : 1
    const line = {
      kind: RECORD_KIND.agree,
      handlerId: remark.by,
      operatorId: operator.id,
      opinion,
      signImg,
      status,
    } as const
    const record = work.addRecord(node, { ...line, auto: remark.auto })
    if (work.settingsOf(node.code).counterSign === COUNTERSIGN.any) closeOthers(node)
    if (remark.copyIds && remark.copyIds.length > 0) copyTo(node, null, remark.copyIds)
    if (remark.addSigner !== undefined) {
      operator.state = 1
      const target = remark.addSigner
      const added = addOperator(
        node,
        { userId: target, reason: { rule: 'addSign', params: { by: remark.by } } },
        operator.id,
      )
      work.addRecord(node, { kind: RECORD_KIND.addSign, handlerId: remark.by, operatorId: added.id, targetId: target })
    }
    if (isPassed(node)) pass(node, record.id)
    else openNextInTurn(node)
  }

  function closeOthers(node: DraftNode) {
    for (const one of work.openOperatorsOf(node)) one.completion = 1
  }

  const copyTo = (node: Pick<DraftNode, 'code' | 'id'>, settingsOf: string | null, userIds: readonly string[]) =>
    effects.push({ type: 'copies', nodeCode: node.code, nodeId: node.id, settingsOf, userIds })

  /** The operator at the end of a chain of added signers. */
  const lastOf = (operator: DraftOperator): DraftOperator => {
    const added = draft.operators.find(({ parentId, state }) => parentId === operator.id && state !== -1)
    return added ? lastOf(added) : operator
  }

  const rootsOf = (node: DraftNode) => work.operatorsOf(node).filter(({ parentId }) => parentId === null)

  function isPassed(node: DraftNode): boolean {
    const roots = rootsOf(node)
    const agreed = roots.filter((root) => lastOf(root).handleStatus === 1).length
    const { counterSign, countersignRatio } = work.settingsOf(node.code)
    if (counterSign === COUNTERSIGN.any) return agreed > 0
    if (counterSign === COUNTERSIGN.inTurn) return node.queue.length === 0 && agreed === roots.length
    return Math.floor((agreed / roots.length) * 100) >= countersignRatio
  }

  /** Whether so many people rejected that the node cannot pass; one rejection decides nodes that do not count shares. */
  function isRejected(node: DraftNode): boolean {
    const { counterSign, countersignRatio, hasVeto } = work.settingsOf(node.code)
    if (counterSign !== COUNTERSIGN.share || hasVeto) return true
    const roots = rootsOf(node)
    const rejected = roots.filter((root) => lastOf(root).handleStatus === 0).length
    return rejected > 0 && (rejected / roots.length) * 100 >= 100 - countersignRatio
  }

  /** Gives a sequential node to its next person. */
  function openNextInTurn(node: DraftNode) {
    const [next, ...rest] = node.queue
    if (!next || work.openOperatorsOf(node).length > 0) return
    node.queue = rest
    agreeByRule(node, [addOperator(node, next)])
  }

  function pass(node: DraftNode, recordId: string | null) {
    closeOthers(node)
    node.completion = 1
    node.queue = []
    effects.push({ type: 'hook', hook: 'agree', nodeCode: node.code, recordId })
    effects.push({
      type: 'notice',
      notice: 'agreed',
      to: [draft.initiatorId],
      nodeCode: node.code,
      nodeId: node.id,
      operatorId: null,
    })
    copyTo(node, node.code, [])
    leave(node)
  }

  /** Continues behind a passed node. */
  function leave(node: DraftNode) {
    const edges = work.edges.get(node.code) ?? edgesFrom(design, { code: node.code, values: context.values }).edges
    for (const { to, delay, copies } of edges) {
      for (const copy of copies) copyTo(node, copy, [])
      const target = to === END ? undefined : work.nodeAt(to)
      if (target && delay > 0) target.dueAt = Math.max(target.dueAt ?? 0, now + delay)
    }
    settle()
  }

  /** Opens every node that waits for nobody any more, and ends the task when nothing is left. */
  function settle() {
    for (const node of draft.nodes) {
      const isWaiting = node.state === 0 && node.completion === 0 && work.operatorsOf(node).length === 0
      if (isWaiting && work.isReady(node.code)) openNode(node)
    }
    if (work.isReady(END)) finish()
  }

  function finish() {
    if (draft.status === TASK_STATUS.passed) return
    draft.status = TASK_STATUS.passed
    draft.endTime = now
    effects.push({ type: 'hook', hook: 'finish', nodeCode: END, recordId: null })
    const told = { nodeCode: END, nodeId: null, operatorId: null }
    effects.push({ type: 'notice', notice: 'finished', to: [draft.initiatorId], ...told })
  }

  /**
   * Opens nodes again and makes everything behind them void. With `rejecting`, only the targets and that node: the ones
   * between stay passed.
   */
  function reopen(
    targets: readonly DraftNode[],
    { recordId, rejecting }: { recordId: string; rejecting: DraftNode | undefined },
  ) {
    const codes = targets.map(({ code }) => code)
    const behind = rejecting ? [rejecting.code, ...work.behind([rejecting.code])] : work.behind(codes)
    const back = new Set([...codes, ...behind])
    const earlier = new Map<string, Assignment[]>()
    for (const node of draft.nodes) {
      if (node.state !== 0 || !back.has(node.code)) continue
      const roots = rootsOf(node).map(({ handlerId: userId, reason }): Assignment => ({ userId, reason }))
      earlier.set(node.code, [...roots, ...node.queue])
      for (const operator of work.operatorsOf(node)) voidOperator(operator)
      node.completion = 0
      node.dueAt = null
      node.queue = []
      for (const record of draft.records) if (record.nodeId === node.id && record.id !== recordId) record.status = -1
    }
    draft.candidates = draft.candidates.filter(({ nodeCode }) => !back.has(nodeCode))
    for (const target of targets) openNode(target, earlier.get(target.code))
  }

  return { addOperator, agree, agreeByRule, isRejected, leave, reopen, tellDuty }
}

export type Advance = ReturnType<typeof advanceOf>
