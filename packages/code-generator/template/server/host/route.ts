import { RESULT } from '@sqos/contract'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { Type, type Static, type TSchema } from 'typebox'
import { actorOf, may, type Actor } from './actor.ts'
import { AppError } from './errors.ts'
import { text, type TextParams } from './text.ts'

interface Route<Params extends TSchema, Query extends TSchema, Body extends TSchema, Data extends TSchema> {
  method: HTTPMethods
  url: string
  operationId: string
  summary: string
  permission: string
  params?: Params
  query?: Query
  body?: Body
  /** The body is a form with the part `file`. */
  takesFile?: true
  /** For hosts where one person may look at the application as another one. */
  whileViewing?: boolean
  data?: Data
  /** The key of the message of success. */
  done?: string
  handle: (call: {
    params: Static<Params>
    query: Static<Query>
    body: Static<Body>
    actor: Actor
    say: (key: string, params?: TextParams) => void
    request: FastifyRequest
  }) => Promise<Static<Data> | void> | Static<Data> | void
}

const envelope = (data: TSchema) => Type.Object({ code: Type.Integer(), msg: Type.String(), data })

/** Returns the function that adds routes: it checks permission and input, and wraps answers as `{ code, msg, data }`. */
export function routesOf(app: FastifyInstance, area: string) {
  return function route<Params extends TSchema, Query extends TSchema, Body extends TSchema, Data extends TSchema>({
    method,
    url,
    operationId,
    summary,
    permission,
    params,
    query,
    body,
    data,
    done = 'done.ok',
    handle,
  }: Route<Params, Query, Body, Data>) {
    const described = { tags: [area], operationId, summary }
    app.route({
      method,
      url,
      schema: {
        ...described,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { 200: envelope(data ?? Type.Null()) },
      },
      async handler(request) {
        const actor = actorOf(request)
        if (!may(actor, permission)) throw new AppError('forbidden', 'error.forbidden')
        let msg = text(request.language, done)
        // Fastify has checked these against the schemas above.
        // oxlint-disable typescript/no-unsafe-type-assertion -- see the line before
        const result = await handle({
          params: request.params as Static<Params>,
          query: request.query as Static<Query>,
          body: request.body as Static<Body>,
          actor,
          say: (key, values) => (msg = text(request.language, key, values)),
          request,
        })
        // oxlint-enable typescript/no-unsafe-type-assertion
        return { code: RESULT.ok, msg, data: result ?? null }
      },
    })
  }
}

/** Returns the record; refuses undefined. */
export function found<Row>(record: Row | undefined): Row {
  if (record === undefined) throw new AppError('notFound', 'error.recordMissing')
  return record
}
