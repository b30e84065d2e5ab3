/**
 * Every `code` of the envelope `{code, msg, data}`. HTTP status stays 200 for business errors; only transport failures
 * have others.
 */
export const RESULT = {
  /** Success. */
  ok: 200,
  /** A business rule or the shape of the body is violated: toast with `msg`. */
  refused: 400,
  /** Fields are invalid: `data` names them, the form shows them, no toast. */
  invalidFields: 401,
  /** The caller lacks the permission. */
  forbidden: 403,
  /** The record or URL does not exist. */
  notFound: 404,
  /** Another user changed the record meanwhile. */
  conflict: 409,
  /** Too many attempts in a short time. */
  tooManyRequests: 429,
  /** Internal error: the response contains a trace id and nothing else. */
  internal: 500,
  /** The session expired, or none exists. */
  sessionExpired: 600,
  /** The same account signed in elsewhere while single sign-in is on. */
  signedInElsewhere: 601,
  /** The token is invalid. */
  tokenInvalid: 602,
} as const

export type ResultName = keyof typeof RESULT
export type ResultCode = (typeof RESULT)[ResultName]

/** Codes after which the browser clears its token and returns to the sign-in page. */
export const SESSION_ENDED: ReadonlySet<number> = new Set([
  RESULT.sessionExpired,
  RESULT.signedInElsewhere,
  RESULT.tokenInvalid,
])

/** The body of every response. */
export interface Envelope<Data = unknown> {
  code: number
  msg: string
  data: Data
}
