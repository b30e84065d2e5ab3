import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'

/** Stored content. */
export interface StoredObject {
  key: string
  sha256: string
  md5: string
  size: number
  contentType: string
  extension: string
}

const DAY = 24 * 60 * 60_000

/** SQL of stored content. */
export const createObjectsRepository = (db: Db | Trx) => ({
  begin: (key: string, createdAt: Date) =>
    db
      .insertInto('fileObjects')
      .values({ key, sha256: null, md5: null, contentType: null, extension: null, createdAt })
      .execute(),

  /** Content with these bytes, locked against cleanup until the end of the transaction. */
  findSame: async (sha256: string) =>
    await db
      .selectFrom('fileObjects')
      .select('key')
      .where('sha256', '=', sha256)
      .where('status', '=', 'ready')
      .forUpdate()
      .executeTakeFirst(),

  /** Returns false when the bytes are being deleted. */
  async publish({ key, ...facts }: StoredObject): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('fileObjects')
      .set({ ...facts, status: 'ready' })
      .where('key', '=', key)
      .where('status', '=', 'writing')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  find: async (key: string): Promise<StoredObject | undefined> => {
    return asObject(
      await db
        .selectFrom('fileObjects')
        .select(COLUMNS)
        .where('key', '=', key)
        .where('status', '=', 'ready')
        .executeTakeFirst(),
    )
  },

  findByMd5: async ({ md5, size }: { md5: string; size: number }): Promise<StoredObject | undefined> => {
    return asObject(
      await db
        .selectFrom('fileObjects')
        .select(COLUMNS)
        .where('md5', '=', md5)
        .where('size', '=', String(size))
        .where('status', '=', 'ready')
        .executeTakeFirst(),
    )
  },

  doom: (keys: readonly string[]) =>
    db
      .updateTable('fileObjects')
      .set({ status: 'doomed' })
      .where('key', 'in', [...keys])
      .execute(),

  /** Marks content without references, and content begun a day ago and never finished; returns all marked keys. */
  async markUnreferenced(now: Date): Promise<string[]> {
    await db
      .updateTable('fileObjects')
      .set({ status: 'doomed' })
      .where((eb) =>
        eb.or([
          eb.and([eb('status', '=', 'ready'), eb('referenceCount', '=', 0)]),
          eb.and([
            eb('status', '=', 'writing'),
            eb('createdAt', '<', new Date(now.getTime() - DAY)),
            sql<boolean>`not exists (select from file_chunks where file_chunks.key = file_objects.key)`,
          ]),
        ]),
      )
      .execute()
    const rows = await db.selectFrom('fileObjects').select('key').where('status', '=', 'doomed').limit(1000).execute()
    return rows.map(({ key }) => key)
  },

  forget: (key: string) => db.deleteFrom('fileObjects').where('key', '=', key).where('status', '=', 'doomed').execute(),
})

const COLUMNS = ['key', 'sha256', 'md5', 'size', 'contentType', 'extension'] as const

type Row = Record<(typeof COLUMNS)[number], string | null> & { key: string }

function asObject(row: Row | undefined): StoredObject | undefined {
  if (!row) return undefined
  const { key, sha256, md5, size, contentType, extension } = row
  return {
    key,
    sha256: sha256 ?? '',
    md5: md5 ?? '',
    size: Number(size),
    contentType: contentType ?? '',
    extension: extension ?? '',
  }
}
