import { RESULT } from '@sqos/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { Type, type Static, type TSchema } from 'typebox'
import { AppError } from './errors.ts'
import type { Access, Actor } from './actor.ts'
import { text } from './text.ts'
import { isApiUrl } from './api-url.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Checked before the handler runs; a route under /api without it does not start. */
    permission?: Access
    /** Whether it answers those who look through somebody else's eyes, who may only read. */
    whileViewing?: boolean
    /** A GET that changes something: data interfaces may not call it. */
    changes?: boolean
    /** Whether the ticket of a menu link is accepted in place of a token. */
    acceptsTickets?: boolean
    /** Whether it answers sessions that must change a given password first. */
    withGivenPassword?: boolean
    /** Changes nothing, whatever its method is: not noted as a write. */
    reads?: boolean
  }
  interface FastifyInstance {
    /** Every route under /api, as it was opened: what is true of all routes is tested on all. */
    apiRoutes: RouteOptions[]
  }
}

/** One call of the API. */
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
   * Whether it answers those who look through somebody else's eyes, who may only read: unless said, GET does and nothing else.
   * True for a POST that only reads, false for a GET that changes something.
   */
  whileViewing?: boolean
  /** A POST that changes nothing, such as a list with a long query: not noted as a write, and open to those who only look. */
  reads?: true
  /** A GET that changes something: data interfaces may not call it. */
  changes?: true
  /** A GET that accepts the ticket of a menu link in place of a token; what linked systems need to read. */
  acceptsTickets?: true
  /** Answers sessions that must change a given password first: the change itself, and what a client needs for it. */
  withGivenPassword?: true
  params?: Params
  query?: Query
  body?: Body
  /** At most so many calls a minute from one address; `subject` tells apart who is meant, such as an account. */
  limit?: { perMinute: number; subject?: (body: Static<Body>) => string }
  /** Largest body in bytes, where the server's limit of one megabyte is too small. */
  maxBodyBytes?: number
  /** Takes a form in parts: the file `file` to be read with `readUpload`, or what `body` says. */
  takesFile?: true
  /** Content type of a body that is not JSON. */
  consumes?: string
  /** Content type of an answer without envelope, which `handle` sends itself. */
  produces?: string
  /** Shape of `data`; a write that says only `msg` leaves it out. */
  data?: Data
  /** Message key of the `msg` on success; `say` in the handler replaces it by one with values. */
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

/** Gives a function that adds one area's routes: validated on the way in, wrapped as `{code, msg, data}` on the way out. */
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
      // The parts of an upload are read by the handler, after this.
      ...(takesFile && { validatorCompiler: () => () => true }),
      handler: async (request, reply) => {
        let msg = text(request.language, done)
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

function rateLimitOf(url: string, { perMinute, subject }: { perMinute: number; subject?: (body: never) => string }) {
  return {
    max: perMinute,
    timeWindow: 60_000,
    // After the body has been read and checked.
    hook: 'preHandler' as const,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated against the route's schema by then
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

/** The record, or the answer that it does not exist. */
export function found<T>(record: T | undefined): T {
  if (record === undefined) throw new AppError('notFound', 'error.recordMissing')
  return record
}
