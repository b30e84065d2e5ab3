import { RESULT, type Language, type ResultName, SESSION_ENDED } from '@sqos/contract'
import type { ErrorMessage, LogoutMessage } from '@sqos/contract/realtime'
import { AppError } from '../../platform/errors.ts'
import { isTextKey, text, type TextParams } from '../../platform/text.ts'

/** Key of the refusal of sockets of a locked account. */
export const LOCKED = 'realtime.locked'

/** Facts of the refused frame that the answer repeats. */
export interface RefusedFrame {
  method?: string | undefined
  clientId?: string | undefined
}

/** The answer to a frame that was refused. */
export function refusal(language: Language, error: AppError, { method, clientId }: RefusedFrame = {}): ErrorMessage {
  const { result, messageKey, details } = error
  const seconds = details.params?.['seconds']
  return {
    method: 'error',
    code: RESULT[result],
    msg: isTextKey(messageKey) ? text(language, messageKey, { problems: '', ...details.params }) : messageKey,
    ...(method !== undefined && { of: method }),
    ...(clientId !== undefined && { clientId }),
    ...(typeof seconds === 'number' && { retryAfter: seconds }),
  }
}

/** Whether the error says that the session is over. */
export const isSessionOver = (error: unknown): error is AppError =>
  error instanceof AppError && SESSION_ENDED.has(RESULT[error.result])

/** Tells a client that its session is over. */
export const logout = (language: Language, result: ResultName, messageKey: string): LogoutMessage => ({
  method: 'logout',
  code: RESULT[result],
  msg: text(language, messageKey, {} satisfies TextParams),
})
