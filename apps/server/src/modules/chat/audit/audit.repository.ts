import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { likePattern } from '../../../platform/db/like-pattern.ts'
import { userNames } from '../../user/user.access.ts'
import type { ChatAuditReadsTable, ChatAuditsTable } from '../chat.tables.ts'

/** A stored audit. */
export type StoredAudit = Selectable<ChatAuditsTable>

/** Largest number of conversations of an audit. */
const CONVERSATIONS = 500

interface AuditedRow {
  id: string
  groupId: string | null
  groupName: string | null
  messages: number
  latest: Date
}

interface MessageRow {
  id: string
  senderId: string
  sentAt: Date
  content: string
  contentType: string
  recalledAt: Date | null
  total: number
}

/** Id of a conversation: two people as `one~other`, or the group. */
const conversationId = sql<string>`coalesce(m.group_id, least(m.sender_id, m.receiver_id) || '~' || greatest(m.sender_id, m.receiver_id))`

/** SQL of audits. Messages are only selected within the people and the time range of an audit. */
export function createAuditRepository(db: Db | Trx) {
  /** Messages of the time range in conversations of which every one of the people was part when the message was sent. */
  const within = ({ people, startTime, endTime }: StoredAudit): RawBuilder<boolean> => {
    const took = people.map(
      (userId) => sql`case when m.group_id is null then ${userId} in (m.sender_id, m.receiver_id) else exists (
        select 1 from chat_members member where member.group_id = m.group_id and member.user_id = ${userId}
        and m.number >= member.first_number and m.number <= coalesce(member.left_number, m.number)) end`,
    )
    return sql`m.sent_at >= ${startTime} and m.sent_at < ${endTime} and ${sql.join(took, sql` and `)}`
  }

  const audits = (keyword: string) =>
    db
      .selectFrom('chatAudits')
      .leftJoin(userNames('auditor'), 'auditor.id', 'chatAudits.auditorId')
      .$if(keyword.trim() !== '', (query) =>
        query.where((where) =>
          where.or([
            where('chatAudits.reason', 'ilike', likePattern(keyword)),
            where('auditor.realName', 'ilike', likePattern(keyword)),
          ]),
        ),
      )

  return {
    list: ({ keyword, offset, limit }: { keyword: string; offset: number; limit: number }) =>
      audits(keyword)
        .selectAll('chatAudits')
        .select(['auditor.account', 'auditor.realName'])
        .select(
          sql<number>`(select count(*)::integer from chat_audit_reads r where r.audit_id = chat_audits.id)`.as(
            'opened',
          ),
        )
        .orderBy('chatAudits.createdAt', 'desc')
        .orderBy('chatAudits.id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),

    async count(keyword: string): Promise<number> {
      const { total } = await audits(keyword)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (id: string) => db.selectFrom('chatAudits').selectAll().where('id', '=', id).executeTakeFirst(),

    insert: (row: Insertable<ChatAuditsTable>) => db.insertInto('chatAudits').values(row).execute(),

    /** Notes that a conversation was read; returns false when it was noted before. */
    async noteRead(row: Insertable<ChatAuditReadsTable>): Promise<boolean> {
      const added = await db
        .insertInto('chatAuditReads')
        .values(row)
        .onConflict((conflict) => conflict.columns(['auditId', 'conversationId']).doNothing())
        .returning('auditId')
        .executeTakeFirst()
      return added !== undefined
    },

    /** The conversations of an audit with their number of messages, the latest first. */
    async conversations(audit: StoredAudit): Promise<AuditedRow[]> {
      const { rows } = await sql<AuditedRow>`
        select ${conversationId} as id, m.group_id, g.name as group_name, count(*)::integer as messages, max(m.sent_at) as latest
        from chat_messages m left join chat_groups g on g.id = m.group_id
        where ${within(audit)}
        group by ${conversationId}, m.group_id, g.name
        order by latest desc, id limit ${CONVERSATIONS}`.execute(db)
      return rows
    },

    /** A page of the messages of one conversation, the oldest first. */
    async messages(
      audit: StoredAudit,
      options: { conversationId: string; keyword: string; offset: number; limit: number },
    ): Promise<MessageRow[]> {
      const { keyword, offset, limit } = options
      const matching =
        keyword.trim() === ''
          ? sql<boolean>`true`
          : sql<boolean>`m.content_type = 'text' and m.content ilike ${likePattern(keyword)}`
      const { rows } = await sql<MessageRow>`
        select m.id, m.sender_id, m.sent_at, m.content, m.content_type, m.recalled_at, (count(*) over ())::integer as total
        from chat_messages m
        where ${within(audit)} and ${conversationId} = ${options.conversationId} and ${matching}
        order by m.sent_at, m.id offset ${offset} limit ${limit}`.execute(db)
      return rows
    },
  }
}
