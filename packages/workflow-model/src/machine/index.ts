export { evaluateRow, evaluateRows, isConditionTrue } from './conditions.ts'
export type { ConditionContext, FormValues } from './conditions.ts'
export { edgesFrom, prepareDesign, resolvePath } from './path.ts'
export type { Choice, Design, Edge, Path, Step } from './path.ts'
export { newTask, step } from './machine.ts'
export { removableSigners } from './signers.ts'
export { RECORD_KIND, TASK_STATUS } from './types.ts'
export type {
  Action,
  ActionOf,
  Approvers,
  Assignment,
  Candidates,
  ChosenCandidates,
  Effect,
  FlowState,
  MachineContext,
  Notice,
  Operator,
  Outcome,
  Reason,
  RecordKind,
  RecordLine,
  Refusal,
  Remark,
  TaskNode,
  TaskStatus,
  Wait,
} from './types.ts'
