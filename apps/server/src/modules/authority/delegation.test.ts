import { PERMISSION, RESULT, type PermissionCode } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import type { Answer, Caller } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import {
  buildKeeper,
  buildOrganization,
  buildPosition,
  createPerson,
  idOfAccount,
  USERS,
} from '../user/user.testing.ts'
import { buildPage, grantPage } from './authority.testing.ts'

// A delegated administrator of an organisation with a role, a position and a department whose grants the
// administrator lacks.

const ROLE = '/api/permission/Role'
const POSITION = '/api/permission/Position'
const DEPARTMENT = '/api/permission/Organize/Department'
const BIN = '/api/permission/RecycleBin'
const AUTHORITY = '/api/permission/Authority'
const RELATION = '/api/permission/UserRelation'

const EVERYTHING = [
  ...Object.values(PERMISSION.user),
  ...Object.values(PERMISSION.role),
  ...Object.values(PERMISSION.position),
  ...Object.values(PERMISSION.department),
  ...Object.values(PERMISSION.recycleBin),
  ...Object.values(PERMISSION.authority),
] satisfies PermissionCode[]

let test: TestApp
let admin: Caller
let keeper: Caller
let shop: string
let team: string
let role: string
let position: string
let clerk: string
let page: Awaited<ReturnType<typeof buildPage>>

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  admin = test.as('admin')
  shop = await buildOrganization(test, { fullName: '门店' })
  team = await buildOrganization(test, { fullName: '收银', parentId: shop })
  position = await buildPosition(test, { fullName: '收银员', organizeId: shop })
  role = await buildRoleOfShop('收银')
  page = await buildPage(test.deps, { fullName: '收款', buttons: ['btn_pay'], schemes: { sqos_own: [] } })
  await buildKeeper(test, { account: 'keeper', organizeId: shop, permissions: EVERYTHING })
  keeper = test.as('keeper')
  clerk = await createPerson({ test, as: admin }, { account: 'clerk', organizeId: shop })
})

async function buildRoleOfShop(fullName: string) {
  const body = { fullName, enCode: `r${test.deps.newId().slice(-8)}`, globalMark: 0, organizeIdsTree: [[shop]] }
  await admin.post(ROLE, body)
  const row = await test.deps.db.selectFrom('roles').select('id').where('enCode', '=', body.enCode).executeTakeFirst()
  return row?.id ?? ''
}

type Giver = 'Role' | 'Position' | 'Organize' | 'User'
const idOf = (objectType: Giver) => ({ Role: role, Position: position, Organize: team, User: clerk })[objectType]

/** Grants the page, its button and its rows. */
const grantAll = (objectType: Giver, objectId = idOf(objectType)) =>
  grantPage(test.deps, page, { objectType, objectId, items: ['button:btn_pay', 'resource:sqos_own'] })

const holdAll = async () => {
  await grantAll('User', await idOfAccount(test, 'keeper'))
}

const NOT_HELD = '只能授予您自己拥有的权限，您没有：收款、收款 / btn_pay、收款 / sqos_own'
const bodyOf = (own: object) => ({ account: 'clerk', realName: 'clerk', gender: 1, ...own })
const fresh = (own: object) => ({ account: 'fresh', realName: 'fresh', gender: 1, organizeId: shop, ...own })
const off = (table: 'roles' | 'positions' | 'organizations', id: string) =>
  test.deps.db.updateTable(table).set({ enabledMark: 0 }).where('id', '=', id).execute()
const nameOf = async (table: 'roles' | 'positions' | 'organizations', id: string) =>
  await test.deps.db.selectFrom(table).select(['enCode', 'fullName']).where('id', '=', id).executeTakeFirstOrThrow()
const member = (objectType: 'Role' | 'Position' | 'Organize', userId = clerk) =>
  test.deps.db
    .insertInto('userRelations')
    .values({ userId, objectType, objectId: idOf(objectType) })
    .execute()

interface Path {
  name: string
  giver: Giver
  /** Creates the grant, or removes it beforehand. */
  prepare?: () => Promise<unknown>
  give: () => Promise<Answer<unknown>>
}

const PATHS: Path[] = [
  { name: 'a role of a person', giver: 'Role', give: () => keeper.put(`${USERS}/${clerk}`, bodyOf({ roleId: role })) },
  {
    name: 'a position of a person',
    giver: 'Position',
    give: () => keeper.put(`${USERS}/${clerk}`, bodyOf({ positionId: position })),
  },
  {
    name: 'an organisation of a person',
    giver: 'Organize',
    give: () => keeper.put(`${USERS}/${clerk}`, bodyOf({ organizeId: `${shop},${team}` })),
  },
  { name: 'a role of a new person', giver: 'Role', give: () => keeper.post(USERS, fresh({ roleId: role })) },
  {
    name: 'a position of a new person',
    giver: 'Position',
    give: () => keeper.post(USERS, fresh({ positionId: position })),
  },
  { name: 'a new person', giver: 'Organize', give: () => keeper.post(USERS, fresh({ organizeId: team })) },
  {
    name: 'the members of a role',
    giver: 'Role',
    give: () => keeper.post(`${RELATION}/${role}`, { objectId: role, objectType: 'Role', userIds: [clerk] }),
  },
  {
    name: 'the members of a position',
    giver: 'Position',
    give: () =>
      keeper.post(`${RELATION}/${position}`, { objectId: position, objectType: 'Position', userIds: [clerk] }),
  },
  { name: 'a copy of a role', giver: 'Role', give: () => keeper.post(`${ROLE}/${role}/Actions/Copy`) },
  {
    name: 'a role that is enabled',
    giver: 'Role',
    prepare: () => off('roles', role),
    give: () => keeper.put(`${ROLE}/${role}/Actions/State`),
  },
  {
    name: 'a role that is saved as on',
    giver: 'Role',
    prepare: () => off('roles', role),
    give: async () =>
      await keeper.put(`${ROLE}/${role}`, {
        ...(await nameOf('roles', role)),
        globalMark: 0,
        organizeIdsTree: [[shop]],
        enabledMark: 1,
      }),
  },
  {
    name: 'a position that is saved as on',
    giver: 'Position',
    prepare: () => off('positions', position),
    give: async () =>
      await keeper.put(`${POSITION}/${position}`, {
        ...(await nameOf('positions', position)),
        organizeId: shop,
        type: 'technical',
        enabledMark: 1,
      }),
  },
  {
    name: 'a department that is saved as on',
    giver: 'Organize',
    prepare: () => off('organizations', team),
    give: async () =>
      await keeper.put(`${DEPARTMENT}/${team}`, {
        ...(await nameOf('organizations', team)),
        parentId: shop,
        enabledMark: 1,
      }),
  },
  {
    name: 'a user from the recycle bin, with a role',
    giver: 'Role',
    prepare: async () => {
      await member('Role')
      await admin.delete(`${USERS}/${clerk}`)
    },
    give: () => keeper.put(`${BIN}/user/${clerk}/Actions/Restore`),
  },
  {
    name: 'a user from the recycle bin, with direct grants',
    giver: 'User',
    prepare: () => admin.delete(`${USERS}/${clerk}`),
    give: () => keeper.put(`${BIN}/user/${clerk}/Actions/Restore`),
  },
  {
    name: 'a position from the recycle bin',
    giver: 'Position',
    prepare: () => admin.delete(`${POSITION}/${position}`),
    give: () => keeper.put(`${BIN}/position/${position}/Actions/Restore`),
  },
]

/** The state that the operations could change: grants and memberships. */
async function state() {
  const { db } = test.deps
  return await Promise.all([
    db.selectFrom('userRelations').selectAll().orderBy('userId').orderBy('objectId').execute(),
    db.selectFrom('authorities').selectAll().orderBy('id').execute(),
    db.selectFrom('users').select(['id', 'deleteMark']).orderBy('id').execute(),
    db.selectFrom('roles').select(['id', 'enabledMark', 'deleteMark']).orderBy('id').execute(),
  ])
}

describe.each(PATHS)('$name', ({ giver, prepare, give }) => {
  it('refuses grants that the caller does not hold, and names the first one', async () => {
    await prepare?.()
    await grantAll(giver)
    const before = await state()

    const answer = await give()

    expect({ msg: answer.msg, refused: answer.code !== RESULT.ok }).toEqual({ msg: NOT_HELD, refused: true })
    expect(await state()).toEqual(before)
  })

  it('allows grants that the caller holds', async () => {
    await prepare?.()
    await grantAll(giver)
    await holdAll()

    expect(await give()).toMatchObject({ code: RESULT.ok })
  })
})

it('refuses to move a user to an organisation, role or position with grants that the caller lacks', async () => {
  await grantAll('Organize')
  const move = async () =>
    (
      await keeper.post<{ list: object[] }>(`${USERS}/Actions/Bulk`, {
        action: 'move',
        ids: [clerk],
        organizeId: team,
      })
    ).data.list

  expect(await move()).toEqual([{ id: clerk, ok: false, msg: NOT_HELD }])
  await holdAll()
  expect(await move()).toMatchObject([{ ok: true }])
})

it('refuses to create or restore a user with grants that the caller lacks', async () => {
  await grantAll('Role')
  await grantAll('Organize')
  const bringIn = async (as: Caller) => {
    const form = new FormData()
    const lines = [
      '账户,姓名,性别,所属组织,状态,岗位,角色',
      'a,甲,男,门店,正常,,收银',
      'b,乙,男,门店/收银,正常,,',
      'clerk,丙,男,门店,正常,,',
    ]
    form.append('file', new Blob([lines.join('\n')]), 'people.csv')
    const { data } = await as.post<{ name: string }>(`${USERS}/Uploader`, form)
    await test.app.jobs.drain()
    return data.name
  }
  const id = await bringIn(keeper)
  const rows = await keeper.get<{ list: { problems: object }[] }>(`${USERS}/Imports/${id}/Rows`)
  expect(rows.data.list.map(({ problems }) => problems)).toEqual([
    { roleId: '其中包含您自己没有的权限，不能授予他人' },
    { organizeId: '其中包含您自己没有的权限，不能授予他人' },
    {},
  ])

  // The list removes the clerk from the team; meanwhile the team received more grants, so the clerk cannot be added
  // again.
  await test.deps.db.deleteFrom('authorities').where('objectId', '=', team).execute()
  await member('Organize')
  const leaving = await bringIn(keeper)
  await keeper.post(`${USERS}/Imports/${leaving}/Actions/Start`)
  await test.app.jobs.drain()
  await grantAll('Organize')
  await keeper.post(`${USERS}/Imports/${leaving}/Actions/Undo`)
  await test.app.jobs.drain()
  const places = await test.deps.db
    .selectFrom('userRelations')
    .select('objectId')
    .where('userId', '=', clerk)
    .where('objectType', '=', 'Organize')
    .execute()
  expect(places).toEqual([{ objectId: shop }])
})

it('names the first missing grant, in the language of the caller', async () => {
  const many = await buildPage(test.deps, { fullName: '报表', buttons: ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'] })
  const items = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'].map((code) => `button:${code}`)
  await grantPage(test.deps, many, { objectType: 'Role', objectId: role, items })
  const ask = async (language: string) => {
    const headers = { authorization: await test.tokenOf('keeper'), 'accept-language': language }
    const answer = await test.app.inject({ method: 'POST', url: `${ROLE}/${role}/Actions/Copy`, headers })
    return answer.json<{ msg: string }>().msg
  }

  expect(await ask('zh')).toBe(
    '只能授予您自己拥有的权限，您没有其中 7 项：报表、报表 / b1、报表 / b2、报表 / b3、报表 / b4 等',
  )
  expect(await ask('en')).toContain('7 of these: 报表, 报表 / b1')
})

it('counts disabled items: they may be enabled later', async () => {
  await grantAll('Role')
  await test.deps.db.updateTable('menus').set({ enabledMark: 0 }).where('id', '=', page.menuId).execute()

  expect(await keeper.post(`${ROLE}/${role}/Actions/Copy`)).toMatchObject({ msg: NOT_HELD })
})

it('allows only system administrators to restore a system administrator', async () => {
  const { id } = await buildUser(test.deps, { account: 'chief', isAdministrator: true, organizeId: shop })
  await member('Role', id)
  await test.deps.db
    .insertInto('userRelations')
    .values({ userId: id, objectType: 'Organize', objectId: shop })
    .execute()
  await admin.delete(`${USERS}/${id}`)

  expect((await keeper.put(`${BIN}/user/${id}/Actions/Restore`)).code).toBe(RESULT.forbidden)
  expect((await admin.put(`${BIN}/user/${id}/Actions/Restore`)).code).toBe(RESULT.ok)
})

it('shows and replaces only holders of an item whom the caller may change', async () => {
  const elsewhere = await buildOrganization(test, { fullName: '总部' })
  const { id: stranger } = await buildUser(test.deps, { account: 'stranger', organizeId: elsewhere })
  await holdAll()
  await grantAll('User', stranger)
  await grantAll('User')
  const URL = `${AUTHORITY}/Model/${page.menuId}`

  expect((await keeper.get(`${URL}/User`)).data).toEqual({ ids: [clerk] })
  const saved = await keeper.put(URL, { itemType: 'module', objectType: 'User', objectId: [] })
  expect(saved.code).toBe(RESULT.ok)
  expect((await admin.get<{ ids: string[] }>(`${URL}/User`)).data.ids).toContain(stranger)
  expect((await keeper.get(`${URL}/User`)).data).toEqual({ ids: [] })
})

// The reverse: a caller who sets a password gains all grants of that user.
describe.each<{ name: string; prepare?: () => Promise<unknown>; change: () => Promise<Answer<unknown>> }>([
  {
    name: 'a new password',
    change: () => {
      const password = 'a'.repeat(32)
      const body = { id: clerk, userPassword: password, validatePassword: password }
      return keeper.post(`${USERS}/${clerk}/Actions/ResetPassword`, body)
    },
  },
  {
    name: 'another account',
    change: () => keeper.put(`${USERS}/${clerk}`, bodyOf({ account: 'mine' })),
  },
  {
    name: 'another mobile number',
    change: () => keeper.put(`${USERS}/${clerk}`, bodyOf({ mobilePhone: '13812345678' })),
  },
  {
    name: 'an account that is let in again',
    prepare: () => stateOf(0),
    change: () => keeper.put(`${USERS}/${clerk}/Actions/State`),
  },
  {
    name: 'an account that is saved as on',
    prepare: () => stateOf(0),
    change: () => keeper.put(`${USERS}/${clerk}`, bodyOf({ enabledMark: 1 })),
  },
  {
    name: 'an account that is unlocked',
    prepare: () => stateOf(2),
    change: () => keeper.put(`${USERS}/${clerk}/Actions/unlock`),
  },
])('$name', ({ prepare, change }) => {
  it.each(['User', 'Role', 'Position', 'Organize'] as const)(
    'is refused to callers with fewer grants than the user: %s',
    async (giver) => {
      if (giver !== 'User') await member(giver)
      await grantAll(giver)
      await prepare?.()
      const before = await signIn()

      const answer = await change()

      expect(answer).toMatchObject({
        code: RESULT.forbidden,
        msg: expect.stringContaining('此人拥有您没有的权限：收款、'),
      })
      expect(await signIn()).toEqual(before)
      await holdAll()
      expect(await change()).toMatchObject({ code: RESULT.ok })
    },
  )

  it('is refused to callers who administer fewer organisations than the user', async () => {
    const elsewhere = await buildOrganization(test, { fullName: '总部' })
    await test.deps.db
      .insertInto('organizationAdministrators')
      .values({ ...rights(1), id: 'k', organizeId: elsewhere, userId: clerk, description: '', creatorUserId: null })
      .execute()
    await prepare?.()
    const before = await signIn()

    expect(await change()).toMatchObject({
      code: RESULT.forbidden,
      msg: expect.stringContaining('管理着您没有管理的组织'),
    })
    expect(await signIn()).toEqual(before)
  })
})

it('refuses the same in imports of users, and allows changes that reset no password', async () => {
  await grantAll('User')
  const form = new FormData()
  const lines = ['账户,姓名,性别,所属组织,状态,手机号码', 'clerk,丙,男,门店,正常,13812345678']
  form.append('file', new Blob([lines.join('\n')]), 'people.csv')

  const { data } = await keeper.post<{ name: string }>(`${USERS}/Uploader`, form)
  await test.app.jobs.drain()

  const rows = await keeper.get<{ list: { problems: object }[] }>(`${USERS}/Imports/${data.name}/Rows`)
  expect(rows.data.list.map(({ problems }) => problems)).toEqual([
    { mobilePhone: '此人拥有您没有的权限，登录信息请由系统管理员修改' },
  ])
  expect(await keeper.put(`${USERS}/${clerk}`, bodyOf({ description: '说明' }))).toMatchObject({ code: RESULT.ok })
  expect(await keeper.put(`${USERS}/${clerk}/Actions/State`)).toMatchObject({ code: RESULT.ok })
})

const stateOf = (enabledMark: number) =>
  test.deps.db.updateTable('users').set({ enabledMark }).where('id', '=', clerk).execute()

/** The sign-in credentials of the user. */
const signIn = () =>
  test.deps.db
    .selectFrom('users')
    .select(['account', 'mobilePhone', 'passwordHash', 'enabledMark'])
    .where('id', '=', clerk)
    .executeTakeFirstOrThrow()

const rights = (given: number) => ({
  thisLayerSelect: given,
  thisLayerAdd: given,
  thisLayerEdit: given,
  thisLayerDelete: given,
  subLayerSelect: given,
  subLayerAdd: given,
  subLayerEdit: given,
  subLayerDelete: given,
})

it('refuses a level above the own one, and allows the own one and those below', async () => {
  const fields = await buildPage(test.deps, { fullName: '合同', forms: ['F_Sum'], schemes: { draft: [] } })
  const [sum, draft] = ['form:F_Sum', 'resource:draft'].map(fields.idOf)
  const holder = await idOfAccount(test, 'keeper')
  const items = ['form:F_Sum', 'resource:draft']
  const levels = { 'form:F_Sum': 'read', 'resource:draft': 'edit' } as const
  await grantPage(test.deps, fields, { objectType: 'User', objectId: holder, items, levels })
  const give = (given: object) =>
    keeper.put(`${AUTHORITY}/Data/${role}`, {
      objectType: 'Role',
      module: [fields.menuId],
      form: [sum],
      resource: [draft],
      levels: given,
    })
  const read = { [String(sum)]: 'read' }

  for (const tooMuch of [{}, read, { ...read, [String(draft)]: 'remove' }, { [String(draft)]: 'edit' }])
    expect(await give(tooMuch)).toMatchObject({ code: RESULT.forbidden, msg: expect.stringContaining('合同') })
  expect(await give({ ...read, [String(draft)]: 'edit' })).toMatchObject({ code: RESULT.ok })
  expect(await give({ ...read, [String(draft)]: 'read' })).toMatchObject({ code: RESULT.ok })
  // What two grants give together may be given.
  const membership = { userId: holder, objectType: 'Organize' as const, objectId: shop }
  await test.deps.db
    .insertInto('userRelations')
    .values(membership)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await grantPage(test.deps, fields, {
    objectType: 'Organize',
    objectId: shop,
    items,
    levels: { 'resource:draft': 'remove' },
  })
  expect(await give({})).toMatchObject({ code: RESULT.ok })
})
