import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { DownloadTicketsTable } from './file.tables.ts'

/** SQL of download tickets. */
export const createTicketRepository = (db: Db | Trx) => ({
  addTicket: (row: Insertable<DownloadTicketsTable>) => db.insertInto('downloadTickets').values(row).execute(),

  /** Takes the ticket away in the moment it is used, so that two requests cannot both have it. */
  takeTicket: (ticketHash: Buffer) =>
    db.deleteFrom('downloadTickets').where('ticketHash', '=', ticketHash).returningAll().executeTakeFirst(),

  /** Drops all uploads of this person except the newest ones. */
  keepNewest: (ownerId: string, count: number) =>
    db
      .deleteFrom('downloadTickets')
      .where('ownerId', '=', ownerId)
      .where('ticketHash', 'not in', (select) =>
        select
          .selectFrom('downloadTickets')
          .select('ticketHash')
          .where('ownerId', '=', ownerId)
          .orderBy('expiresAt', 'desc')
          .limit(count),
      )
      .execute(),

  dropExpired: (now: Date) => db.deleteFrom('downloadTickets').where('expiresAt', '<', now).execute(),
})

export type TicketRepository = ReturnType<typeof createTicketRepository>
