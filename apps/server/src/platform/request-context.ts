import type { Language } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
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

/** Finds the caller of a token, or throws `sessionExpired`, `signedInElsewhere` or `tokenInvalid`. */
export type Authenticate = (token: string | undefined) => Promise<Actor>

/** Every request knows its language and trace id; every guarded one its caller, who must hold the route's permission. */
export function addRequestContext(app: FastifyInstance, authenticate: Authenticate) {
  app.decorateRequest('actor', undefined)
  app.decorateRequest('language', 'zh')
  app.addHook('onRequest', async (request, reply) => {
    request.language = requestLanguage(request.headers['accept-language'])
    reply.header('x-trace-id', request.id)
    const { permission, whileViewing } = request.routeOptions.config
    if (permission === undefined || permission === 'public') return
    request.actor = await authenticate(request.headers.authorization)
    if (permission !== 'signed-in' && !may(request.actor, permission))
      throw new AppError('forbidden', 'error.forbidden')
    if (request.actor.viewer && whileViewing !== true) throw new AppError('forbidden', 'error.viewOnly')
  })
}
