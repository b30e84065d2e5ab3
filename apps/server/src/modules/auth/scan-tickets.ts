import { randomBytes } from 'node:crypto'
import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Client } from '../../platform/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { placeKey } from '../../platform/ip-address.ts'
import { text } from '../../platform/text.ts'
import { createAccountStore, type AccountRow } from '../user/account.access.ts'
import type { OpenedScanTicket, ScanTicket, ScanTicketKey, ScanTicketState } from './sign-in-modes.schema.ts'
import { hashOf } from './token.ts'

/** Lifetime of a ticket, in milliseconds. */
const LIFE = 2 * 60_000

const newSecret = () => randomBytes(24).toString('base64url')

/**
 * Tickets of sign-in pages. The page shows the ticket as a QR code and keeps a secret beside it, so that a photograph
 * of the code does not give the session. A signed-in user opens the ticket on the phone and confirms or refuses it.
 */
export function createScanTickets({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const invalid = () => new AppError('refused', 'auth.scanExpired')

  return {
    /** A new ticket for the calling browser. */
    async create(client: Client): Promise<ScanTicket> {
      const [ticket, secret, createdAt] = [newSecret(), newSecret(), now()]
      await db
        .insertInto('scanTickets')
        .values({
          ...client,
          ticketHash: hashOf(ticket),
          secretHash: hashOf(secret),
          state: 'waiting',
          createdAt,
          expiresAt: new Date(createdAt.getTime() + LIFE),
        })
        .execute()
      return { ticket, secret, seconds: LIFE / 1000 }
    },

    /** The state of a ticket, for the browser that has its secret; everybody else learns `expired`. */
    async stateOf({ ticket, secret }: ScanTicketKey): Promise<ScanTicketState> {
      const row = await db
        .selectFrom('scanTickets')
        .select('state')
        .where('ticketHash', '=', hashOf(ticket))
        .where('secretHash', '=', hashOf(secret))
        .where('expiresAt', '>', now())
        .executeTakeFirst()
      return { state: row?.state ?? 'expired' }
    },

    /** Shows a signed-in user which computer asks. The first user who opens a ticket is the only one who may answer. */
    async open(ticket: string, { actor, language }: { actor: Actor; language: Language }): Promise<OpenedScanTicket> {
      const row = await db
        .updateTable('scanTickets')
        .set({ state: 'opened', userId: actor.userId })
        .where('ticketHash', '=', hashOf(ticket))
        .where('expiresAt', '>', now())
        .where((eb) =>
          eb.or([eb('state', '=', 'waiting'), eb.and([eb('state', '=', 'opened'), eb('userId', '=', actor.userId)])]),
        )
        .returning(['ip', 'platform', 'createdAt', 'expiresAt'])
        .executeTakeFirst()
      if (!row) throw invalid()
      const place = placeKey(row.ip)
      return {
        ipAddress: row.ip,
        ipAddressName: place ? text(language, place) : '',
        platform: row.platform,
        createdAt: row.createdAt.getTime(),
        seconds: Math.ceil((row.expiresAt.getTime() - now().getTime()) / 1000),
      }
    },

    /** Confirms or refuses a ticket that the caller has opened; the answer is final. */
    async answer({ ticket, accepted }: { ticket: string; accepted: boolean }, actor: Actor): Promise<void> {
      const row = await db
        .updateTable('scanTickets')
        .set({ state: accepted ? 'confirmed' : 'refused', sessionId: actor.sessionId })
        .where('ticketHash', '=', hashOf(ticket))
        .where('state', '=', 'opened')
        .where('userId', '=', actor.userId)
        .where('expiresAt', '>', now())
        .returning('state')
        .executeTakeFirst()
      if (!row) throw invalid()
    },

    /** The user who confirmed a ticket. It is used up: of parallel calls on any number of servers one deletes the row. */
    async redeem({ ticket, secret }: ScanTicketKey): Promise<AccountRow> {
      const row = await db
        .deleteFrom('scanTickets')
        .where('ticketHash', '=', hashOf(ticket))
        .where('secretHash', '=', hashOf(secret))
        .where('state', '=', 'confirmed')
        .where('expiresAt', '>', now())
        .returning(['userId', 'sessionId'])
        .executeTakeFirst()
      if (row?.userId == null || row.sessionId === null) throw invalid()
      const [user, session] = [
        await createAccountStore(db).find(row.userId),
        await db.selectFrom('sessions').select('endedAs').where('id', '=', row.sessionId).executeTakeFirst(),
      ]
      // A phone that was signed out by force after its confirmation opens no session.
      if (!user || !session || session.endedAs !== null) throw invalid()
      return user
    },
  }
}

export type ScanTickets = ReturnType<typeof createScanTickets>
