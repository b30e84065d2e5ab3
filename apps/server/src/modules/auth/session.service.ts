import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '../../platform/actor.ts'
import { createBatch } from '../../platform/db/batch.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Authenticate } from '../../platform/request-context.ts'
import type { Authority } from '../authority/index.ts'
import { toSystemSettings } from '../system-config/system-config.access.ts'
import { createAuthRepository, type CallerRow } from './auth.repository.ts'

const MINUTE = 60_000

/** A new token for the browser, and the hash of it that is stored. */
export function createToken(): { token: string; tokenHash: Buffer } {
  const secret = randomBytes(32).toString('base64url')
  return { token: `Bearer ${secret}`, tokenHash: hashOf(secret) }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** Finds the caller of a token and keeps the session alive while it is used. */
export function createAuthenticate({
  db,
  now,
  authority,
}: Pick<Deps, 'db' | 'now'> & { authority: Authority }): Authenticate {
  const repository = createAuthRepository(db)
  const findCallers = createBatch(db, (quick, hashes: readonly string[]) =>
    createAuthRepository(quick).findCallers(hashes),
  )

  /** Moves the end of the session; at most once a minute, so that reading stays reading. */
  async function keepAlive(sessionId: string, { expiresAt, timeout }: { expiresAt: Date; timeout: number }) {
    const next = new Date(now().getTime() + timeout * MINUTE)
    if (Math.abs(next.getTime() - expiresAt.getTime()) >= MINUTE) await repository.extendSession(sessionId, next)
  }

  return async function authenticate(token): Promise<Actor> {
    if (!token) throw new AppError('sessionExpired', 'error.sessionExpired')
    const hash = hashOf(token.replace(/^Bearer /i, '')).toString('hex')
    const caller = (await findCallers([hash])).get(hash)
    if (!caller) throw new AppError('tokenInvalid', 'error.tokenInvalid')
    if (caller.endedAs === 'signedInElsewhere') throw new AppError('signedInElsewhere', 'error.signedInElsewhere')
    const disabled = !caller.enabledMark || caller.deleteMark === 1
    if (caller.endedAs !== null || caller.expiresAt <= now() || disabled)
      throw new AppError('sessionExpired', 'error.sessionExpired')

    const stored = caller.tokenTimeout === null ? [] : ([['tokenTimeout', caller.tokenTimeout]] as const)
    const { tokenTimeout } = toSystemSettings(new Map(stored))
    await keepAlive(caller.sessionId, { expiresAt: caller.expiresAt, timeout: tokenTimeout })
    const person = { ...personOf(caller), sessionId: caller.sessionId, authorityVersion: caller.authorityVersion }
    return { ...person, grants: (await authority.accessOf(person)).codes }
  }
}

/** The person whose session it is, or the one through whose eyes that person looks. */
function personOf({ userId, account, realName, isAdministrator, organizeId, viewAs }: CallerRow) {
  const own = { userId, account, realName, isAdministrator: isAdministrator === 1, organizeId }
  if (viewAs === null) return own
  return { ...viewAs, isAdministrator: viewAs.isAdministrator === 1, viewer: { userId, account, realName } }
}
