import { PERMISSION, RESULT } from '@sqos/contract'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { readWorkbook } from '../../platform/workbook/index.ts'
import { buildPage, grantPage } from '../authority/authority.testing.ts'
import { buildOrganization, buildPosition, USERS } from './user.testing.ts'

const test = await createTestApp()
afterAll(() => test.close())

const BUTTONS = ['btn_edit', 'btn_remove', 'btn_download', 'btn_password', 'btn_unlock'] as const
const GIRLS = [{ logic: 'and', groups: [{ id: '1', field: 'gender', type: 'Int32', op: 'Equal', value: 2 }] }]

let east: string
let west: string
let team: string
let keeper: string
beforeEach(async () => {
  await test.reset()
  east = await buildOrganization(test, { fullName: '东' })
  team = await buildOrganization(test, { fullName: '东一组', parentId: east })
  west = await buildOrganization(test, { fullName: '西' })
  keeper = await member('keeper', { organizeIds: [east] })
  await member('inTeam', { organizeIds: [team], gender: 2 })
  await member('inWest', { organizeIds: [west], gender: 2 })
  await member('inBoth', { organizeIds: [west, east] })
})

async function member(account: string, { organizeIds, gender = 1 }: { organizeIds: string[]; gender?: number }) {
  const { id } = await buildUser(test.deps, { account, ...(organizeIds[0] && { organizeId: organizeIds[0] }) })
  await test.deps.db.updateTable('users').set({ gender }).where('id', '=', id).execute()
  await test.deps.db
    .insertInto('userRelations')
    .values(organizeIds.map((objectId) => ({ userId: id, objectType: 'Organize' as const, objectId })))
    .execute()
  return id
}

/** The page requires data schemes; the keeper is granted these. */
async function grantSchemes(code: string, granted: readonly string[]) {
  const page = await buildPage(test.deps, {
    enCode: code,
    buttons: BUTTONS,
    schemes: { sqos_organizationAndBelow: [], sqos_own: [], sqos_alldata: [], girls: GIRLS },
  })
  const items = [...BUTTONS.map((button) => `button:${button}`), ...granted.map((scheme) => `resource:${scheme}`)]
  await grantPage(test.deps, page, { objectType: 'User', objectId: keeper, items })
  return page
}

interface Listed {
  list: { account?: string; fullName?: string }[]
  pagination: { total: number }
}

async function accountsOf(caller: Caller, query = ''): Promise<string[]> {
  const { data } = await caller.get<Listed>(`${USERS}?pageSize=50${query}`)
  expect(data.list).toHaveLength(data.pagination.total)
  return data.list.map(({ account = '' }) => account).toSorted()
}

it('lists the users of the granted data schemes in every list route', async () => {
  await grantSchemes(PERMISSION.user.view, ['sqos_organizationAndBelow'])
  const caller = test.as('keeper')

  expect(await accountsOf(caller)).toEqual(['inBoth', 'inTeam', 'keeper'])
  expect(await accountsOf(caller, '&keyword=in')).toEqual(['inBoth', 'inTeam'])
  expect(await accountsOf(caller, `&organizeId=${west}`)).toEqual(['inBoth'])
  expect(await accountsOf(test.as('admin'))).toContain('inWest')
})

it.each([
  { schemes: [], seen: [] },
  { schemes: ['sqos_own'], seen: ['keeper'] },
  { schemes: ['girls'], seen: ['inTeam', 'inWest'] },
  { schemes: ['girls', 'sqos_own'], seen: ['inTeam', 'inWest', 'keeper'] },
  { schemes: ['sqos_alldata'], seen: ['inBoth', 'inTeam', 'inWest', 'keeper'] },
])('shows by $schemes: $seen', async ({ schemes, seen }) => {
  await grantSchemes(PERMISSION.user.view, schemes)

  expect(await accountsOf(test.as('keeper'))).toEqual(seen)
})

it('hidden users are missing from all other routes and cannot be changed', async () => {
  await grantSchemes(PERMISSION.user.view, ['sqos_organizationAndBelow'])
  const caller = test.as('keeper')
  const find = () =>
    test.deps.db.selectFrom('users').selectAll().where('account', '=', 'inWest').executeTakeFirstOrThrow()
  const before = await find()
  const { id } = before
  const password = 'd41d8cd98f00b204e9800998ecf8427e'

  const answers = await Promise.all([
    caller.get(`${USERS}/${id}`),
    caller.put(`${USERS}/${id}`, { account: 'taken', realName: '新', gender: 1, organizeId: east }),
    caller.delete(`${USERS}/${id}`),
    caller.put(`${USERS}/${id}/Actions/State`),
    caller.put(`${USERS}/${id}/Actions/unlock`),
    caller.post(`${USERS}/${id}/Actions/ResetPassword`, { id, userPassword: password, validatePassword: password }),
  ])
  const bulk = await caller.post<{ list: { ok: boolean }[] }>(`${USERS}/Actions/Bulk`, {
    action: 'move',
    ids: [id],
    organizeId: east,
  })

  expect(answers.map(({ code, msg }) => ({ code, msg }))).toEqual(
    answers.map(() => ({ code: RESULT.notFound, msg: '用户不存在或已被删除' })),
  )
  expect(bulk.data.list).toMatchObject([{ id, ok: false, msg: '用户不存在或已被删除' }])
  expect(await find()).toEqual(before)
})

it('exports the users that the list shows', async () => {
  await grantSchemes(PERMISSION.user.view, ['sqos_organizationAndBelow'])

  const { data } = await test.as('keeper').get<{ url: string }>(`${USERS}/ExportExcel?dataType=1&selectKey=account`)

  const headers = { authorization: await test.tokenOf('keeper') }
  const file = await test.app.inject({ url: data.url, headers })
  const accounts: string[] = []
  for await (const [account] of readWorkbook(file.rawPayload)) accounts.push(String(account))
  expect(accounts.slice(1).toSorted()).toEqual(['inBoth', 'inTeam', 'keeper'])
})

it('explains why a user is hidden', async () => {
  const { menuId } = await grantSchemes(PERMISSION.user.view, ['sqos_organizationAndBelow'])
  const inWest = await test.deps.db.selectFrom('users').select('id').where('account', '=', 'inWest').executeTakeFirst()
  const ask = (recordId: string) =>
    test.as('admin').get<{
      allowed: boolean
    }>(`/api/permission/Authority/Why?userId=${keeper}&menuId=${menuId}&kind=rows&recordId=${recordId}`)

  expect((await ask(inWest?.id ?? '')).data.allowed).toBe(false)
  expect((await ask(keeper)).data.allowed).toBe(true)
})

it('lists positions and roles of the organisations in the scheme', async () => {
  const own = await buildPosition(test, { fullName: '东岗', organizeId: team })
  const other = await buildPosition(test, { fullName: '西岗', organizeId: west })
  await grantSchemes(PERMISSION.position.view, ['sqos_organizationAndBelow'])
  await grantSchemes(PERMISSION.role.view, ['sqos_organizationAndBelow'])
  for (const [fullName, organizeId] of [
    ['东角色', east],
    ['西角色', west],
  ] as const)
    await test.as('admin').post('/api/permission/Role', {
      fullName,
      enCode: `r${organizeId}`,
      globalMark: 0,
      organizeIdsTree: [[organizeId]],
    })
  const caller = test.as('keeper')
  const namesOf = async (url: string, who = caller) =>
    (await who.get<Listed>(`${url}?pageSize=50`)).data.list.map(({ fullName }) => fullName)

  expect(await namesOf('/api/permission/Position')).toEqual(['东岗'])
  expect(await namesOf('/api/permission/Role')).toEqual(['东角色'])
  expect(await namesOf('/api/permission/Role', test.as('admin'))).toHaveLength(2)
  expect((await caller.get(`/api/permission/Position/${own}`)).code).toBe(RESULT.ok)
  expect((await caller.get(`/api/permission/Position/${other}`)).code).toBe(RESULT.notFound)
  expect((await caller.delete(`/api/permission/Position/${other}`)).code).toBe(RESULT.notFound)
})
