import type { Actor } from '../../platform/actor.ts'
import { createBatch } from '../../platform/db/batch.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { Authenticate, TicketUse } from '../../platform/request-context.ts'
import type { Authority } from '../authority/index.ts'
import { readSystemSettings, settingOf } from '../system-config/system-config.access.ts'
import { announceEnded } from './auth.access.ts'
import { createAuthRepository, type CallerRow } from './auth.repository.ts'
import { ticketHostsOf } from './link-tickets.ts'
import { hashOf, secretOf, TICKET_PREFIX } from './token.ts'

const MINUTE = 60_000

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

  const extend = createBatch(db, (quick, ends: readonly { sessionId: string; next: Date }[]) =>
    createAuthRepository(quick).extendSessions(new Map(ends.map(({ sessionId, next }) => [sessionId, next]))),
  )

  /** Extends the session; at most once a minute, so that reads rarely write. */
  async function keepAlive(sessionId: string, { expiresAt, timeout }: { expiresAt: Date; timeout: number }) {
    const next = new Date(now().getTime() + timeout * MINUTE)
    if (Math.abs(next.getTime() - expiresAt.getTime()) >= MINUTE) await extend([{ sessionId, next }])
  }

  /** The token hash of the session behind a ticket; refuses routes that do not accept tickets, and other hosts. */
  async function sessionBehind(ticket: string, use: TicketUse | undefined): Promise<string> {
    const invalid = () => new AppError('tokenInvalid', 'error.tokenInvalid')
    const row = use && (await repository.findTicket(hashOf(ticket)))
    if (!row || (use.host !== undefined && use.host !== row.host)) throw invalid()
    if (row.expiresAt <= now()) throw new AppError('sessionExpired', 'error.sessionExpired')
    // Tickets of a host become invalid when an administrator removes it from the list.
    const { ticketHosts } = await readSystemSettings(db)
    if (!ticketHostsOf(ticketHosts).includes(row.host)) throw invalid()
    return row.tokenHash.toString('hex')
  }

  return async function authenticate(token, ticketUse, { withGivenPassword = false } = {}): Promise<Actor> {
    if (!token) throw new AppError('sessionExpired', 'error.sessionExpired')
    const secret = secretOf(token)
    const isTicket = secret.startsWith(TICKET_PREFIX)
    const hash = isTicket ? await sessionBehind(secret, ticketUse) : hashOf(secret).toString('hex')
    const caller = (await findCallers([hash])).get(hash)
    // A ticket is for the permissions of its owner, not of a viewed user.
    if (!caller || (isTicket && caller.viewAs !== null)) throw new AppError('tokenInvalid', 'error.tokenInvalid')
    if (caller.endedAs === 'signedInElsewhere') throw new AppError('signedInElsewhere', 'error.signedInElsewhere')
    const disabled = !caller.enabledMark || caller.deleteMark === 1
    if (caller.endedAs !== null || caller.expiresAt <= now() || disabled)
      throw new AppError('sessionExpired', 'error.sessionExpired')
    if (caller.mustChangePassword && !withGivenPassword) throw new AppError('refused', 'auth.changeGivenPassword')

    const person = { ...personOf(caller), sessionId: caller.sessionId, authorityVersion: caller.authorityVersion }
    const { codes: grants } = await authority.accessOf(person)
    // Calls with a ticket do not keep the session alive.
    if (isTicket) return { ...person, grants, byTicket: true }
    const timeout = settingOf('tokenTimeout', caller.tokenTimeout)
    await keepAlive(caller.sessionId, { expiresAt: caller.expiresAt, timeout })
    return { ...person, grants }
  }
}

/** The user of the session, or the viewed user. */
function personOf({ userId, account, realName, isAdministrator, organizeId, viewAs }: CallerRow) {
  const own = { userId, account, realName, isAdministrator: isAdministrator === 1, organizeId }
  if (viewAs === null) return own
  return { ...viewAs, isAdministrator: viewAs.isAdministrator === 1, viewer: { userId, account, realName } }
}

/** Ends expired sessions and announces each of them. Requests with their tokens are refused in any case. */
export const endExpiredSessions = ({ db, now, events }: Pick<Deps, 'db' | 'now'> & { events: Events }) =>
  db.transaction().execute(async (trx) => {
    const sessions = await createAuthRepository(trx).expireSessions(now())
    await announceEnded(trx, { sessions, actorId: null, events })
  })
