import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildReader, signIn, writeSettings } from '../auth/auth.testing.ts'
import type { SystemLogRow } from './current-user.schema.ts'
import { ME } from './current-user.testing.ts'

const HOUR = 3_600_000

let test: TestApp
let start: number
let linaId: string

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  linaId = (await buildReader(test.deps)).id
  start = test.clock.now().getTime()
})
afterAll(() => test.close())

interface Page {
  list: SystemLogRow[]
  pagination: { currentPage: number; pageSize: number; total: number }
}

const read = async (query: string) => (await test.as('lina').get<Page>(`${ME}/SystemLog?${query}`)).data
const urls = async (query: string) => (await read(query)).list.map(({ requestURL }) => requestURL)

/** One row an hour. */
const writeLog = (userId: string, ...requestUrls: string[]) =>
  test.deps.db
    .insertInto('logs')
    .values(
      requestUrls.map((requestUrl, index) => ({
        id: test.deps.newId(),
        category: 5,
        userId,
        userName: 'x/y',
        requestUrl,
        requestMethod: 'POST',
        platform: 'Chrome 142 / Windows',
        ipAddress: '192.168.1.20',
        creatorTime: new Date(start + index * HOUR),
      })),
    )
    .execute()

it('the own log shows accepted and refused sign-ins, in the language of the user', async () => {
  await signIn(test, { account: 'lina', password: 'wrong1' })
  test.clock.advance(1000)
  await signIn(test, { account: 'lina' })

  const { list } = await read('category=1')

  expect(list).toMatchObject([
    { creatorTime: start + 1000, ipaddress: '127.0.0.1', ipaddressName: '本机', abstracts: '登录成功', succeeded: 1 },
    { creatorTime: start, userName: 'lina/lina', abstracts: '账号或密码错误', succeeded: 0 },
  ])
})

it('the own log shows the duration of a lock of the account', async () => {
  await writeSettings(test.deps, { enableVerificationCode: '0' })
  for (let again = 0; again < 6; again++) await signIn(test, { account: 'lina', password: 'wrong1' })

  const { list } = await read('category=1&pageSize=1')

  expect(list[0]?.abstracts).toContain('10分钟')
})

it('the own log shows the own requests with the browser, and no others', async () => {
  await buildUser(test.deps, { account: 'other' })
  await test.as('other').put(`${ME}/SystemTheme`, { theme: 'plain' })
  await test.app.inject({
    method: 'PUT',
    url: `${ME}/SystemTheme`,
    headers: {
      authorization: await test.tokenOf('lina'),
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36',
    },
    payload: { theme: 'plain' },
  })

  // The log row is written after the answer.
  const { list, pagination } = await vi.waitFor(async () => {
    const page = await read('category=5')
    expect(page.list).not.toEqual([])
    return page
  })

  expect(list).toMatchObject([
    { requestMethod: 'PUT', requestURL: `${ME}/SystemTheme`, platForm: 'Chrome 142 / Windows', abstracts: '' },
  ])
  expect(pagination).toEqual({ currentPage: 1, pageSize: 20, total: 1 })
})

it('the own log is paged, newest or oldest first', async () => {
  await writeLog(linaId, '/a', '/b', '/c')

  expect(await read('category=5&pageSize=2&currentPage=2')).toMatchObject({
    list: [{ requestURL: '/a' }],
    pagination: { currentPage: 2, pageSize: 2, total: 3 },
  })
  expect(await urls('category=5&sort=asc')).toEqual(['/a', '/b', '/c'])
})

it('the own log is searched by time, both ends included', async () => {
  await writeLog(linaId, '/a', '/b', '/c')

  expect(await urls(`category=5&startTime=${start + HOUR}&endTime=${start + HOUR}`)).toEqual(['/b'])
  expect(await urls(`category=5&startTime=${start + HOUR}`)).toEqual(['/c', '/b'])
  expect(await urls(`category=5&endTime=${start + 1}`)).toEqual(['/a'])
})

it('the own log is searched by URL, method, browser and IP; wildcards are literal', async () => {
  await writeLog(linaId, '/api/100%', '/api/1000', '/api/a_b')

  expect(await urls('category=5&keyword=100%25')).toEqual(['/api/100%'])
  expect(await urls('category=5&keyword=A_B')).toEqual(['/api/a_b'])
  expect(await urls('category=5&keyword=chrome')).toHaveLength(3)
  expect(await urls('category=5&keyword=192.168')).toHaveLength(3)
  expect(await urls('category=5&keyword=%5C')).toEqual([])
  expect(await urls('category=5&keyword=%27 or 1=1')).toEqual([])
})

it.each([
  '',
  'category=4',
  'category=x',
  'category=5&startTime=yesterday',
  'category=5&startTime=1e20',
  'category=5&pageSize=0',
])('refuses the query "%s"', async (query) => {
  expect(await test.as('lina').get(`${ME}/SystemLog?${query}`)).toMatchObject({ code: RESULT.refused })
})
