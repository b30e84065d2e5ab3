import { PERMISSION, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildSession, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildKeeper, buildOrganization } from '../user/user.testing.ts'
import type { OnlineUser } from './online-user.schema.ts'

const URL = '/api/system/OnlineUser'
const untouched = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }

let test: TestApp
let lina: { id: string }
let east: string

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  east = await buildOrganization(test, { fullName: '东' })
  lina = await member('lina', { realName: '李娜', organizeIds: [east] })
  await buildKeeper(test, { account: 'guard', organizeId: east, permissions: ['permission.userOnline:btn_remove'] })
})
afterAll(() => test.close())

const online = async (keyword = '', who = 'admin') =>
  (await test.as(who).get<OnlineUser[]>(`${URL}?keyword=${encodeURIComponent(keyword)}`)).data

it('lists users with an open session once, with the newest session', async () => {
  await buildSession(test.deps, { userId: lina.id })
  test.clock.advance(60_000)
  await buildSession(test.deps, { userId: lina.id })
  await buildSession(test.deps, { userId: lina.id, endedAs: 'signedOut' })
  await buildSession(test.deps, { userId: lina.id, lifetime: -1 })

  expect(await online('李')).toEqual([
    {
      userId: lina.id,
      userAccount: 'lina',
      userName: '李娜',
      loginTime: test.clock.now().getTime(),
      loginIPAddress: '127.0.0.1',
      loginIPAddressName: '本机',
      loginPlatForm: '',
      lastActiveTime: test.clock.now().getTime(),
      sessions: 2,
      isSelf: false,
    },
  ])
  expect((await online('nobody')).length).toBe(0)
  expect((await online('admin'))[0]).toMatchObject({ isSelf: true, sessions: 1 })
})

it('shows the time of the last request', async () => {
  await test.as('lina').get('/api/oauth/CurrentUser')
  const last = test.clock.now().getTime()
  test.clock.advance(20 * 60_000)

  expect((await online('lina'))[0]?.lastActiveTime).toBe(last)
})

it('ends every session of a user: the next request reports it', async () => {
  const other = await buildSession(test.deps, { userId: lina.id })
  expect(await test.as('lina').get('/api/oauth/CurrentUser')).toMatchObject({ code: RESULT.ok })

  const done = await test.as('guard').delete(`${URL}/${lina.id}`)

  expect(done).toMatchObject({ code: RESULT.ok, msg: '已强制 1 人下线' })
  expect(await test.as('lina').get('/api/oauth/CurrentUser')).toMatchObject({ code: RESULT.sessionExpired })
  expect(await test.as(other).get('/api/oauth/CurrentUser')).toMatchObject({ code: RESULT.sessionExpired })
  expect(await online('lina')).toEqual([])
})

it('ends the sessions of several users at once', async () => {
  const wang = await member('wang', { organizeIds: [east] })
  for (const who of ['lina', 'wang']) await test.as(who).get('/api/oauth/CurrentUser')

  const done = await test.as('guard').delete(URL, { ids: [lina.id, wang.id, 'nobody'] })

  expect(done).toMatchObject({ msg: '已强制 2 人下线' })
  expect(await test.as('wang').get('/api/oauth/CurrentUser')).toMatchObject({ code: RESULT.sessionExpired })
})

it('does not end the caller’s session; only administrators end an administrator’s session', async () => {
  const admin = await buildUser(test.deps, { account: 'boss', isAdministrator: true })
  await test.as('boss').get('/api/oauth/CurrentUser')
  const guard = (await online('guard'))[0]?.userId ?? (await idOf('guard'))

  expect(await test.as('guard').delete(`${URL}/${guard}`)).toMatchObject({ code: RESULT.refused })
  expect(await test.as('guard').delete(`${URL}/${admin.id}`)).toMatchObject({ code: RESULT.forbidden })
  expect(await test.as('boss').get('/api/oauth/CurrentUser')).toMatchObject({ code: RESULT.ok })
  expect(await test.as('admin').delete(`${URL}/nobody`)).toMatchObject({ code: RESULT.notFound })
})

it('administrators of organisations list and end only the sessions of their users', async () => {
  const west = await buildOrganization(test, { fullName: '西' })
  const both = await member('both', { organizeIds: [east, west] })
  const stranger = await member('stranger', { organizeIds: [west] })
  const nowhere = await member('nowhere', { organizeIds: [] })
  await buildUser(test.deps, { account: 'none', permissions: ['permission.userOnline:btn_remove'] })
  for (const who of ['lina', 'both', 'stranger', 'nowhere']) await test.tokenOf(who)
  const accounts = async (who: string) => (await online('', who)).map(({ userAccount }) => userAccount).toSorted()

  expect(await accounts('guard')).toEqual(['both', 'guard', 'lina'])
  expect(await accounts('none')).toEqual(['none'])
  expect((await accounts('admin')).length).toBe(7)
  for (const { id } of [stranger, both, nowhere])
    expect(await test.as('guard').delete(`${URL}/${id}`)).toMatchObject({ code: RESULT.forbidden })
  const many = await test.as('guard').delete(URL, { ids: [lina.id, stranger.id] })
  expect([many.code, (await test.as('none').delete(`${URL}/${lina.id}`)).code]).toEqual([403, 403])
  expect((await accounts('admin')).length).toBe(7)
})

it('hides columns without a grant in rows and in searches', async () => {
  // The keeper's page now requires column grants; one column is granted.
  const { id: menuId } = await test.deps.db
    .updateTable('menus')
    .set({ isColumnAuthorize: 1 })
    .where('enCode', '=', PERMISSION.onlineUser.view)
    .returning('id')
    .executeTakeFirstOrThrow()
  await test.deps.db
    .insertInto('menuItems')
    .values({ ...untouched, id: 'ip', menuId, kind: 'column', enCode: 'loginIPAddress', fullName: 'IP', sortCode: 0 })
    .execute()
  const guard = await idOf('guard')
  await test.deps.db
    .insertInto('authorities')
    .values({ objectType: 'User', objectId: guard, itemType: 'column', itemId: 'ip', creatorUserId: null })
    .execute()
  await test.tokenOf('lina')

  const rows = await online('', 'guard')

  const empty = { userName: '', userAccount: '', loginTime: 0, lastActiveTime: 0, loginPlatForm: '' }
  expect(rows.map(({ userId }) => userId).toSorted()).toEqual([guard, lina.id].toSorted())
  for (const row of rows) expect(row).toMatchObject({ ...empty, loginIPAddress: '127.0.0.1', sessions: 1 })
  expect(await online('lina', 'guard')).toEqual([])
  expect(await online('127.0', 'guard')).toHaveLength(2)
})

async function member(account: string, { organizeIds, ...options }: { organizeIds: string[]; realName?: string }) {
  const person = await buildUser(test.deps, { account, ...options })
  for (const objectId of organizeIds)
    await test.deps.db
      .insertInto('userRelations')
      .values({ userId: person.id, objectType: 'Organize', objectId })
      .execute()
  return person
}

async function idOf(account: string) {
  const row = await test.deps.db
    .selectFrom('users')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return row.id
}
