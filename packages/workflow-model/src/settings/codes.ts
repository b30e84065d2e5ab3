import { numberOf } from '../json.ts'

/** The sources of approvers (`assigneeType`). */
export const ASSIGNEE = {
  superior: 1,
  departmentManager: 2,
  initiator: 3,
  formField: 4,
  earlierNode: 5,
  members: 6,
  candidates: 7,
  service: 9,
} as const

/** A source of approvers. */
export type AssigneeType = (typeof ASSIGNEE)[keyof typeof ASSIGNEE]

/** How several approvers of a node decide (`counterSign`). */
export const COUNTERSIGN = {
  /** The first decision counts. */
  any: 0,
  /** A share of the approvers must agree (`countersignRatio`). */
  share: 1,
  /** One after the other. */
  inTurn: 2,
} as const

/** A way in which several approvers decide. */
export type CounterSign = (typeof COUNTERSIGN)[keyof typeof COUNTERSIGN]

/** Who acts if a node has no approver (`errorRule` of the start node). */
export const EMPTY_RULE = {
  administrator: 1,
  members: 2,
  previousApprover: 3,
  agree: 4,
  refuse: 5,
} as const

/** A rule for nodes without an approver. */
export type EmptyRule = (typeof EMPTY_RULE)[keyof typeof EMPTY_RULE]

/** When an approver agrees automatically (`agreeRules`). */
export const AGREE_RULE = { isInitiator: 2, isPreviousApprover: 3, hasApproved: 4 } as const

/** A rule of automatic agreement. */
export type AgreeRule = (typeof AGREE_RULE)[keyof typeof AGREE_RULE]

/** What happens when the time of a node is over (`timeoutConfig.handler`); 3 and 4 are additions of this product. */
export const TIMEOUT = { agree: 1, reject: 2, remind: 3, superior: 4 } as const

/** An action after the time limit. */
export type TimeoutHandler = (typeof TIMEOUT)[keyof typeof TIMEOUT]

/** How the flow goes on after it was rejected to an earlier node (`rejectType`). */
export const REJECT_TYPE = {
  /** Each node decides again. */
  again: 1,
  /** The rejecting node decides next. */
  back: 2,
  /** The person who rejects chooses one of the others. */
  chosen: 3,
} as const

/** A way to go on after a rejection. */
export type RejectType = (typeof REJECT_TYPE)[keyof typeof REJECT_TYPE]

/** The targets of a rejection that are no node (`rejectStep`). */
export const REJECT_TO = {
  start: '0',
  previous: '1',
  /** The person who rejects chooses the start, the previous nodes or an earlier node. */
  chosen: '2',
} as const

/** Rounds of a loop in one task: the least and the most that a design may permit, and the usual number. */
export const LOOP_ROUNDS = { min: 1, max: 20, usual: 3 } as const

/** Returns a code of a table; the fallback for other values. */
export function codeOf<Code extends number>(
  table: Readonly<Record<string, Code>>,
  value: unknown,
  fallback: Code,
): Code {
  const number = numberOf(value, fallback)
  return Object.values(table).find((code) => code === number) ?? fallback
}
