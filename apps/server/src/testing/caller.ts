import type { Envelope } from '@sqos/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** A response as received. */
export type Answer<Data> = Envelope<Data> & { traceId?: string }

/** Calls the API and returns the parsed envelopes. Bodies are JSON unless they are URLSearchParams or FormData. */
export interface Caller {
  get: <Data = unknown>(url: string) => Promise<Answer<Data>>
  post: <Data = unknown>(url: string, body?: object) => Promise<Answer<Data>>
  put: <Data = unknown>(url: string, body?: object) => Promise<Answer<Data>>
  delete: <Data = unknown>(url: string, body?: object) => Promise<Answer<Data>>
}

interface CallerOptions {
  /** Resolves to the value of `Authorization`; undefined for a caller without a session. */
  token?: () => Promise<string>
  headers?: Record<string, string>
}

/** Creates a caller of `app`. */
export function createCaller(app: FastifyInstance, { token, headers = {} }: CallerOptions = {}): Caller {
  async function call<Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    const authorization = token && { authorization: await token() }
    const { payload, contentType } = await encode(body)
    const response = await app.inject({
      method,
      url,
      headers: { ...headers, ...authorization, ...(contentType && { 'content-type': contentType }) },
      ...(payload !== undefined && { payload }),
    })
    // Events of the call are delivered before the caller continues.
    await app.events.settle()
    if (!String(response.headers['content-type']).startsWith('application/json'))
      throw new Error(`${method} ${url} answered ${response.statusCode} without JSON: ${response.body.slice(0, 200)}`)
    return response.json<Answer<Data>>()
  }
  return {
    get: (url) => call('GET', url),
    post: (url, body) => call('POST', url, body),
    put: (url, body) => call('PUT', url, body),
    delete: (url, body) => call('DELETE', url, body),
  }
}

async function encode(body: object | undefined): Promise<{
  payload?: Exclude<InjectOptions['payload'], undefined>
  contentType?: string
}> {
  if (body === undefined) return {}
  if (!(body instanceof FormData || body instanceof URLSearchParams))
    return { payload: JSON.stringify(body), contentType: 'application/json' }
  const response = new Response(body)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    contentType: response.headers.get('content-type') ?? '',
  }
}
