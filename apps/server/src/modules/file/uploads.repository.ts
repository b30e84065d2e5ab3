import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { FileUploadsTable } from './file.tables.ts'

/** An upload in progress. */
export type UploadRow = Omit<Selectable<FileUploadsTable>, 'totalSize'> & { totalSize: number }

/** A received chunk. */
export interface ChunkRow {
  key: string
  chunkNumber: number
  size: number
}

/** SQL of uploads in progress. */
export const createUploadsRepository = (db: Db | Trx) => ({
  async find({ ownerId, identifier }: { ownerId: string; identifier: string }): Promise<UploadRow | undefined> {
    const row = await db
      .selectFrom('fileUploads')
      .selectAll()
      .where('ownerId', '=', ownerId)
      .where('identifier', '=', identifier)
      .executeTakeFirst()
    return row && { ...row, totalSize: Number(row.totalSize) }
  },

  /** Starts or continues an upload; clears the result of an earlier one. */
  async open(upload: Omit<UploadRow, 'objectKey' | 'fileName'>): Promise<UploadRow> {
    const { totalSize, totalChunks, touchedAt } = upload
    const row = await db
      .insertInto('fileUploads')
      .values({ ...upload, objectKey: null, fileName: null })
      .onConflict((conflict) =>
        conflict.columns(['ownerId', 'identifier']).doUpdateSet({ totalSize, totalChunks, touchedAt, fileName: null }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ...row, totalSize: Number(row.totalSize) }
  },

  /** The upload, locked for this transaction. */
  async lock(id: string) {
    return await db.selectFrom('fileUploads').select('fileName').where('id', '=', id).forUpdate().executeTakeFirst()
  },

  setObject: (id: string, objectKey: string) =>
    db.updateTable('fileUploads').set({ objectKey }).where('id', '=', id).execute(),

  complete: (id: string, fileName: string) =>
    db.updateTable('fileUploads').set({ fileName, objectKey: null }).where('id', '=', id).execute(),

  /** Returns false when the chunk exists already. */
  async addChunk(uploadId: string, { key, chunkNumber, size }: ChunkRow): Promise<boolean> {
    const row = await db
      .insertInto('fileChunks')
      .values({ key, uploadId, chunkNumber, size })
      .onConflict((conflict) => conflict.columns(['uploadId', 'chunkNumber']).doNothing())
      .returning('key')
      .executeTakeFirst()
    return row !== undefined
  },

  async chunks(uploadId: string): Promise<ChunkRow[]> {
    const rows = await db
      .selectFrom('fileChunks')
      .select(['key', 'chunkNumber', 'size'])
      .where('uploadId', '=', uploadId)
      .orderBy('chunkNumber')
      .execute()
    return rows.map((row) => ({ ...row, size: Number(row.size) }))
  },

  /** Deletes the chunks of an upload; returns their keys, whose bytes remain. */
  async forgetChunks(uploadId: string): Promise<string[]> {
    const rows = await db.deleteFrom('fileChunks').where('uploadId', '=', uploadId).returning('key').execute()
    return rows.map(({ key }) => key)
  },

  /** Uploads without activity since `moment`. */
  async inactiveSince(moment: Date): Promise<string[]> {
    const rows = await db
      .selectFrom('fileUploads')
      .select('id')
      .where('touchedAt', '<', moment)
      .orderBy('touchedAt')
      .limit(100)
      .execute()
    return rows.map(({ id }) => id)
  },

  remove: (id: string) => db.deleteFrom('fileUploads').where('id', '=', id).execute(),
})
