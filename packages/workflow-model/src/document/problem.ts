import type { TranslateText } from '@sqos/contract/texts'

/** A problem of a document; each has a text in `workflowModelCatalogue`. */
export type FlowProblemCode =
  | 'unreadable'
  | 'tooLarge'
  | 'tooMany'
  | 'duplicateId'
  | 'invalidPart'
  | 'unknownKind'
  | 'secondStart'
  | 'noTitle'
  | 'noDecision'
  | 'noMembers'
  | 'memberRemoved'
  | 'noFormField'
  | 'fieldRemoved'
  | 'noEarlierNode'
  | 'notEarlier'
  | 'noService'
  | 'rejectTarget'
  | 'requiredReadOnly'
  | 'noConditions'
  | 'conditionIncomplete'
  | 'conditionFieldRemoved'
  | 'conditionNotNumber'
  | 'noDefault'
  | 'neverReached'
  | 'oneBranch'
  | 'chooseWithoutApprover'
  | 'noDelay'
  | 'scheduleUsers'
  | 'timerAfterTimer'
  | 'noCopyTo'
  | 'noSubFlow'
  | 'subFlowCycle'
  | 'noInterface'
  | 'noAddress'
  | 'noChanges'
  | 'formulaInvalid'
  | 'formulaNotCondition'
  | 'noLoopTarget'
  | 'loopTarget'
  | 'loopNotLast'
  | 'loopNoExit'
  | 'reservedId'

/** A problem of a document, and the node that has it. */
export interface FlowProblem {
  /** The node to show; the start node for problems of the whole document. */
  nodeId: string
  code: FlowProblemCode
  /** `error`: the design cannot be released. `warning`: it runs, perhaps not as meant. */
  level: 'error' | 'warning'
  params?: Readonly<Record<string, string | number>> | undefined
}

/** The text of a problem. `t` needs `workflowModelCatalogue`. */
export const describeFlowProblem = ({ code, params }: FlowProblem, t: TranslateText): string =>
  t(`problem.${code}`, { ns: 'workflowModel', ...params })
