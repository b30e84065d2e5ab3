import { expressionBuilder } from 'kysely'
import type { Database } from '../db/database.ts'

/** State and progress of jobs, as a sub-query for joins. */
export const jobStates = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>().selectFrom('jobs').select(['id', 'status', 'done', 'total', 'message']).as(alias)
