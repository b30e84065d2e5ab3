import { RESULT, type Language } from '@sqos/contract'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
  HTTPMethods,
} from 'fastify'
import { Type, type Static, type TSchema } from 'typebox'
import { AppError } from './errors.ts'
import type { Access, Actor } from './actor.ts'
import { text } from './text.ts'
import { isApiUrl } from './api-url.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Checked before the handler; a route under /api without it prevents the start. */
    permission?: Access
    /** Whether the route is available while viewing as another user, which is read-only. */
    whileViewing?: boolean
    /** A GET with side effects: data interfaces may not call it. */
    changes?: boolean
    /** Whether the ticket of a menu link is accepted instead of a token. */
    acceptsTickets?: boolean
    /** Whether it answers sessions that must change a given password first. */
    withGivenPassword?: boolean
    /** Changes nothing, whatever its method: not recorded as a write. */
    reads?: boolean
  }
  interface FastifyInstance {
    /** All routes under /api: tests check rules on all of them. */
    apiRoutes: RouteOptions[]
  }
}

/** A route of the API. */
export interface Route<
  Permission extends Access,
  Params extends TSchema,
  Query extends TSchema,
  Body extends TSchema,
  Data extends TSchema,
> {
  method: HTTPMethods
  url: string
  /** Name of the call in the API description and of the hook in the client. */
  operationId: string
  summary: string
  permission: Permission
  /**
   * Whether the route is available while viewing as another user, which is read-only. Default: true for GET only. Set
   * true for a POST that only reads, false for a GET with side effects.
   */
  whileViewing?: boolean
  /**
   * A POST that changes nothing, such as a list with a long query: not recorded as a write, and available while
   * viewing.
   */
  reads?: true
  /** A GET with side effects: data interfaces may not call it. */
  changes?: true
  /** A GET that accepts the ticket of a menu link instead of a token, for linked systems. */
  acceptsTickets?: true
  /** Answers sessions that must change a given password first: the change itself, and what a client needs for it. */
  withGivenPassword?: true
  params?: Params
  query?: Query
  body?: Body
  /** Maximum number of calls per minute from one address; `subject` distinguishes them further, such as by account. */
  limit?: { perMinute: number; subject?: (body: Static<Body>) => string }
  /** Maximum size of the body in bytes, where the default of one megabyte is too small. */
  maxBodyBytes?: number
  /** The body is a multipart form: the file `file`, read with `readUpload`, or the parts of `body`. */
  takesFile?: true
  /** Content type of a body that is not JSON. */
  consumes?: string
  /** Content type of a response without an envelope, which `handle` sends itself. */
  produces?: string
  /** Schema of `data`; omitted by a write that returns only `msg`. */
  data?: Data
  /** Message key of `msg` on success; `say` in the handler replaces it with a message with parameters. */
  done?: string
  handle: (call: {
    params: Static<Params>
    query: Static<Query>
    body: Static<Body>
    actor: Permission extends 'public' ? undefined : Actor
    say: (key: string, params: Record<string, string | number>) => void
    request: FastifyRequest
    reply: FastifyReply
  }) => Promise<Static<Data> | void> | Static<Data> | void
}

const envelope = (data: TSchema) =>
  Type.Object({ code: Type.Integer(), msg: Type.String(), data, traceId: Type.Optional(Type.String()) })

const UploadBody = Type.Object({ file: Type.String({ format: 'binary' }) })

/**
 * Returns the function that adds the routes of one area: validates requests, and wraps responses as `{code, msg,
 * data}`.
 */
export function routesOf(app: FastifyInstance, area: string) {
  return function route<
    Permission extends Access,
    Params extends TSchema,
    Query extends TSchema,
    Body extends TSchema,
    Data extends TSchema,
  >(options: Route<Permission, Params, Query, Body, Data>) {
    const {
      method,
      url,
      params,
      query,
      body,
      consumes,
      produces,
      takesFile,
      data,
      done = 'done.ok',
      limit,
      maxBodyBytes,
      handle,
    } = options
    const said = messageOf(done)
    app.route({
      method,
      url,
      ...(maxBodyBytes !== undefined && { bodyLimit: maxBodyBytes }),
      config: {
        permission: options.permission,
        whileViewing: options.whileViewing ?? (method === 'GET' || options.reads === true),
        ...(options.reads && { reads: true }),
        ...(options.changes && { changes: true }),
        ...(options.acceptsTickets && { acceptsTickets: true }),
        ...(options.withGivenPassword && { withGivenPassword: true }),
        ...(limit && { rateLimit: rateLimitOf(url, limit) }),
      },
      schema: {
        tags: [area],
        operationId: options.operationId,
        summary: options.summary,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(consumes && { consumes: [consumes] }),
        ...(takesFile && { consumes: ['multipart/form-data'], body: body ?? UploadBody }),
        response: produces ? {} : { 200: envelope(data ?? Type.Null()) },
        ...(produces && { produces: [produces] }),
      },
      ...(takesFile && { validatorCompiler: exceptBody(app) }),
      handler: async (request, reply) => {
        let msg = said(request.language)
        // Fastify has validated these against the schemas above, and the auth hook has set the actor.
        // oxlint-disable typescript/no-unsafe-type-assertion -- see the line before
        const result = await handle({
          params: request.params as Static<Params>,
          query: request.query as Static<Query>,
          body: request.body as Static<Body>,
          actor: request.actor as Permission extends 'public' ? undefined : Actor,
          say: (key, values) => (msg = text(request.language, key, values)),
          request,
          reply,
        })
        // oxlint-enable typescript/no-unsafe-type-assertion
        if (produces) return result
        request.resultCode = RESULT.ok
        return { code: RESULT.ok, msg, data: result ?? null }
      },
    })
  }
}

/** The message of a key in each language, looked up once. */
function messageOf(key: string) {
  const known = new Map<Language, string>()
  return (language: Language): string => {
    const message = known.get(language) ?? text(language, key)
    known.set(language, message)
    return message
  }
}

/** Validates parameters and query, and no body: the handler reads the parts of an upload afterwards. */
const exceptBody =
  (app: FastifyInstance): FastifySchemaCompiler<FastifySchema> =>
  (part) =>
    part.httpPart === 'body' || !app.validatorCompiler ? () => true : app.validatorCompiler(part)

function rateLimitOf(url: string, { perMinute, subject }: { perMinute: number; subject?: (body: never) => string }) {
  return {
    max: perMinute,
    timeWindow: 60_000,
    // After the body was read and validated.
    hook: 'preHandler' as const,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated against the schema of the route before
    keyGenerator: ({ ip, body }: FastifyRequest) => [url, ip, subject?.(body as never)].join('|'),
  }
}

/** Refuses to start with a route of the API that names no permission. */
export function demandPermissions(app: FastifyInstance) {
  app.decorate('apiRoutes', [])
  app.addHook('onRoute', (route) => {
    const { url, method, config } = route
    if (!isApiUrl(url) || method === 'OPTIONS') return
    app.apiRoutes.push(route)
    if (config?.permission) return
    throw new Error(
      `Route ${String(method)} ${url} names no permission. Use a PermissionCode, 'signed-in' or 'public'.`,
    )
  })
}

/** Returns the record; throws `notFound` for undefined. */
export function found<T>(record: T | undefined): T {
  if (record === undefined) throw new AppError('notFound', 'error.recordMissing')
  return record
}
