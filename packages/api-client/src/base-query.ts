import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query'
import type { Envelope } from '@sqos/contract'
import { RESULT, SESSION_ENDED } from '@sqos/contract'
import { ABORTED, NO_ANSWER } from './api-error.ts'
import type { ApiError } from './api-error.ts'
import type { ApiRequest } from './build-request.ts'
import { buildRequest } from './build-request.ts'
import type { ApiEnvironment, ApiText } from './environment.ts'
import { apiEnvironment } from './environment.ts'
import { isUnchecked, isUnseen, mayEndSession, mergesConflicts, showsSuccess, timeoutOf } from './url-rules.ts'

type Outcome = { data: unknown; error?: undefined } | { error: ApiError; data?: undefined }

export interface Call {
  request: ApiRequest
  environment: ApiEnvironment
  /** The token of the request: a response for another token than the stored one is outdated. */
  token: string | null
}

/**
 * Sends every request: adds the headers and parameters of the API family, unwraps the envelope and shows at most one
 * message.
 */
export const baseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiError> = async (argument, api) => {
  const request = typeof argument === 'string' ? { url: argument } : argument
  const environment = apiEnvironment(api.extra)
  const call: Call = { request, environment, token: environment.getToken() }

  const { answer, failure } = await send(call, api)
  if (failure) return failure
  if (!isEnvelope(answer.body)) {
    return isUnchecked(request.url) ? { data: answer.body } : noAnswer(call, { code: NO_ANSWER })
  }
  return judge(call, answer.body, answer.traceId)
}

type Sent =
  | { answer: { body: unknown; traceId: string | undefined }; failure?: undefined }
  | { failure: Outcome; answer?: undefined }

async function send(call: Call, { signal }: BaseQueryApi): Promise<Sent> {
  const { request, environment } = call
  const { url, init } = buildRequest(request, environment)
  const timeout = AbortSignal.timeout(timeoutOf(request.url, environment.timeoutMs))
  const fetch = environment.fetch ?? globalThis.fetch
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any([signal, timeout]) })
    const traceId = response.headers.get('x-trace-id') ?? undefined
    if (response.status !== 200) return { failure: noAnswer(call, { code: response.status, traceId }) }
    const body: unknown = await response.json()
    return { answer: { body, traceId } }
  } catch {
    // The caller that aborts expects it. Other network failures are shown.
    if (signal.aborted) return { failure: { error: { code: ABORTED, msg: '', data: null } } }
    return { failure: noAnswer(call, { code: NO_ANSWER }) }
  }
}

export function noAnswer(
  { request, environment }: Call,
  { code, traceId }: Pick<ApiError, 'code' | 'traceId'>,
): Outcome {
  const msg = environment.text(isChange(request) && isAway(code) ? unansweredChange(code) : 'requestFailed')
  if (!isUnseen(request.url)) environment.toast({ kind: 'error', text: msg })
  return { error: { code, msg, data: null, traceId } }
}

/** No answer at all, or one of a proxy without its server: 502, 503, 504. */
const isAway = (code: number): boolean => code === NO_ANSWER || (code >= 502 && code <= 504)

const unansweredChange = (code: number): ApiText =>
  code === NO_ANSWER && isOffline() ? 'changeOffline' : 'changeUnanswered'

// oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare -- undefined in Node
const isOffline = (): boolean => globalThis.navigator?.onLine === false

const isChange = ({ method = 'GET' }: ApiRequest): boolean => method.toUpperCase() !== 'GET'

/** The data of an envelope, or its error, shown where the rules say so. */
export function judge({ request, environment, token }: Call, { code, msg, data }: Envelope, traceId?: string): Outcome {
  const { url } = request

  if (code === RESULT.ok) {
    if (isChange(request) && data === null && msg && showsSuccess(url))
      environment.toast({ kind: 'success', text: msg })
    return { data }
  }

  const error: ApiError = { code, msg: msg || environment.text('requestFailed'), data, traceId }
  if (code === RESULT.invalidFields || isUnchecked(url)) return { error }
  if (code === RESULT.conflict && mergesConflicts(request)) return { error }

  const endsSession = SESSION_ENDED.has(code) && mayEndSession(url)
  // Several calls may receive the end of a session at once: the first one clears the token, the others find it cleared.
  // A call without a token, such as one during sign-out, ends no session.
  if (endsSession && (token === null || token !== environment.getToken())) return { error }
  environment.toast({ kind: 'error', text: error.msg })
  if (endsSession) environment.onSessionEnded(code)
  return { error }
}

export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'
}
