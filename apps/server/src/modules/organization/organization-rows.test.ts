import { PERMISSION, RESULT, type PermissionCode } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildRole, buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildPage, grantPage } from '../authority/authority.testing.ts'
import { buildKeeper, buildOrganization, buildPosition, USERS } from '../user/user.testing.ts'

const ORGANIZE = '/api/permission/Organize'
const DEPARTMENT = `${ORGANIZE}/Department`
const ADMINISTRATORS = '/api/permission/organizeAdminIsTrator'

const BUTTONS = ['btn_add', 'btn_edit', 'btn_remove', 'btn_member', 'btn_authorize', 'btn_viewAs', 'btn_save'] as const

let test: TestApp
let keeper: Caller
let keeperId: string
let east: string
let team: string
let west: string
let desk: string

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  east = await buildOrganization(test, { fullName: '东' })
  team = await buildOrganization(test, { fullName: '东一组', parentId: east })
  west = await buildOrganization(test, { fullName: '西' })
  desk = await buildOrganization(test, { fullName: '西一组', parentId: west })
})

/** An administrator of both companies, limited by data schemes only, who works in the east. */
async function buildAdministratorOfBoth() {
  keeperId = await buildKeeper(test, { account: 'keeper', organizeId: east, permissions: [] })
  const { id: _id, ...rights } = await test.deps.db
    .selectFrom('organizationAdministrators')
    .selectAll()
    .executeTakeFirstOrThrow()
  await test.deps.db
    .insertInto('organizationAdministrators')
    .values({ ...rights, id: test.deps.newId(), organizeId: west })
    .execute()
  await test.deps.db.updateTable('users').set({ organizeId: east }).where('id', '=', keeperId).execute()
  keeper = test.as('keeper')
}

/** The page requires data schemes; the keeper is granted these. */
async function grantSchemes(code: string, granted: readonly string[], custom: Record<string, object[]> = {}) {
  const page = await buildPage(test.deps, {
    enCode: code,
    buttons: BUTTONS,
    schemes: { sqos_organizationAndBelow: [], sqos_own: [], sqos_alldata: [], ...custom },
  })
  const items = [...BUTTONS.map((button) => `button:${button}`), ...granted.map((scheme) => `resource:${scheme}`)]
  await grantPage(test.deps, page, { objectType: 'User', objectId: keeperId, items })
  return page
}

interface Node {
  fullName: string
  children?: Node[]
}

const namesOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ fullName, children = [] }) => [fullName, ...namesOf(children)]).toSorted()

/** The answer of each route that lists organisations. */
async function everyList(as: Caller) {
  const ask = async (answer: Promise<{ data: unknown }>) => namesOf(((await answer).data as { list: Node[] }).list)
  return {
    companies: await ask(as.post(`${ORGANIZE}/getList`, {})),
    departments: await ask(as.post(`${ORGANIZE}/department/getList`, {})),
    companyTree: await ask(as.get(`${ORGANIZE}/Tree`)),
    parents: await ask(as.get(`${DEPARTMENT}/Selector/0`)),
    ownParents: await ask(as.get(`${DEPARTMENT}/Selector2/0`)),
  }
}

const bodyOf = (own: object) => ({ fullName: '新名', enCode: 'new', ...own })
const state = () =>
  test.deps.db.selectFrom('organizations').selectAll().where('id', 'in', [west, desk]).orderBy('id').execute()

describe('data schemes of the pages of companies and departments', () => {
  beforeEach(buildAdministratorOfBoth)

  it('limit the list, the trees and every picker', async () => {
    await grantSchemes(PERMISSION.organization.view, ['sqos_organizationAndBelow'])
    await grantSchemes(PERMISSION.department.view, ['sqos_organizationAndBelow'])

    expect(await everyList(keeper)).toEqual({
      companies: ['东'],
      departments: ['东一组'],
      companyTree: ['东'],
      parents: ['东', '东一组'],
      ownParents: ['东', '东一组'],
    })
    expect((await everyList(test.as('admin'))).parents).toEqual(['东', '东一组', '西', '西一组'])
  })

  it('show no rows without a scheme, and all rows with the scheme of all data', async () => {
    await grantSchemes(PERMISSION.organization.view, [])
    await grantSchemes(PERMISSION.department.view, ['sqos_alldata'])

    expect(await everyList(keeper)).toEqual({
      companies: [],
      departments: ['东一组', '西一组'],
      companyTree: [],
      parents: ['东一组', '西一组'],
      ownParents: ['东一组', '西一组'],
    })
  })

  it('filter by fields, and show rows that the user created', async () => {
    const called = [
      { logic: 'and', groups: [{ id: '1', field: 'fullName', type: 'String', op: 'Equal', value: '西' }] },
    ]
    await grantSchemes(PERMISSION.organization.view, ['called'], { called })
    await grantSchemes(PERMISSION.department.view, ['sqos_own'])
    await test.deps.db.updateTable('organizations').set({ creatorUserId: keeperId }).where('id', '=', desk).execute()

    expect(await everyList(keeper)).toMatchObject({ companies: ['西'], departments: ['西一组'] })
  })

  it('hide an organisation from all other routes and prevent changes', async () => {
    await grantSchemes(PERMISSION.organization.view, ['sqos_organizationAndBelow'])
    await grantSchemes(PERMISSION.department.view, ['sqos_organizationAndBelow'])
    const before = await state()

    const answers = [
      await keeper.get(`${ORGANIZE}/${west}`),
      await keeper.get(`${DEPARTMENT}/${desk}`),
      await keeper.get(`${ADMINISTRATORS}/${west}`),
      await keeper.get(`${ADMINISTRATORS}/${desk}`),
      await keeper.put(`${ORGANIZE}/${west}`, bodyOf({ parentId: '-1' })),
      await keeper.put(`${DEPARTMENT}/${desk}`, bodyOf({ parentId: west })),
      await keeper.put(`${ORGANIZE}/${west}/Actions/Move`, { parentId: east }),
      await keeper.put(`${DEPARTMENT}/${desk}/Actions/Move`, { parentId: east }),
      await keeper.delete(`${ORGANIZE}/${west}`),
      await keeper.delete(`${DEPARTMENT}/${desk}`),
    ]

    const hidden = { code: RESULT.notFound, msg: answers[0]?.msg }
    expect(answers.map(({ code, msg }) => ({ code, msg }))).toEqual(answers.map(() => hidden))
    expect(await state()).toEqual(before)
    expect((await keeper.put(`${DEPARTMENT}/${team}`, bodyOf({ parentId: east }))).code).toBe(RESULT.ok)
  })

  it('are the reason that the permission explanation returns', async () => {
    const { menuId } = await grantSchemes(PERMISSION.organization.view, ['sqos_organizationAndBelow'])
    const allowed = async (recordId: string) => {
      const query = new URLSearchParams({ userId: keeperId, menuId, kind: 'rows', recordId }).toString()
      return (await test.as('admin').get<{ allowed: boolean }>(`/api/permission/Authority/Why?${query}`)).data.allowed
    }

    expect([await allowed(east), await allowed(west)]).toEqual([true, false])
  })
})

describe('data schemes of users, positions and roles', () => {
  beforeEach(buildAdministratorOfBoth)

  async function member(account: string, organizeId: string, roleIds: string[]) {
    const { id } = await buildUser(test.deps, { account, organizeId, roleIds })
    await test.deps.db
      .insertInto('userRelations')
      .values({ userId: id, objectType: 'Organize', objectId: organizeId })
      .execute()
    return id
  }

  async function buildShared() {
    const { id: role } = await buildRole(test.deps, { fullName: '共享' })
    await test.deps.db.updateTable('roles').set({ globalMark: 0 }).where('id', '=', role).execute()
    await test.deps.db
      .insertInto('roleOrganizations')
      .values([east, west].map((organizeId) => ({ roleId: role, organizeId })))
      .execute()
    return role
  }

  it('hidden members are not listed, added or removed', async () => {
    await grantSchemes(PERMISSION.user.view, ['sqos_organizationAndBelow'])
    await grantSchemes(PERMISSION.role.view, ['sqos_alldata'])
    const role = await buildShared()
    const [near, far] = [await member('near', east, [role]), await member('far', west, [role])]
    const other = await member('other', west, [])
    const save = (userIds: string[]) =>
      keeper.post(`/api/permission/UserRelation/${role}`, { objectId: role, objectType: 'Role', userIds })
    const members = async (as: Caller) =>
      (await as.get<{ ids: string[] }>(`/api/permission/UserRelation/${role}`)).data.ids.toSorted()

    expect(await members(keeper)).toEqual([near])
    expect(await save([near, other])).toMatchObject({ code: RESULT.refused, msg: '所选用户不存在或已被删除' })
    expect((await save([])).code).toBe(RESULT.ok)
    expect(await members(test.as('admin'))).toEqual([far])
  })

  it('hide the members of a hidden role', async () => {
    await grantSchemes(PERMISSION.role.view, ['sqos_own'])
    const role = await buildShared()

    expect((await keeper.get(`/api/permission/UserRelation/${role}`)).code).toBe(RESULT.notFound)
    const body = { objectId: role, objectType: 'Role', userIds: [] }
    expect((await keeper.post(`/api/permission/UserRelation/${role}`, body)).code).toBe(RESULT.notFound)
  })

  it('hide the grants of hidden rows in every route', async () => {
    await grantSchemes(PERMISSION.user.view, ['sqos_organizationAndBelow'])
    await grantSchemes(PERMISSION.role.view, ['sqos_own'])
    for (const code of [PERMISSION.authority.view, PERMISSION.authorize.view]) await grantSchemes(code, [])
    const page = await buildPage(test.deps)
    await grantPage(test.deps, page, { objectType: 'User', objectId: keeperId, items: [] })
    const role = await buildShared()
    const [near, far] = [await member('near', east, []), await member('far', west, [])]
    for (const objectId of [near, far]) await grantPage(test.deps, page, { objectType: 'User', objectId, items: [] })
    const URL = '/api/permission/Authority'
    const nothing = { module: [], button: [], column: [], form: [], resource: [] }
    const why = (userId: string) =>
      keeper.get(`${URL}/Why?${new URLSearchParams({ userId, menuId: page.menuId, kind: 'page' }).toString()}`)

    const answers = [
      await keeper.post(`${URL}/Data/${role}/Values`, { type: 'module', objectType: 'Role' }),
      await keeper.post(`${URL}/Data/${role}/Preview`, { ...nothing, objectType: 'Role' }),
      await keeper.put(`${URL}/Data/${role}`, { ...nothing, objectType: 'Role' }),
      await keeper.post(`${URL}/Data/Batch`, { ...nothing, roleIds: [], positionIds: [], userIds: [far] }),
      await keeper.get(`${URL}/Compare?leftType=Role&leftId=${role}&rightType=Role&rightId=${role}`),
      await why(far),
      await keeper.post(`${URL}/ViewAs/${far}`),
    ]

    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => RESULT.notFound))
    expect((await keeper.get(`${URL}/Model/${page.menuId}/User`)).data).toEqual({ ids: [near] })
    expect((await why(near)).code).toBe(RESULT.ok)
  })

  it('limit pickers only for users who have the page', async () => {
    await grantSchemes(PERMISSION.user.view, ['sqos_organizationAndBelow'])
    await grantSchemes(PERMISSION.position.view, ['sqos_organizationAndBelow'])
    await grantSchemes(PERMISSION.role.view, [])
    const role = await buildShared()
    await member('near', east, [role])
    await member('far', west, [role])
    await buildPosition(test, { fullName: '东岗', organizeId: team })
    const position = await buildPosition(test, { fullName: '西岗', organizeId: west })
    await buildUser(test.deps, { account: 'plain' })
    const bodies = async (as: Caller) =>
      JSON.stringify([
        await as.get(`${USERS}/All`),
        await as.get(`${USERS}/Selector`),
        await as.get(`${USERS}/ImUser`),
        await as.post(`${USERS}/ImUser/Selector/${west}`, {}),
        await as.post(`${USERS}/ImUser/Selector/0`, { keyword: 'far' }),
        await as.get(`${USERS}/getOrganization?organizeId=${west}`),
        await as.get(`${USERS}/GetUsersByPositionId?positionId=${position}`),
        await as.get(`${USERS}/GetUsersByRoleOrgId?roleId=${role}&organizeId=${west}`),
        await as.get('/api/permission/Position/All'),
        await as.get('/api/permission/Position/Selector'),
        await as.post('/api/permission/Position/getListByOrgIds', { organizeIds: [west] }),
        await as.get('/api/permission/Role/Selector'),
        await as.post('/api/permission/Role/getListByOrgIds', { organizeIds: [east] }),
      ])
    const count = (text: string, name: string) => text.split(name).length - 1

    const [limited, free] = [await bodies(keeper), await bodies(test.as('plain'))]

    expect(['"far"', '西岗', '共享'].map((name) => count(limited, name))).toEqual([0, 0, 0])
    expect(['"near"', '东岗'].every((name) => count(limited, name) > 0)).toBe(true)
    expect(['"far"', '西岗', '共享'].every((name) => count(free, name) > 0)).toBe(true)
  })
})

describe('administrators of organisations, on pages without data schemes', () => {
  it('see rows of the organisation and its descendants; other users see every row of the page', async () => {
    const permissions: PermissionCode[] = [PERMISSION.organization.view, PERMISSION.department.view]
    await buildKeeper(test, { account: 'keeper', organizeId: east, permissions })
    await buildUser(test.deps, { account: 'reader', permissions })

    expect(await everyList(test.as('keeper'))).toEqual({
      companies: ['东'],
      departments: ['东一组'],
      // These routes serve pickers on any page.
      companyTree: ['东', '西'],
      parents: ['东', '东一组', '西', '西一组'],
      ownParents: ['东', '东一组'],
    })
    expect((await everyList(test.as('reader'))).departments).toEqual(['东一组', '西一组'])
    expect((await test.as('keeper').get(`${ORGANIZE}/${west}`)).code).toBe(RESULT.notFound)
    expect((await test.as('reader').get(`${ORGANIZE}/${west}`)).code).toBe(RESULT.ok)
  })

  it('receive this as the reason from the permission explanation', async () => {
    const id = await buildKeeper(test, {
      account: 'keeper',
      organizeId: east,
      permissions: [PERMISSION.organization.view],
    })
    const menu = await test.deps.db
      .selectFrom('menus')
      .select('id')
      .where('enCode', '=', PERMISSION.organization.view)
      .executeTakeFirstOrThrow()
    const ask = async (recordId: string) => {
      const query = new URLSearchParams({ userId: id, menuId: menu.id, kind: 'rows', recordId }).toString()
      const { data } = await test
        .as('admin')
        .get<{ allowed: boolean; steps: { text: string }[] }>(`/api/permission/Authority/Why?${query}`)
      return { allowed: data.allowed, last: data.steps.at(-1)?.text }
    }

    expect(await ask(east)).toEqual({ allowed: true, last: `记录 ${east} 属于其管理的组织` })
    expect(await ask(west)).toEqual({ allowed: false, last: `记录 ${west} 不属于其管理的组织` })
  })
})
