import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { DownloadTicketsTable } from './file.tables.ts'

/** SQL of download tickets. */
export const createTicketRepository = (db: Db) => ({
  addTicket: (row: Insertable<DownloadTicketsTable>) => db.insertInto('downloadTickets').values(row).execute(),

  /** Takes the ticket away in the moment it is used, so that two requests cannot both have it. */
  takeTicket: (ticketHash: Buffer) =>
    db.deleteFrom('downloadTickets').where('ticketHash', '=', ticketHash).returningAll().executeTakeFirst(),

  dropExpired: (now: Date) => db.deleteFrom('downloadTickets').where('expiresAt', '<', now).execute(),
})

export type TicketRepository = ReturnType<typeof createTicketRepository>
