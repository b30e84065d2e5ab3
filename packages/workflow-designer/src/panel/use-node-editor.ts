import type { FlowNode } from '@sqos/workflow-model'
import { useDesign } from '../designer/design-context.ts'
import { useFlowStore } from '../store/use-flow.ts'

/** Changes properties of a node. `merge` joins steps of typing, which are undone together. */
export type SetProperties = (changed: FlowNode['properties'], merge?: string) => void

/** Changes the properties of a node, and the text of its card in other clients. */
export function useNodeEditor(node: FlowNode): SetProperties {
  const store = useFlowStore()
  const { summaryOf } = useDesign()
  return (changed, merge) =>
    store.change(
      node.nodeId,
      (before) => {
        const after = { ...before, properties: { ...before.properties, ...changed } }
        return { ...after, content: summaryOf(after) }
      },
      merge === undefined ? undefined : `${node.nodeId} ${merge}`,
    )
}
