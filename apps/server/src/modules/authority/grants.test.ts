import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildRole, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildPage, grantPage } from './authority.testing.ts'

const URL = '/api/permission/Authority'

interface Values {
  list: { id: string; children?: { id: string }[] }[]
  ids: string[]
  all: string[]
  revision: string
  levels: Record<string, string>
}

interface Preview {
  people: number
  gained: { id: string; type: string; path: string }[]
  lost: { id: string; keep: number }[]
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const nothing = { module: [], button: [], column: [], form: [], resource: [] }

describe('the grants of a role', () => {
  it('are read as trees, and take effect on the next call of a user with the role', async () => {
    const page = await buildPage(test.deps, { enCode: 'sales', buttons: ['btn_add', 'btn_edit'] })
    const role = await buildRole(test.deps)
    const { id: userId } = await buildUser(test.deps, { account: 'lina', roleIds: [role.id] })
    const admin = test.as('admin')
    const menus = await admin.post<Values>(`${URL}/Data/${role.id}/Values`, { type: 'module', objectType: 'Role' })

    const saved = await admin.put(`${URL}/Data/${role.id}`, {
      ...nothing,
      objectType: 'Role',
      module: [page.menuId],
      // A menu entry among the buttons is their tree parent.
      button: [page.menuId, page.idOf('button:btn_add')],
      revision: menus.data?.revision,
    })

    expect(menus.data).toMatchObject({ list: [{ id: page.menuId }], ids: [], all: [page.menuId] })
    expect(saved).toMatchObject({ code: RESULT.ok, msg: '保存成功' })
    const buttons = await admin.post<Values>(`${URL}/Data/${role.id}/Values`, { type: 'button', objectType: 'Role' })
    expect(buttons.data?.ids).toEqual([page.idOf('button:btn_add')])
    expect(buttons.data?.list[0]?.children?.map(({ id }) => id)).toEqual(buttons.data?.all)
    const me = await test.as('lina').get<{ permissionList: unknown[] }>('/api/oauth/CurrentUser')
    expect(me.data?.permissionList).toMatchObject([{ modelId: page.menuId, button: [{ enCode: 'btn_add' }] }])
    expect(userId).not.toBe('')
  })

  it('have a revision for every added or removed grant', async () => {
    const page = await buildPage(test.deps, { buttons: ['btn_add'] })
    const role = await buildRole(test.deps)
    const admin = test.as('admin')

    await admin.put(`${URL}/Data/${role.id}`, { ...nothing, objectType: 'Role', module: [page.menuId] })
    await admin.put(`${URL}/Data/${role.id}`, { ...nothing, objectType: 'Role' })

    const revisions = await test.deps.db
      .selectFrom('revisions')
      .select(['recordId', 'before', 'after'])
      .where('tableName', '=', 'authorities')
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    expect(revisions.map(({ before, after }) => [before === null, after === null])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(revisions[0]?.recordId).toBe(`Role:${role.id}:module:${page.menuId}`)
  })

  it('refuse a save over a newer version', async () => {
    const page = await buildPage(test.deps)
    const role = await buildRole(test.deps)
    const admin = test.as('admin')
    const read = await admin.post<Values>(`${URL}/Data/${role.id}/Values`, { type: 'module' })
    await admin.put(`${URL}/Data/${role.id}`, { ...nothing, objectType: 'Role', module: [page.menuId] })

    const late = await admin.put(`${URL}/Data/${role.id}`, {
      ...nothing,
      objectType: 'Role',
      revision: read.data?.revision,
    })

    expect(late.code).toBe(RESULT.conflict)
    const after = await admin.post<Values>(`${URL}/Data/${role.id}/Values`, { type: 'module' })
    expect(after.data?.ids).toEqual([page.menuId])
  })

  it('have a preview: added and removed grants, and the number of users who keep a grant through another role', async () => {
    const page = await buildPage(test.deps, { fullName: '订单', buttons: ['btn_add', 'btn_edit'] })
    const role = await buildRole(test.deps)
    const other = await buildRole(test.deps)
    await grantPage(test.deps, page, { objectType: 'Role', objectId: role.id, items: ['button:btn_add'] })
    await grantPage(test.deps, page, { objectType: 'Role', objectId: other.id, items: ['button:btn_add'] })
    await buildUser(test.deps, { roleIds: [role.id] })
    await buildUser(test.deps, { roleIds: [role.id, other.id] })

    const { data } = await test.as('admin').post<Preview>(`${URL}/Data/${role.id}/Preview`, {
      ...nothing,
      objectType: 'Role',
      module: [page.menuId],
      button: [page.idOf('button:btn_edit')],
    })

    expect(data).toMatchObject({
      people: 2,
      gained: [{ id: page.idOf('button:btn_edit'), type: 'button', path: '订单' }],
      lost: [{ id: page.idOf('button:btn_add'), keep: 1 }],
    })
  })

  it('of a role that was deleted meanwhile are not saved, and the refusal says so', async () => {
    const page = await buildPage(test.deps)
    const role = await buildRole(test.deps)
    const { data } = await test
      .as('admin')
      .post<Values>(`${URL}/Data/${role.id}/Values`, { type: 'module', objectType: 'Role' })
    await test.deps.db.updateTable('roles').set({ deleteMark: 1 }).where('id', '=', role.id).execute()
    const body = { ...nothing, objectType: 'Role', module: [page.menuId], revision: data?.revision }

    for (const answer of [
      await test.as('admin').post(`${URL}/Data/${role.id}/Preview`, body),
      await test.as('admin').put(`${URL}/Data/${role.id}`, body),
    ])
      expect(answer).toMatchObject({
        code: RESULT.notFound,
        msg: expect.stringContaining('已被删除，没有保存任何修改'),
      })
    expect(await test.deps.db.selectFrom('authorities').select('id').where('objectId', '=', role.id).execute()).toEqual(
      [],
    )
  })

  it('are changed by delegated administrators within their own grants only', async () => {
    const mine = await buildPage(test.deps, { enCode: 'mine' })
    const foreign = await buildPage(test.deps, { enCode: 'foreign' })
    await test.deps.db
      .insertInto('organizations')
      .values({ id: 'shop', parentId: '-1', category: 'company', fullName: '门店', enCode: 'shop' })
      .execute()
    const role = await buildRole(test.deps)
    await test.deps.db.updateTable('roles').set({ globalMark: 0 }).where('id', '=', role.id).execute()
    await test.deps.db.insertInto('roleOrganizations').values({ roleId: role.id, organizeId: 'shop' }).execute()
    await grantPage(test.deps, foreign, { objectType: 'Role', objectId: role.id, items: [] })
    const keeper = await buildUser(test.deps, { account: 'keeper', permissions: ['permission.role:btn_authorize'] })
    await grantPage(test.deps, mine, { objectType: 'User', objectId: keeper.id, items: [] })
    const change = (module: string[]) =>
      test.as('keeper').put(`${URL}/Data/${role.id}`, { ...nothing, objectType: 'Role', module })

    const outside = await change([mine.menuId])
    await test.deps.db
      .insertInto('organizationAdministrators')
      .values({
        id: 'k',
        organizeId: 'shop',
        userId: keeper.id,
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
    const tooMuch = await change([mine.menuId, foreign.menuId])
    const own = await change([mine.menuId])

    expect(outside.code).toBe(RESULT.forbidden)
    expect(tooMuch).toMatchObject({ code: RESULT.forbidden, msg: '只能授予您自己拥有的权限，您没有：foreign' })
    expect(own.code).toBe(RESULT.ok)
    const { data } = await test.as('admin').post<Values>(`${URL}/Data/${role.id}/Values`, { type: 'module' })
    // Grants that the delegated administrator lacks are kept.
    expect(data?.ids.toSorted()).toEqual([mine.menuId, foreign.menuId].toSorted())
  })

  it('have levels for fields and data schemes; clients that know none keep them', async () => {
    const page = await buildPage(test.deps, {
      enCode: 'sales',
      buttons: ['btn_edit'],
      forms: ['F_Name', 'F_Note'],
      schemes: { draft: [], sqos_own: [] },
    })
    const role = await buildRole(test.deps)
    await buildUser(test.deps, { account: 'lina', roleIds: [role.id] })
    const admin = test.as('admin')
    const [name, note, draft, own] = ['form:F_Name', 'form:F_Note', 'resource:draft', 'resource:sqos_own'].map(
      page.idOf,
    )
    const body = {
      ...nothing,
      objectType: 'Role',
      module: [page.menuId],
      form: [name, note],
      resource: [draft, own],
    }
    const values = async (type: string) =>
      (await admin.post<Values>(`${URL}/Data/${role.id}/Values`, { type, objectType: 'Role' })).data
    const save = (more: object) => admin.put(`${URL}/Data/${role.id}`, { ...body, ...more })

    expect(await save({ levels: { [String(note)]: 'read', [String(draft)]: 'edit' } })).toMatchObject({
      code: RESULT.ok,
    })

    expect(await values('form')).toMatchObject({ ids: [name, note], levels: { [String(note)]: 'read' }, limits: {} })
    expect((await values('resource'))?.levels).toEqual({ [String(draft)]: 'edit' })
    const me = await test.as('lina').get<{ permissionList: unknown[] }>('/api/oauth/CurrentUser')
    expect(me.data?.permissionList).toMatchObject([
      { form: [{ enCode: 'F_Name' }, { enCode: 'F_Note', right: 'read' }], resource: [{}, {}] },
    ])

    const before = (await values('form'))?.revision
    expect(await save({})).toMatchObject({ code: RESULT.ok })
    expect(await values('form')).toMatchObject({ levels: { [String(note)]: 'read' }, revision: before })

    const change = { ...body, levels: { [String(name)]: 'required' } }
    const preview = await admin.post<Preview>(`${URL}/Data/${role.id}/Preview`, change)
    expect(preview.data).toMatchObject({
      gained: [],
      lost: [],
      changed: [{ id: name, level: 'required' }, { id: note }, { id: draft }],
    })
    expect(await save({ levels: change.levels })).toMatchObject({ code: RESULT.ok })
    expect((await values('form'))?.levels).toEqual({ [String(name)]: 'required' })
    expect((await values('resource'))?.levels).toEqual({})
    // A level changes the revision, as any other change of grants.
    expect(await save({ revision: before })).toMatchObject({ code: RESULT.conflict })
    // A level that the kind of item does not have.
    expect(await save({ levels: { [String(name)]: 'remove' } })).toMatchObject({ code: 400 })
  })

  it('refuse changes without the button of the page', async () => {
    const role = await buildRole(test.deps)
    const person = await buildUser(test.deps, { account: 'lina', permissions: ['permission.role:btn_edit'] })
    const lina = test.as('lina')

    const answers = await Promise.all([
      lina.put(`${URL}/Data/${role.id}`, { ...nothing, objectType: 'Role' }),
      lina.post(`${URL}/Data/${role.id}/Values`, { type: 'module' }),
      lina.post(`${URL}/Data/${person.id}/Preview`, { ...nothing, objectType: 'User' }),
      lina.post(`${URL}/Data/Batch`, { ...nothing, roleIds: [role.id], positionIds: [], userIds: [] }),
      lina.get(`${URL}/Model/x/Role`),
      lina.put(`${URL}/Model/x`, { itemType: 'module', objectType: 'Role', objectId: [role.id] }),
    ])

    expect(answers.map(({ code }) => code)).toEqual([403, 403, 403, 403, 403, 404])
  })
})

it('list the roles that grant an item, and replace them', async () => {
  const page = await buildPage(test.deps)
  const [one, two] = [await buildRole(test.deps), await buildRole(test.deps)]
  await grantPage(test.deps, page, { objectType: 'Role', objectId: one.id, items: [] })
  const body = { itemType: 'module', objectType: 'Role', objectId: [two.id] }

  const { code } = await test.as('admin').put(`${URL}/Model/${page.menuId}`, body)

  expect(code).toBe(RESULT.ok)
  expect(await test.as('admin').get(`${URL}/Model/${page.menuId}/Role`)).toMatchObject({ data: { ids: [two.id] } })
})
