import { END } from '../document/graph.ts'
import { approverSettings } from '../settings/approver.ts'
import type { ConditionContext } from './conditions.ts'
import { edgesFrom, resolvePath, type Edge } from './path.ts'
import {
  TASK_STATUS,
  type ChosenCandidates,
  type Effect,
  type FlowState,
  type MachineContext,
  type Operator,
  type RecordKind,
  type RecordLine,
  type Reason,
  type Refusal,
  type Remark,
  type TaskNode,
  type Wait,
} from './types.ts'

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] }
export type DraftNode = Mutable<TaskNode>
export type DraftOperator = Mutable<Operator>
export type DraftRecord = Mutable<RecordLine>
export type DraftWait = Mutable<Wait>

/** Stops a move with a refusal. */
export class Refused extends Error {
  readonly reason: Refusal
  readonly nodeName: string | undefined

  constructor(reason: Refusal, nodeName?: string) {
    super(reason)
    this.reason = reason
    this.nodeName = nodeName
  }
}

/** Stops a move because the approvers of nodes are unknown. */
export class Needs extends Error {
  readonly nodes: readonly string[]

  constructor(nodes: readonly string[]) {
    super('needs')
    this.nodes = nodes
  }
}

/** A copy of the state that a move changes, with its effects. The given state stays as it is. */
export function draftOf(state: FlowState, context: MachineContext) {
  const { design } = context
  const draft = {
    ...state,
    nodes: state.nodes.map((node): DraftNode => ({ ...node })),
    operators: state.operators.map((operator): DraftOperator => ({ ...operator })),
    waits: state.waits.map((wait): DraftWait => ({ ...wait })),
    records: state.records.map((record): DraftRecord => ({ ...record })),
    candidates: [...state.candidates],
  }
  const effects: Effect[] = []
  const edges = new Map<string, readonly Edge[]>()

  /** What the branches depend on, with the choices of people. */
  const conditions = (): ConditionContext => ({
    values: context.values,
    now: context.now,
    chosen: new Set(draft.nodes.flatMap(({ state: valid, branches }) => (valid === -1 ? [] : branches))),
  })

  const settingsOf = (code: string) => design.approvers.get(code) ?? approverSettings({})

  /** The valid node of a code. */
  const nodeAt = (code: string): DraftNode | undefined =>
    draft.nodes.find((node) => node.code === code && node.state === 0)

  /** Valid operators of a node of the task. */
  const operatorsOf = (node: Pick<TaskNode, 'id'>): DraftOperator[] =>
    draft.operators.filter(({ nodeId, state: valid }) => nodeId === node.id && valid !== -1)

  /** The signers whom an operator added. */
  const signersOf = (operator: Pick<Operator, 'id'>): DraftOperator[] =>
    draft.operators.filter(({ parentId, state: valid }) => parentId === operator.id && valid !== -1)

  const openOperatorsOf = (node: Pick<TaskNode, 'id'>) => operatorsOf(node).filter(({ completion }) => completion === 0)

  /** Sub flows and services that a node started. */
  const waitsOf = (node: Pick<TaskNode, 'id'>): DraftWait[] =>
    draft.waits.filter(({ nodeId, state: valid }) => nodeId === node.id && valid !== -1)

  const openWaitsOf = (node: Pick<TaskNode, 'id'>) => waitsOf(node).filter(({ state: valid }) => valid === 0)

  /** Nodes on the path that lead to a code. */
  const nodesBefore = (code: string): DraftNode[] =>
    draft.nodes.filter((node) => node.state === 0 && node.next.includes(code))

  /** Whether every node in front of a code is passed, also the distant ones. */
  function isReady(code: string): boolean {
    const seen = new Set<string>()
    const arePassed = (before: readonly DraftNode[]): boolean =>
      before.every((node) => {
        if (node.completion === 0) return false
        if (seen.has(node.code)) return true
        seen.add(node.code)
        return arePassed(nodesBefore(node.code))
      })
    const before = nodesBefore(code)
    return before.length > 0 && arePassed(before)
  }

  /** Whether a node has duties, sub flows or services. */
  const isOpened = (node: Pick<TaskNode, 'id'>) => operatorsOf(node).length > 0 || waitsOf(node).length > 0

  /** Whether the task is at a node: it has open duties, waits for others, or its timer runs. */
  function isCurrent(node: DraftNode) {
    if (node.state !== 0) return false
    if (openOperatorsOf(node).length > 0) return true
    if (node.completion === 1 || node.type === 'start') return false
    return openWaitsOf(node).length > 0 || (node.type !== 'approver' && node.dueAt !== null && isReady(node.code))
  }

  /** Whether a node has been opened since it was last made void. */
  const isEntered = (code: string) => {
    const node = nodeAt(code)
    return node !== undefined && (node.completion === 1 || isOpened(node))
  }

  function addRecord(
    node: Pick<TaskNode, 'id' | 'code' | 'name'> | undefined,
    line: Remark & {
      kind: RecordKind
      handlerId: string
      operatorId?: string | null
      targetId?: string | null
      status?: RecordLine['status']
      auto?: Reason | undefined
    },
  ): DraftRecord {
    const record: DraftRecord = {
      id: context.newId(),
      nodeId: node?.id ?? null,
      nodeCode: node?.code ?? '',
      nodeName: node?.name ?? '',
      operatorId: line.operatorId ?? null,
      handlerId: line.handlerId,
      kind: line.kind,
      at: context.now,
      opinion: line.opinion ?? '',
      signImg: line.signImg ?? '',
      files: line.files ?? '',
      targetId: line.targetId ?? null,
      status: line.status ?? 0,
      auto: line.auto ?? null,
    }
    draft.records.push(record)
    return record
  }

  /** Creates the nodes of the design; those on the path become valid. */
  function buildNodes() {
    for (const node of draft.nodes) node.state = -1
    for (const operator of draft.operators) voidOperator(operator)
    for (const wait of draft.waits) wait.state = -1
    addNodes()
    rewritePath()
  }

  /** Adds the nodes of the design that the task does not have. */
  function addNodes() {
    const known = new Set(draft.nodes.flatMap(({ code, state: valid }) => (valid === -1 ? [] : [code])))
    const start = { code: design.root.nodeId, name: '开始', type: 'start' }
    const steps = [...design.steps.values()].map(({ code, title, type }) => ({ code, name: title, type }))
    for (const node of [start, ...steps]) {
      if (known.has(node.code)) continue
      const place = { completion: 0, state: -2, depth: -2, dueAt: null } as const
      draft.nodes.push({ ...node, id: context.newId(), ...place, next: [], queue: [], branches: [] })
    }
  }

  /**
   * Computes the path behind nodes that are not passed, and behind those that wait for other branches: conditions after
   * a merge are evaluated once, with the values of the merge. `isWhole` computes the path behind all nodes; the path to `opening`
   * stays.
   */
  function rewritePath({ isWhole = false, opening }: { isWhole?: boolean; opening?: string } = {}) {
    addNodes()
    const live = draft.nodes.filter(({ state: valid }) => valid !== -1)
    const isReached = (code: string) => code === opening || isEntered(code)
    const isFixed = ({ completion, next }: DraftNode) => !isWhole && completion === 1 && next.some(isReached)
    const fixed = new Map(live.filter(isFixed).map(({ code, next }) => [code, next]))
    const path = resolvePath(design, conditions(), fixed)
    edges.clear()
    for (const [code, found] of path.edges) edges.set(code, found)
    for (const node of live) {
      if (fixed.has(node.code)) continue
      // Tasks of earlier versions may have a node with the id of the end.
      const depth = node.code === END ? undefined : path.depth.get(node.code)
      node.state = depth === undefined ? -2 : 0
      node.depth = depth ?? -2
      node.next = depth === undefined ? [] : (path.edges.get(node.code) ?? []).map(({ to }) => to)
    }
  }

  /** Codes of the nodes behind these, themselves not included. */
  function behind(codes: readonly string[]): ReadonlySet<string> {
    const found = new Set<string>()
    const visit = (code: string) => {
      for (const next of nodeAt(code)?.next ?? []) {
        if (next === END || found.has(next)) continue
        found.add(next)
        visit(next)
      }
    }
    for (const code of codes) visit(code)
    return found
  }

  /** Updates the summary of the current nodes. */
  function summarise() {
    const current = draft.nodes.filter(isCurrent)
    draft.current = draft.status === TASK_STATUS.running ? current.map(({ code }) => code) : []
    if (draft.status === TASK_STATUS.running)
      draft.completion = Math.min(...current.map(({ code }) => settingsOf(code).progress), 100)
    if (draft.status === TASK_STATUS.passed) draft.completion = 100
    if (
      draft.status !== TASK_STATUS.running &&
      draft.status !== TASK_STATUS.passed &&
      draft.status !== TASK_STATUS.cancelled
    )
      draft.completion = 0
  }

  return {
    draft,
    context,
    effects,
    design,
    edges,
    settingsOf,
    nodeAt,
    operatorsOf,
    signersOf,
    openOperatorsOf,
    waitsOf,
    openWaitsOf,
    isOpened,
    nodesBefore,
    isReady,
    addRecord,
    addNodes,
    buildNodes,
    rewritePath,
    conditions,
    behind,
    summarise,
  }
}

export type Draft = ReturnType<typeof draftOf>

/** Refuses a task that is not running, or that is suspended. */
export function demandRunning({ draft }: Draft) {
  if (draft.status !== TASK_STATUS.running) throw new Refused('notRunning')
  if (draft.suspendedAt !== null) throw new Refused('suspended')
}

/** The operator of a decision; throws a refusal when it is not open. */
export function openOperator(work: Draft, operatorId: string): { operator: DraftOperator; node: DraftNode } {
  const { draft } = work
  demandRunning(work)
  const operator = draft.operators.find(({ id }) => id === operatorId)
  const node = draft.nodes.find(({ id }) => id === operator?.nodeId)
  if (!operator || !node || operator.state === -1) throw new Refused('operatorGone')
  if (operator.completion !== 0) throw new Refused('alreadyDecided')
  if (operator.state === 1) throw new Refused('waitsForSigners')
  if (operator.dueAt !== null || node.state !== 0) throw new Refused('operatorGone')
  return { operator, node }
}

/**
 * Notes which branches behind a node a person chose, and computes the path again. Refuses a block in front of the next steps of
 * which no branch is chosen. Branches of other blocks are left out: their own approvers choose them.
 */
export function chooseBranches(work: Draft, node: DraftNode, branches: readonly string[] = []) {
  const { values, now } = work.context
  const chosen = new Set(branches)
  const { choices } = edgesFrom(work.design, { values, now, chosen, code: node.code })
  const blocks = choices.flatMap(({ options, isChosen }) => (options ? [{ options, isChosen }] : []))
  if (blocks.some(({ isChosen }) => !isChosen)) throw new Refused('branchMissing', node.name)
  node.branches = blocks.flatMap(({ options }) => options.map(({ code }) => code)).filter((code) => chosen.has(code))
  work.rewritePath()
}

/** Makes a duty void: nobody sees it any more. */
export function voidOperator(operator: DraftOperator) {
  operator.state = -1
  if (operator.completion === 0) operator.completion = 1
}

/** Notes whom the actor chose for later nodes. */
export function addCandidates({ draft }: Draft, operatorId: string | null, chosen: ChosenCandidates = {}) {
  for (const [nodeCode, people] of Object.entries(chosen))
    if (people.length > 0) draft.candidates.push({ nodeCode, operatorId, people })
}
