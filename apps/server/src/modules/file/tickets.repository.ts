import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { DownloadTicketsTable } from './file.tables.ts'

/** SQL of download tickets. */
export const createTicketRepository = (db: Db | Trx) => ({
  addTicket: (row: Insertable<DownloadTicketsTable>) => db.insertInto('downloadTickets').values(row).execute(),

  /** Deletes the ticket when it is used, so that two requests cannot both use it. */
  takeTicket: (ticketHash: Buffer) =>
    db.deleteFrom('downloadTickets').where('ticketHash', '=', ticketHash).returningAll().executeTakeFirst(),

  /** Deletes all uploads of this user except the newest ones. */
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
