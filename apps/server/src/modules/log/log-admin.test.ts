import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { writeSettings } from '../auth/auth.testing.ts'
import { deleteOldLogs } from './log.retention.ts'
import { buildKeeper, buildOrganization } from '../user/user.testing.ts'

const LOG = '/api/system/Log'
const NOON = new Date('2026-11-21T12:00:00+08:00').getTime()

interface Page {
  list: { id: string; userName: string; abstracts: string; requestDuration: number }[]
  pagination: { total: number }
}

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  await buildUser(test.deps, { account: 'reader', isAdministrator: true })
  await buildUser(test.deps, { account: 'keeper', isAdministrator: true })
})
afterAll(() => test.close())

async function write(id: string, row: object) {
  await test.deps.db
    .insertInto('logs')
    .values({ id, category: 5, userId: null, userName: '李娜/lina', creatorTime: new Date(NOON), ...row })
    .execute()
}

const list = async (query: string, who = 'reader') => (await test.as(who).get<Page>(`${LOG}/${query}`)).data

it('shows the log of all users, by category, newest first', async () => {
  await write('a', { requestUrl: '/api/old', creatorTime: new Date(NOON - 1000) })
  await write('b', { requestUrl: '/api/new' })
  await write('c', { category: 4 })

  const page = await list('5?currentPage=1&pageSize=1')

  expect(page).toMatchObject({ list: [{ id: 'b' }], pagination: { total: 2 } })
})

it('filters by user, trace, action, time range and result', async () => {
  await write('a', { userName: '王强/wangqiang', traceId: 'abc', resultCode: 400 })
  await write('b', { creatorTime: new Date(NOON - 86_400_000) })

  const ids = async (query: string) => (await list(query)).list.map(({ id }) => id)

  expect(await ids(`5?keyword=${encodeURIComponent('王强')}`)).toEqual(['a'])
  expect(await ids('5?keyword=abc')).toEqual(['a'])
  expect(await ids('5?keyword=%25')).toEqual([])
  expect(await ids(`5?startTime=${NOON}`)).toEqual(['a'])
  expect(await ids(`5?endTime=${NOON - 1}`)).toEqual(['b'])
  expect(await ids('5?succeeded=0')).toEqual(['a'])
  expect(await ids('5?succeeded=1')).toEqual(['b'])
})

it('sorts by duration', async () => {
  await write('quick', { requestDuration: 1 })
  await write('slow', { requestDuration: 900 })

  expect((await list('5?sidx=requestDuration&sort=asc')).list.map(({ id }) => id)).toEqual(['quick', 'slow'])
})

it('shows a failure in one line and in full, even when it was truncated', async () => {
  await write('a', { category: 4, json: JSON.stringify({ error: 'TypeError: x\n    at f (a.js:1:1)' }) })
  await write('b', {
    category: 4,
    json: String.raw`{"error":"RangeError: y\n    at g`,
    creatorTime: new Date(NOON - 1),
  })

  expect((await list('4')).list.map(({ abstracts }) => abstracts)).toEqual(['TypeError: x', 'RangeError: y'])
  expect(await test.as('reader').get(`${LOG}/b/Info`)).toMatchObject({ data: { json: 'RangeError: y\n    at g' } })
  expect(await test.as('reader').get(`${LOG}/none/Info`)).toMatchObject({ code: RESULT.notFound })
})

it('shows the result of a sign-in in the reader’s language', async () => {
  await write('a', { category: 1, json: JSON.stringify({ messageKey: 'auth.wrongPassword' }) })

  expect((await list('1')).list[0]?.abstracts).toBe('账号或密码错误')
})

it('exports matching rows as CSV without formulas', async () => {
  await buildUser(test.deps, { account: 'exporter', isAdministrator: true })
  await write('a', { userName: '=HYPERLINK("x"),1', requestDuration: 7 })

  const { data } = await test.as('exporter').get<{ url: string; name: string }>(`${LOG}/5/Action/Export`)
  const file = await test.app.inject({ url: data.url })

  expect(data.name).toBe('请求日志-2026-11-21.csv')
  expect(file.body).toMatch(/^\uFEFF时间,用户,/)
  expect(file.body).toContain(`2026-11-21T04:00:00.000Z,"'=HYPERLINK(""x""),1"`)
})

it('deletes the selected rows, and clears the matching rows', async () => {
  for (const id of ['a', 'b', 'c']) await write(id, { requestUrl: `/api/${id}` })

  const removed = await test.as('keeper').delete(LOG, { ids: ['a', 'gone'] })
  expect(removed).toMatchObject({ code: RESULT.ok, msg: '已删除 1 条日志' })
  expect((await list('5?keyword=/api/')).list.map(({ id }) => id)).not.toContain('a')

  await test.as('keeper').delete(`${LOG}/5?keyword=/api/b`)
  const left = (await list('5?keyword=/api/')).list.map(({ id }) => id)
  expect(left).not.toContain('b')
  expect(left).toContain('c')
})

it('refuses deletion for readers', async () => {
  await write('a', {})
  await buildUser(test.deps, { account: 'looks', permissions: ['system.log'] })

  expect(await test.as('looks').delete(LOG, { ids: ['a'] })).toMatchObject({ code: RESULT.forbidden })
  expect(await test.as('looks').delete(`${LOG}/5`)).toMatchObject({ code: RESULT.forbidden })
  expect((await list('5?keyword=lina')).list.map(({ id }) => id)).toEqual(['a'])
})

it('shows administrators of organisations their own rows and those of their users, in every route', async () => {
  const [east, west] = [
    await buildOrganization(test, { fullName: '东' }),
    await buildOrganization(test, { fullName: '西' }),
  ]
  const permissions = ['system.log:btn_remove', 'system.log:btn_clearAll', 'system.log:btn_download'] as const
  const guard = await buildKeeper(test, { account: 'guard', organizeId: east, permissions })
  const [near, far] = [await member('near', east), await member('far', west)]
  await buildUser(test.deps, { account: 'alone', permissions: ['system.log'] })
  for (const [id, userId] of Object.entries({ own: guard, near, far, nobody: null }))
    await write(id, { userId, requestUrl: `/marked/${id}` })
  const query = '5?keyword=/marked/'
  const ids = async (who: string) => (await list(query, who)).list.map(({ id }) => id).toSorted()

  expect(await ids('guard')).toEqual(['near', 'own'])
  expect((await list(query, 'guard')).pagination.total).toBe(2)
  expect(await ids('alone')).toEqual([])
  expect(await ids('reader')).toEqual(['far', 'near', 'nobody', 'own'])
  const detail = async (id: string) => (await test.as('guard').get(`${LOG}/${id}/Info`)).code
  expect([await detail('near'), await detail('far'), await detail('nobody')]).toEqual([200, 404, 404])
  const { data } = await test.as('guard').get<{ url: string }>(`${LOG}/5/Action/Export?keyword=/marked/`)
  const file = (await test.app.inject({ url: data.url })).body
  expect(['own', 'near', 'far', 'nobody'].filter((id) => file.includes(`/marked/${id}`))).toEqual(['own', 'near'])

  const removed = await test.as('guard').delete(LOG, { ids: ['near', 'far', 'nobody'] })
  expect(removed).toMatchObject({ code: RESULT.ok, msg: '已删除 1 条日志' })
  await test.as('guard').delete(`${LOG}/${query}`)
  expect(await ids('reader')).toEqual(['far', 'nobody'])
})

async function member(account: string, objectId: string): Promise<string> {
  const { id: userId } = await buildUser(test.deps, { account })
  await test.deps.db.insertInto('userRelations').values({ userId, objectType: 'Organize', objectId }).execute()
  return userId
}

it('deletes rows of every kind after 180 days, in batches, and keeps them with 0', async () => {
  const now = test.deps.now().getTime()
  const daysAgo = (days: number) => ({ creatorTime: new Date(now - days * 86_400_000) })
  for (const category of [1, 4, 5]) {
    for (const days of [181, 182, 183]) await write(`old-${category}-${days}`, { category, ...daysAgo(days) })
    await write(`new-${category}`, { category, ...daysAgo(179) })
  }

  await writeSettings(test.deps, { logRetentionDays: '0' })
  const kept = await deleteOldLogs(test.deps)
  await writeSettings(test.deps, { logRetentionDays: '' })
  const deleted = await deleteOldLogs(test.deps, 2)
  await write('old-5-again', daysAgo(181))
  test.clock.advance(3_600_000)
  await test.app.jobs.drain()

  const left = await test.deps.db.selectFrom('logs').select('id').where('id', 'like', '%-%').orderBy('id').execute()
  expect([kept, deleted]).toEqual([0, 9])
  expect(left.map(({ id }) => id).filter((id) => /^(old|new)-/.test(id))).toEqual(['new-1', 'new-4', 'new-5'])
})
