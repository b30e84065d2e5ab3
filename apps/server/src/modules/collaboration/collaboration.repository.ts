import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { userNames, userRows } from '../user/user.access.ts'
import type { RecordCommentsTable } from './collaboration.tables.ts'

/** A record of a model. */
export interface RecordKey {
  modelId: string
  recordId: string
}

/** A comment to be stored. */
interface NewComment extends Omit<RecordCommentsTable, 'mentionedIds' | 'deletedAt'> {
  mentionedIds: string[]
}

/** Whether anybody has any record open. */
export const hasEditors = sql<boolean>`exists (select from record_editors)`

/** SQL of comments on records and of who has a record open. */
export function createCollaborationRepository(db: Db | Trx) {
  const commentsOf = ({ modelId, recordId }: RecordKey) =>
    db
      .selectFrom('recordComments')
      .where('modelId', '=', modelId)
      .where('recordId', '=', recordId)
      .where('deletedAt', 'is', null)

  return {
    /** Comments of a record, the newest first. */
    comments: (key: RecordKey, { offset, limit }: { offset: number; limit: number }) =>
      commentsOf(key)
        .leftJoin(userNames('author'), 'author.id', 'recordComments.authorId')
        .select(['recordComments.id', 'authorId', 'body', 'mentionedIds', 'createdAt'])
        .select(['author.realName', 'author.account'])
        .orderBy('createdAt', 'desc')
        .orderBy('recordComments.id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),

    async countComments(key: RecordKey): Promise<number> {
      const { total } = await commentsOf(key)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    insertComment: (row: NewComment) =>
      db
        .insertInto('recordComments')
        .values({ ...row, mentionedIds: JSON.stringify(row.mentionedIds) })
        .execute(),

    findComment: (key: RecordKey, id: string) =>
      commentsOf(key).select(['id', 'authorId']).where('id', '=', id).executeTakeFirst(),

    deleteComment: (id: string, now: Date) =>
      db.updateTable('recordComments').set({ body: '', deletedAt: now }).where('id', '=', id).execute(),

    /** Notes that the user has the record open, and forgets others who have said nothing since `since`. */
    async open({ modelId, recordId }: RecordKey, { userId, now, since }: { userId: string; now: Date; since: Date }) {
      await sql`
        with gone as (delete from record_editors where seen_at < ${since} and user_id <> ${userId})
        insert into record_editors (model_id, record_id, user_id, seen_at)
        values (${modelId}, ${recordId}, ${userId}, ${now})
        on conflict (model_id, record_id, user_id) do update set seen_at = excluded.seen_at`.execute(db)
    },

    close: ({ modelId, recordId }: RecordKey, userId: string) =>
      db
        .deleteFrom('recordEditors')
        .where('modelId', '=', modelId)
        .where('recordId', '=', recordId)
        .where('userId', '=', userId)
        .execute(),

    /** Enabled users who have the record open. */
    editors: ({ modelId, recordId }: RecordKey, since: Date) =>
      db
        .selectFrom('recordEditors')
        .innerJoin(userRows('editor'), 'editor.id', 'recordEditors.userId')
        .select(['editor.id', 'editor.realName', 'editor.account', 'editor.headIcon'])
        .where('recordEditors.modelId', '=', modelId)
        .where('recordEditors.recordId', '=', recordId)
        .where('recordEditors.seenAt', '>=', since)
        .orderBy('editor.id')
        .execute(),
  }
}
