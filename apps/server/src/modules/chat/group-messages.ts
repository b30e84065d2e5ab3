import {
  CHAT_EVERYBODY,
  type ChatMention,
  type ChatMessageType,
  type ChatQuote,
  type ChatRow,
  chatLink,
  type GroupMessagePush,
} from '@sqos/contract/realtime'
import type { Deps } from '../../platform/deps.ts'
import type { Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import { avatarAddress } from '../file/index.ts'
import { CHAT_MENTION } from '../message-template/message-template.access.ts'
import { readMessages, sendMessage, withdrawUnread } from '../message/message.access.ts'
import type { Realtime } from '../realtime/index.ts'
import { USER_STATE } from '../user/user.access.ts'
import { createChatRepository, type ChatMessage } from './chat.repository.ts'
import { createGroupRepository } from './group.repository.ts'

/** Connections of the groups. */
export interface GroupDeps extends Pick<Deps, 'now' | 'newId'> {
  events: Pick<Events, 'append' | 'appending'>
  realtime: Pick<Realtime, 'push'>
}

/** A message to be appended to a group. */
interface NewGroupMessage {
  groupId: string
  senderId: string
  clientId: string | null
  content: string
  contentType: ChatMessageType
  replyToId?: string | null
  quote?: ChatQuote | undefined
  mentions?: ChatMention[]
}

interface SenderFacts {
  account: string
  realName: string
  headIcon: string
}

/**
 * Appends a message to a group and sends it to every member, the sender included. The group is locked: numbers have no gaps, and
 * nobody is removed meanwhile. Refuses senders who are not members; returns nothing when the sender has stored one with this client id.
 */
export async function appendToGroup(
  trx: Trx,
  { realtime, events, now, newId }: GroupDeps,
  { quote, mentions = [], replyToId = null, ...message }: NewGroupMessage,
): Promise<ChatRow | undefined> {
  const { groupId, senderId } = message
  const repository = createGroupRepository(trx)
  const group = await repository.lockGroup(groupId)
  const members = await repository.members(groupId)
  const sender = members.find(({ id }) => id === senderId)
  if (!group || !sender) throw new AppError('forbidden', 'chat.notMember')
  const sentAt = now()
  const stored: ChatMessage = {
    ...message,
    id: newId(),
    receiverId: groupId,
    replyToId,
    sentAt,
    readAt: sentAt,
    recalledAt: null,
    mentions,
    number: group.lastNumber + 1,
  }
  if (!(await repository.insertMessage({ ...stored, mentions: JSON.stringify(mentions) }))) return undefined
  await repository.updateGroup(groupId, { lastNumber: group.lastNumber + 1 })
  if (message.contentType !== 'notice')
    await repository.updateMember({ groupId, userId: senderId }, { readNumber: group.lastNumber + 1 })
  const row = groupRow(stored, { sender, quote, readCount: 0 })
  const receivers = members.filter(({ enabledMark }) => enabledMark !== USER_STATE.disabled).map(({ id }) => id)
  await realtime.push(receivers, groupPush(group, row, message.clientId), trx)
  const mentioned = mentionedIn(members, stored)
  if (mentioned.length > 0)
    await sendMessage(
      trx,
      { events, now, newId },
      {
        id: stored.id,
        to: mentioned,
        kind: CHAT_MENTION,
        // Without the text: what is written in the chat is private and can be recalled.
        title: { key: 'message.mentionedInChat', params: { author: sender.realName, group: group.name } },
        link: chatLink(groupId),
      },
    )
  return row
}

/** Members whom the bell tells of a mention. Those who silenced the group are told when they are named, not of `CHAT_EVERYBODY`. */
function mentionedIn(
  members: readonly { id: string; isMuted: boolean }[],
  { senderId, mentions }: Pick<ChatMessage, 'senderId' | 'mentions'>,
): string[] {
  const named = new Set(mentions.map(({ id }) => id))
  return members
    .filter(({ id, isMuted }) => id !== senderId && (named.has(id) || (named.has(CHAT_EVERYBODY) && !isMuted)))
    .map(({ id }) => id)
}

/** The push of a message of a group. */
export const groupPush = (
  { id, name }: { id: string; name: string },
  message: ChatRow,
  clientId: string | null,
): GroupMessagePush => ({
  method: 'groupMessage',
  groupId: id,
  groupName: name,
  message,
  ...(clientId !== null && { clientId }),
})

/** A message of a group as clients receive it. */
export function groupRow(
  message: ChatMessage,
  { sender, quote, readCount }: { sender: SenderFacts; quote: ChatQuote | undefined; readCount: number },
): ChatRow {
  const { id, senderId, receiverId, sentAt, content, contentType, recalledAt, number, mentions } = message
  const time = sentAt.getTime()
  return {
    id,
    sendUserId: senderId,
    receiveUserId: receiverId,
    sendTime: time,
    receiveTime: time,
    content,
    contentType,
    state: readCount > 0 ? 1 : 0,
    readCount,
    ...(number !== null && { number }),
    sender: { account: sender.account, realName: sender.realName, headIcon: avatarAddress(sender.headIcon) },
    ...(recalledAt && { isRecalled: true as const }),
    ...(mentions.length > 0 && { mentions }),
    ...(quote && { quote }),
  }
}

/** Marks all messages of a group, and what the bell says of them, as read by a member; tells the member and those who wrote them. */
export async function readGroup(
  trx: Trx,
  { realtime, now }: Pick<GroupDeps, 'realtime' | 'now'>,
  { groupId, userId }: { groupId: string; userId: string },
) {
  const repository = createGroupRepository(trx)
  const group = await repository.lockGroup(groupId)
  const member = await repository.findMember(groupId, userId)
  if (!group || !member) throw new AppError('forbidden', 'chat.notMember')
  const [from, to] = [member.readNumber, member.leftNumber ?? group.lastNumber]
  if (to <= from) return
  await repository.updateMember({ groupId, userId }, { readNumber: to })
  const authors = await repository.authors(groupId, { from, to })
  await realtime.push([userId, ...authors], { method: 'groupRead', groupId, userId, from, to }, trx)
  const ids = await repository.mentioning(userId, { groupId, from, to })
  const count = await readMessages(trx, { ids, userId, now: now() })
  if (count) await realtime.push([userId], count, trx)
}

/** Takes back a message of a group, and what the bell says of it, and tells its members. */
export async function recallInGroup(
  trx: Trx,
  { realtime, now }: Pick<GroupDeps, 'realtime' | 'now'>,
  { id, groupId, senderId }: { id: string; groupId: string; senderId: string },
) {
  const members = await createGroupRepository(trx).members(groupId)
  if (!members.some((member) => member.id === senderId)) throw new AppError('forbidden', 'chat.notMember')
  if (!(await createChatRepository(trx).recall({ id, senderId, receiverId: groupId, now: now() }))) return
  const push = { method: 'recallMessage', messageId: id, userId: senderId, peerUserId: groupId } as const
  await realtime.push(
    members.map((member) => member.id),
    push,
    trx,
  )
  for (const { userId, count } of await withdrawUnread(trx, id)) await realtime.push([userId], count, trx)
}
