import { MESSAGE_TYPE } from '@sqos/contract'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { userNames } from '../user/user.access.ts'
import { CHAT_MENTION } from '../message-template/message-template.access.ts'
import type { MessageFilter, MessageSetting } from './message.schema.ts'

interface Page {
  offset: number
  limit: number
  order: 'asc' | 'desc'
}

/** SQL of the messages that people received. Statements for a caller are limited to one receiver. */
export function createMessageRepository(db: Db | Trx) {
  const received = () =>
    db
      .selectFrom('messageReceipts as receipt')
      .innerJoin('messages as message', 'message.id', 'receipt.messageId')
      .where('receipt.deleteTime', 'is', null)
  const ofUser = (userId: string) => received().where('receipt.userId', '=', userId)

  const counted = (query: ReturnType<typeof received>) =>
    query
      .select((select) => [
        select.fn.countAll<string>().filterWhere('message.type', '=', MESSAGE_TYPE.notice).as('notices'),
        select.fn.countAll<string>().filterWhere('message.type', '<>', MESSAGE_TYPE.notice).as('messages'),
      ])
      .where('receipt.readTime', 'is', null)

  const matching = (userId: string, { keyword = '', type = '', isRead = '' }: MessageFilter) =>
    ofUser(userId)
      .$if(keyword.trim() !== '', (query) => query.where('message.title', 'ilike', likePattern(keyword)))
      // Everything but notices is one tab.
      .$if(type === '2', (query) => query.where('message.type', '<>', MESSAGE_TYPE.notice))
      .$if(type !== '' && type !== '2', (query) => query.where('message.type', '=', Number(type)))
      .$if(isRead !== '', (query) => query.where('receipt.readTime', isRead === '1' ? 'is not' : 'is', null))

  return {
    page: (userId: string, filter: MessageFilter, { offset, limit, order }: Page) =>
      matching(userId, filter)
        .leftJoin(userNames('sender'), 'sender.id', 'message.senderId')
        .select(['message.id', 'message.title', 'message.titleKey', 'message.titleParams', 'message.type'])
        .select(['message.mustRead', 'message.link', 'sender.realName', 'sender.account'])
        .select(['receipt.sentTime', 'receipt.readTime', 'receipt.confirmTime'])
        .select(sql<boolean>`message.body_text <> ''`.as('hasBody'))
        .orderBy('receipt.sentTime', order)
        .orderBy('message.id', order)
        .offset(offset)
        .limit(limit)
        .execute(),

    async count(userId: string, filter: MessageFilter): Promise<number> {
      const { total } = await matching(userId, filter)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (userId: string, id: string) =>
      ofUser(userId)
        .leftJoin(userNames('sender'), 'sender.id', 'message.senderId')
        .select(['message.id', 'message.title', 'message.titleKey', 'message.titleParams', 'message.type'])
        .select(['message.mustRead', 'message.link', 'message.bodyText', 'message.files'])
        .select(['sender.realName', 'sender.account', 'receipt.sentTime', 'receipt.readTime', 'receipt.confirmTime'])
        .where('message.id', '=', id)
        .executeTakeFirst(),

    /** Counts one reading; the first one sets its time. */
    markRead: (userId: string, id: string, now: Date) =>
      db
        .updateTable('messageReceipts')
        .set({ readTime: sql<Date>`coalesce(read_time, ${now})`, readCount: sql<number>`read_count + 1` })
        .where('userId', '=', userId)
        .where('messageId', '=', id)
        .execute(),

    /** Marks the matching messages as read that were unread. */
    markAllRead: (userId: string, filter: MessageFilter, now: Date) =>
      db
        .updateTable('messageReceipts')
        .set({ readTime: now, readCount: sql<number>`read_count + 1` })
        .where('userId', '=', userId)
        .where('readTime', 'is', null)
        .where('messageId', 'in', matching(userId, filter).select('message.id'))
        .execute(),

    /** Marks these messages as read; false when none of them was unread. */
    async markUnreadRead(userId: string, ids: readonly string[], now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('messageReceipts')
        .set({ readTime: now, readCount: sql<number>`read_count + 1` })
        .where('userId', '=', userId)
        .where('readTime', 'is', null)
        .where('messageId', 'in', ids)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    confirm: (userId: string, id: string, now: Date) =>
      db
        .updateTable('messageReceipts')
        .set({
          confirmTime: sql<Date>`coalesce(confirm_time, ${now})`,
          readTime: sql<Date>`coalesce(read_time, ${now})`,
        })
        .where('userId', '=', userId)
        .where('messageId', '=', id)
        .execute(),

    remove: (userId: string, ids: readonly string[], now: Date) =>
      db
        .updateTable('messageReceipts')
        .set({ deleteTime: now })
        .where('userId', '=', userId)
        .where('messageId', 'in', ids)
        .where('deleteTime', 'is', null)
        .execute(),

    /** Number of unread messages by whether they are notices. */
    unread: (userId: string) => counted(ofUser(userId)).executeTakeFirstOrThrow(),

    /** The same of several users; those without unread messages have no row. */
    unreadOf: (userIds: readonly string[]) =>
      counted(received().where('receipt.userId', '=', sql<string>`any(${userIds}::text[])`))
        .select('receipt.userId')
        .groupBy('receipt.userId')
        .execute(),

    /** Hides a message from everybody who received it. */
    hide: (id: string, now: Date) =>
      db
        .updateTable('messageReceipts')
        .set({ deleteTime: now })
        .where('messageId', '=', id)
        .where('deleteTime', 'is', null)
        .execute(),

    /** The latest notice, or the latest other message; without mentions in chats, of which the chat itself notifies. */
    latest: (userId: string, isNotice: boolean) =>
      ofUser(userId)
        .select(['message.title', 'message.titleKey', 'message.titleParams', 'receipt.sentTime'])
        .where('message.type', isNotice ? '=' : '<>', MESSAGE_TYPE.notice)
        .where('message.kind', '<>', CHAT_MENTION)
        .orderBy('receipt.sentTime', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** A message with everybody to whom it was sent and who has not read it. */
    async sent(id: string) {
      const message = await db
        .selectFrom('messages')
        .select(['kind', 'title', 'titleKey', 'titleParams', 'link', 'bodyText', 'sentTime', 'templateId'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!message) return undefined
      const receivers = await db
        .selectFrom('messageReceipts')
        .select('userId')
        .where('messageId', '=', id)
        .where('readTime', 'is', null)
        .execute()
      return { ...message, userIds: receivers.map(({ userId }) => userId) }
    },

    /** The message that is pushed to its receivers, and who of them is to be told. */
    async pushed(id: string) {
      const found = await db
        .selectFrom('messages')
        .select(['id', 'type', 'kind', 'title', 'senderId', 'sentTime'])
        .select(
          sql<string[]>`array(
          select user_id from message_receipts
          where message_id = messages.id and delete_time is null and read_time is null)`.as('userIds'),
        )
        .where('id', '=', id)
        .executeTakeFirst()
      if (!found) return undefined
      const { userIds, ...message } = found
      return { message, userIds }
    },

    async setting(userId: string): Promise<MessageSetting | undefined> {
      const row = await db
        .selectFrom('messageSettings')
        .select('setting')
        .where('userId', '=', userId)
        .executeTakeFirst()
      return row?.setting
    },

    putSetting: (userId: string, setting: MessageSetting, now: Date) => {
      const values = { setting: JSON.stringify(setting), lastModifyTime: now }
      return db
        .insertInto('messageSettings')
        .values({ userId, ...values })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
        .execute()
    },
  }
}

export type MessageRepository = ReturnType<typeof createMessageRepository>
