import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildRole, buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildOrganization, buildPosition, createPerson, USERS } from './user.testing.ts'
import type { UserNode } from './user-lookup.schema.ts'

let test: TestApp
let admin: Caller
let company: string
let office: string
let desk: string
let wangwei: string
let lina: string

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  admin = test.as('admin')
  company = await buildOrganization(test, { fullName: '集团' })
  office = await buildOrganization(test, { fullName: '总部', parentId: company })
  desk = await buildOrganization(test, { fullName: '前台', parentId: office })
  wangwei = await createPerson({ test, as: admin }, { account: 'wangwei', realName: '王伟', organizeId: office })
  lina = await createPerson({ test, as: admin }, { account: 'lina', realName: '李娜', organizeId: desk, sortCode: 9 })
  await createPerson({ test, as: admin }, { account: 'gone', organizeId: desk, enabledMark: 0 })
})
afterAll(() => test.close())

const nodes = async (id: string, body: object = {}) =>
  (await admin.post<{ list: UserNode[]; pagination?: { total: number } }>(`${USERS}/ImUser/Selector/${id}`, body)).data
const names = (list: readonly { fullName: string }[]) => list.map(({ fullName }) => fullName)

describe('pickers of users', () => {
  it('lists the children of an organisation, organisations first, without disabled users', async () => {
    expect(await nodes('0')).toMatchObject({
      list: [{ id: company, type: 'company', hasChildren: true, isLeaf: false }],
    })
    expect(names((await nodes(office)).list)).toEqual(['前台', '王伟/wangwei'])
    expect((await nodes(desk)).list).toMatchObject([
      { id: lina, type: 'user', parentId: desk, isLeaf: true, hasChildren: false, organize: '集团 / 总部 / 前台' },
    ])
    expect((await nodes('nowhere')).list).toEqual([])
  })

  it('searches users of all organisations in pages', async () => {
    expect(await nodes('0', { keyword: 'ln' })).toMatchObject({ list: [{ id: lina }], pagination: { total: 1 } })
    const second = await nodes(desk, { keyword: 'w', pageSize: 1, currentPage: 1 })
    expect(second).toMatchObject({ list: [{ id: wangwei }], pagination: { pageSize: 1 } })
    expect((await nodes('0', { keyword: 'gone' })).list).toEqual([])
  })

  it('lists the users that a picker is limited to: of organisations with those below, positions, roles and groups', async () => {
    const role = await buildRole(test.deps)
    const position = await buildPosition(test, { fullName: '文员', organizeId: desk })
    const join = (userId: string, objectType: 'Role' | 'Position' | 'Group', objectId: string) =>
      test.deps.db.insertInto('userRelations').values({ userId, objectType, objectId }).execute()
    await join(wangwei, 'Role', role.id)
    await join(lina, 'Position', position)
    await join(lina, 'Group', 'g1')
    const listed = async (...ableIds: string[]) => names((await nodes('0', { ableIds })).list).toSorted()

    expect(await listed(`${role.id}--role`)).toEqual(['王伟/wangwei'])
    expect(await listed(`${position}--position`)).toEqual(['李娜/lina'])
    expect(await listed('g1--group', wangwei)).toEqual(['李娜/lina', '王伟/wangwei'].toSorted())
    expect(await listed(`${desk}--department`)).toEqual(['李娜/lina'])
    expect(await listed(`${company}--company`)).toHaveLength(2)
    expect(await listed('nobody--role')).toEqual([])
    expect((await nodes('0', { ableIds: [`${role.id}--role`], keyword: 'ln' })).list).toEqual([])
  })

  it('returns the tree and the list of all users', async () => {
    const tree = (await admin.get<{ list: UserNode[] }>(`${USERS}/Selector`)).data.list
    expect(tree).toMatchObject([
      { id: company, num: 1, children: [{ id: office, children: [{ id: desk }, { id: wangwei, isLeaf: true }] }] },
    ])
    const { data } = await admin.get<{ list: { account: string }[] }>(`${USERS}/All`)
    expect(data.list).toContainEqual(
      expect.objectContaining({ account: 'lina', quickQuery: 'ln', department: '集团 / 总部 / 前台' }),
    )
    expect(data.list.map(({ account }) => account)).not.toContain('gone')
  })

  it('returns names in the requested order for ids of any kind', async () => {
    const { data } = await admin.post(`${USERS}/getUserList`, { userId: [lina, 'currentUser', wangwei] })

    expect(data).toMatchObject({
      list: [
        { id: lina, fullName: '李娜/lina', organize: '集团 / 总部 / 前台', deleteMark: null },
        { id: wangwei, fullName: '王伟/wangwei' },
      ],
    })
    await admin.delete(`${USERS}/${lina}`)
    expect((await admin.post(`${USERS}/getUserList`, { ids: [lina] })).data).toMatchObject({
      list: [{ deleteMark: 1 }],
    })
  })

  it('returns the users of the caller’s organisation and the caller’s direct reports', async () => {
    const boss = await buildUser(test.deps, { account: 'boss', organizeId: desk })
    await test.deps.db.updateTable('users').set({ managerId: boss.id }).where('id', '=', wangwei).execute()
    const caller = test.as('boss')

    expect((await caller.post(`${USERS}/getSubordinates`, { keyword: '' })).data).toMatchObject([{ id: wangwei }])
    expect((await caller.post(`${USERS}/getSubordinates`, { keyword: 'zz' })).data).toEqual([])
    expect((await caller.get(`${USERS}/getOrganization?organizeId=0`)).data).toMatchObject([{ id: lina }])
    expect((await caller.get(`${USERS}/getOrganization?organizeId=${office}&keyword=ww`)).data).toMatchObject([
      { id: wangwei },
    ])
  })

  it('lists the holders of a position and of a role', async () => {
    const positionId = await buildPosition(test, { fullName: '岗', organizeId: office })
    const role = await buildRole(test.deps)
    await test.deps.db
      .insertInto('userRelations')
      .values([
        { userId: lina, objectType: 'Position', objectId: positionId },
        { userId: lina, objectType: 'Role', objectId: role.id },
      ])
      .execute()

    expect((await admin.get(`${USERS}/GetUsersByPositionId?positionId=${positionId}`)).data).toMatchObject([
      { id: office, type: 'department', num: 1, children: [{ id: lina, type: 'user' }] },
    ])
    const below = async (organizeId: string) =>
      (await admin.get(`${USERS}/GetUsersByRoleOrgId?roleId=${role.id}&organizeId=${organizeId}`)).data
    expect(await below('0')).toMatchObject([{ id: company, hasChildren: true }])
    expect(await below(office)).toMatchObject([{ id: desk }])
    expect(await below(desk)).toMatchObject([{ id: lina }])
    expect((await admin.get(`${USERS}/GetUsersByRoleOrgId?roleId=${role.id}&keyword=lina`)).data).toMatchObject([
      { id: lina },
    ])
  })

  it('returns the contacts without the caller', async () => {
    await buildUser(test.deps, { account: 'me' })
    const { data } = await test.as('me').get<{ list: { account: string }[] }>(`${USERS}/ImUser?pageSize=10`)
    expect(data.list.map(({ account }) => account)).not.toContain('me')
    expect(data).toMatchObject({ pagination: { total: 3, pageSize: 10 } })
  })

  it('writes no log entry, because it changes nothing', async () => {
    await nodes('0', { keyword: 'wang' })
    await admin.post(`${USERS}/getUserList`, { userId: [lina] })
    await admin.post(`${USERS}/getSubordinates`, {})
    await admin.put(`${USERS}/${wangwei}/Actions/State`)

    const urls = async () =>
      (await test.deps.db.selectFrom('logs').select('requestUrl').execute()).map((row) => row.requestUrl)
    await vi.waitFor(async () => expect(await urls()).toContain(`${USERS}/:id/Actions/State`), { timeout: 60_000 })
    expect((await urls()).filter((url) => /ImUser|getUserList|getSubordinates/.test(url))).toEqual([])
  })
})
