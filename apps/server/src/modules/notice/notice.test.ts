import { PERMISSION, RESULT, type PermissionCode } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { sendFile } from '../file/upload.testing.ts'
import type { MessageInfo, MessageRow, UnreadMessages } from '../message/message.schema.ts'
import type { Notice, NoticeRow } from './notice.schema.ts'

const URL = '/api/message'
const HOUR = 3_600_000
const draft = { title: '国庆放假通知', bodyText: '<p>十月一日至七日放假</p>' }
const may = PERMISSION.notice

interface Page<Row> {
  list: Row[]
  pagination: { total: number }
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(() => test.reset())
afterAll(() => test.close())

/** Creates a draft and returns its id. */
async function create(body: object = draft, who = 'admin'): Promise<string> {
  expect(await test.as(who).post(URL, body)).toMatchObject({ code: RESULT.ok, msg: '新建成功', data: null })
  const { data } = await test.as('admin').get<Page<NoticeRow>>(`${URL}/Notice`)
  return data.list[0]?.id ?? ''
}

const act = (id: string, action: string, who = 'admin', body?: object) =>
  test.as(who).put(`${URL}/${id}/Actions/${action}`, body)
const received = async (who: string, query = '') =>
  (await test.as(who).get<Page<MessageRow>>(`${URL}${query}`)).data.list
const unread = async (who: string) => (await test.as(who).get<UnreadMessages>(`${URL}/Unread`)).data

it('a draft is created, found, edited, released to three people, withdrawn and deleted', async () => {
  const admin = test.as('admin')
  const ids = []
  for (const account of ['lina', 'hanmei', 'disabled'])
    ids.push((await buildUser(test.deps, { account, enabledMark: account === 'disabled' ? 0 : 1 })).id)
  await buildUser(test.deps, { account: 'outsider' })
  const { userId } = (await admin.get<{ userInfo: { userId: string } }>('/api/oauth/CurrentUser')).data.userInfo
  const id = await create({ ...draft, toUserIds: [...ids, userId].join(',') })

  const [row] = (await admin.get<Page<NoticeRow>>(`${URL}/Notice?keyword=${encodeURIComponent('国庆')}`)).data.list
  expect(row).toMatchObject({
    id,
    title: draft.title,
    type: 1,
    enabledMark: 0,
    creatorUser: 'admin/admin',
    receivers: 0,
  })
  const read = (await admin.get<Notice>(`${URL}/${id}`)).data
  expect(read).toMatchObject({ ...draft, toUserIds: [...ids, userId].join(',') })
  expect(await admin.put(`${URL}/${id}`, { ...read, title: '放假通知' })).toMatchObject({ code: RESULT.ok })
  expect(await admin.put(`${URL}/${id}`, { ...read, title: '旧' })).toMatchObject({ code: RESULT.conflict })
  expect(await received('lina')).toEqual([])

  expect(await act(id, 'Release')).toMatchObject({ code: RESULT.ok, msg: '发布成功' })
  expect(await received('lina')).toMatchObject([
    { id, title: '放假通知', type: 1, isRead: '0', creatorUser: 'admin/admin' },
  ])
  expect(await received('outsider')).toEqual([])
  const [released] = (await admin.get<Page<NoticeRow>>(`${URL}/Notice?enabledMark=1`)).data.list
  expect(released).toMatchObject({ enabledMark: 1, receivers: 3, readers: 0, releaseTime: expect.any(Number) })
  expect(await act(id, 'Release')).toMatchObject({ code: RESULT.refused, msg: '通知公告状态错误' })
  expect(await admin.put(`${URL}/${id}`, draft)).toMatchObject({
    code: RESULT.refused,
    msg: '通知公告编辑失败，类型必须为草稿',
  })

  expect(await act(id, 'Withdraw')).toMatchObject({ code: RESULT.ok })
  expect(await received('lina')).toEqual([])
  expect(await test.as('lina').get(`${URL}/ReadInfo/${id}`)).toMatchObject({ code: RESULT.notFound })
  expect(await act(id, 'Withdraw')).toMatchObject({ code: RESULT.refused, msg: '通知公告状态错误' })
  await act(id, 'Release')
  expect(await admin.delete(`${URL}/${id}`)).toMatchObject({ code: RESULT.ok, msg: '删除成功' })
  expect(await received('lina')).toEqual([])
  expect(await admin.delete(`${URL}/${id}`)).toMatchObject({ code: RESULT.refused, msg: '通知公告删除失败' })
  expect(await act(id, 'Release')).toMatchObject({ code: RESULT.refused, msg: '通知公告发布失败' })
})

it('an empty title, an empty text, unknown receivers and a release to nobody are refused', async () => {
  const admin = test.as('admin')
  const messages = []
  for (const body of [
    { ...draft, title: ' ' },
    { ...draft, bodyText: '<p>&nbsp;</p><script>1</script>' },
    { ...draft, toUserIds: 'x--planet' },
    { ...draft, files: '[{"fileId":"foreign","name":"a.txt"}]' },
  ])
    messages.push((await admin.post(URL, body)).msg)
  expect(messages).toEqual([
    '公告标题不能为空',
    '公告内容不能为空',
    '接收人中有无法识别的内容',
    '附件“a.txt”不存在或不是您上传的',
  ])
  const id = await create({ ...draft, toUserIds: 'nobody' })
  expect(await act(id, 'Release')).toMatchObject({ code: RESULT.refused, msg: '没有可以接收公告的用户，请检查接收人' })
})

it('stores no scripts, handlers, foreign frames or executable addresses', async () => {
  const attack = [
    '<p onclick="alert(1)">文字<script>alert(1)</script></p>',
    '<a href="javascript:alert(1)">x</a><a href="https://sqos.example">好</a><a href="//evil.example">y</a>',
    '<img src="x" onerror="alert(1)"><img src="data:image/svg+xml;base64,PHN2Zz4="><img src="/api/file/Image/annexpic/a.png">',
    '<iframe src="https://evil.example"></iframe><svg><script>1</script></svg><style>p{}</style>',
    '<p style="position:fixed;color:red;background:url(https://evil.example)">z</p>',
  ].join('')
  const id = await create({ ...draft, bodyText: attack })

  const { bodyText } = (await test.as('admin').get<Notice>(`${URL}/${id}`)).data
  expect(bodyText).not.toMatch(/script|onerror|onclick|iframe|svg|evil|position|<style/)
  expect(bodyText).toContain('href="https://sqos.example" target="_blank" rel="noopener noreferrer nofollow"')
  expect(bodyText).toContain('<img src="/api/file/Image/annexpic/a.png" />')
  expect(bodyText).toContain('style="color:red"')
})

it('attaches only files that the editor uploaded, as the file module describes them', async () => {
  await buildUser(test.deps, { account: 'writer', permissions: [may.add, may.edit, may.view] })
  const content = Buffer.from('放假安排')
  const { data: file } = await sendFile(test.as('admin'), { content, name: '安排.txt', chunkSize: 1000 })
  const files = JSON.stringify([{ name: 'x', fileId: file.name, url: 'https://evil.example', fileSize: 1 }])

  expect(await test.as('writer').post(URL, { ...draft, files })).toMatchObject({ code: RESULT.refused })
  const id = await create({ ...draft, files })
  const read = (await test.as('admin').get<Notice>(`${URL}/${id}`)).data
  expect(JSON.parse(read.files)).toMatchObject([{ name: '安排.txt', fileId: file.name, url: file.url, fileSize: 12 }])
  // Another editor keeps the file that the notice has.
  expect(await test.as('writer').put(`${URL}/${id}`, { ...draft, files: read.files })).toMatchObject({
    code: RESULT.ok,
  })
})

it('each call demands its own button', async () => {
  const id = await create()
  const calls: [string, PermissionCode | undefined, () => ReturnType<typeof act>][] = [
    ['view', may.view, () => test.as('guest').get(`${URL}/Notice`)],
    ['get', may.view, () => test.as('guest').get(`${URL}/${id}`)],
    ['add', may.add, () => test.as('guest').post(URL, draft)],
    ['edit', may.edit, () => test.as('guest').put(`${URL}/${id}`, draft)],
    ['remove', may.remove, () => test.as('guest').delete(`${URL}/${id}`)],
    ['release', may.release, () => act(id, 'Release', 'guest')],
    ['plan', may.release, () => act(id, 'Plan', 'guest', { plannedTime: null })],
    ['withdraw', may.withdraw, () => act(id, 'Withdraw', 'guest')],
    ['readers', may.readers, () => test.as('guest').get(`${URL}/${id}/Actions/Readers`)],
    ['remind', may.readers, () => act(id, 'Remind', 'guest')],
  ]
  await buildUser(test.deps, { account: 'guest', permissions: ['system.billRule'] })
  const codes = []
  for (const [name, , call] of calls) codes.push([name, (await call()).code])
  expect(codes).toEqual(calls.map(([name]) => [name, RESULT.forbidden]))
})

it('reaches members of roles, groups and departments once, and only enabled ones', async () => {
  const { db } = test.deps
  const people = new Map<string, string>()
  for (const account of ['inrole', 'ingroup', 'both', 'none'])
    people.set(account, (await buildUser(test.deps, { account })).id)
  const belongs = (account: string, objectType: 'Role' | 'Group', objectId: string) => ({
    userId: people.get(account) ?? '',
    objectType,
    objectId,
  })
  await db
    .insertInto('userRelations')
    .values([
      belongs('inrole', 'Role', 'r1'),
      belongs('ingroup', 'Group', 'g1'),
      belongs('both', 'Role', 'r1'),
      belongs('both', 'Group', 'g1'),
    ])
    .execute()
  const id = await create({ ...draft, toUserIds: `r1--role,g1--group,${people.get('both')}` })
  await act(id, 'Release')

  const counts = []
  for (const account of people.keys()) counts.push([account, (await received(account)).length])
  expect(counts).toEqual([
    ['inrole', 1],
    ['ingroup', 1],
    ['both', 1],
    ['none', 0],
  ])
})

it('releases a draft at the planned time, unless the plan was changed or cancelled', async () => {
  await buildUser(test.deps, { account: 'lina' })
  const at = (hours: number) => test.clock.now().getTime() + hours * HOUR
  const id = await create()
  expect(await act(id, 'Plan', 'admin', { plannedTime: at(-1) })).toMatchObject({ msg: '定时发布的时间必须晚于现在' })
  expect(await act(id, 'Plan', 'admin', { plannedTime: at(1) })).toMatchObject({ msg: '已设定定时发布' })
  expect(await act(id, 'Plan', 'admin', { plannedTime: at(3) })).toMatchObject({ code: RESULT.ok })
  test.clock.advance(2 * HOUR)
  await test.app.jobs.drain()
  expect(await received('lina')).toEqual([])
  test.clock.advance(2 * HOUR)
  await test.app.jobs.drain()
  await test.app.events.settle()
  expect(await received('lina')).toMatchObject([{ id, isRead: '0' }])

  const other = await create({ ...draft, title: '另一个' })
  await act(other, 'Plan', 'admin', { plannedTime: at(1) })
  expect(await act(other, 'Plan', 'admin', { plannedTime: null })).toMatchObject({ msg: '已取消定时发布' })
  test.clock.advance(2 * HOUR)
  await test.app.jobs.drain()
  expect(await received('lina')).toHaveLength(1)
})

it('is hidden from its receivers when it ends, and its author still sees who has read it', async () => {
  for (const account of ['lina', 'hanmei']) await buildUser(test.deps, { account })
  const at = (hours: number) => test.clock.now().getTime() + hours * HOUR
  const early = { code: RESULT.refused, msg: '有效期必须晚于现在和发布时间' }
  expect(await test.as('admin').post(URL, { ...draft, expirationTime: at(-1) })).toMatchObject(early)
  const id = await create({ ...draft, expirationTime: at(2) })
  expect(await act(id, 'Plan', 'admin', { plannedTime: at(3) })).toMatchObject(early)
  const late = await create({ ...draft, expirationTime: at(1) })
  await act(id, 'Release')
  await test.as('lina').get(`${URL}/ReadInfo/${id}`)

  test.clock.advance(3 * HOUR)
  await test.app.jobs.drain()

  expect(await received('lina')).toEqual([])
  expect(await test.as('hanmei').get(`${URL}/ReadInfo/${id}`)).toMatchObject({ code: RESULT.notFound })
  expect(await unread('hanmei')).toMatchObject({ unreadNoticeCount: 0 })
  const expired = (await test.as('admin').get<Page<NoticeRow>>(`${URL}/Notice?enabledMark=2`)).data.list
  expect(expired).toMatchObject([{ id, enabledMark: 2, receivers: 3, readers: 1 }])
  expect(await act(id, 'Remind')).toMatchObject({ msg: '通知公告状态错误' })
  expect(await act(late, 'Release')).toMatchObject(early)

  // Withdrawn and released with another end: the first end no longer applies.
  expect(await act(id, 'Withdraw')).toMatchObject({ code: RESULT.ok })
  await test.as('admin').put(`${URL}/${id}`, { ...draft, expirationTime: at(1) })
  await act(id, 'Release')
  await act(id, 'Withdraw')
  await test.as('admin').put(`${URL}/${id}`, { ...draft, expirationTime: at(5) })
  await act(id, 'Release')
  test.clock.advance(2 * HOUR)
  await test.app.jobs.drain()
  expect(await received('lina')).toMatchObject([{ id }])
})

it('tells the browsers of receivers when it is withdrawn', async () => {
  const { id: userId } = await buildUser(test.deps, { account: 'lina' })
  const pushed = async () =>
    (await test.deps.db.selectFrom('realtimePushes').selectAll().where('userId', '=', userId).execute()).length
  const id = await create()
  await act(id, 'Release')
  await test.app.events.settle()
  const before = await pushed()

  await act(id, 'Withdraw')

  expect((await pushed()) - before).toBe(1)
})

it('shows who has read and confirmed, and reminds the rest', async () => {
  for (const account of ['lina', 'hanmei']) await buildUser(test.deps, { account, realName: account })
  const id = await create({ ...draft, mustRead: true })
  await act(id, 'Release')
  expect(await act(id, 'Remind')).toMatchObject({ msg: '已提醒 3 人' })
  test.clock.advance(HOUR)

  const info = (await test.as('lina').get<MessageInfo>(`${URL}/ReadInfo/${id}`)).data
  expect(info).toMatchObject({ ...draft, mustRead: true, isConfirmed: false })
  expect(await test.as('lina').put(`${URL}/ReadInfo/${id}/Actions/Confirm`)).toMatchObject({ msg: '已确认阅读' })
  await test.as('hanmei').delete(`${URL}/Record`, { ids: id })

  const readersOf = async (query = '') =>
    (await test.as('admin').get<Page<{ account: string }>>(`${URL}/${id}/Actions/Readers${query}`)).data.list
  expect(await readersOf('?isRead=1')).toMatchObject([
    { account: 'lina', readTime: test.clock.now().getTime(), confirmTime: test.clock.now().getTime(), remindCount: 1 },
  ])
  expect((await readersOf('?isRead=0')).map(({ account }) => account).toSorted()).toEqual(['admin', 'hanmei'])
  expect(await received('hanmei')).toEqual([])
  expect(await act(id, 'Remind')).toMatchObject({ msg: '已提醒 2 人' })
  // A reminder brings back what was deleted unread.
  expect(await received('hanmei')).toMatchObject([{ id, isRead: '0', lastModifyTime: test.clock.now().getTime() }])
  expect(await unread('hanmei')).toMatchObject({ unreadNoticeCount: 1 })
  expect(await unread('lina')).toMatchObject({ unreadNoticeCount: 0 })
})
