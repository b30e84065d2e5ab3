export { workflowModelCatalogue } from './catalogue.ts'

export { blockOf, branchesOf, isNodeType, NODE_TYPES, titleOf } from './document/flow-node.ts'
export type { BlockKind, FlowNode, NodeType } from './document/flow-node.ts'
export { emptyFlow, FLOW_LIMITS, parseFlow, serialiseFlow } from './document/parse-flow.ts'
export type { ParsedFlow } from './document/parse-flow.ts'
export { describeFlowProblem } from './document/problem.ts'
export type { FlowProblem, FlowProblemCode } from './document/problem.ts'
export { changeNode, changeProperties, findNode, nodesOf, pathTo, visitNodes, visitOf } from './document/walk.ts'
export type { Visit } from './document/walk.ts'
export { END, flowGraph, nodesBefore, successorsOf } from './document/graph.ts'
export type { FlowGraph, GraphNode } from './document/graph.ts'
export { loopTargets } from './document/loop-targets.ts'

export { emptyNode, newBranch, newNode } from './document/new-nodes.ts'
export type { NewNodeType } from './document/new-nodes.ts'
export { withDefaultBranch } from './document/branches.ts'
export { addBranch, insertBlock, insertNode, moveBranch } from './document/insert.ts'
export type { FlowPlace, NewBlock } from './document/insert.ts'
export { moveNode, removeBranch, removeNode } from './document/remove.ts'
export { copyOf, withNewIds } from './document/copy.ts'

export {
  AGREE_RULE,
  ASSIGNEE,
  COUNTERSIGN,
  EMPTY_RULE,
  LOOP_ROUNDS,
  REJECT_TO,
  REJECT_TYPE,
  TIMEOUT,
} from './settings/codes.ts'
export type { AgreeRule, AssigneeType, CounterSign, EmptyRule, RejectType, TimeoutHandler } from './settings/codes.ts'
export { APPROVER_KEYS, COPY_KEYS, hasNoMembers, INITIATOR_KEYS, membersOf } from './settings/members.ts'
export type { MemberKeys, Members } from './settings/members.ts'
export { formOperatesOf } from './settings/form-operates.ts'
export type { FieldPermission } from './settings/form-operates.ts'
export { approverSettings, assigneeOf } from './settings/approver.ts'
export type { ApproverButton, ApproverSettings, Assignee, Buttons, NodeButton, TimeLimit } from './settings/approver.ts'
export { latestStart, SCHEDULE_CYCLES, scheduleSettings } from './settings/schedule.ts'
export type { ScheduleCycle, ScheduleSettings, ScheduleValue } from './settings/schedule.ts'
export { startSettings } from './settings/start.ts'
export type { StartButton, StartSettings } from './settings/start.ts'
export { copySettings, loopSettings, subFlowSettings, timerSettings } from './settings/other-nodes.ts'
export type { CopySettings, FieldPair, LoopSettings, SubFlowSettings, TimerSettings } from './settings/other-nodes.ts'
export { EVENT_KEYS, eventSettings, SERVICE_ACTION, serviceSettings, SYSTEM_VALUES } from './settings/events.ts'
export type {
  EventParameter,
  EventSettings,
  FieldChange,
  FlowEvent,
  ServiceAction,
  ServiceSettings,
  SystemValue,
} from './settings/events.ts'
export { MESSAGE_FROM, MESSAGE_KEYS, messageSettings, templateOf } from './settings/messages.ts'
export type { FlowMessage, MessageSettings } from './settings/messages.ts'
export { conditionGroups, conditionRecords, conditionSettings, isSymbol, SYMBOLS } from './settings/conditions.ts'
export type { ConditionRow, ConditionSettings, ConditionSymbol } from './settings/conditions.ts'

export { designedForm, STANDARD_FIELDS, SYSTEM_FORM } from './document/system-form.ts'
export { compareFlows } from './compare/compare-flows.ts'
export type { ChangeKind, NodeChange } from './compare/compare-flows.ts'
export { describeChange } from './compare/describe-change.ts'
export type { SettingChange } from './compare/describe-change.ts'
export { checkFlow, checkFlowText } from './check/check-flow.ts'
export type { FlowCheckContext, FlowField } from './check/flow-check.ts'
export {
  describeAssignee,
  describeConditions,
  describeMembers,
  describeNode,
  nameOfNode,
  SYMBOL_KEYS,
} from './describe/describe-node.ts'
export type { NameOf, Wording } from './describe/describe-node.ts'
