import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMenu, buildRole, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { Role, RoleNode } from './role.schema.ts'

const URL = '/api/permission/Role'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  const organization = (id: string, parentId: string, category: 'company' | 'department') => {
    return { id, parentId, category, fullName: id, enCode: id }
  }
  await test.deps.db
    .insertInto('organizations')
    .values([
      organization('group', '-1', 'company'),
      organization('sales', 'group', 'department'),
      organization('shop', 'sales', 'department'),
    ])
    .execute()
})

interface Page {
  list: RoleRow[]
  pagination: { total: number }
}
type RoleRow = {
  id: string
  fullName: string
  type: string
  organizeInfo: string
  memberCount: number
  enabledMark: number
}

const admin = () => test.as('admin')
const ofSales = { fullName: '销售', enCode: 'sales', globalMark: 0, organizeIdsTree: [['group', 'sales']] }
const everybody = { fullName: '全员', enCode: 'everybody', globalMark: 1 }

async function add(body: object): Promise<string> {
  const answer = await admin().post(URL, body)
  expect(answer).toMatchObject({ code: RESULT.ok, msg: '新建成功' })
  const { data } = await admin().get<Page>(`${URL}?keyword=${encodeURIComponent((body as typeof everybody).enCode)}`)
  return data?.list[0]?.id ?? ''
}

describe('the list', () => {
  it('shows the organisations of a role, and the number of its members', async () => {
    const id = await add(ofSales)
    await add(everybody)
    await buildUser(test.deps, { roleIds: [id] })

    const all = await admin().get<Page>(URL)
    const global = await admin().get<Page>(`${URL}?organizeId=0`)
    const below = await admin().get<Page>(`${URL}?organizeId=group`)
    const beside = await admin().get<Page>(`${URL}?organizeId=shop`)

    expect(all.data).toMatchObject({ pagination: { total: 2 } })
    expect(global.data?.list).toMatchObject([{ fullName: '全员', type: '全局', organizeInfo: '' }])
    expect(below.data?.list).toMatchObject([{ id, type: '组织', organizeInfo: 'group / sales', memberCount: 1 }])
    expect(beside.data?.list).toEqual([])
  })
})

describe('a role', () => {
  it('is read as written', async () => {
    const id = await add({ ...ofSales, sortCode: 3, description: '门店' })

    const { data } = await admin().get<Role>(`${URL}/${id}`)

    expect(data).toEqual({
      ...ofSales,
      id,
      type: null,
      enabledMark: 1,
      sortCode: 3,
      description: '门店',
      lastModifyTime: null,
    })
  })

  it.each([
    ['a code that is there', { ...everybody, fullName: '别的' }, 'enCode', '角色编码已存在'],
    ['a name that is there', { ...everybody, enCode: 'other' }, 'fullName', '角色名称已存在'],
    [
      'a name with special characters',
      { ...everybody, fullName: '<b>', enCode: 'b' },
      'fullName',
      '角色名称不能含有特殊符号',
    ],
    ['no organisation', { ...ofSales, organizeIdsTree: [] }, 'organizeIdsTree', '请选择所属组织'],
    [
      'an organisation that is not there',
      { ...ofSales, organizeIdsTree: [['x']] },
      'organizeIdsTree',
      '所属组织不存在或已被删除',
    ],
  ])('is refused with %s', async (_case, body, field, msg) => {
    await add(everybody)

    expect(await admin().post(URL, body)).toMatchObject({
      code: RESULT.refused,
      msg,
      data: { fields: { [field]: msg } },
    })
  })

  it('cannot leave an organisation with members of the role', async () => {
    const id = await add(ofSales)
    await buildUser(test.deps, { roleIds: [id] })

    const moved = await admin().put(`${URL}/${id}`, { ...ofSales, organizeIdsTree: [['group', 'sales', 'shop']] })
    const widened = await admin().put(`${URL}/${id}`, { ...ofSales, organizeIdsTree: [['group', 'sales'], ['group']] })

    expect(moved).toMatchObject({ code: RESULT.refused, msg: '更新失败！已绑定用户，无法切换组织' })
    expect(widened.code).toBe(RESULT.ok)
  })

  it('is not saved over a newer version', async () => {
    const id = await add(everybody)
    await admin().put(`${URL}/${id}`, { ...everybody, description: '先', lastModifyTime: null })

    const late = await admin().put(`${URL}/${id}`, { ...everybody, description: '后', lastModifyTime: null })

    expect(late.code).toBe(RESULT.conflict)
  })

  it('grants nothing while it is disabled', async () => {
    await buildMenu(test.deps, { enCode: 'orders' })
    const { id } = await buildRole(test.deps, { permissions: ['orders' as never] })
    await buildUser(test.deps, { account: 'lina', roleIds: [id] })
    const menus = async () =>
      (await test.as('lina').get<{ menuList: unknown[] }>('/api/oauth/CurrentUser')).data?.menuList

    const before = await menus()
    await admin().put(`${URL}/${id}/Actions/State`)
    const off = await menus()
    await admin().put(`${URL}/${id}/Actions/State`)

    expect([before?.length, off?.length, (await menus())?.length]).toEqual([1, 0, 1])
  })

  it('is deleted without members and grants only', async () => {
    const { id } = await buildRole(test.deps, { permissions: ['systemData.dictionary:btn_add'] })
    const held = await add(ofSales)
    await buildUser(test.deps, { roleIds: [held] })
    const free = await add(everybody)
    const remove = async (one: string) => (await admin().delete(`${URL}/${one}`)).msg

    expect(await remove(held)).toBe('该角色下有用户，禁止删除')
    expect(await remove(id)).toBe('该角色下有模块按钮权限，禁止删除')
    expect(await remove(free)).toBe('删除成功')
    expect(await remove(free)).toBe('该角色不存在')
  })

  it('is copied with its organisations and grants, without its members', async () => {
    const id = await add(ofSales)
    await buildUser(test.deps, { roleIds: [id] })
    const menu = await buildMenu(test.deps)
    await test.deps.db
      .insertInto('authorities')
      .values({ itemType: 'module', itemId: menu.id, objectType: 'Role', objectId: id, creatorUserId: null })
      .execute()

    const first = await admin().post<{ id: string }>(`${URL}/${id}/Actions/Copy`)
    const second = await admin().post<{ id: string }>(`${URL}/${id}/Actions/Copy`)

    expect(first).toMatchObject({ code: RESULT.ok, msg: '复制成功' })
    const copy = await admin().get<Role>(`${URL}/${first.data?.id}`)
    expect(copy.data).toMatchObject({
      fullName: '销售副本',
      enCode: 'salesCopy',
      organizeIdsTree: [['group', 'sales']],
    })
    expect((await admin().get<Role>(`${URL}/${second.data?.id}`)).data).toMatchObject({ fullName: '销售副本2' })
    const grants = await admin().post<{ ids: string[] }>(`/api/permission/Authority/Data/${first.data?.id}/Values`, {
      type: 'module',
    })
    expect(grants.data?.ids).toEqual([menu.id])
    expect((await admin().get(`/api/permission/UserRelation/${first.data?.id}`)).data).toEqual({ ids: [] })
  })
})

describe('the trees', () => {
  it('contain a role below each of its organisations, and global roles in one group', async () => {
    const id = await add({ ...ofSales, organizeIdsTree: [['group', 'sales'], ['group']] })
    await add(everybody)

    const { data } = await admin().get<{ list: RoleNode[] }>(`${URL}/Selector`)

    const [global, group] = data?.list ?? []
    expect(global).toMatchObject({ id: '1', fullName: '全局', num: 1, children: [{ type: 'role', fullName: '全员' }] })
    const nested = group?.children?.find(({ type }) => type === 'department')
    expect(nested?.children).toMatchObject([{ id, type: 'role' }])
    expect(new Set([nested?.children?.[0]?.onlyId, group?.children?.[0]?.onlyId]).size).toBe(2)
  })

  it('omit roles that a delegated administrator may not change', async () => {
    const id = await add(ofSales)
    await add(everybody)
    const { id: userId } = await buildUser(test.deps, { account: 'keeper', permissions: ['permission.role:btn_edit'] })
    const none = await test.as('keeper').get<{ list: RoleNode[] }>(`${URL}/SelectorByPermission`)
    await keep(userId, 'sales')

    const some = await test.as('keeper').get<{ list: RoleNode[] }>(`${URL}/SelectorByPermission`)

    expect(none.data?.list).toEqual([])
    expect(some.data?.list).toMatchObject([{ id: 'group', children: [{ id: 'sales', children: [{ id }] }] }])
  })

  it('are grouped for pickers of roles for users of some organisations', async () => {
    const id = await add(ofSales)
    await add(everybody)

    const { data } = await admin().post<{ list: object[] }>(`${URL}/getListByOrgIds`, {
      organizeIds: ['sales', 'shop'],
    })

    expect(data?.list).toMatchObject([
      { id: 'sales', fullName: 'group / sales', children: [{ id, type: 'role', isLeaf: true }] },
      { id: '1', fullName: '全局' },
    ])
  })
})

describe('several roles', () => {
  interface Outcomes {
    list: { id: string; ok: boolean; msg: string }[]
  }
  const bulk = (body: object, as = admin()) => as.post<Outcomes>(`${URL}/Actions/Bulk`, body)

  it('are disabled and deleted together; a refused role is reported with its reason', async () => {
    const held = await add(ofSales)
    const free = await add(everybody)
    await buildUser(test.deps, { roleIds: [held] })

    const disabled = await bulk({ ids: [held, 'gone', free, free], action: 'disable' })
    const states = (await admin().get<Page>(URL)).data?.list.map(({ enabledMark }) => enabledMark)
    const deleted = await bulk({ ids: [held, free], action: 'delete' })

    expect(disabled.data?.list).toEqual([
      { id: held, ok: true, msg: '' },
      { id: 'gone', ok: false, msg: '该角色不存在' },
      { id: free, ok: true, msg: '' },
    ])
    expect(states).toEqual([0, 0])
    expect(deleted.data?.list).toMatchObject([
      { id: held, ok: false, msg: expect.stringMatching(/.+/) },
      { id: free, ok: true },
    ])
  })

  it('need the permission of the action and the rights over each role', async () => {
    const [mine, global] = [await add(ofSales), await add(everybody)]
    const { id } = await buildUser(test.deps, { account: 'keeper', permissions: ['permission.role:btn_edit'] })
    await keep(id, 'sales')

    const disabled = await bulk({ ids: [global, mine], action: 'disable' }, test.as('keeper'))
    const deleted = await bulk({ ids: [mine], action: 'delete' }, test.as('keeper'))

    expect(disabled.data?.list.map(({ ok }) => ok)).toEqual([false, true])
    expect(deleted.code).toBe(RESULT.forbidden)
  })
})

describe('a delegated administrator of one organisation', () => {
  it('changes its roles and no others', async () => {
    const mine = await add(ofSales)
    const global = await add(everybody)
    const { id: userId } = await buildUser(test.deps, {
      account: 'keeper',
      permissions: ['permission.role:btn_edit', 'permission.role:btn_add', 'permission.role:btn_remove'],
    })
    await keep(userId, 'sales')
    const keeper = test.as('keeper')

    const answers = [
      await keeper.put(`${URL}/${mine}`, { ...ofSales, description: '我的' }),
      await keeper.put(`${URL}/${mine}`, { ...ofSales, organizeIdsTree: [['group', 'sales'], ['group']] }),
      await keeper.put(`${URL}/${global}`, everybody),
      await keeper.put(`${URL}/${global}/Actions/State`),
      await keeper.delete(`${URL}/${global}`),
      await keeper.post(URL, { ...everybody, fullName: '新', enCode: 'new' }),
      await keeper.post(URL, { ...ofSales, fullName: '店', enCode: 'store' }),
    ]

    expect(answers.map(({ code }) => code)).toEqual([200, 403, 403, 403, 403, 403, 200])
  })
})

async function keep(userId: string, organizeId: string) {
  await test.deps.db
    .insertInto('organizationAdministrators')
    .values({
      id: organizeId,
      organizeId,
      userId,
      description: '',
      creatorUserId: null,
      thisLayerSelect: 1,
      thisLayerAdd: 1,
      thisLayerEdit: 1,
      thisLayerDelete: 1,
      subLayerSelect: 0,
      subLayerAdd: 0,
      subLayerEdit: 0,
      subLayerDelete: 0,
    })
    .execute()
}
