import { PERMISSION, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildRole, buildSession, buildUser, md5 } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildKeeper, buildOrganization, buildPosition, createPerson, idOfAccount, USERS } from './user.testing.ts'

let test: TestApp
let admin: Caller
let company: string
let office: string
let desk: string
let factory: string

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  admin = test.as('admin')
  company = await buildOrganization(test, { fullName: '集团' })
  office = await buildOrganization(test, { fullName: '总部', parentId: company })
  desk = await buildOrganization(test, { fullName: '前台', parentId: office })
  factory = await buildOrganization(test, { fullName: '工厂', parentId: company })
})
afterAll(() => test.close())

interface Row {
  id: string
  account: string
  realName: string
  organize: string
  position: string
  enabledMark: number
}

interface Page {
  list: Row[]
  pagination: { total: number }
}

const list = async (query: Record<string, string> = {}) =>
  (await admin.get<Page>(`${USERS}?${new URLSearchParams(query).toString()}`)).data
const accounts = async (query: Record<string, string> = {}) => (await list(query)).list.map(({ account }) => account)

const person = (body: { account: string; organizeId: string } & Record<string, unknown>) =>
  createPerson({ test, as: admin }, body)

describe('the user list', () => {
  beforeEach(async () => {
    await person({ account: 'wangwei', realName: '王伟', organizeId: office, sortCode: 1, mobilePhone: '13800000001' })
    await person({ account: 'lina', realName: '李娜', organizeId: desk, sortCode: 2, gender: 2 })
    await person({
      account: 'shan',
      realName: '单雄信',
      organizeId: `${factory},${office}`,
      sortCode: 3,
      enabledMark: 0,
    })
  })

  it.each([
    ['李', ['lina']],
    ['LINA', ['lina']],
    ['ww', ['wangwei']],
    ['shanxiong', ['shan']],
    ['13800000001', ['wangwei']],
    ['%', []],
  ])('finds %s', async (keyword, found) => {
    expect(await accounts({ keyword })).toEqual(found)
  })

  it('lists the users of an organisation and its descendants, each user once', async () => {
    expect(await accounts({ organizeId: office })).toEqual(['wangwei', 'lina', 'shan'])
    expect(await accounts({ organizeId: desk })).toEqual(['lina'])
    expect(await accounts({ organizeId: factory })).toEqual(['shan'])
    expect(await accounts({ organizeId: 'nowhere' })).toEqual([])
  })

  it('shows the organisations of users, the current one first', async () => {
    const { list: rows, pagination } = await list({ keyword: 'shan' })

    expect(rows).toMatchObject([{ organize: '集团 / 工厂 ; 集团 / 总部', enabledMark: 0 }])
    expect(pagination.total).toBe(1)
  })

  it('filters, sorts and pages', async () => {
    expect(await accounts({ gender: '2' })).toEqual(['lina'])
    expect(await accounts({ enabledMark: '0' })).toEqual(['shan'])
    expect(await accounts({ sidx: 'account', sort: 'asc', organizeId: company })).toEqual(['lina', 'shan', 'wangwei'])
    expect(await accounts({ sidx: 'realName', sort: 'desc', organizeId: company })).toEqual(['wangwei', 'shan', 'lina'])
    expect(await accounts({ organizeId: company, pageSize: '2', currentPage: '2' })).toEqual(['shan'])
    expect(await accounts({ sidx: 'passwordHash' })).toHaveLength(4)
  })
})

describe('a user', () => {
  it('is stored and read back with all memberships', async () => {
    const positionId = await buildPosition(test, { fullName: '主管', organizeId: office })
    const role = await buildRole(test.deps)
    const managerId = await person({ account: 'boss', organizeId: company })

    const id = await person({
      account: 'lina',
      realName: '李娜',
      gender: 2,
      organizeIdTree: [
        [company, office, desk],
        [company, factory],
      ],
      organizeId: '',
      positionId,
      roleId: role.id,
      managerId,
      mobilePhone: '13912345678',
      birthday: 600_000_000_000,
      description: '说明',
    })
    const { data } = await admin.get(`${USERS}/${id}`)

    expect(data).toMatchObject({
      account: 'lina',
      gender: 2,
      organizeId: `${desk},${factory}`,
      organizeIdTree: [
        [company, office, desk],
        [company, factory],
      ],
      positionId,
      roleId: role.id,
      managerId,
      birthday: 600_000_000_000,
      enabledMark: 1,
      lastModifyTime: null,
    })
    expect(JSON.stringify(data)).not.toContain('argon2')
  })

  it.each([
    [{ account: 'boss' }, 'account', '账号已存在'],
    [{ account: 'a-b' }, 'account', '账户名称只能是数字英文'],
    [{ realName: '李!' }, 'realName', '真实姓名不能含有特殊符号'],
    [{ mobilePhone: '123' }, 'mobilePhone', '请正确输入您的手机号'],
    [{ mobilePhone: '13800000000' }, 'mobilePhone', '手机号码已被使用'],
    [{ email: 'nobody' }, 'email', '请正确输入您的邮箱地址'],
    [{ organizeId: '' }, 'organizeId', '请选择所属组织'],
    [{ organizeId: 'gone' }, 'organizeId', '所属组织不存在或已被删除'],
    [{ positionId: 'gone' }, 'positionId', '岗位不存在，或不属于所选组织'],
    [{ roleId: 'gone' }, 'roleId', '角色不存在或已被删除'],
    [{ managerId: 'gone' }, 'managerId', '直属主管不存在或已被删除'],
    [{ headIcon: 'gone.png' }, 'headIcon', '图片不存在，请重新上传'],
    [{ birthday: 9_000_000_000_000 }, 'birthday', '不能晚于今天'],
    [{ gender: 7 }, 'gender', '提交的内容有误'],
  ])('is refused with %j', async (wrong, field, msg) => {
    await person({ account: 'boss', organizeId: company, mobilePhone: '13800000000' })

    const answer = await admin.post<{ fields: object }>(USERS, {
      account: 'lina',
      realName: '李娜',
      gender: 2,
      organizeId: office,
      ...wrong,
    })

    expect(answer.code).toBe(RESULT.refused)
    expect(answer.msg).toContain(msg)
    expect(Object.keys(answer.data.fields)).toEqual([field])
    expect((await list({ keyword: 'lina' })).pagination.total).toBe(0)
  })

  it('holds positions only of the own organisations and their ancestors', async () => {
    const above = await buildPosition(test, { fullName: '集团岗', organizeId: company })
    const elsewhere = await buildPosition(test, { fullName: '工厂岗', organizeId: factory })

    await person({ account: 'lina', organizeId: desk, positionId: above })
    const id = await idOfAccount(test, 'lina')
    const body = { account: 'lina', realName: 'lina', gender: 1 }

    expect(await admin.put(`${USERS}/${id}`, { ...body, positionId: elsewhere })).toMatchObject({
      code: RESULT.refused,
    })
    expect(await admin.put(`${USERS}/${id}`, { ...body, organizeId: factory, positionId: elsewhere })).toMatchObject({
      code: RESULT.ok,
    })
    expect((await list({ keyword: 'lina' })).list[0]?.position).toBe('工厂岗')
  })

  it('refuses the user and the user’s reports as manager', async () => {
    const boss = await person({ account: 'boss', organizeId: company })
    const middle = await person({ account: 'middle', organizeId: company, managerId: boss })
    const low = await person({ account: 'low', organizeId: company, managerId: middle })
    const body = { account: 'boss', realName: 'boss', gender: 1 }

    expect(await admin.put(`${USERS}/${boss}`, { ...body, managerId: boss })).toMatchObject({
      msg: '直属主管不能为自己',
    })
    expect(await admin.put(`${USERS}/${boss}`, { ...body, managerId: low })).toMatchObject({
      msg: '直属主管不能是我的下属用户',
    })
  })

  it('keeps missing fields, and refuses a change based on an outdated version', async () => {
    const id = await person({ account: 'lina', organizeId: office, description: '说明' })
    const body = { account: 'lina', gender: 1, lastModifyTime: null }

    const first = await admin.put(`${USERS}/${id}`, { ...body, realName: '李娜' })
    const second = await admin.put(`${USERS}/${id}`, { ...body, realName: '李四' })

    expect(first).toMatchObject({ code: RESULT.ok, msg: '更新成功' })
    expect(second.code).toBe(RESULT.conflict)
    expect((await admin.get(`${USERS}/${id}`)).data).toMatchObject({ realName: '李娜', description: '说明' })
    expect(await accounts({ keyword: 'ln' })).toEqual(['lina'])
  })
})

describe('disabling, locking and deleting users', () => {
  it('disabling ends the sessions; enabling allows a new sign-in', async () => {
    const id = await person({ account: 'lina', organizeId: office })
    const token = await buildSession(test.deps, { userId: id })
    expect((await test.as(token).get('/api/oauth/CurrentUser')).code).not.toBe(RESULT.sessionExpired)

    expect(await admin.put(`${USERS}/${id}/Actions/State`)).toMatchObject({ code: RESULT.ok })
    expect(await test.as(token).get('/api/oauth/CurrentUser')).toMatchObject({ code: RESULT.sessionExpired })
    expect((await list({ keyword: 'lina' })).list[0]?.enabledMark).toBe(0)

    await admin.put(`${USERS}/${id}/Actions/State`)
    expect((await list({ keyword: 'lina' })).list[0]?.enabledMark).toBe(1)
    // Enabling does not restore the session.
    expect(await test.as(token).get('/api/oauth/CurrentUser')).toMatchObject({ code: RESULT.sessionExpired })
  })

  it('unlocks locked users only', async () => {
    const { id } = await buildUser(test.deps, { account: 'lina', enabledMark: 2 })

    expect(await admin.put(`${USERS}/${id}/Actions/unlock`)).toMatchObject({ code: RESULT.ok })
    expect(await admin.put(`${USERS}/${id}/Actions/unlock`)).toMatchObject({ msg: '该账户没有被锁定' })
  })

  it('a password reset ends the sessions', async () => {
    const id = await person({ account: 'lina', organizeId: office })
    const token = await buildSession(test.deps, { userId: id })
    const url = `${USERS}/${id}/Actions/ResetPassword`

    expect(await admin.post(url, { id, userPassword: md5('a'), validatePassword: md5('b') })).toMatchObject({
      msg: '密码不一致',
    })
    for (const weak of ['', 'lina', 'LINA', 'password1']) {
      const body = { id, userPassword: md5(weak), validatePassword: md5(weak) }
      expect(await admin.post(url, body)).toMatchObject({ code: RESULT.refused, msg: expect.stringContaining('不能') })
    }
    expect(await admin.post(url, { id, userPassword: md5('abc123'), validatePassword: md5('abc123') })).toMatchObject({
      code: RESULT.ok,
    })

    expect(await test.as(token).get('/api/oauth/CurrentUser')).toMatchObject({ code: RESULT.sessionExpired })
    const form = new URLSearchParams({ account: 'lina', password: md5('abc123') })
    expect((await test.anonymous.post('/api/oauth/Login', form)).msg).not.toContain('密码错误')
  })

  it('refuses to delete users that other rows refer to', async () => {
    const boss = await person({ account: 'boss', organizeId: office })
    const adminId = await idOfAccount(test, 'admin')
    await person({ account: 'low', organizeId: office, managerId: boss })
    const leader = await person({ account: 'leader', organizeId: office })
    await test.deps.db.updateTable('organizations').set({ managerId: leader }).where('id', '=', office).execute()

    expect(await admin.delete(`${USERS}/${adminId}`)).toMatchObject({ msg: '非法操作，禁止删除自己' })
    expect(await admin.delete(`${USERS}/${boss}`)).toMatchObject({ msg: '此用户有下属，无法删除' })
    expect(await admin.delete(`${USERS}/${leader}`)).toMatchObject({ msg: '机构主管不能删除' })
    expect(await admin.put(`${USERS}/${adminId}/Actions/State`)).toMatchObject({ msg: '无法修改管理员账户状态' })
  })

  it('deleting a user frees the account', async () => {
    const id = await person({ account: 'lina', organizeId: office })
    expect(await admin.delete(`${USERS}/${id}`)).toMatchObject({ code: RESULT.ok, msg: '删除成功' })
    expect(await admin.get(`${USERS}/${id}`)).toMatchObject({ code: RESULT.notFound })

    const again = await person({ account: 'lina', organizeId: factory })

    expect(again).not.toBe(id)
    expect(await accounts({ keyword: 'lina' })).toEqual(['lina'])
  })
})

describe('an administrator of a part of the organisation', () => {
  const all = Object.values(PERMISSION.user)

  it('changes only the users of that part', async () => {
    const inside = await person({ account: 'inside', organizeId: desk })
    const outside = await person({ account: 'outside', organizeId: factory })
    const both = await person({ account: 'both', organizeId: `${desk},${factory}` })
    await buildKeeper(test, { account: 'keeper', organizeId: office, permissions: all })
    const keeper = test.as('keeper')
    const body = (account: string) => ({ account, realName: '改名', gender: 1 })
    const md = md5('abc123')

    expect(await keeper.put(`${USERS}/${inside}`, body('inside'))).toMatchObject({ code: RESULT.ok })
    for (const [id, account] of [
      [outside, 'outside'],
      [both, 'both'],
    ] as const) {
      expect(await keeper.put(`${USERS}/${id}`, body(account))).toMatchObject({ code: RESULT.forbidden })
      expect(await keeper.delete(`${USERS}/${id}`)).toMatchObject({ code: RESULT.forbidden })
      expect(await keeper.put(`${USERS}/${id}/Actions/State`)).toMatchObject({ code: RESULT.forbidden })
      const reset = await keeper.post(`${USERS}/${id}/Actions/ResetPassword`, {
        userPassword: md,
        validatePassword: md,
      })
      expect(reset).toMatchObject({ code: RESULT.forbidden, msg: '没有权限操作该数据' })
    }
    expect(await keeper.put(`${USERS}/${inside}`, { ...body('inside'), organizeId: factory })).toMatchObject({
      code: RESULT.forbidden,
    })
    expect(await keeper.post(USERS, { ...body('fresh'), organizeId: factory })).toMatchObject({
      code: RESULT.forbidden,
    })
    expect(await keeper.post(USERS, { ...body('fresh'), organizeId: desk })).toMatchObject({ code: RESULT.ok })
  })

  it('cannot assign roles with more permissions or change administrators', async () => {
    const role = await buildRole(test.deps, { permissions: [PERMISSION.dictionary.view] })
    const inside = await person({ account: 'inside', organizeId: desk })
    const chief = await buildUser(test.deps, { account: 'chief', isAdministrator: true })
    await test.deps.db
      .insertInto('userRelations')
      .values({ userId: chief.id, objectType: 'Organize', objectId: desk })
      .execute()
    await buildKeeper(test, { account: 'keeper', organizeId: office, permissions: all })
    const keeper = test.as('keeper')

    const body = { account: 'inside', realName: 'inside', gender: 1, roleId: role.id }
    expect(await keeper.put(`${USERS}/${inside}`, body)).toMatchObject({ msg: '只能分配您所管理组织的角色' })
    const md = md5('abc123')
    const reset = { userPassword: md, validatePassword: md }
    expect(await keeper.post(`${USERS}/${chief.id}/Actions/ResetPassword`, reset)).toMatchObject({
      code: RESULT.forbidden,
    })
  })
})

describe('bulk actions on users', () => {
  const bulk = async (body: object, as = admin) =>
    (await as.post<{ list: { id: string; ok: boolean; msg: string }[] }>(`${USERS}/Actions/Bulk`, body)).data.list

  it('change each user separately and report the reason of each failure', async () => {
    const boss = await person({ account: 'boss', organizeId: office })
    const low = await person({ account: 'low', organizeId: office, managerId: boss })

    expect(await bulk({ ids: [boss, low, 'gone'], action: 'disable' })).toEqual([
      { id: boss, ok: true, msg: '' },
      { id: low, ok: true, msg: '' },
      { id: 'gone', ok: false, msg: '用户不存在或已被删除' },
    ])
    expect(await accounts({ enabledMark: '0' })).toEqual(['boss', 'low'])
    await bulk({ ids: [boss], action: 'enable' })
    expect(await accounts({ enabledMark: '0' })).toEqual(['low'])
    expect(await bulk({ ids: [boss, low], action: 'delete' })).toMatchObject([
      { ok: false, msg: '此用户有下属，无法删除' },
      { ok: true },
    ])
  })

  it('move users with their valid positions, where the caller may add users', async () => {
    const above = await buildPosition(test, { fullName: '集团岗', organizeId: company })
    const here = await buildPosition(test, { fullName: '总部岗', organizeId: office })
    const id = await person({ account: 'lina', organizeId: office, positionId: `${here},${above}` })
    await buildKeeper(test, { account: 'keeper', organizeId: office, permissions: [PERMISSION.user.edit] })

    expect(await bulk({ ids: [id], action: 'move', organizeId: factory }, test.as('keeper'))).toMatchObject([
      { ok: false, msg: '没有权限操作该数据' },
    ])
    expect(await bulk({ ids: [id], action: 'move', organizeId: factory })).toMatchObject([{ ok: true }])
    expect((await list({ keyword: 'lina' })).list).toMatchObject([{ organize: '集团 / 工厂', position: '集团岗' }])
  })

  it('refuse callers without the permission', async () => {
    await buildUser(test.deps, { account: 'reader', permissions: [PERMISSION.user.view] })

    const answer = await test.as('reader').post(`${USERS}/Actions/Bulk`, { ids: ['x'], action: 'delete' })

    expect(answer.code).toBe(RESULT.forbidden)
  })
})
