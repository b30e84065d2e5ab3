import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Condition for records whose approval waits for a decision of the user. The id of a record is that of its request. */
export const waitsFor = (recordId: RawBuilder<unknown>, userId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${recordId} in (
    select duty.task_id from flow_operators duty where duty.is_open and duty.handler_id = ${userId})`

/** State of the approval of a record as an element of `APPROVAL_STATES`; null for a record without a request. */
export const approvalStateOf = (recordId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select (array['draft', 'running', 'passed', 'rejected', 'withdrawn', 'cancelled'])[request.status + 1]
    from flow_tasks request where request.id = ${recordId})`
