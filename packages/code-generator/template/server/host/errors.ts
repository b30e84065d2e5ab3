import type { ResultName } from '@sqos/contract'
import type { TextParams } from './text.ts'

interface ErrorDetails {
  params?: TextParams
  /** Field → key of a text: the form shows it at the field. */
  fields?: Readonly<Record<string, string>>
  /** For the log. */
  cause?: unknown
}

/** An error that the caller may read: a code from a closed list, and the key of a text. */
export class AppError extends Error {
  override name = 'AppError'
  readonly result: ResultName
  readonly messageKey: string
  readonly details: ErrorDetails

  constructor(result: ResultName, messageKey: string, details: ErrorDetails = {}) {
    super(`${result}: ${messageKey}`, { cause: details.cause })
    this.result = result
    this.messageKey = messageKey
    this.details = details
  }
}

/** Refuses one field of the form. */
export const refusedField = (field: string, messageKey: string) =>
  new AppError('refused', messageKey, { fields: { [field]: messageKey } })
