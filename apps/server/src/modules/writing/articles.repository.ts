import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { WritingArticlesTable, WritingVersionsTable } from './writing.tables.ts'

/** Versions that an article keeps. */
const KEPT_VERSIONS = 100

interface Search {
  ownerId: string
  keyword?: string | undefined
  status?: number | undefined
}

/** SQL of articles and their versions. Each statement names the owner: nobody else reads or writes an article. */
export function createArticlesRepository(db: Db | Trx) {
  const own = (ownerId: string) =>
    db.selectFrom('writingArticles').where('deleteMark', 'is', null).where('creatorUserId', '=', ownerId)
  const matching = ({ ownerId, keyword = '', status }: Search) =>
    own(ownerId)
      .$if(keyword.trim() !== '', (query) =>
        query.where((where) =>
          where.or([where('title', 'ilike', likePattern(keyword)), where('summary', 'ilike', likePattern(keyword))]),
        ),
      )
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0))

  return {
    list: ({ offset, limit, ...search }: Search & { offset: number; limit: number }) =>
      matching(search)
        .select(['id', 'title', 'summary', 'status', 'creatorTime', 'lastModifyTime'])
        .orderBy((order) => order.fn.coalesce('lastModifyTime', 'creatorTime'), 'desc')
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute(),

    count: async (search: Search) => {
      const { total } = await matching(search)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (id: string, ownerId: string) => own(ownerId).selectAll().where('id', '=', id).executeTakeFirst(),

    lock: (id: string, ownerId: string) => own(ownerId).selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    insert: (row: Insertable<WritingArticlesTable>) => db.insertInto('writingArticles').values(row).execute(),

    update: (id: string, values: Updateable<WritingArticlesTable>) =>
      db.updateTable('writingArticles').set(values).where('id', '=', id).execute(),

    versions: (articleId: string) =>
      db
        .selectFrom('writingVersions')
        .select(['number', 'title', 'createdAt'])
        .where('articleId', '=', articleId)
        .orderBy('number', 'desc')
        .execute(),

    findVersion: (articleId: string, number: number) =>
      db
        .selectFrom('writingVersions')
        .selectAll()
        .where('articleId', '=', articleId)
        .where('number', '=', number)
        .executeTakeFirst(),

    lastVersion: (articleId: string) =>
      db
        .selectFrom('writingVersions')
        .select(['id', 'number', 'createdAt'])
        .where('articleId', '=', articleId)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Adds a version; the oldest ones make room. */
    addVersion: async (row: WritingVersionsTable) => {
      await db.insertInto('writingVersions').values(row).execute()
      await db
        .deleteFrom('writingVersions')
        .where('articleId', '=', row.articleId)
        .where('number', '<=', row.number - KEPT_VERSIONS)
        .execute()
    },
  }
}
