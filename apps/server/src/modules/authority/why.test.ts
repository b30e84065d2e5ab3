import { RESULT } from '@sqos/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildRole, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { Why } from './authority.schema.ts'
import { buildPage, grantPage } from './authority.testing.ts'
import { createAuthority } from './index.ts'
import { createRowSources } from './row-sources.ts'
import { createWhyService } from './why.service.ts'

const URL = '/api/permission/Authority'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.reset())

async function buildSales() {
  const page = await buildPage(test.deps, {
    fullName: '报销',
    buttons: ['btn_edit', 'btn_add'],
    schemes: { sqos_own: [], open: [{ logic: 'and', groups: [{ field: 'status', op: 'Equal', value: 'open' }] }] },
  })
  const role = await buildRole(test.deps, { fullName: '财务' })
  await grantPage(test.deps, page, { objectType: 'Role', objectId: role.id, items: ['button:btn_edit'] })
  const lina = await buildUser(test.deps, { account: 'lina', realName: '李娜', roleIds: [role.id] })
  return { page, role, lina }
}

async function ask(query: Record<string, string>) {
  const { data } = await test.as('admin').get<Why>(`${URL}/Why?${new URLSearchParams(query).toString()}`)
  return {
    allowed: data?.allowed,
    answer: data?.answer,
    steps: data?.steps.map(({ result, text }) => `${result}: ${text}`),
  }
}

describe('levels', () => {
  /** A page with a field that is only read, and rows that are only seen. */
  async function buildLevels() {
    const page = await buildPage(test.deps, {
      fullName: '报销',
      buttons: ['btn_add'],
      columns: ['amount'],
      forms: ['reason', 'note'],
      schemes: { sqos_own: [], sqos_alldata: [] },
    })
    const role = await buildRole(test.deps, { fullName: '财务' })
    const items = ['button:btn_add', 'column:amount', 'form:reason', 'resource:sqos_alldata', 'resource:sqos_own']
    await grantPage(test.deps, page, { objectType: 'Role', objectId: role.id, items })
    const limit = (key: string, level: 'read' | 'edit') =>
      test.deps.db.updateTable('authorities').set({ level }).where('itemId', '=', page.idOf(key)).execute()
    await limit('form:reason', 'read')
    await limit('resource:sqos_alldata', 'read')
    await limit('resource:sqos_own', 'edit')
    const lina = await buildUser(test.deps, { account: 'lina', realName: '李娜', roleIds: [role.id] })
    return { page, role, lina }
  }

  it('of a field and of rows are part of the explanation', async () => {
    const { page, lina } = await buildLevels()
    const at = { userId: lina.id, menuId: page.menuId }

    const field = await ask({ ...at, kind: 'form', itemId: page.idOf('form:reason') })
    const rows = await ask({ ...at, kind: 'rows' })

    expect(field.allowed).toBe(true)
    expect(field.answer).toBe('李娜/lina 可以查看表单字段「reason」，不能修改')
    expect(field.steps.at(-1)).toBe('note: 表单字段「reason」的权限是只读')
    expect(rows.steps).toContain('note: 只能编辑数据方案「sqos_own」的数据')
    expect(rows.steps).toContain('note: 看得到的数据都不能删除')
  })

  it('are compared', async () => {
    const { page, role } = await buildLevels()
    const other = await buildRole(test.deps, { fullName: '财务主管' })
    await grantPage(test.deps, page, { objectType: 'Role', objectId: other.id, items: ['form:reason'] })
    const query = { leftType: 'Role', leftId: role.id, rightType: 'Role', rightId: other.id }

    const { data } = await test
      .as('admin')
      .get<{ list: { enCode: string; left: boolean; right: boolean; leftLevel: string; rightLevel: string }[] }>(
        `${URL}/Compare?${new URLSearchParams(query).toString()}`,
      )

    expect(data.list.find(({ enCode }) => enCode === 'reason')).toMatchObject({
      left: true,
      right: true,
      leftLevel: 'read',
      rightLevel: '',
    })
  })

  it('are in the page as another user gets it; the log names who looked', async () => {
    const { page, lina } = await buildLevels()
    const stranger = await buildUser(test.deps, { account: 'wang' })
    const show = (userId: string, who = test.as('admin')) =>
      who.post(`${URL}/ViewAs/${userId}/Page`, { menuId: page.menuId })

    expect((await show(lina.id)).data).toMatchObject({
      person: '李娜/lina',
      page: '报销',
      mayOpen: true,
      buttons: ['btn_add'],
      columns: ['amount'],
      fields: [
        { fullName: 'reason', right: 'read' },
        { fullName: 'note', right: 'hidden' },
      ],
      rows: [
        { right: 'read', kind: 'all' },
        { right: 'edit', kind: 'some', names: ['本人的数据'] },
        { right: 'remove', kind: 'none' },
      ],
    })
    expect((await show(stranger.id)).data).toMatchObject({ mayOpen: false, buttons: [], columns: [], rows: [] })
    expect(await show(lina.id, test.as('wang'))).toMatchObject({ code: RESULT.forbidden })
    const logged = async () => {
      const rows = await test.deps.db.selectFrom('logs').select(['requestUrl', 'json']).execute()
      return rows.filter(({ requestUrl, json }) => requestUrl.endsWith('/Page') && json.includes(lina.id))
    }
    await expect.poll(async () => (await logged()).length).toBe(2)
  })
})

describe('the explanation', () => {
  it('names the chain that grants an item', async () => {
    const { page, lina } = await buildSales()

    const query = { userId: lina.id, menuId: page.menuId, kind: 'button', itemId: page.idOf('button:btn_edit') }

    expect(await ask(query)).toEqual({
      allowed: true,
      answer: '李娜/lina 可以使用按钮「btn_edit」',
      steps: ['grants: 角色「财务」授予菜单「报销」', 'grants: 角色「财务」授予按钮「btn_edit」'],
    })
  })

  it('names the chain of columns and fields, and items that come with the page', async () => {
    const page = await buildPage(test.deps, { fullName: '报销', columns: ['amount'], forms: ['reason', 'note'] })
    const free = await buildPage(test.deps, { fullName: '公告', columns: ['title'] })
    await test.deps.db.updateTable('menus').set({ isColumnAuthorize: 0 }).where('id', '=', free.menuId).execute()
    const role = await buildRole(test.deps, { fullName: '财务' })
    await grantPage(test.deps, page, { objectType: 'Role', objectId: role.id, items: ['column:amount', 'form:reason'] })
    await grantPage(test.deps, free, { objectType: 'Role', objectId: role.id, items: [] })
    const lina = await buildUser(test.deps, { account: 'lina', realName: '李娜', roleIds: [role.id] })
    const about = (at: typeof page, kind: string, key: string) =>
      ask({ userId: lina.id, menuId: at.menuId, kind, itemId: at.idOf(key) })

    expect(await about(page, 'column', 'column:amount')).toMatchObject({
      allowed: true,
      steps: [expect.anything(), 'grants: 角色「财务」授予列「amount」'],
    })
    expect(await about(page, 'form', 'form:reason')).toMatchObject({
      allowed: true,
      steps: [expect.anything(), expect.stringContaining('角色「财务」授予')],
    })
    expect(await about(page, 'form', 'form:note')).toMatchObject({ allowed: false })
    expect((await about(free, 'column', 'column:title')).allowed).toBe(true)
  })

  it('names the missing grant, and roles that grant it', async () => {
    const { page, lina } = await buildSales()
    const other = await buildRole(test.deps, { fullName: '财务主管' })
    await grantPage(test.deps, page, { objectType: 'Role', objectId: other.id, items: ['button:btn_add'] })

    const query = { userId: lina.id, menuId: page.menuId, kind: 'button', itemId: page.idOf('button:btn_add') }

    // The user and her role are where it can be granted; the caller may change both.
    const { data } = await test.as('admin').get<Why>(`${URL}/Why?${new URLSearchParams(query).toString()}`)
    expect(data?.fixes).toEqual([
      { objectType: 'Role', id: expect.any(String), fullName: '财务' },
      { objectType: 'User', id: lina.id, fullName: '李娜/lina' },
    ])
    expect(await ask(query)).toEqual({
      allowed: false,
      answer: '李娜/lina 不能使用按钮「btn_add」',
      steps: [
        'grants: 角色「财务」授予菜单「报销」',
        'denies: 没有角色、岗位、组织或个人授权授予按钮「btn_add」',
        'note: 授予它的角色：财务主管',
      ],
    })
  })

  it('explains that a page without a granted data scheme shows no rows, and which scheme shows some', async () => {
    const { page, role, lina } = await buildSales()
    const query = { userId: lina.id, menuId: page.menuId, kind: 'rows' }

    const without = await ask(query)
    await grantPage(test.deps, page, { objectType: 'Role', objectId: role.id, items: ['resource:sqos_own'] })
    const own = await ask(query)

    expect(without).toMatchObject({
      allowed: false,
      steps: [expect.anything(), expect.stringContaining('没有授予任何数据方案')],
    })
    expect(own).toMatchObject({ allowed: true, steps: [expect.anything(), expect.stringContaining('本人的数据')] })
  })

  it('names a disabled link of the chain', async () => {
    const { page, role, lina } = await buildSales()
    const query = { userId: lina.id, menuId: page.menuId, kind: 'page' }
    await test.deps.db.updateTable('roles').set({ enabledMark: 0 }).where('id', '=', role.id).execute()

    const roleOff = await ask(query)
    await test.deps.db.updateTable('menus').set({ enabledMark: 0 }).where('id', '=', page.menuId).execute()
    const menuOff = await ask(query)
    await test.deps.db.updateTable('users').set({ enabledMark: 0 }).where('id', '=', lina.id).execute()

    expect(roleOff).toMatchObject({
      allowed: false,
      steps: [expect.stringContaining('但已停用或删除，不生效'), expect.anything()],
    })
    expect(menuOff).toMatchObject({ allowed: false, steps: ['denies: 菜单「报销」已停用或删除'] })
    expect((await ask(query)).steps?.[0]).toContain('账号未启用')
  })

  it('explains for one record which scheme shows it and which hides it', async () => {
    const { page, role, lina } = await buildSales()
    const { db } = test.deps
    await grantPage(test.deps, page, {
      objectType: 'Role',
      objectId: role.id,
      items: ['resource:sqos_own', 'resource:open'],
    })
    await sql`create table expense (id text, creator text, status text)`.execute(db)
    await sql`insert into expense values ('1', ${lina.id}, 'closed'), ('2', 'nobody', 'closed')`.execute(db)
    const sources = createRowSources()
    const columns = { owner: 'creator', fields: { status: 'status' } }
    sources.add((menu) =>
      Promise.resolve(menu.id === page.menuId ? { table: 'expense', id: 'id', columns } : undefined),
    )
    const authority = createAuthority(db)
    const why = createWhyService({ db, authority, sources })
    const actor = {
      userId: 'a',
      account: 'a',
      realName: 'a',
      isAdministrator: true,
      sessionId: '',
      organizeId: null,
      grants: new Set<string>(),
      authorityVersion: await authority.version(),
    }
    const about = (recordId: string) =>
      why.explain({ userId: lina.id, menuId: page.menuId, kind: 'rows', recordId }, { actor, language: 'zh' })

    const [own, foreign, missing] = [await about('1'), await about('2'), await about('3')]
    await sql`drop table expense`.execute(db)

    expect([own.allowed, foreign.allowed, missing.allowed]).toEqual([true, false, false])
    expect(own.steps.slice(-2).map(({ result }) => result)).toEqual(['grants', 'denies'])
    expect(missing.steps.at(-1)?.text).toBe('记录 3 不存在')
  })

  it("is refused without the page, and for users outside of the caller's organisations", async () => {
    const { page, lina } = await buildSales()
    await buildUser(test.deps, { account: 'curious', permissions: ['permission.authority'] })
    await buildUser(test.deps, { account: 'plain', permissions: ['systemData.dictionary'] })
    const query = new URLSearchParams({ userId: lina.id, menuId: page.menuId, kind: 'page' }).toString()

    expect((await test.as('curious').get(`${URL}/Why?${query}`)).code).toBe(RESULT.forbidden)
    expect((await test.as('plain').get(`${URL}/Why?${query}`)).code).toBe(RESULT.forbidden)
    expect((await test.as('plain').get(`${URL}/Subjects`)).code).toBe(RESULT.forbidden)
  })
})

it('compares the grants of two roles', async () => {
  const { page, role } = await buildSales()
  const other = await buildRole(test.deps, { fullName: '出纳' })
  await grantPage(test.deps, page, { objectType: 'Role', objectId: other.id, items: ['button:btn_add'] })
  const query = new URLSearchParams({ leftType: 'Role', leftId: role.id, rightType: 'Role', rightId: other.id })

  const { data } = await test.as('admin').get<{ list: unknown[] }>(`${URL}/Compare?${query.toString()}`)

  expect(data).toMatchObject({
    left: { fullName: '财务', people: 1, count: 2 },
    right: { fullName: '出纳', people: 0, count: 2 },
    list: [
      { type: 'module', left: true, right: true },
      { fullName: 'btn_edit', left: true, right: false, path: '报销' },
      { fullName: 'btn_add', left: false, right: true },
    ],
  })
})

describe('viewing as another user', () => {
  it("shows the other user's data, refuses every write, and is logged", async () => {
    const { page, lina } = await buildSales()
    const admin = test.as('admin')

    const begun = await admin.post(`${URL}/ViewAs/${lina.id}`)
    const me = await admin.get<{ userInfo: object; permissionList: object[] }>('/api/oauth/CurrentUser')
    const written = await admin.put(`/api/permission/Users/Current/SystemTheme`, { theme: 'plain' })
    const again = await admin.post(`${URL}/ViewAs/${lina.id}`)
    const forbidden = await admin.get('/api/system/DictionaryType')
    const ended = await admin.delete(`${URL}/ViewAs`)
    const after = await admin.get<{ userInfo: object }>('/api/oauth/CurrentUser')

    expect(begun.code).toBe(RESULT.ok)
    expect(me.data).toMatchObject({
      userInfo: { userAccount: 'lina', isAdministrator: false, viewer: { userAccount: 'admin' } },
      permissionList: [{ modelId: page.menuId }],
    })
    expect(written).toMatchObject({ code: RESULT.forbidden, msg: '您正以他人身份查看，只能浏览，不能修改' })
    expect([again.code, forbidden.code, ended.code]).toEqual([RESULT.forbidden, RESULT.forbidden, RESULT.ok])
    expect(after.data).toMatchObject({ userInfo: { userAccount: 'admin', viewer: null } })
    await test.app.close()
    const logs = await test.deps.db
      .selectFrom('logs')
      .select(['requestMethod', 'requestUrl', 'userName', 'resultCode', 'json'])
      .where('requestUrl', 'like', '%ViewAs%')
      .orderBy('id')
      .execute()
    expect(logs.map(({ requestMethod, resultCode, userName }) => [requestMethod, resultCode, userName])).toEqual([
      ['POST', 200, 'admin/admin'],
      ['POST', 403, 'admin/admin'],
      ['DELETE', 200, 'admin/admin'],
    ])
    expect(logs[0]?.json).toContain(lina.id)
    expect(logs[1]?.json).toContain('李娜/lina')
  })
})
