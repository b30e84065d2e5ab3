import type { Advance } from './advance.ts'
import { demandRunning, Refused, voidOperator, type Draft } from './draft.ts'
import { RECORD_KIND, type ActionOf } from './types.ts'

/**
 * Moves a running task to the design of the context. Nodes with the same id go on as they are; nodes that the design lost
 * become void, unless the task is there. New nodes in front of the place of the task are passed.
 */
export function migrate({ by, ...remark }: ActionOf<'migrate'>, work: Draft, advance: Advance) {
  const { draft, design } = work
  demandRunning(work)
  const isHere = (node: (typeof draft.nodes)[number]) =>
    work.openOperatorsOf(node).length > 0 || work.openWaitsOf(node).some(({ isAsync }) => !isAsync)
  for (const node of draft.nodes) {
    if (node.state === -1) continue
    const step = design.steps.get(node.code)
    if (node.type === 'start' ? node.code === design.root.nodeId : step?.type === node.type) {
      if (step) node.name = step.title
      continue
    }
    if (isHere(node)) throw new Refused('migrateCurrent', node.name)
    node.state = -1
    for (const operator of work.operatorsOf(node)) voidOperator(operator)
    for (const wait of work.waitsOf(node)) wait.state = -1
  }
  work.addNodes()
  work.rewritePath({ isWhole: true })
  const left = draft.nodes.find((node) => node.state === -2 && isHere(node))
  if (left) throw new Refused('migrateCurrent', left.name)
  passFront(work)
  const isLive = (code: string) => work.nodeAt(code) !== undefined
  draft.candidates = draft.candidates.filter(({ nodeCode }) => isLive(nodeCode))
  work.addRecord(undefined, { ...remark, kind: RECORD_KIND.migrate, handlerId: by })
  advance.settle()
}

/** Passes the nodes in front of those that the task has reached. */
function passFront(work: Draft) {
  const { draft } = work
  const seen = new Set<string>()
  const visit = (code: string) => {
    for (const node of work.nodesBefore(code)) {
      if (seen.has(node.code)) continue
      seen.add(node.code)
      if (!work.isOpened(node)) node.completion = 1
      visit(node.code)
    }
  }
  for (const node of draft.nodes)
    if (node.state === 0 && (node.completion === 1 || work.isOpened(node))) visit(node.code)
}
