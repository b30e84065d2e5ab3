import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/db/database.ts' {
  interface Database {
    avatars: AvatarsTable
    downloadTickets: DownloadTicketsTable
    fileObjects: FileObjectsTable
    files: FilesTable
    fileUploads: FileUploadsTable
    fileChunks: FileChunksTable
    fileSecret: FileSecretTable
  }
}

/** The driver reads 64-bit numbers as text. */
type Big = ColumnType<string, number, number>

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
  /** The person who uploaded it; null for a file that the server made. */
  ownerId: ColumnType<string | null, string | null | undefined, string | null>
}

/** What lies in the storage, under `key`. */
export interface FileObjectsTable {
  key: string
  status: Generated<'writing' | 'ready' | 'doomed'>
  sha256: string | null
  md5: string | null
  size: ColumnType<string | null, number | null | undefined, number | null>
  contentType: string | null
  extension: string | null
  /** Counted by the database. */
  referenceCount: ColumnType<number, never, never>
  createdAt: Date
}

/** Files as people know them. */
export interface FilesTable {
  /** As clients know it: `yyyyMMdd_{id}.{ext}`. */
  name: string
  type: string
  /** What the person calls it. */
  fileName: string
  ownerId: string
  objectKey: string
  thumbnailKey: string | null
  /** The PDF that the preview shows in place of an office document. */
  previewKey: Generated<string | null>
  size: Big
  createdAt: Date
}

/** A file on its way here. */
export interface FileUploadsTable {
  id: string
  ownerId: string
  /** MD5 as the client gives it. */
  identifier: string
  totalSize: Big
  totalChunks: number
  /** Content that was here before. */
  objectKey: string | null
  /** What became of it. */
  fileName: string | null
  touchedAt: Date
}

/** A piece of a file on its way. */
export interface FileChunksTable {
  key: string
  uploadId: string
  chunkNumber: number
  size: Big
}

/** What signs links. */
export interface FileSecretTable {
  secret: string
}
