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
