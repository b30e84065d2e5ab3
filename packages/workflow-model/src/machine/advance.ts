import { END } from '../document/graph.ts'
import { ASSIGNEE, COUNTERSIGN } from '../settings/codes.ts'
import type { TimeLimit } from '../settings/approver.ts'
import { countingOf } from './counting.ts'
import { Refused, voidOperator, type Draft, type DraftNode, type DraftOperator } from './draft.ts'
import { loopsOf } from './loop.ts'
import { edgesFrom } from './path.ts'
import { peopleOfDraft } from './people.ts'
import { RECORD_KIND, TASK_STATUS, type Assignment, type Reason, type Wait } from './types.ts'

const UNITS = { day: 86_400_000, hour: 3_600_000, minute: 60_000 } as const

/** The time limit of a node in milliseconds. */
const limitOf = ({ quantity, unit }: TimeLimit) => quantity * UNITS[unit]

/** Creates the duties of nodes and passes nodes that are decided. */
export function advanceOf(work: Draft) {
  const { draft, context, effects, design } = work
  const { now, newId, approvers } = context
  const { peopleOf, ruleFor } = peopleOfDraft(work)
  const { hasAgreed, hasRejected, rootsOf, isPassed, isRejected } = countingOf(work)
  const { nextTarget, addRound } = loopsOf(work)

  function addOperator(
    node: DraftNode,
    { userId, reason }: Assignment,
    { parentId, isBefore }: Pick<DraftOperator, 'parentId' | 'isBefore'> = { parentId: null, isBefore: false },
  ): DraftOperator {
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
      isBefore,
      receivedAt: dueAt ?? now,
      dueAt,
      deadlineAt: null,
      reason,
    }
    draft.operators.push(operator)
    if (dueAt !== null) effects.push({ type: 'wakeAt', at: dueAt })
    else tellDuty(operator)
    setDeadline(operator, operator.receivedAt)
    return operator
  }

  /** Starts the time limit of a duty. */
  function setDeadline(operator: DraftOperator, from: number) {
    const { timeLimit } = work.settingsOf(operator.nodeCode)
    operator.deadlineAt = timeLimit.isOn ? from + limitOf(timeLimit) : null
    if (operator.deadlineAt !== null)
      effects.push({ type: 'deadline', operatorId: operator.id, at: operator.deadlineAt })
  }

  const tellDuty = ({ handlerId, nodeCode, nodeId, id }: DraftOperator) =>
    effects.push({ type: 'notice', notice: 'duty', to: [handlerId], nodeCode, nodeId, operatorId: id })

  /** Starts a sub flow for each person. The task waits for them unless the node says otherwise. */
  function beginSubFlows(node: DraftNode, people: readonly Assignment[]) {
    const isAsync = design.subFlows.get(node.code)?.isAsync === true
    node.dueAt = null
    for (const person of people) beginWait(node, 'subFlow', { ...person, isAsync })
    if (isAsync) passWaiting(node)
  }

  const NOBODY = { userId: '', isAsync: false, reason: { rule: 'service' } }

  function beginWait(node: DraftNode, kind: Wait['kind'], more: Pick<Wait, 'userId' | 'isAsync' | 'reason'> = NOBODY) {
    const wait = { id: newId(), nodeId: node.id, nodeCode: node.code, kind, ...more, state: 0 } as const
    draft.waits.push(wait)
    effects.push({ type: 'begin', waitId: wait.id })
  }

  /** Calls the service of a node. The task waits for the answer unless the node says otherwise. */
  function beginService(node: DraftNode) {
    const isAsync = design.services.get(node.code)?.isAsync === true
    node.dueAt = null
    beginWait(node, 'service', { ...NOBODY, isAsync })
    if (isAsync) passWaiting(node)
  }

  /** Returns to an earlier node; without a round left an administrator decides. */
  function beginRound(node: DraftNode) {
    node.dueAt = null
    const target = nextTarget(node)
    if (target) returnTo(target, addRound(node, { target }))
    else beginWait(node, 'loop', { ...NOBODY, reason: { rule: 'loop' } })
  }

  /** Opens the target of a loop again. Conditions behind it are evaluated again. */
  function returnTo(target: DraftNode, recordId: string) {
    const earlier = clear([target], { recordId, rejecting: undefined, isLoop: true })
    work.rewritePath({ opening: target.code })
    openNode(target, earlier.get(target.code))
  }

  /** Passes a node on which nobody decides. */
  function passWaiting(node: DraftNode) {
    node.completion = 1
    leave(node)
  }

  /** Passes a node when everything that it waited for has ended. */
  function endWaiting(node: DraftNode) {
    if (node.state !== 0 || node.completion === 1 || node.type === 'approver') return
    if (work.waitsOf(node).length > 0 && work.openWaitsOf(node).length === 0) passWaiting(node)
  }

  /** Creates the duties of a node. `again` are earlier people, for a node whose approvers nobody chooses again. */
  function openNode(node: DraftNode, again: readonly Assignment[] = []) {
    if (node.type === 'service') return beginService(node)
    if (node.type === 'loop') return beginRound(node)
    const isAsked = work.settingsOf(node.code).assignee.type === ASSIGNEE.service
    if (isAsked && !approvers.has(node.code)) return beginWait(node, 'people')
    const people = peopleOf(node, again)
    const [first, ...others] = people
    if (!first) return passWithoutApprover(node)
    if (node.type === 'subFlow') return beginSubFlows(node, people)
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
    if (node.type !== 'approver') return passWaiting(node)
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
      files?: string | undefined
      addSigners?: readonly string[] | undefined
      copyIds?: readonly string[] | undefined
    },
  ) {
    const node = draft.nodes.find(({ id }) => id === operator.nodeId)
    if (!node) throw new Refused('operatorGone')
    operator.handleStatus = 1
    operator.handledAt = now
    operator.handledBy = remark.auto ? null : remark.by
    operator.completion = 1
    const { opinion = '', signImg = '', files = '' } = remark
    const status = operator.parentId === null ? 0 : 1
    const line = {
      kind: RECORD_KIND.agree,
      handlerId: remark.by,
      operatorId: operator.id,
      opinion,
      signImg,
      files,
      status,
    } as const
    const record = work.addRecord(node, { ...line, auto: remark.auto })
    if (work.settingsOf(node.code).counterSign === COUNTERSIGN.any && operator.parentId === null) closeOthers(node)
    if (remark.copyIds && remark.copyIds.length > 0) copyTo(node, null, remark.copyIds)
    for (const target of remark.addSigners ?? []) {
      operator.state = 1
      const reason = { rule: 'addSign', params: { by: remark.by } }
      const added = addOperator(node, { userId: target, reason }, { parentId: operator.id, isBefore: false })
      work.addRecord(node, { kind: RECORD_KIND.addSign, handlerId: remark.by, operatorId: added.id, targetId: target })
    }
    giveBack(node)
    passOrGoOn(node, record.id)
  }

  /**
   * Passes a node that is decided, else gives it to the next person. A node on which nobody decides any more passes: its share may
   * have changed with the design.
   */
  function passOrGoOn(node: DraftNode, recordId: string) {
    const isLeft = node.queue.length > 0 || work.openOperatorsOf(node).length > 0
    if (isPassed(node) || !isLeft) pass(node, recordId)
    else openNextInTurn(node)
  }

  /** Returns duties to the people who wait for added signers, when all of these have agreed. */
  function giveBack(node: DraftNode) {
    for (const operator of work.openOperatorsOf(node)) {
      if (operator.state !== 1 || !work.signersOf(operator).every(hasAgreed)) continue
      operator.state = 0
      operator.receivedAt = now
      tellDuty(operator)
      setDeadline(operator, now)
    }
  }

  function closeOthers(node: DraftNode) {
    for (const one of work.openOperatorsOf(node)) one.completion = 1
  }

  const copyTo = (node: Pick<DraftNode, 'code' | 'id'>, settingsOf: string | null, userIds: readonly string[]) =>
    effects.push({ type: 'copies', nodeCode: node.code, nodeId: node.id, settingsOf, userIds })

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
    const edges = work.edges.get(node.code) ?? edgesFrom(design, { ...work.conditions(), code: node.code }).edges
    for (const { to, delay, copies } of edges) {
      for (const copy of copies) copyTo(node, copy, [])
      const target = to === END ? undefined : work.nodeAt(to)
      if (target && delay > 0) target.dueAt = Math.max(target.dueAt ?? 0, now + delay)
    }
    settle()
  }

  /** Opens a node. What has no duty that a timer could hide is opened when the timer is over. */
  function openOrWait(node: DraftNode) {
    if (node.type !== 'approver' && node.dueAt !== null && node.dueAt > now)
      effects.push({ type: 'wakeAt', at: node.dueAt })
    else openNode(node)
  }

  let isSettling = false

  /**
   * Opens every node that waits for nobody any more, and ends the task when nothing is left. A node that passes at once calls it
   * again: the outer call goes on instead, so that long designs and loops need no deep stack.
   */
  function settle() {
    if (isSettling) return
    isSettling = true
    for (let hasMoved = true; hasMoved;) {
      hasMoved = false
      for (const node of draft.nodes) {
        const isWaiting = node.state === 0 && node.completion === 0 && !work.isOpened(node)
        if (!isWaiting || !work.isReady(node.code)) continue
        const hasTimer = node.dueAt !== null && node.dueAt > now
        openOrWait(node)
        hasMoved ||= !hasTimer || work.isOpened(node)
      }
    }
    isSettling = false
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

  /** Refuses to void nodes while a sub flow of them has not ended. */
  function demandNoOpenWait(nodes: readonly DraftNode[]) {
    const open = nodes.find((node) => work.openWaitsOf(node).some(({ kind }) => kind === 'subFlow'))
    if (open) throw new Refused('hasSubFlow', open.name)
  }

  /**
   * Opens nodes again and makes everything behind them void. With `rejecting`, only the targets and that node: the ones
   * between stay passed.
   */
  function reopen(
    targets: readonly DraftNode[],
    { recordId, rejecting }: { recordId: string; rejecting: DraftNode | undefined },
  ) {
    const earlier = clear(targets, { recordId, rejecting })
    for (const target of targets) openNode(target, earlier.get(target.code))
  }

  /** Makes duties void, as `reopen` says; returns the people who had them. A loop leaves sub flows that nobody waits for. */
  function clear(
    targets: readonly DraftNode[],
    { recordId, rejecting, isLoop = false }: { recordId: string; rejecting: DraftNode | undefined; isLoop?: boolean },
  ): ReadonlyMap<string, readonly Assignment[]> {
    const codes = targets.map(({ code }) => code)
    const behind = rejecting ? [rejecting.code, ...work.behind([rejecting.code])] : work.behind(codes)
    const back = new Set([...codes, ...behind])
    const isTouched = ({ state, code }: DraftNode) => state === 0 && back.has(code)
    if (!isLoop) demandNoOpenWait(draft.nodes.filter(isTouched))
    const earlier = new Map<string, Assignment[]>()
    for (const node of draft.nodes) {
      if (!isTouched(node)) continue
      const roots = rootsOf(node).map(({ handlerId: userId, reason }): Assignment => ({ userId, reason }))
      earlier.set(node.code, [...roots, ...node.queue])
      for (const operator of work.operatorsOf(node)) voidOperator(operator)
      for (const wait of work.waitsOf(node)) wait.state = -1
      node.completion = 0
      node.dueAt = null
      node.queue = []
      node.branches = []
      for (const record of draft.records)
        if (record.nodeId === node.id && record.id !== recordId && record.kind !== RECORD_KIND.loop) record.status = -1
    }
    draft.candidates = draft.candidates.filter(({ nodeCode }) => !back.has(nodeCode))
    return earlier
  }

  return {
    addOperator,
    agree,
    agreeByRule,
    demandNoOpenWait,
    endWaiting,
    giveBack,
    hasRejected,
    isRejected,
    leave,
    openNode,
    passOrGoOn,
    reopen,
    returnTo,
    setDeadline,
    settle,
    tellDuty,
  }
}

export type Advance = ReturnType<typeof advanceOf>
