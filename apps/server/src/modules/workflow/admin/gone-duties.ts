import { sql } from 'kysely'
import { enabledUsers } from '../../user/user.access.ts'

/** Number of open duties of a task whose approvers are disabled or deleted, for lists. */
export const goneDuties = sql<number>`(
  select count(*)::int from flow_operators gone
  where gone.task_id = task.id and gone.is_open and gone.handler_id not in (select one.id from ${enabledUsers()} one))`
