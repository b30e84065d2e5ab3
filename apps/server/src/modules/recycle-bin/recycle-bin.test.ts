import { MENU_TYPE, PERMISSION, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMenu, buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildPage, grantPage } from '../authority/authority.testing.ts'
import { buildKeeper, buildOrganization, buildPosition, createPerson, USERS } from '../user/user.testing.ts'

const BIN = '/api/permission/RecycleBin'
const DEPARTMENT = '/api/permission/Organize/Department'
const POSITION = '/api/permission/Position'
const ROLE = '/api/permission/Role'

let test: TestApp
let admin: Caller
let company: string
let office: string

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  admin = test.as('admin')
  company = await buildOrganization(test, { fullName: '集团' })
  office = await buildOrganization(test, { fullName: '总部', parentId: company })
})
afterAll(() => test.close())

const list = async (query = '') =>
  (await admin.get<{ list: { id: string; kind: string }[]; pagination: { total: number } }>(`${BIN}?${query}`)).data
const restore = (kind: string, id: string, as = admin) => as.put(`${BIN}/${kind}/${id}/Actions/Restore`)

describe('the recycle bin', () => {
  it('lists deleted records with time and user, newest first', async () => {
    const position = await buildPosition(test, { fullName: '主管', organizeId: office })
    const lina = await createPerson({ test, as: admin }, { account: 'lina', realName: '李娜', organizeId: office })
    await admin.delete(`${POSITION}/${position}`)
    test.clock.advance(1000)
    await admin.delete(`${USERS}/${lina}`)

    expect(await list()).toMatchObject({
      list: [
        { kind: 'user', id: lina, fullName: '李娜', enCode: 'lina', place: '集团 / 总部', deleteUser: 'admin/admin' },
        { kind: 'position', id: position, deleteTime: test.clock.now().getTime() - 1000 },
      ],
      pagination: { total: 2 },
    })
    expect((await list('kind=position')).list).toHaveLength(1)
    expect((await list('keyword=LIN')).list).toMatchObject([{ id: lina }])
  })

  it('restores a user with memberships, unless the account is taken', async () => {
    const position = await buildPosition(test, { fullName: '主管', organizeId: office })
    const body = { account: 'lina', realName: '李娜', organizeId: office, positionId: position }
    const first = await createPerson({ test, as: admin }, body)
    await admin.delete(`${USERS}/${first}`)
    const second = await createPerson({ test, as: admin }, body)

    expect(await restore('user', first)).toMatchObject({ code: RESULT.conflict, msg: '账号已被其他用户使用，不能恢复' })
    await admin.delete(`${USERS}/${second}`)
    expect(await restore('user', first)).toMatchObject({ code: RESULT.ok, msg: '恢复成功' })
    expect((await admin.get(`${USERS}/${first}`)).data).toMatchObject({ organizeId: office, positionId: position })
    expect((await restore('user', first)).code).toBe(RESULT.notFound)
  })

  it('refuses to restore into a deleted parent', async () => {
    const position = await buildPosition(test, { fullName: '主管', organizeId: office })
    await admin.delete(`${POSITION}/${position}`)
    expect(await admin.delete(`${DEPARTMENT}/${office}`)).toMatchObject({ code: RESULT.ok })

    expect(await restore('position', position)).toMatchObject({ msg: '所属组织已被删除，请先恢复该组织' })
    expect(await restore('department', office)).toMatchObject({ code: RESULT.ok })
    expect(await restore('position', position)).toMatchObject({ code: RESULT.ok })
    const history = await test.deps.db.selectFrom('revisions').select('id').where('recordId', '=', position).execute()
    expect(history.length).toBeGreaterThanOrEqual(2)
  })

  it('removes records that no other row references', async () => {
    const lina = await createPerson({ test, as: admin }, { account: 'lina', organizeId: office })
    await test.tokenOf('lina')
    await admin.delete(`${USERS}/${lina}`)
    const used = await buildUser(test.deps, { account: 'used' })
    const createdAt = test.clock.now()
    const row = { id: 'i', ownerId: used.id, fileName: 'x', status: 'checked', jobId: null, createdAt } as const
    await test.deps.db.insertInto('userImports').values(row).execute()
    await admin.delete(`${USERS}/${used.id}`)

    expect(await admin.delete(`${BIN}/user/${lina}`)).toMatchObject({ code: RESULT.ok, msg: '删除成功' })
    expect(await test.deps.db.selectFrom('users').select('id').where('id', '=', lina).execute()).toEqual([])
    // A user import keeps its creator.
    expect(await admin.delete(`${BIN}/user/${used.id}`)).toMatchObject({ msg: '还有其他数据引用它，不能彻底删除' })
    expect((await list()).list.map(({ id }) => id)).toEqual([used.id])
  })

  it('refuses records that are not deleted, and records outside of the caller’s organisations', async () => {
    const lina = await createPerson({ test, as: admin }, { account: 'lina', organizeId: company })
    expect((await admin.delete(`${BIN}/user/${lina}`)).code).toBe(RESULT.notFound)
    await admin.delete(`${USERS}/${lina}`)
    await buildKeeper(test, {
      account: 'keeper',
      organizeId: office,
      permissions: Object.values(PERMISSION.recycleBin),
    })

    expect((await restore('user', lina, test.as('keeper'))).code).toBe(RESULT.forbidden)
    expect((await test.as('keeper').delete(`${BIN}/user/${lina}`)).code).toBe(RESULT.forbidden)
  })

  it('refuses to restore a record whose name, account or mobile number is taken', async () => {
    const role = { fullName: '主管', globalMark: 1 }
    const idOf = async (table: 'roles' | 'positions' | 'organizations', enCode: string) =>
      (await test.deps.db.selectFrom(table).select('id').where('enCode', '=', enCode).executeTakeFirstOrThrow()).id
    await admin.post(ROLE, { ...role, enCode: 'first' })
    const first = await idOf('roles', 'first')
    await admin.delete(`${ROLE}/${first}`)
    await admin.post(ROLE, { ...role, enCode: 'second' })
    const position = await buildPosition(test, { fullName: '主管', organizeId: office })
    await admin.delete(`${POSITION}/${position}`)
    await buildPosition(test, { fullName: '主管', organizeId: office })
    const team = await buildOrganization(test, { fullName: '一组', parentId: office })
    await admin.delete(`${DEPARTMENT}/${team}`)
    await buildOrganization(test, { fullName: '一组', parentId: office })
    const mobilePhone = '13800000001'
    const lina = await createPerson({ test, as: admin }, { account: 'lina', organizeId: office, mobilePhone })
    await admin.delete(`${USERS}/${lina}`)
    await createPerson({ test, as: admin }, { account: 'wang', organizeId: office, mobilePhone })

    const taken = { code: RESULT.conflict, msg: '名称已被使用，不能恢复' }
    expect(await restore('role', first)).toMatchObject(taken)
    expect(await restore('position', position)).toMatchObject(taken)
    expect(await restore('department', team)).toMatchObject(taken)
    expect(await restore('user', lina)).toMatchObject({ code: 409, msg: '手机号码已被其他用户使用，不能恢复' })
    await admin.put(`${ROLE}/${await idOf('roles', 'second')}`, { ...role, fullName: '副主管', enCode: 'second' })
    expect(await restore('role', first)).toMatchObject({ code: RESULT.ok })
  })

  it('administrators of an organisation see and restore its records, including roles', async () => {
    const other = await buildOrganization(test, { fullName: '工厂', parentId: company })
    const bind = async (enCode: string, organizeId: string) => {
      await admin.post(ROLE, { fullName: enCode, enCode, globalMark: 0, organizeIdsTree: [[organizeId]] })
      const row = await test.deps.db.selectFrom('roles').select('id').where('enCode', '=', enCode).executeTakeFirst()
      await admin.delete(`${ROLE}/${row?.id}`)
      return row?.id ?? ''
    }
    const [mine, theirs] = [await bind('mine', office), await bind('theirs', other)]
    const [near, far] = [
      await createPerson({ test, as: admin }, { account: 'near', organizeId: `${office},${other}` }),
      await createPerson({ test, as: admin }, { account: 'far', organizeId: other }),
    ]
    for (const id of [near, far]) await admin.delete(`${USERS}/${id}`)
    await buildKeeper(test, {
      account: 'keeper',
      organizeId: office,
      permissions: Object.values(PERMISSION.recycleBin),
    })
    await buildUser(test.deps, { account: 'none', permissions: Object.values(PERMISSION.recycleBin) })
    const seen = async (who: string) =>
      (await test.as(who).get<{ list: { id: string }[] }>(BIN)).data.list.map(({ id }) => id).toSorted()

    expect(await seen('keeper')).toEqual([mine, near].toSorted())
    expect(await seen('none')).toEqual([])
    expect((await restore('role', theirs, test.as('keeper'))).code).toBe(RESULT.forbidden)
    expect((await restore('user', near, test.as('keeper'))).code).toBe(RESULT.forbidden)
    expect((await restore('role', mine, test.as('keeper'))).code).toBe(RESULT.ok)
  })

  it('users with the menu page restore menu entries with the grants on them', async () => {
    const above = await buildMenu(test.deps, { fullName: '目录', type: MENU_TYPE.directory })
    const page = await buildPage(test.deps, {
      fullName: '订单',
      parentId: above.id,
      buttons: ['btn_add'],
      schemes: { sqos_own: [] },
    })
    const { id: userId } = await buildUser(test.deps, { account: 'clerk' })
    await grantPage(test.deps, page, {
      objectType: 'User',
      objectId: userId,
      items: ['button:btn_add', 'resource:sqos_own'],
    })
    await buildUser(test.deps, { account: 'binman', permissions: Object.values(PERMISSION.recycleBin) })
    await admin.delete(`/api/system/Menu/${page.menuId}`)
    await admin.delete(`/api/system/Menu/${above.id}`)
    const grants = async () =>
      (await test.deps.db.selectFrom('authorities').select('id').where('objectId', '=', userId).execute()).length

    expect((await list('kind=menu')).list).toMatchObject([{ id: above.id }, { id: page.menuId, place: '目录' }])
    expect((await test.as('binman').get<{ list: object[] }>(BIN)).data.list).toEqual([])
    expect((await restore('menu', above.id, test.as('binman'))).code).toBe(RESULT.forbidden)
    expect(await restore('menu', page.menuId)).toMatchObject({ msg: '上级菜单已被删除，请先恢复上级菜单' })
    expect((await restore('menu', above.id)).code).toBe(RESULT.ok)
    expect((await restore('menu', page.menuId)).code).toBe(RESULT.ok)
    expect((await admin.get(`/api/system/Menu/${page.menuId}`)).data).toMatchObject({ fullName: '订单' })
    expect(await grants()).toBe(3)

    await admin.delete(`/api/system/Menu/${page.menuId}`)
    expect(await admin.delete(`${BIN}/menu/${page.menuId}`)).toMatchObject({ code: RESULT.ok })
    expect(await grants()).toBe(0)
    expect((await list('kind=menu')).list).toEqual([])
  })

  it('restores regions, dictionaries, models, interfaces and bill rules only below existing parents', async () => {
    const { db, newId, now } = test.deps
    const untouched = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }
    const record = { ...untouched, creatorTime: now() }
    const ids = {
      province: newId(),
      city: newId(),
      dictionary: newId(),
      value: newId(),
      model: newId(),
      dataInterface: newId(),
      rule: newId(),
    }
    await db
      .insertInto('regions')
      .values([
        { ...record, id: ids.province, parentId: '-1', type: 1, fullName: '安徽', enCode: '34' },
        { ...record, id: ids.city, parentId: ids.province, type: 2, fullName: '合肥', enCode: '3401' },
      ])
      .execute()
    const type = { ...record, id: ids.dictionary, parentId: '-1', fullName: '等级', enCode: 'level', isTree: 0 }
    await db.insertInto('dictionaryTypes').values(type).execute()
    const value = {
      ...record,
      id: ids.value,
      dictionaryTypeId: ids.dictionary,
      parentId: '0',
      fullName: '高',
      enCode: 'a',
    }
    await db.insertInto('dictionaryData').values(value).execute()
    const documents = { tables: '[]', formData: null, columnData: null, appColumnData: null, flowTemplateJson: null }
    const model = { ...record, ...documents, id: ids.model, fullName: '订单', enCode: 'order', category: 'none' }
    await db.insertInto('visualModels').values(model).execute()
    const texts = {
      ipAddress: '',
      responseType: 'json',
      dbLinkId: '0',
      path: '',
      requestHeaders: '',
      dataProcessing: '',
    }
    const called = { ...texts, categoryId: 'none', requestMethod: '', requestParameters: '', query: '[]' }
    const rule = { prefix: 'A', dateFormat: 'no', digit: 3, startNumber: '001', description: '' } as const
    await db
      .insertInto('dataInterfaces')
      .values({
        ...record,
        ...called,
        checkType: 1,
        dataType: 2,
        id: ids.dataInterface,
        fullName: '接口',
        enCode: 'call',
      })
      .execute()
    await db
      .insertInto('billRules')
      .values({ ...record, ...rule, id: ids.rule, fullName: '单号', enCode: 'number' })
      .execute()
    const deleted = [
      ['region', ids.city, `/api/system/Area/${ids.city}`],
      ['region', ids.province, `/api/system/Area/${ids.province}`],
      ['dictionaryValue', ids.value, `/api/system/DictionaryData/${ids.value}`],
      ['dictionary', ids.dictionary, `/api/system/DictionaryType/${ids.dictionary}`],
      ['model', ids.model, `/api/visualdev/Base/${ids.model}`],
      ['dataInterface', ids.dataInterface, `/api/system/DataInterface/${ids.dataInterface}`],
      ['billRule', ids.rule, `/api/system/BillRule/${ids.rule}`],
    ] as const
    for (const [, , url] of deleted) expect(await admin.delete(url)).toMatchObject({ code: RESULT.ok })
    await buildUser(test.deps, { account: 'binman', permissions: Object.values(PERMISSION.recycleBin) })

    const rows = (await list()).list
    expect(rows.map(({ kind, id }) => `${kind} ${id}`).toSorted()).toEqual(
      deleted.map(([kind, id]) => `${kind} ${id}`).toSorted(),
    )
    expect((await test.as('binman').get<{ list: object[] }>(BIN)).data.list).toEqual([])
    for (const [kind, id] of deleted)
      expect(await restore(kind, id, test.as('binman'))).toMatchObject({ code: RESULT.forbidden })
    for (const [kind, id] of [deleted[0], deleted[2]])
      expect(await restore(kind, id)).toMatchObject({ msg: '上级已被删除或移动，请先恢复上级' })
    // The order restores parents first.
    for (const [kind, id] of [...deleted].toReversed())
      expect(await restore(kind, id)).toMatchObject({ code: RESULT.ok })
    expect((await list()).list).toEqual([])
    expect((await admin.get(`/api/system/Area/${ids.city}/Info`)).data).toMatchObject({ parentName: '安徽' })

    await admin.delete(`/api/system/Area/${ids.city}`)
    await db
      .insertInto('regions')
      .values({ ...record, id: newId(), parentId: '-1', type: 1, fullName: '新', enCode: '3401' })
      .execute()
    expect(await restore('region', ids.city)).toMatchObject({ msg: '编码已被使用，不能恢复' })
    expect(await admin.delete(`${BIN}/region/${ids.city}`)).toMatchObject({ code: RESULT.ok })
    expect((await list()).list).toEqual([])
  })
})
