import type { ResultName } from '@sqos/contract'
import type { TextParams } from './text.ts'

/** Details of an error for the client: `fields` names the invalid inputs. */
export interface ErrorDetails {
  /** Parameters of the message. */
  params?: TextParams
  /** Field name → message key, or key with parameters: the form shows each message at its field. */
  fields?: Record<string, string | FieldProblem>
}

/** A problem of one field. */
export interface FieldProblem {
  key: string
  params?: TextParams
}

/** An error that the caller may see: a result code from the closed list and a message key. */
export class AppError extends Error {
  override name = 'AppError'
  readonly result: ResultName
  readonly messageKey: string
  readonly details: ErrorDetails

  constructor(result: ResultName, messageKey: string, details: ErrorDetails = {}) {
    super(`${result}: ${messageKey}`)
    this.result = result
    this.messageKey = messageKey
    this.details = details
  }
}

/** An error with result `refused` for one field of the form. */
export const refusedField = (field: string, messageKey: string, params?: TextParams) =>
  new AppError('refused', messageKey, {
    ...(params && { params }),
    fields: { [field]: params ? { key: messageKey, params } : messageKey },
  })
