import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify'
import type { Access } from '../../platform/actor.ts'
import { resolve, sampleOf, type Schema } from './sample.ts'
import { SAMPLES, type Sample } from './samples.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A route with all data for a call. */
export interface ApiRoute {
  /** `GET /api/…`, as tests name it. */
  name: string
  method: Method
  url: string
  permission: Access
  params: Schema | undefined
  query: Schema | undefined
  body: Schema | undefined
  takesFile: boolean
  isForm: boolean
  /** Changes nothing, although it is not a GET. */
  isRead: boolean
  /** Available while viewing as another user. */
  whileViewing: boolean
  /** Maximum size of the body in bytes. */
  bodyLimit: number
  sample: Sample
}

const DEFAULT_BODY_LIMIT = 1_048_576
const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE'] satisfies Method[]

/** All routes of the API, without HEAD, which Fastify adds to GET. */
export const listRoutes = (app: FastifyInstance): ApiRoute[] =>
  app.apiRoutes.filter(({ method }) => METHODS.includes(String(method))).map(describe)

function describe({ method, url, config, schema, bodyLimit }: RouteOptions): ApiRoute {
  const name = `${String(method)} ${url}`
  if (!config?.permission) throw new Error(`${name} names no permission.`)
  const consumes: readonly unknown[] =
    schema && 'consumes' in schema && Array.isArray(schema.consumes) ? schema.consumes : []
  return {
    name,
    // Fastify declares route options loosely; these are the schemas of our own `routesOf`.
    // oxlint-disable typescript/no-unsafe-type-assertion -- see the line before
    method: String(method) as Method,
    params: schema?.params as Schema | undefined,
    query: schema?.querystring as Schema | undefined,
    body: schema?.body as Schema | undefined,
    // oxlint-enable typescript/no-unsafe-type-assertion
    url,
    permission: config.permission,
    takesFile: consumes.includes('multipart/form-data'),
    isForm: consumes.includes('application/x-www-form-urlencoded'),
    isRead: config.reads === true,
    whileViewing: config.whileViewing === true,
    bodyLimit: bodyLimit ?? DEFAULT_BODY_LIMIT,
    sample: SAMPLES[name] ?? {},
  }
}

export interface Call {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Values that match the schemas of the route, overridden by the samples. */
export function sampleCall(app: FastifyInstance, route: ApiRoute): Required<Call> {
  const object = (schema: Schema | undefined) => {
    const value = schema ? sampleOf(app, schema) : {}
    return typeof value === 'object' && value !== null ? { ...value } : {}
  }
  return {
    params: { ...object(route.params), ...route.sample.params },
    query: object(route.query),
    body: route.body && !route.takesFile ? { ...object(route.body), ...route.sample.body } : undefined,
  }
}

let callers = 0

/** The request of a call; each comes from its own address, because of the rate limits per address. */
export function requestOf(route: ApiRoute, { params = {}, query = {}, body }: Call): InjectOptions {
  callers += 1
  const path = route.url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return {
    method: route.method,
    url: path,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    remoteAddress: `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
    ...payloadOf(route, body),
  }
}

function payloadOf(route: ApiRoute, body: unknown): InjectOptions {
  if (route.takesFile) {
    const boundary = 'sample'
    const part = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="sample.txt"\r\n\r\nsample\r\n--${boundary}--\r\n`
    return { payload: part, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
  }
  if (body === undefined) return {}
  if (route.isForm && typeof body === 'object' && body !== null)
    return {
      payload: new URLSearchParams(
        Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** The properties of the body, query or parameters of a route. */
export const propertiesOf = (app: FastifyInstance, schema: Schema | undefined) =>
  Object.entries(schema ? (resolve(app, schema).properties ?? {}) : {})
