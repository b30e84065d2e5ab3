import { MESSAGE_TYPE, NOTICE_STATE } from '@sqos/contract'
import type { Trx } from '../src/platform/db/database.ts'
import { USER_STATE } from '../src/modules/user/user.access.ts'
import type { Person } from './people.ts'
import { batchesOf, type Stamp } from './stamp.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface NoticeSeed {
  title: string
  bodyText: string
  /** Account of the author. */
  by: string
  /** Milliseconds before now; none for a draft. */
  age?: number
  mustRead?: true
  /** Whether people have read it; those whose place in the list is a multiple of three have not. */
  isRead?: true
}

const NOTICES: readonly NoticeSeed[] = [
  {
    title: '关于 2026 年国庆节放假安排的通知',
    by: 'admin',
    age: 52 * DAY,
    isRead: true,
    bodyText:
      '<p>各位同事：</p><p>国庆节放假时间为 <strong>10 月 1 日至 7 日</strong>，共 7 天；9 月 27 日（周日）、10 月 10 日（周六）正常上班。</p>' +
      '<p>请各部门在放假前完成以下工作：</p><ol><li>关闭电源、门窗，做好安全检查；</li><li>将值班安排报行政部；</li><li>出差人员提前办理审批。</li></ol>' +
      '<p>祝大家节日快乐！</p>',
  },
  {
    title: '信息系统维护窗口：本周六 22:00 至周日 02:00',
    by: 'zhangwei',
    age: 6 * DAY,
    isRead: true,
    bodyText:
      '<p>为升级数据库与备份策略，本周六 22:00 至周日 02:00 系统暂停服务。</p><ul><li>维护期间无法登录，请提前保存数据；</li>' +
      '<li>维护完成后请刷新浏览器；</li><li>如遇问题请联系数据部。</li></ul>',
  },
  {
    title: '《信息安全管理制度（2026 版）》发布，请全员阅读并确认',
    by: 'admin',
    age: 20 * HOUR,
    mustRead: true,
    bodyText:
      '<p>新版制度自即日起执行，主要变化：</p><ol><li>密码至少 10 位，每 180 天更换；</li><li>涉密文件只能通过系统附件传递，<strong>不得使用个人网盘</strong>；</li>' +
      '<li>离开座位须锁屏。</li></ol><p>请阅读后点击“确认已阅读”。</p>',
  },
  {
    title: '年度体检预约开始，请于本月底前选择时间',
    by: 'chenjing',
    age: 3 * HOUR,
    bodyText:
      '<p>2026 年度员工体检在苏州市工业园区体检中心进行，请于本月底前向行政部登记可参加的日期。</p><p>体检当天请空腹，并携带身份证。</p>',
  },
  {
    title: '2027 年元旦放假安排（待总裁办公室确认）',
    by: 'chenjing',
    bodyText: '<p>拟定 1 月 1 日至 3 日放假，共 3 天。具体安排以正式通知为准。</p>',
  },
]

/** Notices of the demo company: read and unread ones, one that must be confirmed, and a draft. */
export async function seedNotices(trx: Trx, { newId, created, people }: Stamp & { people: readonly Person[] }) {
  const now = created.creatorTime.getTime()
  const ids = new Map(people.map(({ account, id }) => [account, id]))
  const receivers = people.filter(({ enabledMark }) => enabledMark === USER_STATE.enabled)
  for (const { title, bodyText, by, age, mustRead = false, isRead = false } of NOTICES) {
    const [id, authorId] = [newId(), ids.get(by) ?? null]
    const moment = new Date(now - (age ?? HOUR))
    const facts = { id, title, bodyText, mustRead }
    const released = { enabledMark: NOTICE_STATE.released, releaseTime: moment, releaseUserId: authorId }
    await trx
      .insertInto('notices')
      .values({
        ...facts,
        creatorUserId: authorId,
        creatorTime: new Date(moment.getTime() - HOUR),
        lastModifyUserId: authorId,
        lastModifyTime: moment,
        deleteMark: null,
        deleteUserId: null,
        ...(age !== undefined && released),
      })
      .execute()
    if (age === undefined) continue
    await trx
      .insertInto('messages')
      .values({ ...facts, type: MESSAGE_TYPE.notice, kind: 'notice', senderId: authorId, sentTime: moment })
      .execute()
    const rows = receivers.map(({ id: userId }, index) => {
      const readTime = isRead && index % 3 !== 0 ? new Date(moment.getTime() + (1 + (index % 20)) * HOUR) : null
      return { messageId: id, userId, sentTime: moment, readTime, readCount: readTime ? 1 : 0 }
    })
    for (const batch of batchesOf(rows)) await trx.insertInto('messageReceipts').values(batch).execute()
  }
}
