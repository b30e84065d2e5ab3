/**
 * Every `code` an answer `{code, msg, data}` may carry. HTTP stays 200 for business failures; only a broken transport
 * answers otherwise. Source: contract of the API family, envelope and codes.
 */
export const RESULT = {
  /** Done. */
  ok: 200,
  /** A business rule or the body's shape says no: toast with `msg`. */
  refused: 400,
  /** Fields are invalid: `data` names them, the form shows them, no toast. */
  invalidFields: 401,
  /** The caller lacks the permission. */
  forbidden: 403,
  /** No such record or address. */
  notFound: 404,
  /** The record changed under the caller's hands. */
  conflict: 409,
  /** Too many tries in a short time. */
  tooManyRequests: 429,
  /** Our fault: the answer carries a trace id and nothing else. */
  internal: 500,
  /** The session ran out, or there never was one. */
  sessionExpired: 600,
  /** The same account signed in elsewhere while single sign-in is on. */
  signedInElsewhere: 601,
  /** The token is not one of ours. */
  tokenInvalid: 602,
} as const

export type ResultName = keyof typeof RESULT
export type ResultCode = (typeof RESULT)[ResultName]

/** Codes after which the browser forgets its token and returns to the sign-in page. */
export const SESSION_ENDED: ReadonlySet<number> = new Set([
  RESULT.sessionExpired,
  RESULT.signedInElsewhere,
  RESULT.tokenInvalid,
])

/** What every call answers with. */
export interface Envelope<Data = unknown> {
  code: number
  msg: string
  data: Data
}
