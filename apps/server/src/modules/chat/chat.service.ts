import {
  CHAT_RECALL_MS,
  type ChatEcho,
  type ChatQuote,
  type ClientMessageOf,
  isGroupId,
  type MessageListAnswer,
  type ReceiveMessage,
  type SendMessageEcho,
  type UnreadConversation,
} from '@sqos/contract/realtime'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { avatarAddress } from '../file/index.ts'
import type { Realtime } from '../realtime/index.ts'
import { USER_STATE } from '../user/user.access.ts'
import { type ContentSources, contentOf, quoteOf, readContent } from './chat-content.ts'
import { createChatRepository, type ChatMessage } from './chat.repository.ts'
import type { ChatConversation } from './chat.schema.ts'
import { createGroupChat } from './group-chat.ts'
import { type GroupDeps, readGroup, recallInGroup } from './group-messages.ts'

type Incoming<Method extends 'SendMessage' | 'MessageList' | 'RecallMessage'> = Omit<
  ClientMessageOf<Method>,
  'token' | 'method'
>

interface Person {
  id: string
  account: string
  realName: string
  headIcon: string
}

/** The two people of a message, and the message that it answers. */
interface Exchange {
  sender: Person
  receiver: Person
  quote?: ChatQuote | undefined
}

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
  const groups = createGroupChat({ db, now, newId, events, realtime, records })

  /** Sender and receiver of a new message; refuses receivers who cannot read it. */
  async function readPair(senderId: string, receiverId: string): Promise<{ sender: Person; receiver: Person }> {
    if (senderId === receiverId) throw new AppError('refused', 'chat.toYourself')
    const people = await repository.people([senderId, receiverId])
    const sender = people.find(({ id }) => id === senderId)
    const receiver = people.find(({ id }) => id === receiverId)
    if (!sender || receiver?.enabledMark !== USER_STATE.enabled) throw new AppError('refused', 'chat.receiverGone')
    return { sender, receiver }
  }

  /** Stores a message and sends it to both; a repetition of a `clientId` is answered with what was stored. */
  async function send(actor: Actor, message: Incoming<'SendMessage'>): Promise<ChatEcho | undefined> {
    if (isGroupId(message.toUserId)) return await groups.send(actor, message)
    const { toUserId, messageType, clientId = null, replyToId = null } = message
    const people = await readPair(actor.userId, toUserId)
    const content = await readContent({ db, records }, { ...message, sender: actor })
    const pair = {
      ...people,
      quote: replyToId === null ? undefined : await readQuote(actor.userId, toUserId, replyToId),
    }
    const stored = {
      id: newId(),
      senderId: actor.userId,
      receiverId: toUserId,
      clientId,
      content,
      contentType: messageType,
      sentAt: now(),
      readAt: null,
      replyToId,
      recalledAt: null,
    }
    const isNew = await db.transaction().execute(async (trx) => {
      const inside = createChatRepository(trx)
      if (!(await inside.insert(stored))) return false
      await inside.noteLatest(stored)
      const pushes = [
        { userId: actor.userId, message: echoOf(stored, pair) },
        { userId: toUserId, message: receptionOf(stored, pair) },
      ]
      // In the order of the people, so that transactions of several pairs never wait for each other in a circle.
      for (const push of pushes.toSorted((a, b) => (a.userId < b.userId ? -1 : 1)))
        await realtime.push([push.userId], push.message, trx)
      return true
    })
    if (isNew || clientId === null) return undefined
    const before = await repository.findByClientId(actor.userId, clientId)
    if (!before || before.groupId !== null) return undefined
    return echoOf(before, before.receiverId === toUserId ? pair : await readPair(actor.userId, before.receiverId))
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

type StoredPair = Omit<ChatMessage, 'groupId' | 'number' | 'mentions'>

function echoOf(message: StoredPair, { sender, receiver, quote }: Exchange): SendMessageEcho {
  const time = message.sentAt.getTime()
  return {
    method: 'sendMessage',
    messageId: message.id,
    ...(message.clientId !== null && { clientId: message.clientId }),
    UserId: sender.id,
    account: sender.account,
    realName: sender.realName,
    headIcon: avatarAddress(sender.headIcon),
    toUserId: receiver.id,
    toAccount: receiver.account,
    toRealName: receiver.realName,
    toHeadIcon: avatarAddress(receiver.headIcon),
    messageType: message.contentType,
    toMessage: contentOf(message),
    ...withQuote(quote),
    dateTime: time,
    latestDate: time,
  }
}

function receptionOf(message: StoredPair, { sender, quote }: Exchange): ReceiveMessage {
  const time = message.sentAt.getTime()
  return {
    method: 'receiveMessage',
    messageId: message.id,
    formUserId: sender.id,
    account: sender.account,
    realName: sender.realName,
    headIcon: avatarAddress(sender.headIcon),
    formMessage: contentOf(message),
    ...withQuote(quote),
    messageType: message.contentType,
    dateTime: time,
    latestDate: time,
  }
}
