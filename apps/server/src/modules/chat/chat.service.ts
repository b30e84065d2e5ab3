import {
  CHAT_RECALL_MS,
  type ChatEcho,
  type ChatQuote,
  type ClientMessageOf,
  isGroupId,
  type MessageListAnswer,
  type UnreadConversation,
} from '@sqos/contract/realtime'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { avatarAddress } from '../file/index.ts'
import type { Realtime } from '../realtime/index.ts'
import { type ContentSources, quoteOf, readContent } from './chat-content.ts'
import { createChatRepository } from './chat.repository.ts'
import type { ChatConversation } from './chat.schema.ts'
import { createGroupChat } from './group-chat.ts'
import { type GroupDeps, readGroup, recallInGroup } from './group-messages.ts'
import { createPairMessages, echoOf } from './pair-messages.ts'

type Incoming<Method extends 'SendMessage' | 'MessageList' | 'RecallMessage'> = Omit<
  ClientMessageOf<Method>,
  'token' | 'method'
>

/** Decides about messages between two people and in groups. Only these people read them: no permission opens a conversation. */
export function createChatService({
  db,
  now,
  newId,
  events,
  realtime,
  records,
}: GroupDeps & ContentSources & { realtime: Realtime }) {
  const repository = createChatRepository(db)
  const pairMessages = createPairMessages({ db, realtime })
  const groups = createGroupChat({ db, now, newId, events, realtime, records })

  /** Stores a message and sends it to both; a repetition of a `clientId` is answered with what was stored. */
  async function send(actor: Actor, message: Incoming<'SendMessage'>): Promise<ChatEcho | undefined> {
    if (isGroupId(message.toUserId)) return await groups.send(actor, message)
    const { toUserId, messageType, clientId = null, replyToId = null } = message
    if (actor.userId === toUserId) throw new AppError('refused', 'chat.toYourself')
    const content = await readContent({ db, records }, { ...message, sender: actor })
    const quote = replyToId === null ? undefined : await readQuote(actor.userId, toUserId, replyToId)
    const stored = {
      id: newId(),
      senderId: actor.userId,
      receiverId: toUserId,
      clientId,
      content,
      contentType: messageType,
      sentAt: now(),
      replyToId,
    }
    const { isNew, pair } = await pairMessages.store({ message: stored, quote })
    if (isNew || clientId === null) return undefined
    const before = await repository.findByClientId(actor.userId, clientId)
    if (!before || before.groupId !== null) return undefined
    return before.receiverId === toUserId
      ? echoOf(before, pair, quote)
      : echoOf(before, await pairMessages.pairOf(before))
  }

  /** The message that a new one answers; refuses one of another conversation. */
  async function readQuote(userId: string, peerId: string, id: string): Promise<ChatQuote> {
    const message = await repository.find(id)
    // The receiver of a message of a group is the group.
    const pair = new Set([message?.senderId, message?.receiverId])
    if (!message || !pair.has(userId) || !pair.has(peerId)) throw new AppError('refused', 'chat.quoteMissing')
    return quoteOf(message)
  }

  /** Takes back a message of the caller and tells everybody who received it. A repetition changes nothing. */
  async function recall(actor: Actor, { messageId }: Incoming<'RecallMessage'>) {
    const message = await repository.find(messageId)
    if (message?.senderId !== actor.userId) throw new AppError('refused', 'chat.recallForeign')
    if (message.recalledAt) return
    if (now().getTime() - message.sentAt.getTime() > CHAT_RECALL_MS) throw new AppError('refused', 'chat.recallLate')
    const { id, senderId, receiverId, groupId } = message
    if (groupId !== null)
      return await db.transaction().execute((trx) => recallInGroup(trx, { realtime, now }, { id, groupId, senderId }))
    await db.transaction().execute(async (trx) => {
      if (!(await createChatRepository(trx).recall({ id, senderId, receiverId, now: now() }))) return
      const push = { method: 'recallMessage', messageId, userId: senderId, peerUserId: receiverId } as const
      await realtime.push([senderId, receiverId], push, trx)
    })
  }

  async function list(actor: Actor, message: Incoming<'MessageList'>): Promise<MessageListAnswer> {
    const { toUserId, currentPage = 1, pageSize = 30, sord = 'desc', keyword = '' } = message
    if (isGroupId(toUserId)) return await groups.list(actor, message)
    const rows = await repository.page({
      userId: actor.userId,
      peerId: toUserId,
      keyword: keyword.trim().replaceAll('\0', ''),
      order: sord,
      offset: (currentPage - 1) * pageSize,
      limit: pageSize,
    })
    const ascending = sord === 'asc' ? rows : rows.toReversed()
    const answered = await repository.findAll(rows.flatMap(({ replyToId }) => replyToId ?? []))
    const quotes = new Map(answered.map((row) => [row.id, quoteOf(row)]))
    const quoteIn = (id: string | null) => (id === null ? undefined : quotes.get(id))
    return {
      method: 'messageList',
      toUserId,
      ...(message.clientId !== undefined && { clientId: message.clientId }),
      list: ascending.map(({ id, senderId, receiverId, content, contentType, sentAt, readAt, ...row }) => ({
        id,
        sendUserId: senderId,
        receiveUserId: receiverId,
        sendTime: sentAt.getTime(),
        receiveTime: (readAt ?? sentAt).getTime(),
        content,
        contentType,
        state: readAt ? 1 : 0,
        ...(row.recalledAt && { isRecalled: true as const }),
        ...withQuote(quoteIn(row.replyToId)),
      })),
      pagination: { total: rows[0]?.total ?? 0, currentPage, pageSize },
    }
  }

  /** Marks the messages of a conversation as read, and tells those who wrote them. */
  async function markRead(actor: Actor, peerId: string) {
    if (isGroupId(peerId))
      return await db
        .transaction()
        .execute((trx) => readGroup(trx, { realtime, now }, { groupId: peerId, userId: actor.userId }))
    const userIds = [actor.userId, peerId]
    await db.transaction().execute(async (trx) => {
      const count = await createChatRepository(trx).markRead({ userId: actor.userId, peerId, now: now() })
      if (count > 0)
        await realtime.push(userIds, { method: 'readMessage', userId: actor.userId, peerUserId: peerId }, trx)
    })
  }

  /** The conversations of the caller, the latest first; groups only for clients that ask for them. */
  async function conversations(actor: Actor, { withGroups }: { withGroups: boolean }): Promise<ChatConversation[]> {
    const rows = await repository.conversations(actor.userId)
    const pairs = rows.map(({ id, account, realName, headIcon, unread, content, contentType, sentAt, recalledAt }) => ({
      id,
      account,
      realName,
      headIcon: avatarAddress(headIcon),
      latestMessage: content,
      latestDate: sentAt.getTime(),
      messageType: recalledAt ? 'recalled' : contentType,
      unreadMessage: unread,
    }))
    if (!withGroups) return pairs
    return [...pairs, ...(await groups.conversations(actor.userId))].toSorted((a, b) => b.latestDate - a.latestDate)
  }

  /** Unread messages per person, for `initMessage`. */
  async function unreadOf(userId: string, reading: Db): Promise<UnreadConversation[]> {
    const rows = await createChatRepository(reading).conversations(userId)
    return rows
      .filter(({ unread }) => unread > 0)
      .map(({ id, unread, content, contentType, sentAt }) => ({
        sendUserId: id,
        receiveUserId: userId,
        unreadNum: unread,
        defaultMessage: content,
        defaultMessageType: contentType,
        defaultMessageTime: sentAt.getTime(),
      }))
  }

  return { send, list, recall, markRead, conversations, unreadOf }
}

const withQuote = (quote: ChatQuote | undefined) => quote && { quote }

export type ChatService = ReturnType<typeof createChatService>
