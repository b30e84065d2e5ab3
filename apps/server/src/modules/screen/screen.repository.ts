import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { userNames } from '../user/user.access.ts'
import type { ScreenQuery } from './screen.schema.ts'
import type { ScreenShareScreensTable, ScreenSharesTable, ScreensTable } from './screen.tables.ts'

/** Columns that a list can be sorted by. */
const SORTABLE = ['fullName', 'enCode', 'enabledMark', 'sortCode', 'creatorTime', 'lastModifyTime'] as const

/** SQL of screens and of their links. Deleted screens stay in the table; queries leave them out. */
export function createScreenRepository(db: Db | Trx) {
  const screens = () => db.selectFrom('screens').where('screens.deleteMark', 'is', null)
  const matching = ({ keyword = '' }: ScreenQuery) => {
    const pattern = likePattern(keyword)
    return screens().$if(keyword.trim() !== '', (query) =>
      query.where((eb) => eb.or([eb('screens.fullName', 'ilike', pattern), eb('screens.enCode', 'ilike', pattern)])),
    )
  }
  const sharesOf = (screenId: string) =>
    db.selectFrom('screenShareScreens').select('shareId').where('screenId', '=', screenId)

  return {
    list: ({ currentPage = 1, pageSize = 20, sidx, sort = 'desc', ...filter }: ScreenQuery, now: Date) =>
      matching(filter)
        .leftJoin(userNames('author'), 'author.id', 'screens.creatorUserId')
        .select([
          'screens.id',
          'screens.fullName',
          'screens.enCode',
          'screens.ratio',
          'screens.pages',
          'screens.creatorTime',
          'screens.lastModifyTime',
          'screens.sortCode',
          'screens.enabledMark',
          'author.realName as authorName',
          'author.account as authorAccount',
        ])
        .select(
          sql<number>`(select count(*)::int from screen_shares s
            where exists (select from screen_share_screens o where o.share_id = s.id and o.screen_id = screens.id)
              and s.revoke_time is null and s.expire_time > ${now})`.as('shareCount'),
        )
        .$call((query) => {
          const column = SORTABLE.find((one) => one === sidx)
          return column ? query.orderBy(`screens.${column}`, sort) : query.orderBy('screens.sortCode')
        })
        .orderBy('screens.creatorTime', 'desc')
        .orderBy('screens.id')
        .limit(pageSize)
        .offset((currentPage - 1) * pageSize)
        .execute(),

    async count(filter: ScreenQuery): Promise<number> {
      const { total } = await matching(filter)
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    listEnabled: () =>
      screens()
        .select(['id', 'fullName', 'category'])
        .where('enabledMark', '=', 1)
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    find: (id: string) => screens().selectAll().where('id', '=', id).executeTakeFirst(),

    /** Screens other than `id` that have this name or this code. */
    findNamesakes: ({ fullName, enCode, id }: { fullName: string; enCode: string; id: string | undefined }) =>
      screens()
        .select(['id', 'fullName', 'enCode'])
        .where((eb) => eb.or([eb('fullName', '=', fullName), eb('enCode', '=', enCode)]))
        .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
        .execute(),

    insert: (row: Insertable<ScreensTable>) => db.insertInto('screens').values(row).execute(),

    update: (id: string, values: Updateable<ScreensTable>) =>
      db.updateTable('screens').set(values).where('id', '=', id).execute(),

    /** Links that show a screen, newest first, with the names of all their screens. */
    listShares: (screenId: string) =>
      db
        .selectFrom('screenShares')
        .leftJoin(userNames('author'), 'author.id', 'screenShares.creatorUserId')
        .select([
          'screenShares.id',
          'screenShares.fullName',
          'screenShares.creatorTime',
          'screenShares.expireTime',
          'screenShares.lastUseTime',
          'screenShares.revokeTime',
          'screenShares.passwordHash',
          'author.realName as authorName',
          'author.account as authorAccount',
        ])
        .select(
          sql<string[]>`array(select n.full_name from screen_share_screens o join screens n on n.id = o.screen_id
            where o.share_id = screen_shares.id order by o.sort_code)`.as('screens'),
        )
        .where('screenShares.id', 'in', sharesOf(screenId))
        .orderBy('screenShares.creatorTime', 'desc')
        .limit(100)
        .execute(),

    insertShare: (row: Insertable<ScreenSharesTable>, entries: readonly Omit<ScreenShareScreensTable, 'shareId'>[]) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('screenShares').values(row).execute()
        await trx
          .insertInto('screenShareScreens')
          .values(entries.map((entry) => ({ ...entry, shareId: row.id })))
          .execute()
      }),

    /** The screens of a link, in their order. */
    listSharedScreens: (shareId: string) =>
      db
        .selectFrom('screenShareScreens')
        .select(['screenId', 'seconds'])
        .where('shareId', '=', shareId)
        .orderBy('sortCode')
        .execute(),

    /** A link that is neither revoked nor expired, by the hash of its secret. */
    findShare: (secretHash: Buffer, now: Date) =>
      db
        .selectFrom('screenShares')
        .selectAll()
        .where('secretHash', '=', secretHash)
        .where('revokeTime', 'is', null)
        .where('expireTime', '>', now)
        .executeTakeFirst(),

    updateShare: (id: string, values: Updateable<ScreenSharesTable>) =>
      db.updateTable('screenShares').set(values).where('id', '=', id).execute(),

    /** Ends a link of a screen; returns whether there is one. */
    async revoke({ screenId, id, now }: { screenId: string; id: string; now: Date }): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('screenShares')
        .set({ revokeTime: now })
        .where('id', '=', id)
        .where('id', 'in', sharesOf(screenId))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

export type ScreenRepository = ReturnType<typeof createScreenRepository>
export type ScreenRecord = NonNullable<Awaited<ReturnType<ScreenRepository['find']>>>
