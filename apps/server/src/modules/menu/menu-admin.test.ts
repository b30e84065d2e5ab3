import { PERMISSION, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildGrants, buildMenu, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { CurrentUser } from '../auth/auth.schema.ts'
import type { Menu, MenuAdminNode, MenuRevision } from './menu-admin.schema.ts'

const URL = '/api/system/Menu'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(() => test.reset())
afterAll(() => test.close())

const directory = { parentId: '-1', fullName: '销售', enCode: 'sales', icon: 'icon-apps', type: 1, category: 'Web' }
const page = { ...directory, fullName: '订单', enCode: 'sales.order', type: 2, urlAddress: 'sales/order' }

const add = (body: object) => test.as('admin').post(URL, body)
const tree = async (query = '') => (await test.as('admin').get<{ list: MenuAdminNode[] }>(`${URL}${query}`)).data.list
const get = async (id: string) => (await test.as('admin').get<Menu>(`${URL}/${id}`)).data

async function addDirectory(enCode = 'sales'): Promise<string> {
  expect(await add({ ...directory, enCode, fullName: enCode })).toMatchObject({ code: RESULT.ok })
  return (await tree()).find((node) => node.enCode === enCode)?.id ?? ''
}
async function addPage(parentId: string, enCode = 'sales.order'): Promise<string> {
  expect(await add({ ...page, parentId, enCode, fullName: enCode })).toMatchObject({ code: RESULT.ok })
  const { id } = await test.deps.db
    .selectFrom('menus')
    .select('id')
    .where('enCode', '=', enCode)
    .executeTakeFirstOrThrow()
  return id
}

it('the menu page lists the entries of either menu as a tree, and searches by name, code and address', async () => {
  const sales = await addDirectory()
  await addPage(sales)
  await add({ ...page, category: 'App', enCode: 'sales.app' })

  expect(await tree()).toMatchObject([{ enCode: 'sales', num: 1, children: [{ enCode: 'sales.order', isLeaf: true }] }])
  expect(await tree('?category=App')).toMatchObject([{ enCode: 'sales.app' }])
  expect(await tree('?keyword=sales/order')).toMatchObject([{ enCode: 'sales', children: [{ enCode: 'sales.order' }] }])
  expect(await tree('?keyword=nothing')).toEqual([])
})

it('a new entry reaches a signed-in user', async () => {
  const lina = await buildUser(test.deps, { account: 'lina', permissions: ['system.log'] })
  const menu = async () =>
    (await test.as('lina').get<CurrentUser>('/api/oauth/CurrentUser')).data.menuList.map(({ enCode }) => enCode)
  expect(await menu()).not.toContain('sales.order')

  const id = await addPage('-1')
  await buildGrants(test.deps, { userId: lina.id, menuId: id, buttons: [] })
  expect(await menu()).toContain('sales.order')

  const version = async () => (await test.as('lina').get<{ version: string }>(`${URL}/Version`)).data.version
  const before = await version()
  expect(await version()).toBe(before)
  await test.as('admin').put(`${URL}/${id}/Actions/State`)
  expect(await version()).not.toBe(before)
  expect(await menu()).not.toContain('sales.order')
})

it.each([
  ['a code that is taken', { enCode: 'sales' }, 'enCode'],
  ['a code with a dot at its end', { enCode: 'sales.' }, 'enCode'],
  ['a page without an address', { urlAddress: '' }, 'urlAddress'],
  ['a page of another site', { urlAddress: 'https://evil.example' }, 'urlAddress'],
  ['a link to a script', { type: 7, urlAddress: 'javascript:alert(1)' }, 'urlAddress'],
  ['a link in disguise', { type: 7, urlAddress: '//evil.example' }, 'urlAddress'],
  ['a link with a tab in its address', { type: 7, urlAddress: '/\t/evil.example' }, 'urlAddress'],
  ['a dictionary that names none', { type: 4 }, 'propertyJson.moduleId'],
  ['a report that does not exist', { type: 5, propertyJson: '{"moduleId":"r1"}' }, 'propertyJson.moduleId'],
  ['a portal that does not exist', { type: 8, propertyJson: '{"moduleId":"p1"}' }, 'propertyJson.moduleId'],
  [
    'an own screen that does not exist',
    { type: 6, propertyJson: '{"moduleId":"s1","source":"own"}' },
    'propertyJson.moduleId',
  ],
  ['properties that are no JSON', { propertyJson: '{' }, 'propertyJson'],
  ['a parent that is not there', { parentId: 'gone' }, 'parentId'],
  ['a name of blanks', { fullName: '  ' }, 'fullName'],
  ['a ninth type', { type: 9 }, 'type'],
])('an entry is refused with %s', async (_, change, field) => {
  await addDirectory()

  expect(await add({ ...page, ...change })).toMatchObject({
    code: RESULT.refused,
    data: { fields: { [field]: expect.any(String) as string } },
  })
})

it.each([
  ['a link', { type: 7, urlAddress: 'https://a.example/?t=${token}', linkTarget: '_blank' }],
  ['a dictionary', { type: 4, propertyJson: '{"moduleId":"77","isTree":1}' }],
  ['a screen', { type: 6, propertyJson: '{"moduleId":"s1"}' }],
  ['a model', { type: 3, propertyJson: '{"moduleId":"m1"}' }],
])('an entry is accepted with %s', async (_, change) => {
  expect(await add({ ...page, urlAddress: '', ...change })).toMatchObject({ code: RESULT.ok })
  expect((await tree())[0]).toMatchObject(change)
})

it('an entry for a portal of older data is accepted while its target is unchanged', async () => {
  const target = { type: 8, propertyJson: '{"moduleId":"p1"}' } as const
  const { id } = await buildMenu(test.deps, { enCode: 'portal', ...target })
  const put = (change: object) =>
    test.as('admin').put(`${URL}/${id}`, { ...page, enCode: 'portal', ...target, fullName: '门户', ...change })

  expect(await put({})).toMatchObject({ code: RESULT.ok })
  expect(await put({ propertyJson: '{"moduleId":"p2"}' })).toMatchObject({ msg: '系统中没有编号为 p2 的报表或门户' })
})

it('an entry is moved below directories only, and never below itself', async () => {
  const sales = await addDirectory()
  const order = await addPage(sales)
  const body = { ...directory, fullName: 'sales' }

  const put = (change: object) => test.as('admin').put(`${URL}/${sales}`, { ...body, ...change })

  expect(await put({ parentId: order })).toMatchObject({ data: { fields: { parentId: '上级菜单不存在或不是目录' } } })
  expect(await put({ parentId: sales })).toMatchObject({ data: { fields: { parentId: '上级不能是自己或自己的下级' } } })
  expect(await put({ type: 2, urlAddress: 'x' })).toMatchObject({
    data: { fields: { type: expect.any(String) as string } },
  })
  const parents = await test.as('admin').get<{ list: MenuAdminNode[] }>(`${URL}/Selector/${sales}`)
  expect(parents.data.list).toEqual([])
})

it('an entry with children cannot be deleted', async () => {
  const sales = await addDirectory()
  const order = await addPage(sales)

  expect(await test.as('admin').delete(`${URL}/${sales}`)).toMatchObject({ msg: '删除失败，当前菜单下有子菜单' })
  await test.as('admin').delete(`${URL}/${order}`)
  expect(await test.as('admin').delete(`${URL}/${sales}`)).toMatchObject({ code: RESULT.ok })
  expect(await tree()).toEqual([])
})

describe('moving', () => {
  const order = async (parent = '') =>
    ((parent ? (await tree()).find(({ id }) => id === parent)?.children : await tree()) ?? []).map(
      ({ enCode }) => enCode,
    )
  const move = (id: string, body: object) => test.as('admin').put(`${URL}/${id}/Actions/Move`, body)

  it('places an entry between others and below others', async () => {
    const [a, b, c] = [await addDirectory('a'), await addDirectory('b'), await addDirectory('c')]

    expect(await move(c, { parentId: '-1', beforeId: a })).toMatchObject({ code: RESULT.ok })
    await move(b, { parentId: '-1', beforeId: a })
    expect(await order()).toEqual(['c', 'b', 'a'])

    await move(a, { parentId: b })
    expect(await order()).toEqual(['c', 'b'])
    expect(await order(b)).toEqual(['a'])
  })

  it('refuses a cycle and a missing target', async () => {
    const [a, b] = [await addDirectory('a'), await addDirectory('b')]
    await move(b, { parentId: a })

    expect(await move(a, { parentId: b })).toMatchObject({ code: RESULT.refused })
    expect(await move(a, { parentId: '-1', beforeId: 'gone' })).toMatchObject({ code: RESULT.conflict })
    expect(await order()).toEqual(['a'])
  })
})

it('a change that makes the menu page unreachable is refused', async () => {
  const system = await addDirectory('system')
  const { id } = await buildMenu(test.deps, { enCode: PERMISSION.menu.view, parentId: system })

  for (const closing of [
    test.as('admin').put(`${URL}/${system}/Actions/State`),
    test.as('admin').put(`${URL}/${id}/Actions/State`),
    test.as('admin').delete(`${URL}/${id}`),
    test.as('admin').put(`${URL}/${id}`, { ...page, parentId: system, enCode: 'other' }),
  ])
    expect(await closing).toMatchObject({ code: RESULT.refused, msg: '操作后将无法再打开系统菜单页面，不能继续' })
  expect((await get(id)).enabledMark).toBe(1)
})

it('an entry lists its revisions and is restored to one', async () => {
  const id = await addPage('-1')
  const before = await get(id)
  const { id: _id, ...body } = before
  await test.as('admin').put(`${URL}/${id}`, { ...body, fullName: '订货单', sortCode: 7 })

  const revisions = async () =>
    (await test.as('admin').get<{ list: MenuRevision[] }>(`${URL}/${id}/Actions/Revisions`)).data.list
  const [change, creation] = await revisions()
  expect(change).toMatchObject({
    action: 'changed',
    isCurrent: true,
    userName: 'admin/admin',
    changes: [
      { field: 'fullName', before: 'sales.order', after: '订货单' },
      { field: 'sortCode', before: '0', after: '7' },
    ],
  })
  expect(creation).toMatchObject({ action: 'created', changes: [], isCurrent: false })

  const restored = await test.as('admin').post(`${URL}/${id}/Actions/Restore`, { revisionId: creation?.id })
  expect(restored).toMatchObject({ code: RESULT.ok, msg: '已恢复' })
  expect(await get(id)).toMatchObject({ fullName: 'sales.order', sortCode: 0 })
  expect(await revisions()).toHaveLength(3)
})

it('a save over a newer version is refused', async () => {
  const id = await addPage('-1')
  const { id: _id, ...body } = await get(id)
  await test.as('admin').put(`${URL}/${id}`, { ...body, fullName: '先' })

  expect(await test.as('admin').put(`${URL}/${id}`, { ...body, fullName: '后' })).toMatchObject({
    code: RESULT.conflict,
  })
  expect((await get(id)).fullName).toBe('先')
})

it('an export contains the descendants with buttons and columns; the import adds all or none', async () => {
  const sales = await addDirectory()
  const order = await addPage(sales)
  await test.as('admin').post('/api/system/ModuleButton', { moduleId: order, fullName: '新建', enCode: 'btn_add' })
  const { data } = await test.as('admin').get<{ url: string; name: string }>(`${URL}/${sales}/Action/Export`)
  const content = (await test.app.inject({ url: data.url })).rawPayload
  const upload = (name = data.name, bytes: Uint8Array<ArrayBuffer> = new Uint8Array(content)) => {
    const form = new FormData()
    form.append('file', new Blob([bytes]), name)
    return test.as('admin').post(`${URL}/Action/Import`, form)
  }
  expect(data.name).toBe('sales.bm')

  expect(await upload()).toMatchObject({ code: RESULT.refused, msg: '已存在相同编码的菜单：sales (sales)' })
  for (const id of [order, sales]) await test.as('admin').delete(`${URL}/${id}`)
  expect(await upload()).toMatchObject({ code: RESULT.ok, msg: '导入成功：2 个菜单' })

  const [node] = await tree()
  expect(node).toMatchObject({ enCode: 'sales', children: [{ enCode: 'sales.order' }] })
  const buttons = await test
    .as('admin')
    .get<{ list: object[] }>(`/api/system/ModuleButton/${node?.children?.[0]?.id}/List`)
  expect(buttons.data.list).toMatchObject([{ enCode: 'btn_add', fullName: '新建' }])
  expect(await upload('x.txt')).toMatchObject({ msg: '请选择菜单导出文件（.bm）' })
  expect(await upload('x.bm', new Uint8Array([1]))).toMatchObject({ code: RESULT.refused })
})
