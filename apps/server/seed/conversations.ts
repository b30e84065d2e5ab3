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
}
