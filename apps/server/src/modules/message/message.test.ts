import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { Digest } from './digest.port.ts'
import { createMessagePush, type MessageFrame } from './message-push.ts'
import { createMessageRepository } from './message.repository.ts'
import { sendMessage } from './message.access.ts'
import { deleteOldMessages } from './message.retention.ts'
import type { MessageInfo, MessageRow, MessageSetting, UnreadMessages } from './message.schema.ts'

const URL = '/api/message'

interface Page {
  list: MessageRow[]
  pagination: { currentPage: number; pageSize: number; total: number }
}

let test: TestApp
let lina: string

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  lina = (await buildUser(test.deps, { account: 'lina' })).id
})
afterAll(() => test.close())

async function release(title: string, toUserIds = lina): Promise<string> {
  await test.as('admin').post(URL, { title, bodyText: '<p>正文</p>', toUserIds })
  const { data } = await test.as('admin').get<Page>(`${URL}/Notice`)
  const id = data.list[0]?.id ?? ''
  await test.as('admin').put(`${URL}/${id}/Actions/Release`)
  test.clock.advance(1000)
  return id
}

const send = (to: string[], over: object = {}) =>
  sendMessage(
    test.deps.db,
    { ...test.deps, events: test.app.events },
    { to, kind: 'download', title: { key: 'message.downloadReady', params: { name: '用户.xlsx' } }, ...over },
  )
const list = async (query = '', who = 'lina') => (await test.as(who).get<Page>(`${URL}${query}`)).data
const unread = async () => (await test.as('lina').get<UnreadMessages>(`${URL}/Unread`)).data

it('lists, filters and pages what the caller received, the newest first', async () => {
  const first = await release('第一个公告')
  const second = await release('第二个公告')
  await send([lina], { link: '/downloads' })
  await test.as('lina').get(`${URL}/ReadInfo/${first}`)

  const all = await list('?currentPage=1&pageSize=2&sort=desc&keyword=&type=')
  expect(all.pagination).toEqual({ currentPage: 1, pageSize: 2, total: 3 })
  expect(all.list).toMatchObject([
    {
      title: '您导出的文件“用户.xlsx”已生成，可以下载',
      type: 3,
      creatorUser: '系统',
      link: '/downloads',
      hasBody: false,
    },
    { id: second, type: 1, isRead: '0', creatorUser: 'admin/admin', hasBody: true },
  ])
  expect((await list('?type=1&sort=asc')).list.map(({ id }) => id)).toEqual([first, second])
  expect((await list('?type=2')).list.map(({ type }) => type)).toEqual([3])
  expect((await list('?isRead=0&type=1')).list.map(({ id }) => id)).toEqual([second])
  expect((await list(`?keyword=${encodeURIComponent('第二')}`)).list.map(({ id }) => id)).toEqual([second])
  expect(await unread()).toMatchObject({ unreadMessageCount: 1, unreadNoticeCount: 1, noticeDefaultText: '第二个公告' })
})

it('opens a message once read, marks all as read, and deletes receive rows of the caller alone', async () => {
  const hanmei = (await buildUser(test.deps, { account: 'hanmei' })).id
  const first = await release('第一个公告', `${lina},${hanmei}`)
  const second = await release('第二个公告')
  const caller = test.as('lina')

  const { data } = await caller.get<MessageInfo>(`${URL}/ReadInfo/${first}`)
  expect(data).toMatchObject({ id: first, title: '第一个公告', bodyText: '<p>正文</p>', files: '', type: 1 })
  expect((await list()).list.map(({ isRead }) => isRead)).toEqual(['0', '1'])
  expect(await unread()).toMatchObject({ unreadNoticeCount: 1 })
  expect(await caller.post(`${URL}/Actions/ReadAll`)).toMatchObject({ code: RESULT.ok, data: null })
  expect(await unread()).toMatchObject({ unreadNoticeCount: 0 })

  expect(await caller.delete(`${URL}/Record`, { ids: `${first},${second}` })).toMatchObject({ code: RESULT.ok })
  expect((await list()).list).toEqual([])
  expect((await list('', 'hanmei')).list).toMatchObject([{ id: first, isRead: '0' }])
  expect(await caller.delete(`${URL}/Record`, { ids: '' })).toMatchObject({ code: RESULT.refused })
})

it('does not open, confirm or delete the messages of others', async () => {
  await buildUser(test.deps, { account: 'stranger' })
  const id = await release('给丽娜')
  const stranger = test.as('stranger')

  const answers = [
    await stranger.get(`${URL}/ReadInfo/${id}`),
    await stranger.put(`${URL}/ReadInfo/${id}/Actions/Confirm`),
    await stranger.get(`${URL}/ReadInfo/missing`),
  ]
  await stranger.delete(`${URL}/Record`, { ids: id })
  await stranger.post(`${URL}/Actions/ReadAll`)

  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => RESULT.notFound))
  expect((await list()).list).toMatchObject([{ id, isRead: '0' }])
  expect((await list('', 'stranger')).list).toEqual([])
})

it('pushes a sent message to receivers who have not read it, without their names', async () => {
  const pushed: [readonly string[], MessageFrame][] = []
  const push = async (to: readonly string[], message: MessageFrame) => void pushed.push([to, message])
  const repository = createMessageRepository(test.deps.db)
  const handler = createMessagePush({ repository, realtime: { push } })
  const id = await release('有新公告')

  await handler.handle({ payload: { messageId: id } })
  await test.as('lina').get(`${URL}/ReadInfo/${id}`)
  await handler.handle({ payload: { messageId: id } })

  expect(pushed).toMatchObject([
    [
      [lina],
      { method: 'messagePush', title: '有新公告', unreadNoticeCount: 1, toUserId: [], messageType: 1, messageId: id },
    ],
  ])
})

it('shows titles of the system in the language of the reader, and sends nothing to disabled accounts', async () => {
  const { id: off } = await buildUser(test.deps, { account: 'off', enabledMark: 0 })
  await send([lina, off])

  const english = await test.app.inject({
    url: URL,
    headers: { authorization: await test.tokenOf('lina'), 'accept-language': 'en' },
  })
  expect(english.json()).toMatchObject({ data: { list: [{ title: 'Your export “用户.xlsx” is ready to download' }] } })
  const receipts = await test.deps.db.selectFrom('messageReceipts').select('userId').execute()
  expect(receipts).toEqual([{ userId: lina }])
})

it('keeps what each person wants to be notified of', async () => {
  const caller = test.as('lina')
  const { data } = await caller.get<MessageSetting>(`${URL}/Setting`)
  const on = { desktop: true, sound: true }
  expect(data).toEqual({ notice: on, message: on, chat: on, quiet: { enabled: false, from: '22:00', to: '08:00' } })
  const wanted = {
    ...data,
    message: { desktop: false, sound: false },
    quiet: { enabled: true, from: '21:30', to: '07:00' },
  }

  expect(await caller.put(`${URL}/Setting`, wanted)).toMatchObject({ code: RESULT.ok, msg: '保存成功' })
  expect((await caller.get(`${URL}/Setting`)).data).toEqual(wanted)
  expect((await test.as('admin').get(`${URL}/Setting`)).data).toEqual(data)
  const { chat, ...older } = wanted
  await caller.put(`${URL}/Setting`, { ...older, notice: { desktop: false, sound: true } })
  expect((await caller.get(`${URL}/Setting`)).data).toMatchObject({ chat, notice: { desktop: false, sound: true } })
  const wrong = { ...wanted, quiet: { enabled: true, from: '25:00', to: '' } }
  expect((await caller.put(`${URL}/Setting`, wrong)).code).not.toBe(RESULT.ok)
})

it('messages of the system are deleted after the days of the setting, and notices stay', async () => {
  await release('公告')
  await send([lina])
  await test.as('admin').put('/api/system/SysConfig', { messageRetentionDays: 0 })
  const later = { db: test.deps.db, now: () => new Date(test.clock.now().getTime() + 366 * 86_400_000) }
  await deleteOldMessages(later)
  expect(await test.deps.db.selectFrom('messages').select('kind').execute()).toHaveLength(2)

  await test.as('admin').put('/api/system/SysConfig', { messageRetentionDays: 365 })
  await deleteOldMessages(test.deps)
  expect(await test.deps.db.selectFrom('messages').select('kind').execute()).toHaveLength(2)
  await deleteOldMessages(later)

  expect(await test.deps.db.selectFrom('messages').select('kind').execute()).toEqual([{ kind: 'notice' }])
  expect(await test.deps.db.selectFrom('messageReceipts').select('userId').execute()).toEqual([{ userId: lina }])
})

describe('digests', () => {
  const HOUR = 3_600_000
  const digests: Digest[] = []
  let isReady: boolean
  let failures: number

  beforeAll(() =>
    test.app.digests.deliverBy({
      name: 'email',
      isReady: async () => isReady,
      deliverDigest: async (digest) => {
        if (failures-- > 0) throw new Error('The mail server is away.')
        digests.push(digest)
      },
    }),
  )
  beforeEach(() => {
    digests.length = 0
    isReady = true
    failures = 0
  })

  const settingOf = async (who: string) => (await test.as(who).get<MessageSetting>(`${URL}/Setting`)).data
  const choose = async (who: string, hours: number) => {
    const digest = { enabled: true, hours }
    const answer = await test.as(who).put(`${URL}/Setting`, { ...(await settingOf(who)), digest })
    expect(answer).toMatchObject({ code: RESULT.ok })
  }
  async function run() {
    await test.app.jobs.drain()
    await test.app.events.drain()
    return digests.splice(0)
  }

  it('are a setting of each person where a channel is configured, and a client without it changes nothing', async () => {
    isReady = false
    const { data: plain } = await test.as('lina').get<MessageSetting>(`${URL}/Setting`)
    expect(plain).not.toHaveProperty('digest')
    isReady = true
    expect(await settingOf('lina')).toMatchObject({ digest: { enabled: false, hours: 4 } })

    await choose('lina', 8)
    await test.as('lina').put(`${URL}/Setting`, plain)
    expect(await settingOf('lina')).toMatchObject({ digest: { enabled: true, hours: 8 } })
    const wrong = { ...plain, digest: { enabled: true, hours: 5 } }
    expect(await test.as('lina').put(`${URL}/Setting`, wrong)).toMatchObject({ code: RESULT.refused })
  })

  it('collect what a person has not read for the chosen hours, once, in the language of the person', async () => {
    await buildUser(test.deps, { account: 'hong' })
    const other = (await buildUser(test.deps, { account: 'early' })).id
    await choose('lina', 4)
    await choose('early', 1)
    await test.as('lina').put('/api/permission/Users/Current/SystemLanguage', { language: 'en' })
    const read = await release('读过的')
    await test.as('lina').get(`${URL}/ReadInfo/${read}`)
    await release('未读的公告')
    await send([lina, other])
    await test.as('hong').get(URL)

    test.clock.advance(2 * HOUR)
    const [first, ...rest] = await run()
    expect(rest).toEqual([])
    expect(first).toMatchObject({
      receiver: { account: 'early' },
      title: '您有 1 条未读消息',
      count: 1,
      language: 'zh',
    })
    test.clock.advance(2 * HOUR)
    expect(await run()).toMatchObject([
      {
        receiver: { account: 'lina' },
        language: 'en',
        title: 'You have 2 unread messages',
        count: 2,
        messages: [{ title: 'Your export “用户.xlsx” is ready to download' }, { title: '未读的公告' }],
      },
    ])

    await send([lina])
    test.clock.advance(5 * HOUR)
    expect(await run()).toMatchObject([{ receiver: { account: 'lina' }, count: 1 }])
    test.clock.advance(5 * HOUR)
    expect(await run()).toEqual([])
  })

  it('leave out what was read before the delivery, are repeated after a failure, and spare disabled people', async () => {
    await choose('lina', 1)
    const id = await release('第一个')
    await release('第二个')
    test.clock.advance(2 * HOUR)
    failures = 1
    expect(await run()).toEqual([])
    await test.as('lina').get(`${URL}/ReadInfo/${id}`)

    test.clock.advance(HOUR)
    expect(await run()).toMatchObject([{ count: 1, messages: [{ title: '第二个' }] }])

    await release('第三个')
    await test.as('admin').put(`/api/permission/Users/${lina}/Actions/State`)
    test.clock.advance(2 * HOUR)
    expect(await run()).toEqual([])
  })

  it('are not made while no channel is configured', async () => {
    await choose('lina', 1)
    await release('公告')
    test.clock.advance(2 * HOUR)
    isReady = false
    expect(await run()).toEqual([])

    isReady = true
    test.clock.advance(HOUR)
    expect(await run()).toMatchObject([{ count: 1 }])
  })
})
