import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { receiptCounts, receiptRows } from '../message/message.access.ts'
import { organizationRows } from '../organization/organization.access.ts'
import { userNames, userRows } from '../user/user.access.ts'
import type { NoticesTable } from './notice.tables.ts'

const FACTS = [
  'notices.id',
  'notices.title',
  'notices.enabledMark',
  'notices.mustRead',
  'notices.plannedTime',
  'notices.expirationTime',
  'notices.creatorUserId',
  'notices.creatorTime',
  'notices.lastModifyTime',
  'notices.releaseTime',
] as const

interface Search {
  keyword?: string | undefined
  enabledMark?: number | undefined
  /** The columns that the keyword searches. */
  searched: readonly 'title'[]
}

interface ReaderSearch {
  id: string
  keyword?: string | undefined
  /** '1' those who have read it, '0' the others. */
  isRead?: string | undefined
}

/** SQL of notices. Deleted rows stay in the table and out of every answer. */
export function createNoticeRepository(db: Db | Trx) {
  const present = () => db.selectFrom('notices').where('notices.deleteMark', 'is', null)
  const matching = ({ keyword = '', enabledMark, searched }: Search) =>
    present()
      .$if(keyword.trim() !== '', (query) =>
        query.where((where) =>
          where.or(searched.map((column) => where(`notices.${column}`, 'ilike', likePattern(keyword)))),
        ),
      )
      .$if(enabledMark !== undefined, (query) => query.where('notices.enabledMark', '=', enabledMark ?? 0))

  const withPeople = (query: ReturnType<typeof present>) =>
    query
      .leftJoin(userNames('creator'), 'creator.id', 'notices.creatorUserId')
      .leftJoin(userNames('releaser'), 'releaser.id', 'notices.releaseUserId')
      .select(FACTS)
      .select(['creator.realName as creatorName', 'creator.account as creatorAccount'])
      .select(['releaser.realName as releaserName', 'releaser.account as releaserAccount'])

  const readersOf = ({ id, keyword = '', isRead = '' }: ReaderSearch) =>
    db
      .selectFrom(receiptRows('receipt'))
      .innerJoin(userRows('reader'), 'reader.id', 'receipt.userId')
      .where('receipt.messageId', '=', id)
      .$if(isRead !== '', (query) => query.where('receipt.readTime', isRead === '1' ? 'is not' : 'is', null))
      .$if(keyword.trim() !== '', (query) =>
        query.where((where) =>
          where.or([
            where('reader.realName', 'ilike', likePattern(keyword)),
            where('reader.account', 'ilike', likePattern(keyword)),
          ]),
        ),
      )

  return {
    list: ({ offset, limit, order, ...search }: Search & { offset: number; limit: number; order: 'asc' | 'desc' }) =>
      withPeople(matching(search))
        .leftJoin(receiptCounts('counted'), 'counted.messageId', 'notices.id')
        .select(['counted.receivers', 'counted.readers', 'counted.confirmers'])
        .orderBy('notices.creatorTime', order)
        .orderBy('notices.id', order)
        .offset(offset)
        .limit(limit)
        .execute(),

    count: async (search: Search) => {
      const { total } = await matching(search)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (id: string) =>
      withPeople(present())
        .select(['notices.bodyText', 'notices.files', 'notices.toUserIds', 'notices.releaseUserId'])
        .where('notices.id', '=', id)
        .executeTakeFirst(),

    /** The notice, locked until the transaction ends. */
    lock: (id: string) => present().selectAll().where('notices.id', '=', id).forUpdate().executeTakeFirst(),

    insert: (row: Insertable<NoticesTable>) => db.insertInto('notices').values(row).execute(),

    update: (id: string, values: Updateable<NoticesTable>) =>
      db.updateTable('notices').set(values).where('id', '=', id).execute(),

    readers: (search: ReaderSearch, { offset, limit }: { offset: number; limit: number }) =>
      readersOf(search)
        .leftJoin(organizationRows('place'), 'place.id', 'reader.organizeId')
        .select(['reader.id', 'reader.realName', 'reader.account'])
        .select((select) => select.fn.coalesce('place.fullName', sql<string>`''`).as('organizeName'))
        .select(['receipt.readTime', 'receipt.confirmTime', 'receipt.remindCount'])
        // Those who have not read it come first.
        .orderBy('receipt.readTime', (order) => order.desc().nullsFirst())
        .orderBy('reader.sortCode')
        .orderBy('reader.id')
        .offset(offset)
        .limit(limit)
        .execute(),

    countReaders: async (search: ReaderSearch) => {
      const { total } = await readersOf(search)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
  }
}

export type NoticeRepository = ReturnType<typeof createNoticeRepository>
