import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextTime } from '../../platform/recurrence.ts'
import { setTimeZone } from '../../platform/time-zone.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { REPORT, reportCalls } from './report.testing.ts'
import type { ReportSubscription } from './subscription.schema.ts'

const URL = '/api/datareport/Subscription'
const NOW = '2026-11-21T10:00:00+08:00'
const HOUR = 3_600_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: NOW })
})
afterAll(() => test.close())
// The clock goes on from test to test: schedules run once for each time.
beforeEach(() => test.reset())

const { admin, buildOrders, buildReport, create, enter, permit, scheme } = reportCalls(() => test)

const block = {
  id: 'kinds',
  kind: 'cross',
  title: '类别',
  source: 'orders',
  rows: [{ field: 'F_Kind' }],
  columns: [],
  measures: [
    { key: 'n', test: 'count' },
    { key: 'sum', test: 'sum', field: 'F_Pay', title: '金额', digits: 2 },
  ],
}
const hourly = (reportId: string, over: object = {}) => ({
  reportId,
  kind: 'schedule',
  channel: 'message',
  frequency: 'hourly',
  minute: 30,
  ...over,
})
const limit = (reportId: string, over: object = {}) => ({
  ...hourly(reportId, { kind: 'threshold', blockId: 'kinds', measure: 'n', test: 'gt', value: 4 }),
  ...over,
})

/** The orders and a report of them; lina may see those of one kind. */
async function prepare() {
  const { orders } = await buildOrders()
  await scheme(orders, 'kindA', [{ id: 'F_Kind', field: 'F_Kind', type: 'String', op: 'Equal', value: 'a' }])
  const { caller: lina, userId } = await permit('lina', { modelId: orders, may: (code) => !code.startsWith('sqos_') })
  const id = await buildReport(orders, [block])
  await enter(id, [userId])
  return { orders, id, lina, userId }
}

const mine = async (who = admin()) => (await who.get<{ list: ReportSubscription[] }>(URL)).data.list

/** What people were told: `account: title | body`. */
async function told() {
  const rows = await test.deps.db
    .selectFrom('messages as m')
    .innerJoin('messageReceipts as r', 'r.messageId', 'm.id')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .select(['u.account', 'm.title', 'm.bodyText', 'm.link'])
    .where('m.kind', 'like', 'report%')
    .orderBy('m.sentTime')
    .orderBy('u.account')
    .execute()
  return rows.map(({ account, title, bodyText }) => `${account}: ${title} | ${bodyText}`)
}

async function later() {
  test.clock.advance(HOUR)
  await test.app.jobs.drain()
}

describe('the next time', () => {
  const at = (over: object, after: string) =>
    nextTime({ frequency: 'daily', minute: 8 * 60, weekday: 1, monthDay: 31, ...over }, new Date(after))

  it('is by the clock of the company, also when clocks change, and on the last day of short months', () => {
    setTimeZone('Asia/Shanghai')
    expect(at({}, '2026-11-21T07:59:00+08:00')).toEqual(new Date('2026-11-21T08:00:00+08:00'))
    expect(at({}, '2026-11-21T08:00:00+08:00')).toEqual(new Date('2026-11-22T08:00:00+08:00'))
    expect(at({ frequency: 'hourly', minute: 15 }, '2026-11-21T23:20:00+08:00')).toEqual(
      new Date('2026-11-22T00:15:00+08:00'),
    )
    expect(at({ frequency: 'weekly' }, '2026-11-21T09:00:00+08:00')).toEqual(new Date('2026-11-23T08:00:00+08:00'))
    expect(at({ frequency: 'weekly', weekday: 6 }, '2026-11-21T09:00:00+08:00')).toEqual(
      new Date('2026-11-28T08:00:00+08:00'),
    )
    expect(at({ frequency: 'monthly' }, '2026-11-30T08:00:00+08:00')).toEqual(new Date('2026-12-31T08:00:00+08:00'))
    expect(at({ frequency: 'monthly' }, '2027-02-01T08:00:00+08:00')).toEqual(new Date('2027-02-28T08:00:00+08:00'))
    setTimeZone('America/New_York')
    try {
      expect(at({}, '2026-10-31T12:00:00-04:00')).toEqual(new Date('2026-11-01T08:00:00-05:00'))
    } finally {
      setTimeZone('')
    }
  })
})

describe('a subscription at times', () => {
  it('sends each receiver the figures that they may read, once for each time', async () => {
    const { id, userId } = await prepare()
    const adminId = (
      await test.deps.db.selectFrom('users').select('id').where('account', '=', 'admin').executeTakeFirstOrThrow()
    ).id
    expect(await admin().post(URL, hourly(id, { userIds: [userId, adminId] }))).toMatchObject({ code: 200 })
    expect(await mine()).toMatchObject([
      { reportName: '报表orders', state: 'on', nextTime: Date.parse('2026-11-21T10:30:00+08:00') },
      { frequency: 'hourly', minute: 30 },
    ])
    await test.app.jobs.drain()
    expect(await told()).toEqual([])

    await later()
    await test.app.jobs.drain()

    expect(await told()).toEqual([
      'admin: 报表：报表orders | <p>类别：n 4，金额 16.50</p>',
      'lina: 报表：报表orders | <p>类别：n 2，金额 12.50</p>',
    ])
    // A server that was killed after it had sent runs the job again.
    const [row] = await test.deps.db
      .selectFrom('reportSubscriptions')
      .selectAll()
      .where('userId', '=', userId)
      .execute()
    await test.deps.db
      .updateTable('reportSubscriptions')
      .set({ nextTime: row?.lastDue ?? null })
      .where('userId', '=', userId)
      .execute()
    await test.app.jobs.drain()
    test.clock.advance(60_000)
    await test.app.jobs.drain()
    expect(await told()).toHaveLength(2)
    await later()
    expect(await told()).toHaveLength(4)
  })

  it('goes by mail with a file of the own figures', async () => {
    const { id, userId } = await prepare()
    await admin().put('/api/system/SysConfig', { emailSMTPHost: 'smtp.example.com', emailAccount: 'erp@example.com' })
    expect(await admin().post(URL, hourly(id, { channel: 'mail', as: 'csv', userIds: [userId] }))).toMatchObject({
      code: 400,
      msg: expect.stringContaining('邮箱'),
    })
    await test.deps.db.updateTable('users').set({ email: 'lina@example.com' }).where('id', '=', userId).execute()
    await admin().post(URL, hourly(id, { channel: 'mail', as: 'csv', userIds: [userId] }))

    await later()

    const mails = await test.deps.db.selectFrom('mailDeliveries').selectAll().execute()
    expect(mails).toMatchObject([
      { address: 'lina@example.com', subject: '报表：报表orders', bodyText: '类别：n 2，金额 12.50' },
    ])
    expect(mails[0]?.attachments).toMatchObject([{ name: '报表orders.csv' }])
    const [source] = await test.deps.db.selectFrom('reportSubscriptions').select(['id', 'lastDue']).execute()
    expect(mails[0]?.sourceId).toBe(`${source?.id}:${source?.lastDue?.getTime()}`)
  })

  it('ends with a message when its receiver loses the report, and continues when asked', async () => {
    const { id, lina, userId } = await prepare()
    expect(await lina.post(URL, hourly(id))).toMatchObject({ code: 200 })
    await test.deps.db
      .deleteFrom('authorities')
      .where('objectId', '=', userId)
      .where('itemType', '=', 'module')
      .execute()
    await test.deps.db.updateTable('authorityVersion').set({ version: randomUUID() }).execute()

    await later()

    expect(await told()).toEqual([expect.stringMatching(/^lina: 报表“报表orders”的订阅已停止：您没有此报表的使用权限/)])
    expect(await mine(lina)).toMatchObject([
      { state: 'ended', problem: expect.stringContaining('权限'), nextTime: null },
    ])
    await later()
    expect(await told()).toHaveLength(1)
    const [row] = await mine(lina)
    await lina.put(`${URL}/${row?.id}/Actions/State`)
    expect(await mine(lina)).toMatchObject([{ state: 'on', problem: '' }])
  })
})

describe('a subscription to a limit', () => {
  it('tells once when the figure passes it, and again only after it was back', async () => {
    const { orders, id } = await prepare()
    expect(await admin().post(URL, limit(id))).toMatchObject({ code: 200 })
    await later()
    expect(await told()).toEqual([])
    await create(orders, { F_Title: '五', F_Kind: 'a', F_Pay: 1 })

    await later()
    await later()

    expect(await told()).toEqual(['admin: 报表orders：类别 · 记录数 现为 5（提醒值 4） | '])
    await test.deps.db.updateTable('reportSubscriptions').set({ value: 9 }).execute()
    await later()
    await test.deps.db.updateTable('reportSubscriptions').set({ value: 4 }).execute()
    await later()
    expect(await told()).toHaveLength(2)
  })

  it('ends when the figure was removed from the report', async () => {
    const { id } = await prepare()
    await admin().post(URL, limit(id))
    const body = { fullName: '报表orders', enCode: 'orders', categoryId: 'sales', content: '{"blocks":[]}' }
    expect(await admin().put(`${REPORT}/${id}`, body)).toMatchObject({ code: 200 })

    await later()

    expect(await mine()).toMatchObject([{ state: 'ended', problem: expect.stringContaining('没有这个数值') }])
  })
})

it('belongs to its receiver and to who made it; others are chosen by those who design reports only', async () => {
  const { id, lina, userId } = await prepare()
  const { caller: other, userId: otherId } = await permit('other', { modelId: 'none', may: () => true })
  expect(await lina.post(URL, hourly(id, { userIds: [otherId] }))).toMatchObject({ code: 403 })
  expect(await other.post(URL, hourly(id))).toMatchObject({ code: 400, msg: expect.stringContaining('没有此报表') })
  expect(await lina.post(URL, limit(id, { measure: 'none' }))).toMatchObject({ code: 400 })
  expect(await admin().post(URL, hourly(id, { userIds: [userId] }))).toMatchObject({ code: 200 })
  const [row] = await mine(lina)
  expect(row).toMatchObject({ isMine: true })
  expect(await mine(other)).toEqual([])
  expect(await other.delete(`${URL}/${row?.id}`)).toMatchObject({ code: 404 })
  expect(await other.put(`${URL}/${row?.id}/Actions/State`)).toMatchObject({ code: 404 })

  await lina.put(`${URL}/${row?.id}/Actions/State`)
  await later()

  expect(await told()).toEqual([])
  expect(await mine()).toMatchObject([{ state: 'paused', isMine: false }])
  expect(await lina.delete(`${URL}/${row?.id}`)).toMatchObject({ code: 200 })
  expect(await mine()).toEqual([])
})
