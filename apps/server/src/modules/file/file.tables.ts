declare module '../../platform/db/database.ts' {
  interface Database {
    downloadTickets: DownloadTicketsTable
  }
}

/** A file made for one person, fetched once. */
export interface DownloadTicketsTable {
  ticketHash: Buffer
  name: string
  contentType: string
  content: Buffer
  expiresAt: Date
}
