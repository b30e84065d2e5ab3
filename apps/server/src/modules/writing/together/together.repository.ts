import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/database.ts'

/** Bytes of the state and the edits of an article. */
const MAX_STATE = 24_000_000

/** SQL of articles that several people edit at once. Callers check the right to the article. */
export function createTogetherRepository(db: Db | Trx) {
  return {
    findDoc: (articleId: string) =>
      db.selectFrom('writingDocs').select(['docId', 'state']).where('articleId', '=', articleId).executeTakeFirst(),

    hasDoc: async (articleId: string) => {
      const row = await db
        .selectFrom('writingDocs')
        .select('docId')
        .where('articleId', '=', articleId)
        .executeTakeFirst()
      return row !== undefined
    },

    hasEdits: async (articleId: string) => {
      const row = await db
        .selectFrom('writingEdits')
        .select('number')
        .where('articleId', '=', articleId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    edits: (articleId: string) =>
      db
        .selectFrom('writingEdits')
        .select(['number', 'edit', 'userId'])
        .where('articleId', '=', articleId)
        .orderBy('number')
        .execute(),

    /** Articles with edits from before this moment. */
    unsettled: async (before: Date) => {
      const rows = await db
        .selectFrom('writingEdits')
        .select('articleId')
        .distinct()
        .where('createdAt', '<', before)
        .limit(100)
        .execute()
      return rows.map(({ articleId }) => articleId)
    },

    insertDoc: (row: { articleId: string; docId: string; state: Uint8Array }) =>
      db.insertInto('writingDocs').values(row).execute(),

    /** False when the article has no document, or too large a one. */
    insertEdit: async (row: { articleId: string; edit: Uint8Array; userId: string; createdAt: Date }) => {
      const { numAffectedRows = 0n } = await sql`
        insert into writing_edits (article_id, edit, user_id, created_at)
        select article_id, ${row.edit}::bytea, ${row.userId}, ${row.createdAt}::timestamptz from writing_docs doc
        where article_id = ${row.articleId} and octet_length(state) + (
          select coalesce(sum(octet_length(edit)), 0) from writing_edits where article_id = doc.article_id
        ) < ${MAX_STATE}`.execute(db)
      return numAffectedRows > 0n
    },

    /** The state takes over these edits. */
    absorb: async (articleId: string, { state, numbers }: { state: Uint8Array; numbers: readonly string[] }) => {
      await db.updateTable('writingDocs').set({ state }).where('articleId', '=', articleId).execute()
      if (numbers.length > 0) await db.deleteFrom('writingEdits').where('number', 'in', numbers).execute()
    },

    lockArticle: (articleId: string) =>
      db
        .selectFrom('writingArticles')
        .selectAll()
        .where('id', '=', articleId)
        .where('deleteMark', 'is', null)
        .forUpdate()
        .executeTakeFirst(),
  }
}
