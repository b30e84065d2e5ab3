import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { fileAddress, fileVersion } from './file.access.ts'
import { isPicture } from './images.ts'
import type { FileUpload } from './file.schema.ts'
import type { FilesTable } from './file.tables.ts'
import { lockUser } from '../user/user.access.ts'

/** A file with the properties of its content. */
export interface FileRow extends Pick<Selectable<FilesTable>, 'name' | 'type' | 'fileName' | 'ownerId'> {
  objectKey: string
  thumbnailKey: string | null
  size: number
  contentType: string
  extension: string
  sha256: string
}

/** Type of files created by the server for one user; users cannot upload it. */
export const MADE = 'made'

/** SQL of files. */
export const createFilesRepository = (db: Db | Trx) => ({
  insert: (row: Omit<Selectable<FilesTable>, 'size' | 'previewKey'> & { size: number }) =>
    db.insertInto('files').values(row).execute(),

  find: async (name: string): Promise<FileRow | undefined> => {
    const row = await db
      .selectFrom('files')
      .innerJoin('fileObjects', 'fileObjects.key', 'files.objectKey')
      .select(['files.name', 'type', 'fileName', 'ownerId', 'objectKey', 'thumbnailKey'])
      .select(['fileObjects.size', 'contentType', 'extension', 'sha256'])
      .where('files.name', '=', name)
      .executeTakeFirst()
    if (!row) return undefined
    const { size, contentType, extension, sha256 } = row
    return {
      ...row,
      size: Number(size),
      contentType: contentType ?? '',
      extension: extension ?? '',
      sha256: sha256 ?? '',
    }
  },

  /** The PDF of any file with this content. */
  findPreviewKey: async (objectKey: string): Promise<string | undefined> =>
    (
      await db
        .selectFrom('files')
        .select('previewKey')
        .where('objectKey', '=', objectKey)
        .where('previewKey', 'is not', null)
        .limit(1)
        .executeTakeFirst()
    )?.previewKey ?? undefined,

  /** Stores the PDF with every file of this content. */
  setPreviewKey: (objectKey: string, previewKey: string) =>
    db.updateTable('files').set({ previewKey }).where('objectKey', '=', objectKey).execute(),

  remove: (name: string) => db.deleteFrom('files').where('name', '=', name).execute(),

  owns: async ({ ownerId, objectKey }: { ownerId: string; objectKey: string }) =>
    (await db
      .selectFrom('files')
      .select('name')
      .where('ownerId', '=', ownerId)
      .where('objectKey', '=', objectKey)
      .executeTakeFirst()) !== undefined,

  /** Bytes of the user's other uploads in progress. */
  async underWay({ ownerId, identifier }: { ownerId: string; identifier: string }): Promise<number> {
    const { sent } = await db
      .selectFrom('fileChunks')
      .innerJoin('fileUploads', 'fileUploads.id', 'fileChunks.uploadId')
      .select((eb) => eb.fn.sum<string | null>('size').as('sent'))
      .where('ownerId', '=', ownerId)
      .where('identifier', '<>', identifier)
      .executeTakeFirstOrThrow()
    return Number(sent ?? 0)
  },

  /** Bytes of the user's files; files created by the server expire and do not count. */
  async usedBy(ownerId: string): Promise<number> {
    const { used } = await db
      .selectFrom('files')
      .select((eb) => eb.fn.sum<string | null>('size').as('used'))
      .where('ownerId', '=', ownerId)
      .where('type', '<>', MADE)
      .executeTakeFirstOrThrow()
    const { waiting } = await db
      .selectFrom('downloadTickets')
      .select(sql<string | null>`sum(octet_length(content))`.as('waiting'))
      .where('ownerId', '=', ownerId)
      .executeTakeFirstOrThrow()
    return Number(used ?? 0) + Number(waiting ?? 0)
  },

  /** Serialises new files of a user, so that concurrent uploads cannot exceed the quota. */
  lockOwner: (ownerId: string) => lockUser(db, ownerId),
})

/** The answer to an upload. */
export function answerOf({ name, type, size, sha256, extension, contentType }: Omit<FileRow, 'ownerId'>): FileUpload {
  const url = fileAddress({ type, name })
  return {
    name,
    url,
    fileSize: size,
    fileVersionId: fileVersion({ sha256 }),
    fileExtension: extension,
    thumbUrl: isPicture({ contentType }) ? `${url}?size=thumbnail` : '',
  }
}
