import type { FlowGraph, GraphNode } from '../document/graph.ts'
import type { FlowProblem, FlowProblemCode } from '../document/problem.ts'
import type { Members } from '../settings/members.ts'

/** A field of the form, as far as the check needs it. */
export interface FlowField {
  /** The model name; `table-column` for columns of sub-tables. */
  id: string
  name: string
  /** Whether values are compared as numbers. */
  isNumber?: boolean | undefined
}

/** What the check knows besides the document. Parts that are missing are not checked. */
export interface FlowCheckContext {
  /** The fields of the form. */
  fields?: readonly FlowField[] | undefined
  /** The flow of the document, and the flows that other flows start. */
  flowId?: string | undefined
  subFlowsOf?: ((flowId: string) => readonly string[]) | undefined
  /** Whether a user, position, role … exists and is enabled. */
  isKnown?: ((kind: keyof Members, id: string) => boolean) | undefined
}

/** The check of one node: the graph, what is known, and where problems go. */
export interface NodeCheck extends GraphNode {
  graph: FlowGraph
  context: FlowCheckContext
  error: (code: FlowProblemCode, params?: FlowProblem['params']) => void
  warn: (code: FlowProblemCode, params?: FlowProblem['params']) => void
}

/** Whether the form has a field; true if the form is unknown. */
export const hasField = ({ fields }: FlowCheckContext, id: string): boolean =>
  fields === undefined || fields.some((field) => field.id === id)
