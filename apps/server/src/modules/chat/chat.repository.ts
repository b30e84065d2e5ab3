import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { userRows } from '../user/user.access.ts'
import type { ChatMessagesTable } from './chat.tables.ts'

/** A stored message. */
export type ChatMessage = Selectable<ChatMessagesTable>

/** A message between two people to be stored. */
export type NewPairMessage = Pick<
  ChatMessage,
  'id' | 'senderId' | 'receiverId' | 'clientId' | 'content' | 'contentType' | 'sentAt' | 'replyToId'
>

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
        .where(sql<boolean>`person.id = any(${ids}::text[])`)
        .execute(),

    /**
     * Stores messages between two people with one statement; returns the ids without those whose sender has stored one with this
     * client id. Rows are inserted in one order, so that two servers never wait for each other's client ids in a circle.
     */
    async insertAll(messages: readonly NewPairMessage[]): Promise<string[]> {
      if (messages.length === 0) return []
      const column = <Name extends keyof NewPairMessage>(name: Name) => messages.map((message) => message[name])
      const { rows } = await sql<{ id: string }>`
        insert into chat_messages (id, sender_id, receiver_id, client_id, content, content_type, sent_at, reply_to_id)
        select * from unnest(
          ${column('id')}::text[], ${column('senderId')}::text[], ${column('receiverId')}::text[],
          ${column('clientId')}::text[], ${column('content')}::text[], ${column('contentType')}::text[],
          ${column('sentAt')}::timestamptz[], ${column('replyToId')}::text[])
          as given (id, sender_id, receiver_id, client_id, content, content_type, sent_at, reply_to_id)
        order by sender_id, client_id, id
        on conflict (sender_id, client_id) where client_id is not null do nothing
        returning id`.execute(db)
      return rows.map(({ id }) => id)
    },

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

    /**
     * Makes each message the latest of its conversation for both, the last of several. Rows are locked in one order, so that two senders
     * never wait for each other.
     */
    async noteLatest(messages: readonly NewPairMessage[]) {
      if (messages.length === 0) return
      const ids = messages.map(({ id }) => id)
      const senders = messages.map(({ senderId }) => senderId)
      const receivers = messages.map(({ receiverId }) => receiverId)
      await sql`
        with given as (
          select * from unnest(${ids}::text[], ${senders}::text[], ${receivers}::text[])
            with ordinality as given (id, sender_id, receiver_id, place)
        ), sides as (
          select sender_id as user_id, receiver_id as peer_id, id, place, 0 as unread from given
          union all select receiver_id, sender_id, id, place, 1 from given
        )
        insert into chat_conversations as conversation (user_id, peer_id, latest_message_id, unread)
        select user_id, peer_id, (array_agg(id order by place desc))[1], sum(unread) from sides
        group by user_id, peer_id order by user_id collate "C", peer_id collate "C"
        on conflict (user_id, peer_id) do update
          set latest_message_id = excluded.latest_message_id, unread = conversation.unread + excluded.unread`.execute(
        db,
      )
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
