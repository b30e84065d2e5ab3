import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { AccountRow } from '../user/account.access.ts'
import { createAuthSecret } from './auth-secret.ts'

/** Lifetime of the cookie in seconds. */
const LIFE = 180 * 24 * 60 * 60

type Owner = Pick<AccountRow, 'id' | 'passwordHash'>

/**
 * Recognises browsers in which a user signed in before, by a signed cookie. Failed attempts of strangers do not delay
 * such a browser. The signature covers the password hash, so a new password invalidates all devices.
 */
export function createKnownDevices({ db }: Pick<Deps, 'db'>) {
  const signed = createAuthSecret({ db })
  const sign = (device: string, { id, passwordHash }: Owner) => signed('device', device, id, passwordHash)

  return {
    /** The id of the calling device, if this user signed in on it before. */
    async find({ headers }: Pick<FastifyRequest, 'headers'>, owner: Owner): Promise<string | undefined> {
      const name = `${cookieName(owner)}=`
      const cookie = headers.cookie?.split(/;\s*/).find((one) => one.startsWith(name))
      const [device = '', signature = ''] = cookie?.slice(name.length).split('.') ?? []
      if (device === '') return undefined
      const [right, given] = [await sign(device, owner), Buffer.from(signature, 'base64url')]
      return right.length === given.length && timingSafeEqual(right, given) ? device : undefined
    },

    /** Sets the cookie in the answer. */
    async remember({ request, reply }: { request: FastifyRequest; reply: FastifyReply }, owner: Owner): Promise<void> {
      const device = randomBytes(12).toString('base64url')
      const signature = (await sign(device, owner)).toString('base64url')
      const secure = request.protocol === 'https' ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${cookieName(owner)}=${device}.${signature}; Path=/api/oauth; Max-Age=${LIFE}; HttpOnly; SameSite=Strict${secure}`,
      )
    },
  }
}

/** One cookie per user, so that colleagues can share a browser. */
const cookieName = ({ id }: Owner) => `sqos-device-${createHash('sha256').update(id).digest('hex').slice(0, 12)}`
