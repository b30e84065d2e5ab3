import { randomBytes } from 'node:crypto'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import { hashOf, TICKET_PREFIX } from './token.ts'
import type { LinkTicket } from './auth.schema.ts'

/** Lifetime of a ticket, in milliseconds. Calls do not extend it. */
const LIFE = 10 * 60_000

/** The hosts of the setting `ticketHosts`, in lower case. */
export const ticketHostsOf = (setting: string): string[] =>
  setting
    .toLowerCase()
    .split(/[\s,;，；]+/)
    .filter((host) => host !== '')

/** Issues tickets for the links of menus: read-only, short-lived, and for one host that an administrator allowed. */
export function createLinkTickets({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return async function issue(host: string, { sessionId }: Pick<Actor, 'sessionId'>): Promise<LinkTicket> {
    const { ticketHosts } = await readSystemSettings(db)
    if (!ticketHostsOf(ticketHosts).includes(host.toLowerCase())) return { ticket: null, seconds: 0 }
    const secret = TICKET_PREFIX + randomBytes(32).toString('base64url')
    const moment = now().getTime()
    await db.deleteFrom('linkTickets').where('expiresAt', '<', new Date(moment)).execute()
    await db
      .insertInto('linkTickets')
      .values({
        ticketHash: hashOf(secret),
        sessionId,
        host: host.toLowerCase(),
        expiresAt: new Date(moment + LIFE),
      })
      .execute()
    return { ticket: `Bearer ${secret}`, seconds: LIFE / 1000 }
  }
}
