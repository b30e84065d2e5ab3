import { MESSAGE_TYPE } from '@sqos/contract'
import { eventKey, type NewEvent } from '@sqos/contract/events'
import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { queuedHandlers, type Events, type Queued } from '../../platform/events/index.ts'
import { escapeHtml } from '../../platform/html.ts'
import { text } from '../../platform/text.ts'
import { fillTemplate, hasOwnText, type MessageEvent } from '../message-template/message-template.access.ts'
import { enabledUsers } from '../user/user.access.ts'
import { type UnreadCount, unreadCountOf } from './message-push.ts'
import { createMessageRepository } from './message.repository.ts'
import type { MessagesTable } from './message.tables.ts'

/** Connections of a message that is sent in the transaction of what it reports. */
export interface SendDeps extends Pick<Deps, 'now' | 'newId'> {
  events: Pick<Events, 'append' | 'appending'>
}

/** A message of the system to people. */
export interface SystemMessage {
  /** Its id, if the sender later marks it as read or withdraws it; otherwise the message gets a new one. */
  id?: string
  /** Ids of the receivers; accounts that are disabled or deleted receive nothing. */
  to: readonly string[]
  /** The event that it reports; stored, never renamed. An enabled template of the event replaces the text. */
  kind: MessageEvent
  /** Key of the title in the texts of the server, with its values: each receiver reads it in their language. */
  title: { key: string; params?: Record<string, string> }
  /** HTML that this server made. */
  body?: string
  /** Path in the application that the message leads to. */
  link?: string
  /** Default: a message of the system. */
  type?: number
  /** The template for channels outside of the application, in place of that of the event. */
  templateId?: string | undefined
  /** Whether deputies of the receivers receive it too. */
  isForDeputies?: boolean
}

/** A message with its receivers who have not read it, for channels outside of the application; undefined for a withdrawn one. */
export const readSentMessage = (db: Db | Trx, id: string) => createMessageRepository(db).sent(id)

/** Sends a message of the system with the connection of the change that it reports. Other modules call this. */
export async function sendMessage(trx: Db | Trx, deps: SendDeps, message: SystemMessage): Promise<void> {
  const { ctes, queued, wake } = await sendingMessages(trx, deps, { messages: [message] })
  const { rows } = await sql<Queued>`with ${sql.join(ctes)} ${queued}`.execute(trx)
  wake(rows)
}

/** Parts of a statement that sends messages together with the change that they report. */
export interface Sending {
  /** Common table expressions, to follow `with …, `; none without messages. */
  ctes: RawBuilder<unknown>[]
  /** The query that ends the statement. */
  queued: RawBuilder<Queued>
  /** Call it with the rows of `queued` after the statement: browsers are told after the commit. */
  wake: (queued: readonly Queued[]) => void
}

/**
 * The same for several messages, inside the statement of the change, with further events (`also`). `deputies` selects `owner_id` and `deputy_id`:
 * deputies of the receivers receive the messages for which `isForDeputies` is set.
 */
export async function sendingMessages(
  trx: Db | Trx,
  { events, now, newId }: SendDeps,
  {
    messages,
    deputies,
    also = [],
  }: { messages: readonly SystemMessage[]; deputies?: RawBuilder<unknown>; also?: readonly NewEvent[] },
): Promise<Sending> {
  const letters: Letter[] = []
  for (const message of messages) letters.push(await letterOf(trx, message, newId))
  if (letters.length === 0 && also.length === 0) return { ctes: [], queued: NONE_QUEUED, wake: () => undefined }
  const column = <Name extends keyof Letter>(name: Name) => letters.map((letter) => letter[name])
  const pairs = letters.flatMap(({ id, to, isForDeputies }) => to.map((userId) => ({ id, userId, isForDeputies })))
  const named = sql`select * from unnest(
    ${pairs.map(({ id }) => id)}::text[], ${pairs.map(({ userId }) => userId)}::text[],
    ${pairs.map(({ isForDeputies }) => isForDeputies)}::boolean[]) as named (message_id, user_id, is_for_deputies)`
  const receivers = deputies
    ? sql`select message_id, user_id from (${named}) own
        union select message_id, deputy_id from (${named}) own
          join (${deputies}) deputy on deputy.owner_id = own.user_id where own.is_for_deputies`
    : sql`select distinct message_id, user_id from (${named}) own`
  const hidden = letters.flatMap(({ id, isShown }) => (isShown ? [] : [id]))
  const sentTime = sql`${now()}::timestamptz`
  const sent = letters.map(({ id: messageId }) => ({ messageId, isReminder: false }))
  const appending = events.appending('message.sent', {
    rows: sql`select null::text as actor_id, key, payload from unnest(
      ${sent.map((payload) => eventKey({ type: 'message.sent', payload }))}::text[],
      ${sent.map((payload) => JSON.stringify(payload))}::jsonb[]) as sent (key, payload)`,
    also,
  })
  return {
    ctes: [
      sql`sent_messages as (
        insert into messages (id, type, kind, title, title_key, title_params, body_text, link, template_id, sent_time)
        select id, type, kind, title, title_key, title_params, body_text, link, template_id, ${sentTime} from unnest(
          ${column('id')}::text[], ${column('type')}::integer[], ${column('kind')}::text[], ${column('title')}::text[],
          ${column('titleKey')}::text[], ${column('titleParams')}::jsonb[], ${column('bodyText')}::text[],
          ${column('link')}::text[], ${column('templateId')}::text[]
        ) as letter (id, type, kind, title, title_key, title_params, body_text, link, template_id))`,
      sql`sent_receipts as (
        insert into message_receipts (message_id, user_id, sent_time, delete_time)
        select receiver.message_id, receiver.user_id, ${sentTime},
          case when receiver.message_id = any(${hidden}::text[]) then ${sentTime} end
        from (${receivers}) receiver join ${enabledUsers()} enabled on enabled.id = receiver.user_id)`,
      ...(appending ? [appending.ctes] : []),
    ],
    queued: appending ? queuedHandlers : NONE_QUEUED,
    wake: (queued) => appending?.wake(queued),
  }
}

const NONE_QUEUED = sql<Queued>`select ''::text as handler where false`

/** A message with its text. */
interface Letter extends Pick<MessagesTable, 'id' | 'type' | 'title'> {
  to: readonly string[]
  isForDeputies: boolean
  kind: MessageEvent
  titleKey: string | null
  titleParams: string
  bodyText: string
  link: string
  templateId: string | null
  /** False: only other channels carry the message, and the message centre shows nothing. */
  isShown: boolean
}

async function letterOf(
  trx: Db | Trx,
  {
    id,
    to,
    kind,
    title,
    body = '',
    link = '',
    type = MESSAGE_TYPE.system,
    templateId,
    isForDeputies = false,
  }: SystemMessage,
  newId: () => string,
): Promise<Letter> {
  const { key, params = {} } = title
  // Messages with an own text keep it: their templates are for other channels.
  const template = hasOwnText(kind) ? undefined : await fillTemplate(trx, { kind, params })
  const content = template?.content.split('\n').map((line) => `<p>${escapeHtml(line)}</p>`) ?? []
  return {
    id: id ?? newId(),
    to,
    isForDeputies,
    type,
    kind,
    title: template?.title ?? text('zh', key, params),
    titleKey: template ? null : key,
    titleParams: JSON.stringify(params),
    bodyText: template?.content ? content.join('') : body,
    link,
    templateId: templateId ?? null,
    isShown: template?.isStationLetter ?? true,
  }
}

/** A released notice. */
export interface SentNotice {
  id: string
  title: string
  bodyText: string
  files: string
  mustRead: boolean
  senderId: string | null
  sentTime: Date
}

/** Delivers a notice to the enabled users that `receivers` selects; returns how many there are. */
export async function deliverNotice(
  trx: Db | Trx,
  { events }: Pick<SendDeps, 'events'>,
  { notice, receivers }: { notice: SentNotice; receivers: RawBuilder<boolean> },
): Promise<number> {
  const row = { ...notice, type: MESSAGE_TYPE.notice, kind: 'notice' }
  await trx.insertInto('messages').values(row).execute()
  const { numAffectedRows = 0n } = await sql`
    insert into message_receipts (message_id, user_id, sent_time)
    select ${row.id}, receiver.id, ${row.sentTime}::timestamptz from ${enabledUsers(receivers)} receiver`.execute(trx)
  await events.append(trx, {
    type: 'message.sent',
    actorId: row.senderId,
    payload: { messageId: row.id, isReminder: false },
  })
  return Number(numAffectedRows)
}

/**
 * Marks messages of one receiver as read. Returns the new counts of the receiver, which the caller pushes; undefined when all of them
 * were read before.
 */
export async function readMessages(
  trx: Db | Trx,
  { ids, userId, now }: { ids: readonly string[]; userId: string; now: Date },
): Promise<UnreadCount | undefined> {
  if (ids.length === 0) return undefined
  const repository = createMessageRepository(trx)
  if (!(await repository.markUnreadRead(userId, ids, now))) return undefined
  return unreadCountOf(await repository.unread(userId))
}

/** The counts of a user that the caller pushes. */
export interface NewUnreadCount {
  userId: string
  count: UnreadCount
}

/** Takes a message back from everybody who received it. Returns the new counts of those who had not read it, which the caller pushes. */
export const withdrawUnread = (trx: Db | Trx, id: string): Promise<NewUnreadCount[]> =>
  countsAfter(trx, id, () => trx.deleteFrom('messages').where('id', '=', id).execute())

/** Hides a message from its receivers; who has read it stays. Returns the new counts of those who had not, which the caller pushes. */
export const hideMessage = (trx: Db | Trx, { id, now }: { id: string; now: Date }): Promise<NewUnreadCount[]> =>
  countsAfter(trx, id, () => createMessageRepository(trx).hide(id, now))

async function countsAfter(trx: Db | Trx, id: string, change: () => Promise<unknown>): Promise<NewUnreadCount[]> {
  const repository = createMessageRepository(trx)
  const receivers = (await repository.pushed(id))?.userIds ?? []
  await change()
  const rows = new Map((await repository.unreadOf(receivers)).map((row) => [row.userId, row]))
  return receivers.map((userId) => ({ userId, count: unreadCountOf(rows.get(userId) ?? NONE_UNREAD) }))
}

const NONE_UNREAD = { messages: '0', notices: '0' }

/** Number of receivers and of those who have read or confirmed, by message, as a sub-query for joins. */
export const receiptCounts = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>()
    .selectFrom('messageReceipts')
    .select((select) => [
      'messageId',
      select.fn.countAll<string>().as('receivers'),
      select.fn.count<string>('readTime').as('readers'),
      select.fn.count<string>('confirmTime').as('confirmers'),
    ])
    .groupBy('messageId')
    .as(alias)

/** Receivers of messages with what they did, as a sub-query for joins. */
export const receiptRows = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>()
    .selectFrom('messageReceipts')
    .select(['messageId', 'userId', 'sentTime', 'readTime', 'confirmTime', 'remindCount'])
    .as(alias)

/**
 * Brings a message back to the top of the list of everybody who has not read it, or not confirmed one that must be confirmed;
 * returns how many there are.
 */
export async function remindUnread(
  trx: Db | Trx,
  { events, now }: Pick<SendDeps, 'events' | 'now'>,
  { id, senderId, mustRead }: { id: string; senderId: string; mustRead: boolean },
): Promise<number> {
  const open = mustRead ? sql`confirm_time is null` : sql`read_time is null`
  const { numAffectedRows = 0n } = await sql`
    update message_receipts set sent_time = ${now()}::timestamptz, remind_count = remind_count + 1, read_time = null, delete_time = null,
      digest_time = null
    where message_id = ${id} and ${open} and user_id in ${enabledUsers()}`.execute(trx)
  if (numAffectedRows > 0n)
    await events.append(trx, {
      type: 'message.sent',
      actorId: senderId,
      payload: { messageId: id, isReminder: true },
    })
  return Number(numAffectedRows)
}
