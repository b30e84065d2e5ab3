/** A request received by the mock server. */
export interface ReceivedRequest {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
}

/** An envelope without its constant properties. */
export interface Answer {
  code: number
  msg?: string
  data?: unknown
}

/** Responses by `GET /api/…`; a function receives the request. */
export type Answers = Record<string, Answer | ((request: ReceivedRequest) => Answer)>

/** `{ list }`, the format of every list and tree. */
export const listOf = (...list: unknown[]): Answer => ({ code: 200, data: { list } })

/** The column settings and views that every list reads: empty. */
const OF_LISTS = /\/Authority\/Get(Columns|Views)ByModuleId\//
const EMPTY_LIST: Answer = { code: 200, data: [] }

/** Creates a mock server for the test of a page: everything on the client side is real. */
export function createMockServer(answers: Answers) {
  const asked: ReceivedRequest[] = []

  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const request = { method: init.method ?? 'GET', path: url.pathname, query: url.searchParams, body }
    asked.push(request)
    const known = answers[`${request.method} ${request.path}`]
    const answer =
      known ?? (OF_LISTS.test(request.path) ? EMPTY_LIST : { code: 404, msg: `nothing at ${request.path}` })
    return Response.json({ msg: '', data: null, ...(typeof answer === 'function' ? answer(request) : answer) })
  }

  /** The requests of one method so far, optionally of one path. */
  const sent = (method: string, path?: string) =>
    asked.filter((request) => request.method === method && (path === undefined || request.path === path))

  return { answers, asked, sent, fetch }
}

export type MockServer = ReturnType<typeof createMockServer>
