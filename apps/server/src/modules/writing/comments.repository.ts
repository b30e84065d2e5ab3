import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { WritingCommentsTable } from './writing.tables.ts'

/** SQL of the comments on articles. */
export function createCommentsRepository(db: Db | Trx) {
  const of = (articleId: string) => db.selectFrom('writingComments').where('articleId', '=', articleId)
  return {
    list: (articleId: string) => of(articleId).selectAll().orderBy('createdAt').orderBy('id').execute(),
    find: (articleId: string, id: string) => of(articleId).selectAll().where('id', '=', id).executeTakeFirst(),
    /** Ids of those who wrote in a thread. */
    writers: async (threadId: string) => {
      const rows = await db
        .selectFrom('writingComments')
        .select('authorId')
        .distinct()
        .where((where) => where.or([where('id', '=', threadId), where('threadId', '=', threadId)]))
        .execute()
      return rows.map(({ authorId }) => authorId)
    },
    insert: (row: Insertable<WritingCommentsTable>) => db.insertInto('writingComments').values(row).execute(),
    resolve: (id: string, resolvedAt: Date | null) =>
      db.updateTable('writingComments').set({ resolvedAt }).where('id', '=', id).execute(),
    /** Deletes a comment, with its answers. */
    remove: (id: string) => db.deleteFrom('writingComments').where('id', '=', id).execute(),
  }
}
