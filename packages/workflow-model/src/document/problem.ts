/** A problem of a document; each has a text in `workflowModelCatalogue`. */
export type FlowProblemCode = 'unreadable' | 'tooLarge' | 'tooMany' | 'duplicateId' | 'invalidPart'

/** A problem of a document, and the node that has it. */
export interface FlowProblem {
  /** The node to show; the start node for problems of the whole document. */
  nodeId: string
  code: FlowProblemCode
  /** `error`: the design cannot be saved or released. `warning`: it runs, perhaps not as meant. */
  level: 'error' | 'warning'
  params?: Readonly<Record<string, string | number>> | undefined
}
