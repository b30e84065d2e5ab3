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

/** The driver returns 64-bit numbers as text. */
type Big = ColumnType<string, number, number>

/** Avatars of users. */
export interface AvatarsTable {
  /** SHA-256 of the content, with the file extension of its type. */
  name: string
  contentType: string
  content: Buffer
  createdAt: Date
}

/** A file for one user, downloaded once. */
export interface DownloadTicketsTable {
  ticketHash: Buffer
  name: string
  contentType: string
  content: Buffer
  expiresAt: Date
  /** The user who uploaded it; null for a file created by the server. */
  ownerId: ColumnType<string | null, string | null | undefined, string | null>
}

/** Content in the storage, under `key`. */
export interface FileObjectsTable {
  key: string
  status: Generated<'writing' | 'ready' | 'doomed'>
  sha256: string | null
  md5: string | null
  size: ColumnType<string | null, number | null | undefined, number | null>
  contentType: string | null
  extension: string | null
  /** Maintained by the database. */
  referenceCount: ColumnType<number, never, never>
  createdAt: Date
}

/** Files of users. */
export interface FilesTable {
  /** Public id: `yyyyMMdd_{id}.{ext}`. */
  name: string
  type: string
  /** Name given by the user. */
  fileName: string
  ownerId: string
  objectKey: string
  thumbnailKey: string | null
  /** The PDF that the preview shows instead of an office document. */
  previewKey: Generated<string | null>
  size: Big
  createdAt: Date
}

/** An upload in progress. */
export interface FileUploadsTable {
  id: string
  ownerId: string
  /** MD5 from the client. */
  identifier: string
  totalSize: Big
  totalChunks: number
  /** Content that was stored before. */
  objectKey: string | null
  /** Name of the completed file. */
  fileName: string | null
  touchedAt: Date
}

/** A chunk of an upload in progress. */
export interface FileChunksTable {
  key: string
  uploadId: string
  chunkNumber: number
  size: Big
}

/** Key that signs links. */
export interface FileSecretTable {
  secret: string
}
