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
import { sql } from 'kysely'
import { createBatch } from '../../platform/db/batch.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { isUndone } from '../../platform/db/undone.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import { avatarAddress } from '../file/index.ts'
import { CHAT_MENTION } from '../message-template/message-template.access.ts'
import { readMessages, sendMessage, type SystemMessage, withdrawUnread } from '../message/message.access.ts'
import type { Push, Realtime } from '../realtime/index.ts'
import { USER_STATE } from '../user/user.access.ts'
import { createChatRepository, type ChatMessage } from './chat.repository.ts'
import { clientKey, createGroupRepository, type GroupMessageRow } from './group.repository.ts'

/** Connections of the groups. */
export interface GroupDeps extends Pick<Deps, 'now' | 'newId'> {
  events: Pick<Events, 'append' | 'appending'>
  realtime: Pick<Realtime, 'push' | 'pushAll'>
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

/** What became of a message; `row` is missing when the sender has stored one with this client id. */
type Outcome = { row: ChatRow | undefined } | { error: unknown }
type Outcomes = Map<NewGroupMessage, Outcome>

/** Milliseconds that messages stored together wait for a locked row; then each is stored alone. */
const LOCK_WAIT = 500

/** Appends messages of clients. Those that arrive at the same moment share one transaction, as in `createPairMessages`. */
export function createGroupMessages({ db, ...deps }: GroupDeps & { db: Db }) {
  const storeTogether = createBatch(db, async (quick, sent: readonly NewGroupMessage[]): Promise<Outcomes> => {
    try {
      return await quick.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(trx)
        return await appendAll(trx, deps, sent)
      })
    } catch (error) {
      return new Map(sent.map((one) => [one, { error }]))
    }
  })

  return {
    async append(message: NewGroupMessage): Promise<ChatRow | undefined> {
      const outcome = (await storeTogether([message])).get(message)
      if (outcome && 'error' in outcome && isUndone(outcome.error))
        return await db.transaction().execute((trx) => appendToGroup(trx, deps, message))
      return demand(outcome)
    },
  }
}

/**
 * Appends a message to a group and sends it to every member, the sender included. Refuses senders who are not members; returns nothing
 * when the sender has stored one with this client id.
 */
export async function appendToGroup(trx: Trx, deps: GroupDeps, message: NewGroupMessage): Promise<ChatRow | undefined> {
  return demand((await appendAll(trx, deps, [message])).get(message))
}

function demand(outcome: Outcome | undefined): ChatRow | undefined {
  if (!outcome) throw new Error('chat: a message has no outcome.')
  if ('error' in outcome) throw outcome.error
  return outcome.row
}

/**
 * Appends messages in their order, with the same statements for one and for many. Their groups are locked: numbers have no gaps, and
 * nobody is removed meanwhile. A refused message has an error as its outcome and does not affect the others.
 */
async function appendAll(
  trx: Trx,
  { realtime, events, now, newId }: GroupDeps,
  sent: readonly NewGroupMessage[],
): Promise<Outcomes> {
  const repository = createGroupRepository(trx)
  const ids = [...new Set(sent.map(({ groupId }) => groupId))]
  const groups = new Map((await repository.lockGroups(ids)).map((group) => [group.id, group]))
  const members = Map.groupBy(await repository.membersOf(ids), ({ groupId }) => groupId)
  const stored = new Set(await repository.storedKeys(sent))
  const sentAt = now()
  const rows: GroupMessageRow[] = []
  const pushes: Push[] = []
  const letters: SystemMessage[] = []
  const outcomes: Outcomes = new Map()
  for (const one of sent) {
    const { groupId, senderId, clientId, content, contentType, replyToId = null, quote, mentions = [] } = one
    const [group, people] = [groups.get(groupId), members.get(groupId) ?? []]
    const sender = people.find(({ id }) => id === senderId)
    if (!group || !sender) {
      outcomes.set(one, { error: new AppError('forbidden', 'chat.notMember') })
      continue
    }
    if (clientId !== null && stored.has(clientKey(one))) {
      outcomes.set(one, { row: undefined })
      continue
    }
    stored.add(clientKey(one))
    group.lastNumber += 1
    const message = { id: newId(), groupId, senderId, clientId, content, contentType, replyToId, mentions }
    const numbered = { ...message, sentAt, number: group.lastNumber }
    const row = groupRow({ ...numbered, receiverId: groupId, recalledAt: null }, { sender, quote, readCount: 0 })
    rows.push(numbered)
    outcomes.set(one, { row })
    const receivers = people.filter(({ enabledMark }) => enabledMark !== USER_STATE.disabled).map(({ id }) => id)
    pushes.push({ userIds: receivers, message: groupPush(group, row, clientId) })
    const to = mentionedIn(people, message)
    // Without the text: what is written in the chat is private and can be recalled.
    const title = { key: 'message.mentionedInChat', params: { author: sender.realName, group: group.name } }
    if (to.length > 0) letters.push({ id: message.id, to, kind: CHAT_MENTION, title, link: chatLink(groupId) })
  }
  if (rows.length === 0) return outcomes
  await repository.insertMessages(rows)
  for (const letter of letters) await sendMessage(trx, { events, now, newId }, letter)
  await realtime.pushAll(pushes, trx)
  return outcomes
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
  message: Omit<ChatMessage, 'clientId' | 'readAt' | 'replyToId' | 'groupId'>,
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
