/** A request as it reached the far end of the wire. */
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
}

/** An envelope without the parts that are the same every time. */
export interface Answer {
  code: number
  msg?: string
  data?: unknown
}

/** Answers by `GET /api/…`; a function answers what it was asked. */
export type Answers = Record<string, Answer | ((request: Asked) => Answer)>

/** `{ list }`, as every list and tree is answered. */
export const listOf = (...list: unknown[]): Answer => ({ code: 200, data: { list } })

/** How somebody arranged a list, which every list asks: not yet. */
const OF_LISTS = /\/Authority\/Get(Columns|Views)ByModuleId\//
const NOTHING_KEPT: Answer = { code: 200, data: [] }

/** What stands in for the server in a page's test: everything on this side of it is the real thing. */
export function createFarEnd(answers: Answers) {
  const asked: Asked[] = []

  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const request = { method: init.method ?? 'GET', path: url.pathname, query: url.searchParams, body }
    asked.push(request)
    const known = answers[`${request.method} ${request.path}`]
    const answer =
      known ?? (OF_LISTS.test(request.path) ? NOTHING_KEPT : { code: 404, msg: `nothing at ${request.path}` })
    return Response.json({ msg: '', data: null, ...(typeof answer === 'function' ? answer(request) : answer) })
  }

  /** The requests of one method so far, of one path if given. */
  const sent = (method: string, path?: string) =>
    asked.filter((request) => request.method === method && (path === undefined || request.path === path))

  return { answers, asked, sent, fetch }
}

export type FarEnd = ReturnType<typeof createFarEnd>
