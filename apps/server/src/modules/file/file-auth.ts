import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Authenticate } from '../../platform/request-context.ts'
import { createVersionedCache } from '../../platform/versioned-cache.ts'
import type { Links } from './links.ts'
import { openSessions } from '../auth/auth.access.ts'
import { userRows } from '../user/user.access.ts'

const COOKIE = 'sqos-file'
/** Sessions whose cookie is kept for clients that send none, such as programs. */
const SEALS = 1000

/** Authenticates a request for a file. */
export type FileAuth = (request: FastifyRequest, token?: string) => Promise<string>

/**
 * Browsers fetch pictures and links without headers. Signed-in browsers therefore have a cookie that only reads files. It names the
 * session, and is valid as long as that.
 */
export function addFileAuth(
  app: FastifyInstance,
  { db, now, links, authenticate }: Pick<Deps, 'db' | 'now'> & { links: Links; authenticate: Authenticate },
): FileAuth {
  const seals = createVersionedCache<string>(SEALS)
  app.addHook('onSend', async (request, reply) => {
    const { actor } = request
    if (!actor || actor.byTicket || cookieOf(request)?.startsWith(`${actor.sessionId}.`) === true) return
    const secure = request.protocol === 'https' ? '; Secure' : ''
    const { sessionId } = actor
    const value = await seals.get(sessionId, { version: '', make: () => links.seal(sessionId) })
    reply.header('set-cookie', `${COOKIE}=${value}; Path=/api/file; HttpOnly; SameSite=Strict${secure}`)
  })

  return async (request, token) => {
    const given = request.headers.authorization ?? token
    if (given !== undefined) return (await authenticate(given)).userId
    const [sessionId = '', signature = ''] = cookieOf(request)?.split('.') ?? []
    const isOurs = sessionId !== '' && (await links.isSigned(sessionId, signature))
    const session = isOurs ? await findSession(sessionId) : undefined
    if (!session) throw new AppError('sessionExpired', 'error.sessionExpired')
    return session.viewAsUserId ?? session.userId
  }

  async function findSession(id: string) {
    return await db
      .selectFrom(openSessions(now()))
      .innerJoin(userRows('owner'), 'owner.id', 'open.userId')
      .select(['open.userId', 'open.viewAsUserId'])
      .where('open.id', '=', id)
      .where('owner.enabledMark', '=', 1)
      .where('open.mustChangePassword', '=', false)
      .executeTakeFirst()
  }
}

const cookieOf = ({ headers }: FastifyRequest) =>
  headers.cookie
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)
