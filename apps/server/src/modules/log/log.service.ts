import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { isTextKey, text } from '../../platform/text.ts'
import { createLogRepository, type LogFilter, type LogOrder, type LogRow } from './log.repository.ts'
import type { Language } from '@sqos/contract'
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
  mode: Type.Optional(Type.Union([Type.Literal('code'), Type.Literal('scan')])),
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
})

/** The message of a sign-in row in a language, with the mode unless that is account and password. */
export function signInTextOf({ json }: Pick<LogRow, 'json'>, language: Language): string {
  const written: unknown = JSON.parse(json)
  if (!Value.Check(SignInMessage, written) || !isTextKey(written.messageKey)) return ''
  const { messageKey, mode, params } = written
  const message = text(language, messageKey, params)
  return mode ? text(language, 'auth.messageOfMode', { message, mode: text(language, `auth.mode.${mode}`) }) : message
}
