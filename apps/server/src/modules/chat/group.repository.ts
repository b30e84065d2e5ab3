import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { ChatMessageType } from '@sqos/contract/realtime'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { allUsers, USER_STATE, userNames, userRows } from '../user/user.access.ts'
import type { ChatMembersTable, ChatMessagesTable } from './chat.tables.ts'

/** A present or former member of a group. */
export type GroupMember = Selectable<ChatMembersTable>

/** A group of a user with its latest message that the user may read. */
export interface GroupConversation {
  id: string
  name: string
  members: number
  isMuted: boolean
  isMember: boolean
  unread: number
  mentions: number
  senderId: string
  senderName: string
  content: string
  contentType: ChatMessageType
  sentAt: Date
  recalledAt: Date | null
}

/** A message of a group to be stored. */
export type GroupMessageRow = Pick<
  Selectable<ChatMessagesTable>,
  'id' | 'senderId' | 'clientId' | 'content' | 'contentType' | 'sentAt' | 'replyToId' | 'mentions'
> & { groupId: string; number: number }

/** Identifies what a client sent: a repetition has the same key. */
export const clientKey = ({ senderId, clientId }: { senderId: string; clientId: string | null }) =>
  JSON.stringify([senderId, clientId])

interface PageOptions {
  member: Pick<GroupMember, 'groupId' | 'firstNumber' | 'leftNumber'>
  keyword: string
  order: 'asc' | 'desc'
  offset: number
  limit: number
}

/** Whether mentions name a user. */
const naming = (mentions: RawBuilder<unknown>, userId: string) =>
  sql<boolean>`${mentions} @> ${JSON.stringify([{ id: userId }])}::jsonb`

/** Whether mentions name everybody. */
const namingAll = (mentions: RawBuilder<unknown>) => sql<boolean>`${mentions} @> '[{"id":"*"}]'`

/** SQL of the groups of the chat. */
export function createGroupRepository(db: Db | Trx) {
  const membersOf = (groupIds: readonly string[]) =>
    db
      .selectFrom('chatMembers as member')
      .innerJoin(userRows('person'), 'person.id', 'member.userId')
      .select(['person.id', 'person.account', 'person.realName', 'person.headIcon', 'person.enabledMark'])
      .select(['member.groupId', 'member.isAdmin', 'member.isMuted', 'member.readNumber'])
      .where('member.groupId', '=', sql<string>`any(${groupIds}::text[])`)
      .where('member.leftNumber', 'is', null)
      .orderBy('member.joinedAt')
      .orderBy('person.id')

  return {
    findGroup: (id: string) => db.selectFrom('chatGroups').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Locks a group until the transaction ends: one message or change after the other. */
    lockGroup: (id: string) =>
      db.selectFrom('chatGroups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    async insertGroup(row: { id: string; name: string; createdBy: string; createdAt: Date }) {
      await db.insertInto('chatGroups').values(row).execute()
    },

    async updateGroup(id: string, values: { name?: string }) {
      await db.updateTable('chatGroups').set(values).where('id', '=', id).execute()
    },

    /** The row of a user in a group, of former members too. */
    findMember: (groupId: string, userId: string) =>
      db
        .selectFrom('chatMembers')
        .selectAll()
        .where('groupId', '=', groupId)
        .where('userId', '=', userId)
        .executeTakeFirst(),

    /** Members whose accounts were not deleted, in the order in which they joined. */
    members: (groupId: string) => membersOf([groupId]).execute(),

    /** The same of several groups. */
    membersOf: (groupIds: readonly string[]) => membersOf(groupIds).execute(),

    /** Adds members; former members read from `firstNumber` on. */
    async addMembers(rows: readonly Insertable<ChatMembersTable>[]) {
      await db
        .insertInto('chatMembers')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['groupId', 'userId']).doUpdateSet((update) => ({
            isAdmin: false,
            joinedAt: update.ref('excluded.joinedAt'),
            firstNumber: update.ref('excluded.firstNumber'),
            leftNumber: null,
            readNumber: update.ref('excluded.readNumber'),
          })),
        )
        .execute()
    },

    async updateMember(
      { groupId, userId }: { groupId: string; userId: string },
      values: Partial<Pick<GroupMember, 'isAdmin' | 'isMuted' | 'leftNumber' | 'readNumber'>>,
    ) {
      await db
        .updateTable('chatMembers')
        .set(values)
        .where('groupId', '=', groupId)
        .where('userId', '=', userId)
        .execute()
    },

    /** People who wrote messages after `from` up to `to`. */
    async authors(groupId: string, { from, to }: { from: number; to: number }): Promise<string[]> {
      const rows = await db
        .selectFrom('chatMessages')
        .select('senderId')
        .distinct()
        .where('groupId', '=', groupId)
        .where('number', '>', from)
        .where('number', '<=', to)
        .where('contentType', '!=', 'notice')
        .execute()
      return rows.map(({ senderId }) => senderId)
    },

    /** Messages after `from` up to `to` that mention a user or everybody. */
    async mentioning(userId: string, { groupId, from, to }: { groupId: string; from: number; to: number }) {
      const rows = await db
        .selectFrom('chatMessages')
        .select('id')
        .where('groupId', '=', groupId)
        .where('number', '>', from)
        .where('number', '<=', to)
        .where(sql<boolean>`(${naming(sql.ref('mentions'), userId)} or ${namingAll(sql.ref('mentions'))})`)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** A page of the messages that a member may read, in the requested order. */
    page: ({ member: { groupId, firstNumber, leftNumber }, keyword, order, offset, limit }: PageOptions) =>
      db
        .selectFrom('chatMessages')
        .leftJoin(userNames('sender'), 'sender.id', 'chatMessages.senderId')
        .leftJoin(userRows('person'), 'person.id', 'chatMessages.senderId')
        .selectAll('chatMessages')
        .select(['sender.account', 'sender.realName', 'person.headIcon'])
        .select(sql<number>`(count(*) over ())::integer`.as('total'))
        .select(
          sql<number>`(
            select count(*)::integer from chat_members reader where reader.group_id = chat_messages.group_id
            and reader.left_number is null and reader.user_id <> chat_messages.sender_id
            and reader.read_number >= chat_messages.number and reader.first_number <= chat_messages.number)`.as(
            'readCount',
          ),
        )
        .where('chatMessages.groupId', '=', groupId)
        .where('chatMessages.number', '>=', firstNumber)
        .$if(leftNumber !== null, (query) => query.where('chatMessages.number', '<=', leftNumber))
        .$if(keyword !== '', (query) =>
          query.where('contentType', '=', 'text').where('content', 'ilike', likePattern(keyword)),
        )
        .orderBy('chatMessages.number', order)
        .limit(limit)
        .offset(offset)
        .execute(),

    /** The groups of a user, former ones too. Notices, own and recalled messages do not count as unread. */
    async conversations(userId: string): Promise<GroupConversation[]> {
      const { rows } = await sql<GroupConversation>`
        select g.id, g.name, member.is_muted, member.left_number is null as is_member,
          latest.sender_id, coalesce(sender.real_name, '') as sender_name,
          latest.content, latest.content_type, latest.sent_at, latest.recalled_at, counts.unread, counts.mentions,
          (select count(*)::integer from chat_members other
            where other.group_id = g.id and other.left_number is null) as members
        from chat_members member
        join chat_groups g on g.id = member.group_id
        join chat_messages latest on latest.group_id = g.id and latest.number = coalesce(member.left_number, g.last_number)
        left join ${allUsers} sender on sender.id = latest.sender_id
        cross join lateral (
          select count(*)::integer as unread, (count(*) filter (
            where ${naming(sql.ref('m.mentions'), userId)}
              or (not member.is_muted and ${namingAll(sql.ref('m.mentions'))})))::integer as mentions
          from (
            select message.mentions from chat_messages message
            where message.group_id = g.id and message.number > member.read_number
              and message.number <= coalesce(member.left_number, g.last_number)
              and message.sender_id <> ${userId} and message.content_type <> 'notice' and message.recalled_at is null
            limit 1000
          ) m
        ) counts
        where member.user_id = ${userId}
        order by latest.sent_at desc, g.id`.execute(db)
      return rows
    },

    /** Locks groups until the transaction ends, always in one order. */
    lockGroups: (ids: readonly string[]) =>
      db
        .selectFrom('chatGroups')
        .selectAll()
        .where('id', '=', sql<string>`any(${ids}::text[])`)
        .orderBy('id')
        .forUpdate()
        .execute(),

    /** Keys (`clientKey`) of those among the messages whose sender has stored one with this client id. */
    async storedKeys(messages: readonly Pick<GroupMessageRow, 'senderId' | 'clientId'>[]): Promise<string[]> {
      const known = messages.filter(({ clientId }) => clientId !== null)
      if (known.length === 0) return []
      const { rows } = await sql<{ senderId: string; clientId: string }>`
        select sender_id, client_id from chat_messages join unnest(
          ${known.map(({ senderId }) => senderId)}::text[], ${known.map(({ clientId }) => clientId)}::text[])
          as given (sender_id, client_id) using (sender_id, client_id)`.execute(db)
      return rows.map(clientKey)
    },

    /** Stores messages of groups, sets the last numbers of the groups, and the read numbers of those who wrote. */
    async insertMessages(messages: readonly GroupMessageRow[]) {
      const column = <Name extends keyof GroupMessageRow>(name: Name) => messages.map((message) => message[name])
      await sql`
        with given as (
          select * from unnest(
            ${column('id')}::text[], ${column('senderId')}::text[], ${column('groupId')}::text[],
            ${column('clientId')}::text[], ${column('content')}::text[], ${column('contentType')}::text[],
            ${column('sentAt')}::timestamptz[], ${column('replyToId')}::text[], ${column('number')}::integer[],
            ${messages.map(({ mentions }) => JSON.stringify(mentions))}::jsonb[])
            as given (id, sender_id, group_id, client_id, content, content_type, sent_at, reply_to_id, number, mentions)
        ), stored as (
          insert into chat_messages (id, sender_id, receiver_id, group_id, client_id, content, content_type, sent_at, read_at,
            reply_to_id, number, mentions)
          select id, sender_id, group_id, group_id, client_id, content, content_type, sent_at, sent_at, reply_to_id, number, mentions
          from given order by sender_id, client_id, id
        ), counted as (
          update chat_groups set last_number = latest.number
          from (select group_id, max(number) as number from given group by group_id) latest
          where chat_groups.id = latest.group_id
        )
        update chat_members set read_number = latest.number
        from (select group_id, sender_id, max(number) as number from given where content_type <> 'notice'
          group by group_id, sender_id) latest
        where chat_members.group_id = latest.group_id and chat_members.user_id = latest.sender_id`.execute(db)
    },

    /** Enabled accounts among these ids. */
    people: (ids: readonly string[]) =>
      db
        .selectFrom(userRows('person'))
        .select(['person.id', 'person.realName'])
        .where('person.id', 'in', [...ids, ''])
        .where('person.enabledMark', '=', USER_STATE.enabled)
        .execute(),
  }
}
