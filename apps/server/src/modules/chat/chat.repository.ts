import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { userRows } from '../user/user.access.ts'
import type { ChatMessagesTable } from './chat.tables.ts'

/** A stored message. */
export type ChatMessage = Selectable<ChatMessagesTable>

/** Which messages of a conversation. */
interface PageOptions {
  userId: string
  peerId: string
  keyword: string
  order: 'asc' | 'desc'
  offset: number
  limit: number
}

/** SQL of the chat. */
export function createChatRepository(db: Db | Trx) {
  /** The messages between two people. */
  const between = (one: string, two: string) =>
    db
      .selectFrom('chatMessages')
      .where(sql<boolean>`least(sender_id, receiver_id) = least(${one}::text, ${two}::text)`)
      .where(sql<boolean>`greatest(sender_id, receiver_id) = greatest(${one}::text, ${two}::text)`)

  return {
    /** Names and avatars of these people, without those that were deleted. */
    people: (ids: readonly string[]) =>
      db
        .selectFrom(userRows('person'))
        .select(['person.id', 'person.account', 'person.realName', 'person.headIcon', 'person.enabledMark'])
        .where('person.id', 'in', ids)
        .execute(),

    /** Stores a message; returns nothing when the sender has stored one with this client id. */
    insert: (message: Insertable<ChatMessagesTable>) =>
      db
        .insertInto('chatMessages')
        .values(message)
        .onConflict((conflict) =>
          conflict.columns(['senderId', 'clientId']).where('clientId', 'is not', null).doNothing(),
        )
        .returning('id')
        .executeTakeFirst(),

    findByClientId: (senderId: string, clientId: string) =>
      db
        .selectFrom('chatMessages')
        .selectAll()
        .where('senderId', '=', senderId)
        .where('clientId', '=', clientId)
        .executeTakeFirst(),

    find: (id: string) => db.selectFrom('chatMessages').selectAll().where('id', '=', id).executeTakeFirst(),

    findAll: (ids: readonly string[]) =>
      db
        .selectFrom('chatMessages')
        .selectAll()
        .where('id', 'in', [...ids, ''])
        .execute(),

    /** Deletes the content of a message; returns false when somebody was faster. A message that was unread no longer counts. */
    async recall({ id, senderId, receiverId, now }: { id: string; senderId: string; receiverId: string; now: Date }) {
      const before = await db
        .selectFrom('chatMessages')
        .select(['readAt', 'recalledAt'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!before || before.recalledAt) return false
      await db
        .updateTable('chatMessages')
        .set({ content: '', recalledAt: now, readAt: before.readAt ?? now })
        .where('id', '=', id)
        .execute()
      if (!before.readAt)
        await db
          .updateTable('chatConversations')
          .set({ unread: sql`greatest(unread - 1, 0)` })
          .where('userId', '=', receiverId)
          .where('peerId', '=', senderId)
          .execute()
      return true
    },

    /** Makes the message the latest of the conversation for both. Rows are locked in one order, so that two senders never wait for each other. */
    async noteLatest({ id, senderId, receiverId }: Pick<ChatMessage, 'id' | 'senderId' | 'receiverId'>) {
      const rows = [
        { userId: senderId, peerId: receiverId, latestMessageId: id, unread: 0 },
        { userId: receiverId, peerId: senderId, latestMessageId: id, unread: 1 },
      ].toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
      await db
        .insertInto('chatConversations')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['userId', 'peerId']).doUpdateSet({
            latestMessageId: id,
            unread: sql`chat_conversations.unread + excluded.unread`,
          }),
        )
        .execute()
    },

    /** The conversations of a user with people who were not deleted, the latest first. */
    conversations: (userId: string) =>
      db
        .selectFrom('chatConversations as conversation')
        .innerJoin('chatMessages as message', 'message.id', 'conversation.latestMessageId')
        .innerJoin(userRows('peer'), 'peer.id', 'conversation.peerId')
        .select(['peer.id', 'peer.account', 'peer.realName', 'peer.headIcon', 'conversation.unread'])
        .select(['message.content', 'message.contentType', 'message.sentAt', 'message.recalledAt'])
        .where('conversation.userId', '=', userId)
        .orderBy('message.sentAt', 'desc')
        .orderBy('message.id', 'desc')
        .execute(),

    /** A page of a conversation, in the requested order. */
    page: ({ userId, peerId, keyword, order, offset, limit }: PageOptions) =>
      between(userId, peerId)
        .selectAll()
        .select(sql<number>`(count(*) over ())::integer`.as('total'))
        .$if(keyword !== '', (query) =>
          query.where('contentType', '=', 'text').where('content', 'ilike', likePattern(keyword)),
        )
        .orderBy('sentAt', order)
        .orderBy('id', order)
        .limit(limit)
        .offset(offset)
        .execute(),

    /** Marks every message of the peer as read; returns how many were not. */
    async markRead({ userId, peerId, now }: { userId: string; peerId: string; now: Date }): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('chatMessages')
        .set({ readAt: now })
        .where('receiverId', '=', userId)
        .where('senderId', '=', peerId)
        .where('readAt', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows > 0n)
        await db
          .updateTable('chatConversations')
          .set({ unread: 0 })
          .where('userId', '=', userId)
          .where('peerId', '=', peerId)
          .execute()
      return Number(numUpdatedRows)
    },
  }
}
