import { GROUP_ID_PREFIX } from '@sqos/contract/realtime'
import { sql } from 'kysely'
import type { Trx } from '../src/platform/db/database.ts'
import type { Person } from './people.ts'
import type { Stamp } from './stamp.ts'

const MINUTE = 60_000

/** Sample conversations: two accounts, who writes which text, and how many minutes ago the last one was sent. */
const CONVERSATIONS: readonly {
  people: readonly [string, string]
  minutes: number
  texts: readonly (readonly [by: 0 | 1, text: string])[]
  /** Whether the last text is unread. */
  isNew?: true
}[] = [
  {
    people: ['admin', 'chenjing'],
    minutes: 95,
    texts: [
      [1, '新员工的账号都建好了吗？'],
      [0, '建好了，初始密码已经短信通知本人，第一次登录时要求修改。'],
      [1, '好的，谢谢！'],
    ],
  },
  {
    people: ['lina', 'chenjing'],
    minutes: 40,
    texts: [
      [0, '上个月的采购申请单什么时候可以付款？'],
      [1, '今天下午统一付，单据请先确认一下收款账号。'],
      [0, '已经核对过了，没有问题。'],
      [1, '收到 [OK]'],
    ],
  },
  {
    people: ['zhangwei', 'wangfang'],
    minutes: 12,
    texts: [
      [0, '周五的会议室帮我订一下，十个人左右。'],
      [1, '三楼大会议室 14:00 到 16:00 可以吗？'],
    ],
    isNew: true,
  },
]

/** A sample group: its members, the first of whom administers it, and who writes which text, a few minutes after each other. */
const GROUP = {
  name: '月末结账',
  accounts: ['admin', 'lina', 'chenjing', 'zhangwei'],
  minutes: 25,
  texts: [
    [2, '各部门本月的报销单请在周五前提交。'],
    [3, '销售部的已经交齐了。'],
    [1, '采购部还差两张发票，明天上午补上。'],
  ],
} as const

/** Conversations of the demo company. */
export async function seedConversations(trx: Trx, { newId, created, people }: Stamp & { people: readonly Person[] }) {
  const ids = new Map(people.map(({ account, id }) => [account, id]))
  for (const { people: accounts, minutes, texts, isNew = false } of CONVERSATIONS) {
    const [first, second] = accounts.map((account) => ids.get(account) ?? '')
    const pair = [first ?? '', second ?? '']
    let latest = { id: '', by: 0 }
    for (const [index, [by, text]] of texts.entries()) {
      const isLast = index === texts.length - 1
      const sentAt = new Date(created.creatorTime.getTime() - (minutes + (texts.length - 1 - index) * 3) * MINUTE)
      latest = { id: newId(), by }
      await sql`
        insert into chat_messages (id, sender_id, receiver_id, content, content_type, sent_at, read_at)
        values (${latest.id}, ${pair[by]}, ${pair[1 - by]}, ${text}, 'text', ${sentAt},
          ${isLast && isNew ? null : new Date(sentAt.getTime() + MINUTE)}::timestamptz)`.execute(trx)
    }
    for (const [side, userId] of pair.entries())
      await sql`
        insert into chat_conversations (user_id, peer_id, latest_message_id, unread)
        values (${userId}, ${pair[1 - side]}, ${latest.id}, ${isNew && side !== latest.by ? 1 : 0})`.execute(trx)
  }
  await seedGroup(trx, { newId, created, ids })
}

async function seedGroup(
  trx: Trx,
  { newId, created, ids }: Pick<Stamp, 'newId' | 'created'> & { ids: ReadonlyMap<string, string> },
) {
  const { name, accounts, minutes, texts } = GROUP
  const members = accounts.map((account) => ({ id: ids.get(account) ?? '', name: account }))
  const [founder] = members
  if (!founder) return
  const at = (index: number) => new Date(created.creatorTime.getTime() - (minutes - index * 3) * MINUTE)
  const id = `${GROUP_ID_PREFIX}${newId()}`
  const last = texts.length + 1
  await sql`
    insert into chat_groups (id, name, created_by, created_at, last_number)
    values (${id}, ${name}, ${founder.id}, ${at(0)}, ${last})`.execute(trx)
  for (const member of members)
    await sql`
      insert into chat_members (group_id, user_id, is_admin, joined_at, first_number, read_number)
      values (${id}, ${member.id}, ${member === founder}, ${at(0)}, 1, ${last})`.execute(trx)
  const { rows } = await sql<{ id: string; name: string }>`
    select id, real_name as name from users where id = any(${members.map((member) => member.id)}::text[])`.execute(trx)
  const named = new Map(rows.map((row) => [row.id, row]))
  const notice = {
    event: 'created',
    by: named.get(founder.id),
    people: members.slice(1).flatMap((member) => named.get(member.id) ?? []),
  }
  const messages = [
    { senderId: founder.id, content: JSON.stringify(notice), type: 'notice' },
    ...texts.map(([by, content]) => ({ senderId: members[by]?.id ?? '', content, type: 'text' })),
  ]
  for (const [index, { senderId, content, type }] of messages.entries())
    await sql`
      insert into chat_messages (id, sender_id, receiver_id, group_id, number, content, content_type, sent_at, read_at)
      values (${newId()}, ${senderId}, ${id}, ${id}, ${index + 1}, ${content}, ${type}, ${at(index)}, ${at(index)})`.execute(
      trx,
    )
}
