import type {
  ChatMention,
  ChatQuote,
  ClientMessageOf,
  GroupMessagePush,
  MessageListAnswer,
} from '@sqos/contract/realtime'
import { CHAT_EVERYBODY } from '@sqos/contract/realtime'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { findUserName, readUserNames } from '../user/user.access.ts'
import { type ContentSources, quoteOf, readContent } from './chat-content.ts'
import { createChatRepository, type ChatMessage } from './chat.repository.ts'
import type { ChatConversation } from './chat.schema.ts'
import { createGroupMessages, type GroupDeps, groupPush, groupRow } from './group-messages.ts'
import { createGroupRepository } from './group.repository.ts'

type Incoming<Method extends 'SendMessage' | 'MessageList'> = Omit<ClientMessageOf<Method>, 'token' | 'method'>

/** Messages of groups. Members write; present and former members read the messages of their time. */
export function createGroupChat({ db, records, ...deps }: GroupDeps & ContentSources) {
  const repository = createGroupRepository(db)
  const groupMessages = createGroupMessages({ db, ...deps })

  async function demandMember(groupId: string, userId: string) {
    const member = await repository.findMember(groupId, userId)
    if (!member) throw new AppError('forbidden', 'chat.notMember')
    return member
  }

  /** Stores a message and sends it to the members; a repetition of a `clientId` is answered with what was stored. */
  async function send(actor: Actor, message: Incoming<'SendMessage'>): Promise<GroupMessagePush | undefined> {
    const { toUserId: groupId, messageType, clientId = null, replyToId = null, mentionedIds = [] } = message
    const { userId: senderId } = actor
    const member = await demandMember(groupId, senderId)
    if (member.leftNumber !== null) throw new AppError('forbidden', 'chat.notMember')
    const content = await readContent({ db, records }, { ...message, sender: actor })
    const quote = replyToId === null ? undefined : await readQuote({ groupId, from: member.firstNumber, id: replyToId })
    const mentions = messageType === 'text' ? await readMentions(groupId, mentionedIds) : []
    const stored = await groupMessages.append({
      groupId,
      senderId,
      clientId,
      content,
      contentType: messageType,
      replyToId,
      quote,
      mentions,
    })
    if (stored || clientId === null) return undefined
    const before = await createChatRepository(db).findByClientId(senderId, clientId)
    if (!before || before.groupId !== groupId) return undefined
    const group = await repository.findGroup(groupId)
    return group && groupPush(group, await rowOf(before), clientId)
  }

  async function rowOf(message: ChatMessage) {
    const sender = (await findUserName(db, message.senderId)) ?? { account: '', realName: '' }
    return groupRow(message, { sender: { ...sender, headIcon: '' }, quote: undefined, readCount: 0 })
  }

  /** The message that a new one answers; refuses one that the sender cannot read. */
  async function readQuote({ groupId, from, id }: { groupId: string; from: number; id: string }): Promise<ChatQuote> {
    const message = await createChatRepository(db).find(id)
    if (message?.groupId !== groupId || (message.number ?? 0) < from) throw new AppError('refused', 'chat.quoteMissing')
    const sender = await findUserName(db, message.senderId)
    return { ...quoteOf(message), senderName: sender?.realName ?? '' }
  }

  /** Whom a text mentions: members among the ids, and everybody. */
  async function readMentions(groupId: string, ids: readonly string[]): Promise<ChatMention[]> {
    if (ids.length === 0) return []
    const people = await repository.members(groupId)
    const found = people.filter(({ id }) => ids.includes(id)).map(({ id, realName: name }) => ({ id, name }))
    return ids.includes(CHAT_EVERYBODY) ? [{ id: CHAT_EVERYBODY, name: '' }, ...found] : found
  }

  /** A page of the messages of a group that the caller may read. */
  async function list(actor: Actor, message: Incoming<'MessageList'>): Promise<MessageListAnswer> {
    const { toUserId: groupId, currentPage = 1, pageSize = 30, sord = 'desc', keyword = '' } = message
    const member = await demandMember(groupId, actor.userId)
    const rows = await repository.page({
      member,
      keyword: keyword.trim().replaceAll('\0', ''),
      order: sord,
      offset: (currentPage - 1) * pageSize,
      limit: pageSize,
    })
    const quotes = await quotesOf(rows.flatMap(({ replyToId }) => replyToId ?? []))
    const ascending = sord === 'asc' ? rows : rows.toReversed()
    return {
      method: 'messageList',
      toUserId: groupId,
      ...(message.clientId !== undefined && { clientId: message.clientId }),
      list: ascending.map(({ account, realName, headIcon, readCount, total: _total, ...row }) =>
        groupRow(row, {
          sender: { account: account ?? '', realName: realName ?? '', headIcon: headIcon ?? '' },
          quote: row.replyToId === null ? undefined : quotes.get(row.replyToId),
          readCount,
        }),
      ),
      pagination: { total: rows[0]?.total ?? 0, currentPage, pageSize },
    }
  }

  async function quotesOf(ids: readonly string[]): Promise<Map<string, ChatQuote>> {
    if (ids.length === 0) return new Map()
    const messages = await createChatRepository(db).findAll(ids)
    const people = await readUserNames(db, [...messages.map(({ senderId }) => senderId), ''])
    const names = new Map(people.map(({ id, realName }) => [id, realName]))
    return new Map(
      messages.map((message) => [message.id, { ...quoteOf(message), senderName: names.get(message.senderId) ?? '' }]),
    )
  }

  async function conversations(userId: string): Promise<ChatConversation[]> {
    const rows = await repository.conversations(userId)
    return rows.map(({ id, name, unread, content, contentType, sentAt, recalledAt, ...group }) => ({
      id,
      account: '',
      realName: name,
      headIcon: '',
      latestMessage: content,
      latestDate: sentAt.getTime(),
      messageType: recalledAt ? 'recalled' : contentType,
      unreadMessage: unread,
      // A former member does not learn who came or went later.
      group: { ...group, members: group.isMember ? group.members : 0 },
    }))
  }

  return { send, list, conversations }
}
