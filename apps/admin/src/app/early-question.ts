import { type ApiEnvironment, callHeaders } from '@sqos/api-client'

const QUESTION = '/api/oauth/CurrentUser'
/** Milliseconds after which the answer is too old: somebody may have unlocked the screen in between. */
const FRESH = 30_000

/**
 * Asks who is signed in while texts, router and page still load. Returns the `fetch` for the API: its first call of the same question, with
 * the same token, gets this answer, and reports what is wrong with it. Undefined when nobody is signed in.
 */
export function askEarly(environment: ApiEnvironment): typeof fetch | undefined {
  const { baseUrl, now, timeoutMs = FRESH } = environment
  const headers = callHeaders(environment)
  if (headers['Authorization'] === undefined) return undefined
  const askedAt = now()
  const address = `${baseUrl}${QUESTION}?n=`
  const signal = AbortSignal.timeout(timeoutMs)
  let answer: Promise<Response> | undefined = fetch(address + Math.floor(askedAt / 1000), { headers, signal })
  // The call that takes the answer reports a failure.
  answer.catch(() => undefined)

  return (input, init) => {
    const early = answer
    if (!early || typeof input !== 'string' || !input.startsWith(address)) return fetch(input, init)
    answer = undefined
    const isSame = new Headers(init?.headers).get('Authorization') === headers['Authorization']
    return isSame && now() - askedAt < FRESH ? early : fetch(input, init)
  }
}
