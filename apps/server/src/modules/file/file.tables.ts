declare module '../../platform/db/database.ts' {
  interface Database {
    avatars: AvatarsTable
    downloadTickets: DownloadTicketsTable
  }
}

/** Pictures of people. */
export interface AvatarsTable {
  /** SHA-256 of the content, with the ending of its type. */
  name: string
  contentType: string
  content: Buffer
  createdAt: Date
}

/** A file made for one person, fetched once. */
export interface DownloadTicketsTable {
  ticketHash: Buffer
  name: string
  contentType: string
  content: Buffer
  expiresAt: Date
}
