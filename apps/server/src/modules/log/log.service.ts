import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { createLogRepository, type LogFilter, type LogOrder, type LogRow } from './log.repository.ts'
import type { Db } from '../../platform/db/database.ts'

/** Category of sign-in rows. */
export const SIGN_IN_LOG = 1
/** Category of failures, on the server or in a browser. */
export const FAILURE_LOG = 4

interface LogQuery extends LogFilter {
  currentPage?: number | undefined
  pageSize?: number | undefined
  order?: LogOrder | undefined
  sort?: 'asc' | 'desc' | undefined
}

/** One page of the log, newest first. */
export async function readLog(
  db: Db,
  { currentPage = 1, pageSize = 20, order, sort = 'desc', ...filter }: LogQuery,
): Promise<{ list: LogRow[]; pagination: { currentPage: number; pageSize: number; total: number } }> {
  const repository = createLogRepository(db)
  const [list, total] = await Promise.all([
    repository.list(filter, { currentPage, pageSize, order, sort }),
    repository.count(filter),
  ])
  return { list, pagination: { currentPage, pageSize, total } }
}

const SignInMessage = Type.Object({
  messageKey: Type.String(),
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
})

/** The message of a sign-in row: the row itself has no language. */
export function messageOf({ json }: Pick<LogRow, 'json'>): Static<typeof SignInMessage> | undefined {
  const written: unknown = JSON.parse(json)
  return Value.Check(SignInMessage, written) ? written : undefined
}
