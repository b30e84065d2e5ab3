import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { userNames } from '../user/user.access.ts'
import type { WritingArticlesTable, WritingSharesTable, WritingVersionsTable } from './writing.tables.ts'

/** Versions that an article keeps. */
const KEPT_VERSIONS = 100

interface Search {
  userId: string
  /** Own articles, those that others share with the user, or own ones that were deleted. */
  source: 'own' | 'shared' | 'deleted'
  keyword?: string | undefined
  status?: number | undefined
}

/** SQL of articles, their versions and shares. Each statement names the user: nobody but owners and those they share with gets an article. */
export function createArticlesRepository(db: Db | Trx) {
  const live = db.selectFrom('writingArticles').where('deleteMark', 'is', null)
  /** Articles with the share of the user: own ones have none. */
  const reachable = (userId: string) =>
    live
      .leftJoin('writingShares as share', (join) =>
        join.onRef('share.articleId', '=', 'writingArticles.id').on('share.userId', '=', userId),
      )
      .where((where) => where.or([where('creatorUserId', '=', userId), where('share.userId', 'is not', null)]))
  const deleted = (userId: string) =>
    db.selectFrom('writingArticles').where('deleteMark', 'is not', null).where('creatorUserId', '=', userId)
  const matching = ({ userId, source, keyword = '', status }: Search) =>
    (source === 'deleted' ? deleted(userId) : live)
      .$if(source === 'own', (query) => query.where('creatorUserId', '=', userId))
      .$if(source === 'shared', (query) =>
        query.where('writingArticles.id', 'in', (shares) =>
          shares.selectFrom('writingShares').select('articleId').where('userId', '=', userId),
        ),
      )
      .$if(keyword.trim() !== '', (query) =>
        query.where((where) =>
          where.or([where('title', 'ilike', likePattern(keyword)), where('summary', 'ilike', likePattern(keyword))]),
        ),
      )
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0))

  return {
    list: ({ offset, limit, ...search }: Search & { offset: number; limit: number }) =>
      matching(search)
        .leftJoin(userNames('owner'), 'owner.id', 'writingArticles.creatorUserId')
        .leftJoin('writingShares as share', (join) =>
          join.onRef('share.articleId', '=', 'writingArticles.id').on('share.userId', '=', search.userId),
        )
        .select([
          'writingArticles.id',
          'title',
          'summary',
          'status',
          'creatorTime',
          'lastModifyTime',
          'deleteTime',
          'creatorUserId',
          'share.mayEdit',
          'owner.realName as owner',
        ])
        .orderBy((order) => order.fn.coalesce('deleteTime', 'lastModifyTime', 'creatorTime'), 'desc')
        .orderBy('writingArticles.id')
        .offset(offset)
        .limit(limit)
        .execute(),

    count: async (search: Search) => {
      const { total } = await matching(search)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (id: string, userId: string) =>
      reachable(userId)
        .selectAll('writingArticles')
        .select('share.mayEdit')
        .where('writingArticles.id', '=', id)
        .executeTakeFirst(),

    findDeleted: (id: string, userId: string) => deleted(userId).select('id').where('id', '=', id).executeTakeFirst(),

    /** Deletes an article with its versions, shares and comments. */
    purge: (id: string) => db.deleteFrom('writingArticles').where('id', '=', id).execute(),

    /** Without the document. */
    findShare: (id: string, userId: string) =>
      reachable(userId)
        .select(['creatorUserId', 'share.mayEdit'])
        .where('writingArticles.id', '=', id)
        .executeTakeFirst(),

    lock: (id: string, userId: string) =>
      reachable(userId)
        .selectAll('writingArticles')
        .select('share.mayEdit')
        .where('writingArticles.id', '=', id)
        .forUpdate('writingArticles')
        .executeTakeFirst(),

    shares: (articleId: string) =>
      db
        .selectFrom('writingShares as share')
        .leftJoin(userNames('person'), 'person.id', 'share.userId')
        .select(['share.userId', 'share.mayEdit', 'person.realName'])
        .where('share.articleId', '=', articleId)
        .orderBy('share.createdAt')
        .orderBy('share.userId')
        .execute(),

    setShares: async (articleId: string, rows: readonly WritingSharesTable[]) => {
      await db
        .deleteFrom('writingShares')
        .where('articleId', '=', articleId)
        .$if(rows.length > 0, (query) =>
          query.where(
            'userId',
            'not in',
            rows.map(({ userId }) => userId),
          ),
        )
        .execute()
      if (rows.length > 0)
        await db
          .insertInto('writingShares')
          .values([...rows])
          .onConflict((conflict) =>
            conflict.columns(['articleId', 'userId']).doUpdateSet((set) => ({ mayEdit: set.ref('excluded.mayEdit') })),
          )
          .execute()
    },

    insert: (row: Insertable<WritingArticlesTable>) => db.insertInto('writingArticles').values(row).execute(),

    /** Title and owner, without the document. */
    source: (id: string) =>
      live.select(['sourceModelId', 'sourceMenuId', 'sourceRecordId']).where('id', '=', id).executeTakeFirst(),
    head: (id: string) => live.select(['title', 'creatorUserId']).where('id', '=', id).executeTakeFirst(),

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
