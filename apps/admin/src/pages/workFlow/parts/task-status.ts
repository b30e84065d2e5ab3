/** States of a task on the wire. */
export const STATUS = { draft: 0, running: 1, passed: 2, rejected: 3, withdrawn: 4, cancelled: 5 } as const

/** The states in the order of the filter. */
export const STATUSES: readonly number[] = Object.values(STATUS)

/** Whether the initiator can edit and submit the request. */
export const isEditable = (status: number): boolean =>
  status === STATUS.draft || status === STATUS.rejected || status === STATUS.withdrawn

/** An urgency that the lists name; unknown ones count as usual. */
export const urgencyOf = (flowUrgent: number): 1 | 2 | 3 => (flowUrgent === 2 || flowUrgent === 3 ? flowUrgent : 1)
