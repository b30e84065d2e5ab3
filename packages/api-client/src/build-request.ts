import { languageEntry } from '@sqos/contract'
import type { ApiEnvironment } from './environment.ts'
import { isFormEncoded, outlivesPage } from './url-rules.ts'

/** A call in the form of an endpoint. */
export interface ApiRequest {
  url: string
  method?: string | undefined
  params?: object | undefined
  body?: unknown
  headers?: Record<string, string | undefined> | undefined
}

/** Headers of every call, for transports other than `fetch`. */
export function callHeaders(environment: ApiEnvironment): Record<string, string> {
  const token = environment.getToken()
  return {
    'sqos-origin': environment.getSide?.() ?? 'pc',
    'Accept-Language': languageEntry(environment.getLanguage()).prefixes[0],
    ...(token && { Authorization: token }),
  }
}

/** URL, headers and body of a call. */
export function buildRequest(request: ApiRequest, environment: ApiEnvironment): { url: string; init: RequestInit } {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (value !== undefined) headers.set(name, value)
  }
  for (const [name, value] of Object.entries(callHeaders(environment))) headers.set(name, value)

  const init: RequestInit = { method: request.method ?? 'GET', headers, keepalive: outlivesPage(request.url) }
  if (request.body !== undefined) {
    const { body, type } = encodeBody(request)
    init.body = body
    if (type) headers.set('Content-Type', type)
  }

  return { url: environment.baseUrl + withQuery(request, environment.now()), init }
}

/** Undefined parameters are left out; `n`, in seconds, prevents cached responses. */
function withQuery({ url, params }: ApiRequest, now: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  query.set('n', String(Math.floor(now / 1000)))
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

function encodeBody({ url, body }: ApiRequest): { body: BodyInit; type?: string } {
  // The browser sets the boundary of multipart bodies, and the type of form-urlencoded ones.
  if (body instanceof FormData) return { body }
  if (isRecord(body) && isFormEncoded(url)) return { body: new URLSearchParams(textFields(body)) }
  if (isRecord(body) && Object.values(body).some((value) => value instanceof Blob)) return { body: toFormData(body) }
  return { body: JSON.stringify(body), type: 'application/json' }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function textFields(fields: Record<string, unknown>): [string, string][] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)])
}

function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  const files = Object.entries(fields).filter((field): field is [string, Blob] => field[1] instanceof Blob)
  for (const [name, text] of textFields(fields)) {
    if (!(fields[name] instanceof Blob)) form.append(name, text)
  }
  // Files last: a server that reads the stream then knows all other fields already.
  for (const [name, file] of files) form.append(name, file)
  return form
}
