import { isNodeType, type FlowNode } from '../document/flow-node.ts'
import { flowGraph } from '../document/graph.ts'
import { parseFlow } from '../document/parse-flow.ts'
import type { FlowProblem } from '../document/problem.ts'
import { textOf } from '../json.ts'
import { checkBlock, checkCondition, checkLoop, checkTimer } from './check-branches.ts'
import { checkApprover, checkCopy, checkEvents, checkService, checkStart, checkSubFlow } from './check-people.ts'
import type { FlowCheckContext, NodeCheck } from './flow-check.ts'

const CHECKS: Readonly<Record<string, (check: NodeCheck) => void>> = {
  start: checkStart,
  approver: checkApprover,
  copy: checkCopy,
  timer: checkTimer,
  subFlow: checkSubFlow,
  service: checkService,
  loop: checkLoop,
  condition: checkCondition,
}

/** Nodes that people see and that need a name. */
const NAMED: ReadonlySet<string> = new Set(['approver', 'copy', 'timer', 'subFlow', 'service', 'loop', 'condition'])

/**
 * All problems of a design, in reading order: what is missing, unreachable or refers to something that was removed.
 * Browser and server use the same function.
 */
export function checkFlow(root: FlowNode, context: FlowCheckContext = {}): readonly FlowProblem[] {
  const graph = flowGraph(root)
  const problems: FlowProblem[] = []
  for (const graphNode of graph.nodes.values()) {
    const { id: nodeId, node } = graphNode
    const add =
      (level: FlowProblem['level']): NodeCheck['error'] =>
      (code, params) =>
        void problems.push({ nodeId, code, level, ...(params && { params }) })
    const check: NodeCheck = { ...graphNode, graph, context, error: add('error'), warn: add('warning') }
    if (!isNodeType(node.type)) check.error('unknownKind', { kind: node.type })
    if (node.type === 'start' && node !== root) check.error('secondStart')
    const { title } = node.properties
    // A title that is left out is the usual one of the kind.
    if (NAMED.has(node.type) && title !== undefined && textOf(title).trim() === '') check.error('noTitle')
    CHECKS[node.type]?.(check)
    checkEvents(check)
    checkBlock(check)
  }
  const decides = [...graph.nodes.values()].some(({ node }) => node.type === 'approver' || node.type === 'subFlow')
  if (!decides) problems.push({ nodeId: root.nodeId, code: 'noDecision', level: 'warning' })
  return problems
}

/** The problems of a stored document: those of reading and those of the design. */
export function checkFlowText(source: unknown, context: FlowCheckContext = {}): readonly FlowProblem[] {
  const { root, problems } = parseFlow(source)
  const isRead = problems.every(({ level }) => level !== 'error')
  return isRead ? [...problems, ...checkFlow(root, context)] : problems
}
