import type { ResultName } from '@sqos/contract'
import type { TextParams } from './text.ts'

/** What a client is told beyond the message: `fields` names the inputs at fault. */
export interface ErrorDetails {
  /** Values put into the message. */
  params?: TextParams
  /** Field name → message key, or key with its values: the form shows each at its field. */
  fields?: Record<string, string | FieldProblem>
}

/** What is wrong with one field. */
export interface FieldProblem {
  key: string
  params?: TextParams
}

/** A failure that the caller may know about: a result code from the closed list and a message key. */
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

/** Refuses with `messageKey`, pointing at one field of the form. */
export const refusedField = (field: string, messageKey: string) =>
  new AppError('refused', messageKey, { fields: { [field]: messageKey } })
