/** `code` of an error without a response of the server: network failure, time-out, or an invalid response. */
export const NO_ANSWER = 0

/** `code` of a call that its caller aborted. */
export const ABORTED = -1

/** The type of a hook's `error` and of the rejection of `unwrap()`. */
export interface ApiError {
  /** The envelope's code; 0 without a response, -1 when aborted, the HTTP status when the transport failed. */
  code: number
  /** The server's text, or the default text in the toast. */
  msg: string
  /** The envelope's data: for code 401 the invalid fields. */
  data: unknown
  /** Identifies this call in the log of the server. */
  traceId?: string | undefined
}

/** Whether a rejection is an API error, not a defect of the program. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'msg' in error && 'data' in error
}
