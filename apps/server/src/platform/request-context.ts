import type { Language } from '@sqos/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may, type Actor } from './actor.ts'
import { AppError } from './errors.ts'
import { requestLanguage } from './text.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; undefined on public routes. */
    actor: Actor | undefined
    language: Language
  }
}

/** The use of a link ticket by a request. */
export interface TicketUse {
  /** The host of the calling page, where the browser sends it. */
  host: string | undefined
}

/** The ticket use of a request; only read routes with `acceptsTickets` have one. */
export function ticketUseOf({ method, headers, routeOptions }: FastifyRequest): TicketUse | undefined {
  if (routeOptions.config.acceptsTickets !== true || (method !== 'GET' && method !== 'HEAD')) return undefined
  const page = headers.origin ?? headers.referer
  if (page === undefined) return { host: undefined }
  // An origin such as "null" is not a host: no ticket matches it.
  return { host: URL.canParse(page) ? new URL(page).host : '' }
}

/**
 * Finds the caller of a token, or of a ticket where `ticketUse` is given; throws `sessionExpired`, `signedInElsewhere` or `tokenInvalid`.
 * Refuses sessions that must change a given password first, unless `withGivenPassword` is set.
 */
export type Authenticate = (
  token: string | undefined,
  ticketUse?: TicketUse,
  options?: { withGivenPassword?: boolean },
) => Promise<Actor>

/**
 * Adds language and trace id to every request, and to authenticated ones the caller, who must have the permission of
 * the route.
 */
export function addRequestContext(app: FastifyInstance, authenticate: Authenticate) {
  app.decorateRequest('actor', undefined)
  app.decorateRequest('language', 'zh')
  app.addHook('onRequest', async (request, reply) => {
    request.language = requestLanguage(request.headers['accept-language'])
    reply.header('x-trace-id', request.id)
    const { permission, whileViewing, withGivenPassword = false } = request.routeOptions.config
    if (permission === undefined || permission === 'public') return
    request.actor = await authenticate(request.headers.authorization, ticketUseOf(request), { withGivenPassword })
    if (permission !== 'signed-in' && !may(request.actor, permission))
      throw new AppError('forbidden', 'error.forbidden')
    if (request.actor.viewer && whileViewing !== true) throw new AppError('forbidden', 'error.viewOnly')
  })
}
