import { ABORTED, NO_ANSWER } from './api-error.ts'
import { type Call, isEnvelope, judge, noAnswer } from './base-query.ts'
import { type ApiRequest, buildRequest } from './build-request.ts'
import { type ApiExtra, apiEnvironment } from './environment.ts'
import { timeoutOf } from './url-rules.ts'

/** How long a call may take. */
interface ReadLinesOptions {
  /** Ends the call: it rejects with the code ABORTED, and nothing is shown. Without it the usual time-out applies. */
  signal?: AbortSignal | undefined
}

/**
 * Thunk: calls back with each line of an answer of JSON lines as it arrives. Rejects with an `ApiError`, which is shown like that of any
 * call.
 */
export const readLines =
  (request: ApiRequest, onLine: (line: unknown) => void, { signal }: ReadLinesOptions = {}) =>
  async (_dispatch: unknown, _getState: unknown, extra: ApiExtra): Promise<void> => {
    const environment = apiEnvironment(extra)
    const call: Call = { request, environment, token: environment.getToken() }
    const { error } = await receive(call, { onLine, signal })
    if (error) throw error
  }

async function receive(
  call: Call,
  { onLine, signal: stop }: ReadLinesOptions & { onLine: (line: unknown) => void },
): Promise<{ error?: unknown }> {
  const { request, environment } = call
  const { url, init } = buildRequest(request, environment)
  const signal = stop ?? AbortSignal.timeout(timeoutOf(request.url, environment.timeoutMs))
  try {
    const response = await (environment.fetch ?? globalThis.fetch)(url, { ...init, signal })
    const traceId = response.headers.get('x-trace-id') ?? undefined
    if (response.status !== 200 || !response.body) return noAnswer(call, { code: response.status, traceId })
    // Refusals are envelopes, as of any call.
    if (response.headers.get('content-type')?.includes('application/json') === true) {
      const body: unknown = await response.json()
      return isEnvelope(body) ? judge(call, body, traceId) : noAnswer(call, { code: NO_ANSWER })
    }
    await eachLine(response.body, onLine)
    return {}
  } catch {
    if (stop?.aborted) return { error: { code: ABORTED, msg: '', data: null } }
    return noAnswer(call, { code: NO_ANSWER })
  }
}

async function eachLine(body: ReadableStream<Uint8Array<ArrayBuffer>>, onLine: (line: unknown) => void) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') onLine(JSON.parse(line))
    if (done) return
  }
}
