import type { FlowTaskDetail } from '@sqos/api-client/workflow'

type Node = FlowTaskDetail['flowTaskNodeList'][number]

/** The approver nodes that the task has passed on its way to the duty of the caller, in their order. */
export function earlierNodes({
  allowed,
  flowTaskNodeList: nodes,
}: Pick<FlowTaskDetail, 'allowed' | 'flowTaskNodeList'>) {
  const here = nodes.find(({ id }) => id === allowed.taskNodeId)
  const found = new Set<Node>()
  const visit = (code: string) => {
    for (const node of nodes) {
      if (found.has(node) || !node.nodeNext.split(',').includes(code)) continue
      found.add(node)
      visit(node.nodeCode)
    }
  }
  if (here) visit(here.nodeCode)
  return nodes
    .filter((node) => found.has(node) && node.nodeType === 'approver' && node.completion === 1)
    .toSorted((one, other) => one.sortCode - other.sortCode)
}
