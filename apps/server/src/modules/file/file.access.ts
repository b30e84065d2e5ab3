import { expressionBuilder } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'

/** Names and sizes of stored files, as a sub-query for joins. */
export const fileSizes = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>().selectFrom('files').select(['name', 'size']).as(alias)

/** The properties of a stored file in documents. */
export interface StoredFile {
  name: string
  type: string
  fileName: string
  size: number
  sha256: string
}

/** The stored files with these names. */
export const readStoredFiles = async (db: Db | Trx, names: readonly string[]): Promise<StoredFile[]> =>
  (await readOwnedFiles(db, names)).map(({ ownerId: _ownerId, ...file }) => file)

/** The stored files with these names, and who uploaded each. */
export async function readOwnedFiles(
  db: Db | Trx,
  names: readonly string[],
): Promise<(StoredFile & { ownerId: string })[]> {
  const rows = await db
    .selectFrom('files')
    .innerJoin('fileObjects', 'fileObjects.key', 'files.objectKey')
    .select(['files.name', 'files.type', 'files.fileName', 'files.size', 'files.ownerId', 'fileObjects.sha256'])
    // PostgreSQL has no NUL in texts.
    .where('files.name', 'in', [...names.filter((name) => !name.includes('\0')), ''])
    .execute()
  return rows.map((row) => ({ ...row, size: Number(row.size), sha256: row.sha256 ?? '' }))
}

/** An attachment in a document, as JSON text holds it. */
interface Attachment {
  name: string
  /** The file's name in the store. */
  fileId: string
  url: string
  fileSize: number
  fileVersionId: string
}

/** A stored file as documents list it among their attachments. */
export const attachmentOf = (file: StoredFile): Attachment => ({
  name: file.fileName,
  fileId: file.name,
  url: fileAddress(file),
  fileSize: file.size,
  fileVersionId: fileVersion(file),
})

/** The address from which a file is downloaded. */
export const fileAddress = ({ type, name }: Pick<StoredFile, 'type' | 'name'>) => `/api/file/Image/${type}/${name}`

/** Changes with the file's content. */
export const fileVersion = ({ sha256 }: Pick<StoredFile, 'sha256'>) => sha256.slice(0, 32)

/** The attachments that a client sent as JSON text: empty for an empty text, `undefined` for any other text. */
export function readAttachments(text: string): Pick<Attachment, 'fileId' | 'name'>[] | undefined {
  if (text.trim() === '') return []
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.every(namesFile)
      ? list.map(({ fileId, name }) => ({ fileId, name: typeof name === 'string' ? name : '' }))
      : undefined
  } catch {
    return undefined
  }
}

const namesFile = (entry: unknown): entry is { fileId: string; name?: unknown } =>
  typeof entry === 'object' && entry !== null && 'fileId' in entry && typeof entry.fileId === 'string'
