import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildRole, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildOrganization, buildPosition } from '../user/user.testing.ts'

const URL = '/api/visualdev/Portal'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const MODEL = '/api/permission/Authority/Model'
const MENUS = '/api/system/Menu'
const MENU = { parentId: '-1', fullName: '首页', icon: 'icon-apps', type: 8, category: 'Web' }

const admin = () => test.as('admin')
/** A document with kinds and keys that the product does not know. */
const formData = JSON.stringify({
  layouyId: 103,
  future: { a: [1] },
  layout: [
    { i: 100, x: 0, y: 0, w: 12, h: 3, sqosKey: 'todo', title: '我的待办' },
    { i: 101, x: 0, y: 3, w: 6, h: 8, jnpfKey: 'hologram', title: '未知', secretSauce: { deep: null } },
  ],
})
const body = { fullName: '首页', enCode: 'home', category: 'work', formData }

async function build(over: object = {}) {
  const { enCode } = { ...body, ...over }
  expect(await admin().post(URL, { ...body, ...over })).toMatchObject({ code: 200 })
  const row = await test.deps.db
    .selectFrom('portals')
    .select('id')
    .where('enCode', '=', enCode)
    .executeTakeFirstOrThrow()
  return row.id
}
const grant = async (id: string, list: object[]) =>
  expect(await admin().put(`${URL}/${id}/Grants`, { list })).toMatchObject({ code: 200 })

describe('a document', () => {
  it('with unknown kinds and keys is saved and read back unchanged', async () => {
    const id = await build()
    const { data } = await admin().get<{ formData: string }>(`${URL}/${id}`)
    expect(data.formData).toBe(formData)
  })
})

describe('the dashboard', () => {
  it('is the first granted portal, then the chosen one, and falls back when the grant ends', async () => {
    const { id: userId } = await buildUser(test.deps, { account: 'bob' })
    const bob = test.as('bob')
    const [first, second] = [await build(), await build({ fullName: '第二', enCode: 'second', sortCode: 2 })]
    const portalOf = async () =>
      (await bob.get<{ userInfo: { portalId: string } }>('/api/oauth/CurrentUser')).data.userInfo.portalId
    expect(await portalOf()).toBe('')
    await grant(first, [{ objectType: 'User', objectId: userId }])
    await grant(second, [{ objectType: 'User', objectId: userId }])
    expect(await portalOf()).toBe(first)

    expect(await bob.put(`${URL}/${second}/Actions/SetDefault`)).toMatchObject({ code: 200, msg: '设置成功' })
    expect(await portalOf()).toBe(second)
    await grant(second, [])

    expect(await portalOf()).toBe(first)
    expect(await bob.get(`${URL}/${second}/auth`)).toMatchObject({ code: 400, msg: '您没有此门户使用权限，请重新设置' })
  })
})

describe('a grant', () => {
  /** Something that people belong to, and its table. */
  const HOLDERS = {
    async Organize() {
      const parentId = await buildOrganization(test, { fullName: '公司' })
      return { id: await buildOrganization(test, { fullName: '部门', parentId }), table: 'organizations' as const }
    },
    async Position() {
      const organizeId = await buildOrganization(test, { fullName: '公司' })
      return { id: await buildPosition(test, { fullName: '岗位', organizeId }), table: 'positions' as const }
    },
    async Role() {
      return { id: (await buildRole(test.deps)).id, table: 'roles' as const }
    },
    async Group() {
      const named = { id: 'g1', fullName: '项目组', enCode: 'g1', type: 'project', enabledMark: 1, sortCode: 0 }
      const never = { lastModifyUserId: null, deleteMark: null, deleteUserId: null, creatorUserId: null }
      await test.deps.db
        .insertInto('userGroups')
        .values({ ...named, ...never, creatorTime: test.deps.now() })
        .execute()
      return { id: 'g1', table: 'userGroups' as const }
    },
  }

  it.each(['Organize', 'Position', 'Role', 'Group'] as const)(
    'to a %s shows the portal to its members while it is enabled',
    async (objectType) => {
      const [{ id: userId }, holder] = [await buildUser(test.deps, { account: 'bob' }), await HOLDERS[objectType]()]
      await buildUser(test.deps, { account: 'eve' })
      await test.deps.db.insertInto('userRelations').values({ userId, objectType, objectId: holder.id }).execute()
      const id = await build()
      await build({ fullName: '第二', enCode: 'second' })
      await grant(id, [{ objectType, objectId: holder.id }])
      const seen = async (account: string) =>
        (await test.as(account).get<{ list: { children: { id: string }[] }[] }>(`${URL}/Selector?type=1`)).data.list
          .flatMap(({ children }) => children)
          .map((portal) => portal.id)

      expect(await seen('bob')).toEqual([id])
      expect(await seen('eve')).toEqual([])
      expect(await test.as('bob').get(`${URL}/${id}/auth`)).toMatchObject({ code: 200 })
      expect(await test.as('eve').get(`${URL}/${id}/auth`)).toMatchObject({ code: 400 })

      await test.deps.db.updateTable(holder.table).set({ enabledMark: 0 }).where('id', '=', holder.id).execute()
      expect(await seen('bob')).toEqual([])
    },
  )

  it('comes before the order: administrators start with theirs, others with the first by number', async () => {
    const { id: userId } = await buildUser(test.deps, { account: 'bob' })
    const [last, first] = [
      await build({ sortCode: 5 }),
      await build({ fullName: '第二', enCode: 'second', sortCode: 1 }),
    ]
    const portalOf = async (account: string) =>
      (await test.as(account).get<{ userInfo: { portalId: string } }>('/api/oauth/CurrentUser')).data.userInfo.portalId
    for (const id of [last, first]) await grant(id, [{ objectType: 'User', objectId: userId }])
    expect(await portalOf('bob')).toBe(first)
    expect(await portalOf('admin')).toBe(first)

    const { id: adminId } = await test.deps.db
      .selectFrom('users')
      .select('id')
      .where('account', '=', 'admin')
      .executeTakeFirstOrThrow()
    await grant(last, [{ objectType: 'User', objectId: adminId }])
    expect(await portalOf('admin')).toBe(last)
  })
})

describe('a portal', () => {
  it('is granted through a menu entry, which must name a portal', async () => {
    const { id: userId } = await buildUser(test.deps, { account: 'bob' })
    const id = await build()
    const entry = { ...MENU, enCode: 'start', propertyJson: JSON.stringify({ moduleId: id }) }
    expect(await admin().post(MENUS, { ...entry, propertyJson: '{"moduleId":"none"}' })).toMatchObject({ code: 400 })
    expect(await admin().post(MENUS, entry)).toMatchObject({ code: 200 })
    const menu = await test.deps.db
      .selectFrom('menus')
      .select('id')
      .where('enCode', '=', 'start')
      .executeTakeFirstOrThrow()
    const open = () => test.as('bob').get(`${URL}/${id}/auth`)
    expect(await open()).toMatchObject({ code: 400 })

    const holder = { objectType: 'User' as const, objectId: userId, creatorUserId: null, level: null }
    await test.deps.db
      .insertInto('authorities')
      .values({ ...holder, itemType: 'module', itemId: menu.id })
      .execute()
    expect(await open()).toMatchObject({ code: 200 })
  })

  it('is granted to roles by the calls of the API family, and other grants stay', async () => {
    const id = await build()
    const { id: userId } = await buildUser(test.deps, { account: 'bob' })
    await grant(id, [{ objectType: 'User', objectId: userId }])
    const roles = { itemType: 'portal', objectType: 'Role', objectId: ['r1', 'r2'] }
    expect(await test.as('bob').put(`${MODEL}/${id}`, roles)).toMatchObject({ code: 403 })

    expect(await admin().put(`${MODEL}/${id}`, roles)).toMatchObject({ code: 200 })

    expect(await admin().get(`${MODEL}/${id}/Role`)).toMatchObject({ data: { ids: ['r1', 'r2'] } })
    expect(await admin().get(`${MODEL}/${id}/User`)).toMatchObject({ data: { ids: [userId] } })
    expect(await test.as('bob').get(`${URL}/${id}/auth`)).toMatchObject({ code: 200 })
  })

  it('keeps versions: an earlier document is read and restored, and nothing is lost', async () => {
    const id = await build()
    const { data: saved } = await admin().get<object>(`${URL}/${id}`)
    const emptied = '{"layouyId":100,"layout":[]}'
    expect(await admin().put(`${URL}/${id}`, { ...saved, formData: emptied })).toMatchObject({ code: 200 })
    const { data: versions } = await admin().get<{ id: string }[]>(`${URL}/${id}/Actions/Revisions`)
    const first = versions.at(-1)?.id ?? ''
    expect(await admin().get(`${URL}/${id}/Actions/Revisions/${first}`)).toMatchObject({ data: { formData } })

    expect(await admin().post(`${URL}/${id}/Actions/Restore/${first}`)).toMatchObject({ code: 200 })

    expect(await admin().get(`${URL}/${id}`)).toMatchObject({ data: { formData } })
    expect(await admin().put(`${URL}/${id}`, saved)).toMatchObject({ code: 409 })
  })

  it('may be rearranged where it allows it; only positions are kept, and the design comes back', async () => {
    const id = await build({ enabledLock: 1 })
    const moved = JSON.stringify({
      layouyId: 1,
      layout: [
        { i: 101, x: 6, y: 0, w: 3, h: 3, dataset: { kind: 'sql' }, at: { narrow: { x: 0, y: 9, w: 2, h: 3 } } },
      ],
    })
    expect(await admin().put(`${URL}/Custom/Save/${id}`, { formData: moved })).toMatchObject({ code: 200 })
    const { data } = await admin().get<{ formData: string }>(`${URL}/${id}/auth`)
    const [kept, part] = JSON.parse(data.formData).layout
    expect(kept).toMatchObject({ i: 100, x: 0, w: 12 })
    expect(part).toMatchObject({ x: 6, y: 0, w: 3, h: 3, secretSauce: { deep: null }, at: { narrow: { y: 9 } } })
    expect(part).not.toHaveProperty('dataset')

    expect(await admin().put(`${URL}/Custom/Save/${id}`, { formData: '' })).toMatchObject({ code: 200 })
    expect(await admin().get(`${URL}/${id}/auth`)).toMatchObject({ data: { formData, isArranged: false } })
    const fixed = await build({ fullName: '固定', enCode: 'fixed' })
    expect(await admin().put(`${URL}/Custom/Save/${fixed}`, { formData: moved })).toMatchObject({ code: 400 })
  })

  it('goes out as a file and comes in again with its id, once', async () => {
    const id = await build()
    const content = JSON.stringify({ ...body, id, strange: 1 })
    const upload = (name: string, text: string) => {
      const form = new FormData()
      form.set('file', new File([text], name))
      return admin().post(`${URL}/Model/Actions/ImportData`, form)
    }
    expect(await upload('p.json', content)).toMatchObject({ code: 400 })
    expect(await upload('p.txt', content)).toMatchObject({ code: 400 })
    const other = { ...body, fullName: '另一个', enCode: 'other', id: 'ab12' }
    expect(await upload('p.json', JSON.stringify({ ...other, formData: '{"layout":[]}' }))).toMatchObject({ code: 400 })

    expect(await upload('p.vp', JSON.stringify(other))).toMatchObject({ code: 200 })

    expect(await admin().get(`${URL}/ab12`)).toMatchObject({ data: { fullName: '另一个', formData } })
    expect(await admin().post(`${URL}/ab12/Actions/ExportData`)).toMatchObject({ code: 200 })
    expect(await admin().post(`${URL}/ab12/Actions/Copy`)).toMatchObject({ code: 200 })
    const { data } = await admin().get<{ list: { fullName: string; enabledMark: number }[] }>(URL)
    expect(data.list).toContainEqual(
      expect.objectContaining({ enabledMark: 0, fullName: expect.stringMatching(/^另一个\.副本\d{5}$/) }),
    )
  })

  it.each([
    ['a script as link', { type: 1, linkType: 1, customUrl: 'javascript:alert(1)' }],
    ['a page of another site', { type: 1, linkType: 0, customUrl: '//evil.example/x' }],
    ['no address', { type: 1, linkType: 1 }],
    ['a document that is none', { formData: '[]' }],
    ['the name of another portal', { enCode: 'x' }],
  ])('is refused with %s', async (_, over) => {
    await build()
    const names = 'enCode' in over ? {} : { fullName: '新', enCode: 'new' }
    expect(await admin().post(URL, { ...body, ...names, ...over })).toMatchObject({ code: 400 })
  })
})
