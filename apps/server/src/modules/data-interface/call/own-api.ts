import { RESULT } from '@sqos/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors.ts'

/** Maximum depth of interfaces that call interfaces. */
const MAX_DEPTH = 3
const DEPTH = 'x-data-interface-depth'

interface OwnCall {
  path: string
  method: 'GET' | 'POST'
  query: URLSearchParams
  /** The request of the caller: the call uses its token, and so its rights. */
  request: FastifyRequest
}

/** Refuses GET routes with side effects, such as sign-out, for calls by interfaces. */
export function refuseChangingOwnCalls(app: FastifyInstance) {
  app.addHook('onRequest', ({ headers, routeOptions: { config } }, _reply, done) => {
    const isRefused = headers[DEPTH] !== undefined && (config.changes === true || config.whileViewing === false)
    done(isRefused ? new AppError('refused', 'dataInterface.ownReadOnly') : undefined)
  })
}

/** Number of nested interface calls so far. An invalid header counts as too many. */
function depthOf({ headers }: FastifyRequest): number {
  const header = headers[DEPTH]
  if (header === undefined) return 0
  return typeof header === 'string' && /^[0-9]$/.test(header) ? Number(header) : MAX_DEPTH
}

/**
 * Calls the API of this server for the caller and returns the `data` of the answer. Read-only: the author of a form
 * must not make its users write.
 */
export async function callOwnApi(app: FastifyInstance, { path, method, query, request }: OwnCall): Promise<unknown> {
  if (method !== 'GET') throw new AppError('refused', 'dataInterface.ownReadOnly')
  const depth = depthOf(request) + 1
  if (depth > MAX_DEPTH) throw new AppError('refused', 'dataInterface.ownTooDeep')
  const url = new URL(path, 'http://own')
  if (!url.pathname.startsWith('/api/')) throw new AppError('refused', 'dataInterface.ownPath')
  for (const [name, value] of query) url.searchParams.set(name, value)
  const { authorization, 'accept-language': language } = request.headers
  const response = await app.inject({
    method,
    url: `${url.pathname}${url.search}`,
    remoteAddress: request.ip,
    headers: {
      [DEPTH]: String(depth),
      ...(authorization && { authorization }),
      ...(language && { 'accept-language': language }),
    },
  })
  const answer: unknown = response.headers['content-type']?.toString().startsWith('application/json')
    ? response.json()
    : undefined
  if (typeof answer !== 'object' || answer === null || !('code' in answer))
    throw new AppError('refused', 'dataInterface.requestStatus', { params: { status: response.statusCode } })
  if (answer.code !== RESULT.ok)
    throw new AppError('refused', 'dataInterface.ownRefused', {
      params: { reason: 'msg' in answer ? String(answer.msg) : '' },
    })
  return 'data' in answer ? answer.data : null
}
