import { PERMISSION, RESULT } from '@sqos/contract'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { up } from '../../../migrations/0014-batch-authorisation.ts'
import { buildRole, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildKeeper, buildOrganization, buildPosition } from '../user/user.testing.ts'
import { buildPage, grantPage } from './authority.testing.ts'

const URL = '/api/permission/Authority/Data'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const nothing = { module: [], button: [], column: [], form: [], resource: [] }
const nobody = { roleIds: [], positionIds: [], userIds: [] }

const modulesOf = async (objectType: 'Role' | 'Position' | 'User', id: string) => {
  const body = { type: 'module', objectType }
  return (await test.as('admin').post<{ ids: string[] }>(`${URL}/${id}/Values`, body)).data.ids
}

describe('several holders at once', () => {
  it('receive the added grants and keep their own', async () => {
    const first = await buildPage(test.deps, { enCode: 'first' })
    const second = await buildPage(test.deps, { enCode: 'second' })
    const role = await buildRole(test.deps)
    const { id: userId } = await buildUser(test.deps)
    await grantPage(test.deps, first, { objectType: 'Role', objectId: role.id, items: [] })

    const body = { ...nothing, ...nobody, module: [second.menuId], roleIds: [role.id], userIds: [userId] }
    const { code } = await test.as('admin').post(`${URL}/Batch`, body)

    expect(code).toBe(RESULT.ok)
    expect((await modulesOf('Role', role.id)).toSorted()).toEqual([first.menuId, second.menuId].toSorted())
    expect(await modulesOf('User', userId)).toEqual([second.menuId])
  })

  it('receive wider levels and keep those that are wider already', async () => {
    const page = await buildPage(test.deps, { forms: ['F_Name'], schemes: { draft: [] } })
    const role = await buildRole(test.deps)
    const items = ['form:F_Name', 'resource:draft']
    const [name, draft] = items.map(page.idOf)
    const levels = { 'form:F_Name': 'read', 'resource:draft': 'edit' } as const
    await grantPage(test.deps, page, { objectType: 'Role', objectId: role.id, items, levels })
    const add = (more: object) =>
      test.as('admin').post(`${URL}/Batch`, {
        ...nothing,
        ...nobody,
        module: [page.menuId],
        form: [name],
        resource: [draft],
        roleIds: [role.id],
        ...more,
      })
    const levelsOf = async () => {
      const rows = await test.deps.db.selectFrom('authorities').select(['itemId', 'level']).execute()
      return [name, draft].map((id) => rows.find(({ itemId }) => itemId === id)?.level)
    }

    await add({})
    expect(await levelsOf()).toEqual(['read', 'edit'])
    await add({ levels: { [String(name)]: 'required', [String(draft)]: 'remove' } })
    expect(await levelsOf()).toEqual(['required', null])
    await add({ levels: { [String(name)]: 'read', [String(draft)]: 'read' } })
    expect(await levelsOf()).toEqual(['required', null])
  })

  it('have a preview: the new grants per holder and the number of affected users', async () => {
    const page = await buildPage(test.deps, { fullName: '订单', buttons: ['btn_add', 'btn_edit'] })
    const [has, lacks] = [await buildRole(test.deps), await buildRole(test.deps)]
    const person = await buildUser(test.deps, { roleIds: [has.id, lacks.id] })
    await buildUser(test.deps, { roleIds: [lacks.id] })
    await grantPage(test.deps, page, { objectType: 'Role', objectId: has.id, items: ['button:btn_add'] })
    const grants = { ...nothing, module: [page.menuId], button: [page.idOf('button:btn_add')] }
    const ask = (body: object) => test.as('admin').post(`${URL}/Batch/Preview`, { ...grants, ...nobody, ...body })

    const both = await ask({ roleIds: [has.id, lacks.id], userIds: [person.id] })
    const sated = await ask({ roleIds: [has.id] })

    expect(both.data).toEqual({
      people: 2,
      gained: [
        { id: page.menuId, type: 'module', fullName: '订单', path: '订单', objects: 2 },
        { id: page.idOf('button:btn_add'), type: 'button', fullName: 'btn_add', path: '订单', objects: 2 },
      ],
    })
    expect(sated.data).toEqual({ people: 1, gained: [] })
    expect(await modulesOf('Role', lacks.id)).toEqual([])
  })

  it('need the page to be read, and its button to be changed', async () => {
    const role = await buildRole(test.deps)
    await buildUser(test.deps, { account: 'looks', permissions: [PERMISSION.authorize.view] })
    // The buttons of the role page and of the user page do not suffice.
    await buildUser(test.deps, {
      account: 'other',
      permissions: [PERMISSION.role.authorize, PERMISSION.authority.authorize],
    })
    const body = { ...nothing, ...nobody }
    const codes = async (who: string) => {
      const caller = test.as(who)
      const start = await caller.post(`${URL}/0/Values`, { type: 'module' })
      const preview = await caller.post(`${URL}/Batch/Preview`, body)
      const done = await caller.post(`${URL}/Batch`, { ...body, roleIds: [role.id] })
      return [start.code, preview.code, done.code]
    }

    expect(await codes('looks')).toEqual([RESULT.ok, RESULT.ok, RESULT.forbidden])
    expect(await codes('other')).toEqual([RESULT.forbidden, RESULT.forbidden, RESULT.forbidden])
  })

  it('a delegated administrator grants only to own organisations and only own grants, to all holders or to none', async () => {
    const [east, west] = [
      await buildOrganization(test, { fullName: '东' }),
      await buildOrganization(test, { fullName: '西' }),
    ]
    const keeperId = await buildKeeper(test, {
      account: 'keeper',
      organizeId: east,
      permissions: [PERMISSION.authorize.save],
    })
    const [mine, foreign] = [
      await buildPage(test.deps, { enCode: 'mine' }),
      await buildPage(test.deps, { enCode: 'foreign' }),
    ]
    await grantPage(test.deps, mine, { objectType: 'User', objectId: keeperId, items: [] })
    const near = await buildPosition(test, { fullName: '会计', organizeId: east })
    const far = await buildPosition(test, { fullName: '仓管', organizeId: west })
    const add = async (page: { menuId: string }, positionIds: string[]) =>
      await test.as('keeper').post(`${URL}/Batch`, { ...nothing, ...nobody, module: [page.menuId], positionIds })

    expect(await add(mine, [near, far])).toMatchObject({ code: RESULT.forbidden })
    expect(await add(mine, [near, 'nowhere'])).toMatchObject({ code: RESULT.notFound })
    expect(await add(foreign, [near])).toMatchObject({
      code: RESULT.forbidden,
      msg: '只能授予您自己拥有的权限，您没有：foreign',
    })
    expect(await modulesOf('Position', near)).toEqual([])
    expect(await add(mine, [near])).toMatchObject({ code: RESULT.ok })
    expect(await modulesOf('Position', near)).toEqual([mine.menuId])
  })
})

describe('the migration of an existing database', () => {
  const migrate = async () => {
    // A migration has no table types.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
    await up(test.deps.db as unknown as Kysely<unknown>)
  }
  const entries = () =>
    test.deps.db
      .selectFrom('menus')
      .select(['enCode', 'sortCode', 'urlAddress'])
      .where('parentId', '=', '-1')
      .orderBy('sortCode')
      .execute()

  it('adds the page once, after the page of its former tab, and grants it to users of that tab', async () => {
    const pages = []
    for (const [sortCode, enCode] of ['permission.role', 'permission.authority', 'permission.userOnline'].entries()) {
      const page = await buildPage(test.deps, { enCode, buttons: ['btn_authorize'] })
      await test.deps.db.updateTable('menus').set({ sortCode }).where('id', '=', page.menuId).execute()
      pages.push(page)
    }
    const [whole, half] = [await buildRole(test.deps), await buildRole(test.deps)]
    for (const [index, page] of pages.slice(0, 2).entries())
      for (const { id: objectId } of index === 0 ? [whole] : [whole, half])
        await grantPage(test.deps, page, { objectType: 'Role', objectId, items: ['button:btn_authorize'] })
    await buildUser(test.deps, { account: 'whole', roleIds: [whole.id] })
    await buildUser(test.deps, { account: 'half', roleIds: [half.id] })

    await migrate()
    const once = await entries()
    await migrate()

    expect(once).toEqual([
      { enCode: 'permission.role', sortCode: 0, urlAddress: 'permission.role' },
      { enCode: 'permission.authority', sortCode: 1, urlAddress: 'permission.authority' },
      { enCode: 'permission.authorize', sortCode: 2, urlAddress: 'permission/authorize' },
      { enCode: 'permission.userOnline', sortCode: 3, urlAddress: 'permission.userOnline' },
    ])
    expect(await entries()).toEqual(once)
    const add = async (who: string) => (await test.as(who).post(`${URL}/Batch`, { ...nothing, ...nobody })).code
    expect([await add('whole'), await add('half')]).toEqual([RESULT.ok, RESULT.forbidden])
  })
})
