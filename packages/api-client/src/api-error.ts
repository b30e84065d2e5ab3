/** `code` of an error that no server answered: network failure, time-out, an answer that is not ours. */
export const NO_ANSWER = 0

/** `code` of a call that its caller gave up. */
export const ABORTED = -1

/** The type of a hook's `error` and of the rejection of `unwrap()`. */
export interface ApiError {
  /** The envelope's code; 0 without an answer, -1 when aborted, the HTTP status when the transport refused. */
  code: number
  /** The server's text, or the default text that the toast showed. */
  msg: string
  /** The envelope's data: for code 401 the invalid fields. */
  data: unknown
  /** Names this call in the server's log. */
  traceId?: string | undefined
}

/** Whether a rejection came from the API, and not from a defect. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'msg' in error && 'data' in error
}
