import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMenu, buildRole, buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { Authorize, BaseInfo, Major, Subordinate } from './current-user.schema.ts'
import { buildLina, ME, relate } from './current-user.testing.ts'

let test: TestApp
let lina: Caller
let linaId: string

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  linaId = (await buildLina(test)).id
  lina = test.as('lina')
})
afterAll(() => test.close())

const baseInfo = async () => (await lina.get<BaseInfo>(`${ME}/BaseInfo`)).data
const manage = (id: string, managerId: string) =>
  test.deps.db.updateTable('users').set({ managerId }).where('id', '=', id).execute()

it.each([
  ['GET', 'BaseInfo'],
  ['PUT', 'BaseInfo'],
  ['PUT', 'SystemTheme'],
  ['PUT', 'SystemLanguage'],
  ['PUT', 'major'],
  ['PUT', `Avatar/${'0'.repeat(64)}.png`],
  ['POST', 'Actions/ModifyPassword'],
  ['GET', 'Subordinate/0'],
  ['GET', 'Authorize'],
  ['GET', 'SystemLog?category=1'],
  ['GET', 'getUserOrganizes'],
  ['GET', 'getUserPositions'],
] as const)('%s %s requires a session', async (method, path) => {
  const answer = await test.app.inject({ method, url: `${ME}/${path}` })

  expect(answer.json()).toMatchObject({ code: RESULT.sessionExpired })
})

describe('the own data', () => {
  it("contain the user's properties, organisations and positions", async () => {
    const boss = await buildUser(test.deps, { account: 'boss', realName: '陈总' })
    const role = await buildRole(test.deps, { fullName: '技术' })
    await relate(test.deps, linaId, { Role: [role.id] })
    await manage(linaId, boss.id)

    expect(await baseInfo()).toEqual({
      id: linaId,
      account: 'lina',
      realName: '李娜',
      avatar: '',
      company: '集团',
      organize: '集团 / 技术部',
      position: '工程师,架构师',
      manager: '陈总/boss',
      roleId: '技术',
      creatorTime: test.clock.now().getTime(),
      prevLogTime: null,
      entryDate: null,
      birthday: null,
      gender: 3,
      nation: '',
      nativePlace: '',
      certificatesType: '',
      certificatesNumber: '',
      education: '',
      telePhone: '',
      landline: '',
      mobilePhone: '',
      email: '',
      urgentContacts: '',
      urgentTelePhone: '',
      postalAddress: '',
      signature: '',
      theme: null,
      language: null,
    })
  })

  it('are changed where allowed, and only for the own user', async () => {
    await buildUser(test.deps, { account: 'other', realName: '别人' })
    const body = {
      realName: ' 李娜娜 ',
      gender: 2,
      nation: 'han',
      nativePlace: '浙江',
      certificatesType: 'idCard',
      certificatesNumber: '11010519491231002X',
      education: 'bachelor',
      birthday: -631_152_000_000,
      telePhone: '010-1234 5678',
      landline: '+86 (10) 1',
      mobilePhone: '13800000001',
      email: 'lina@example.com',
      urgentContacts: '李父',
      urgentTelePhone: '13800000002',
      postalAddress: '杭州市',
      signature: '你好 <b>😀</b>',
    }

    expect(await lina.put(`${ME}/BaseInfo`, body)).toMatchObject({ code: RESULT.ok, msg: '更新成功', data: null })

    expect(await baseInfo()).toMatchObject({ ...body, realName: '李娜娜' })
    const other = await test.as('other').get<BaseInfo>(`${ME}/BaseInfo`)
    expect(other.data).toMatchObject({ realName: '别人', email: '', birthday: null })
  })

  it('keep omitted properties and clear empty ones', async () => {
    await lina.put(`${ME}/BaseInfo`, { email: 'lina@example.com', mobilePhone: '13800000001', birthday: 0 })

    await lina.put(`${ME}/BaseInfo`, { mobilePhone: '', birthday: null })

    expect(await baseInfo()).toMatchObject({ email: 'lina@example.com', mobilePhone: '', birthday: null })
  })

  it.each([
    ['realName', { realName: ' \u3000' }, '不能为空'],
    ['realName', { realName: '名'.repeat(51) }, '最多 50 个字符'],
    ['gender', { gender: 4 }, '不能大于 3'],
    ['email', { email: 'lina@' }, '邮箱'],
    ['mobilePhone', { mobilePhone: '12345' }, '手机号'],
    ['telePhone', { telePhone: 'call me' }, '格式不正确'],
    ['birthday', { birthday: 1_900_000_000_000 }, '不能晚于今天'],
    ['signature', { signature: '字'.repeat(501) }, '最多 500 个字符'],
  ])('refuse %s: %j', async (field, body, problem) => {
    const answer = await lina.put<{ fields: Record<string, string> }>(`${ME}/BaseInfo`, body)

    expect(answer.code).toBe(RESULT.refused)
    expect(answer.data.fields[field]).toContain(problem)
    expect(await baseInfo()).toMatchObject({ account: 'lina', realName: '李娜', email: '' })
  })

  it('ignore properties that users may not change themselves', async () => {
    const answer = await lina.put(`${ME}/BaseInfo`, {
      account: 'admin',
      isAdministrator: 1,
      organizeId: 'sales',
      email: 'lina@example.com',
    })

    expect(answer.code).toBe(RESULT.ok)
    expect(await baseInfo()).toMatchObject({ account: 'lina', email: 'lina@example.com' })
    const stored = await test.deps.db.selectFrom('users').selectAll().where('account', '=', 'lina').executeTakeFirst()
    expect(stored).toMatchObject({ isAdministrator: 0, organizeId: 'it' })
  })

  it('refuse a mobile number that another user signs in with', async () => {
    const other = await buildUser(test.deps, { account: 'other' })
    await test.deps.db.updateTable('users').set({ mobilePhone: '13800000001' }).where('id', '=', other.id).execute()

    const taken = await lina.put(`${ME}/BaseInfo`, { mobilePhone: '13800000001' })

    expect(taken).toMatchObject({ code: RESULT.refused, data: { fields: { mobilePhone: '手机号码已被使用' } } })
  })

  it('refuse a body that is too large or empty', async () => {
    const huge = await lina.put(`${ME}/BaseInfo`, { signature: 'x'.repeat(2_000_000) })
    const empty = await lina.put(`${ME}/BaseInfo`, {})

    expect(huge).toMatchObject({ code: RESULT.refused, msg: '提交的内容过大' })
    expect(empty.code).toBe(RESULT.refused)
  })
})

describe('theme and language', () => {
  it.each(['classic', 'functional', 'plain', 'blend'])('store layout %s', async (theme) => {
    expect(await lina.put(`${ME}/SystemTheme`, { theme })).toMatchObject({ code: RESULT.ok })
    expect(await baseInfo()).toMatchObject({ theme })
  })

  it.each(['zh', 'zhtw', 'en'])('store language %s', async (language) => {
    expect(await lina.put(`${ME}/SystemLanguage`, { language })).toMatchObject({ code: RESULT.ok, msg: '切换成功' })
    expect(await baseInfo()).toMatchObject({ language })
  })

  it.each([
    ['SystemTheme', { theme: 'dark' }],
    ['SystemTheme', { theme: null }],
    ['SystemTheme', {}],
    ['SystemLanguage', { language: 'fr' }],
    ['SystemLanguage', { language: 'zh-TW' }],
  ])('%s refuses %j', async (path, body) => {
    expect(await lina.put(`${ME}/${path}`, body)).toMatchObject({ code: RESULT.refused })
    expect(await baseInfo()).toMatchObject({ theme: null, language: null })
  })
})

describe('subordinates', () => {
  const below = async (id: string) => (await lina.get<Subordinate[]>(`${ME}/Subordinate/${id}`)).data

  it('start with the caller and are read level by level', async () => {
    const leader = await buildUser(test.deps, { account: 'leader', realName: '李主管', organizeId: 'sales' })
    const member = await buildUser(test.deps, { account: 'member', organizeId: 'sales' })
    await manage(leader.id, linaId)
    await manage(member.id, leader.id)

    const person = { avatar: '', position: '' }
    expect(await below('0')).toEqual([
      { ...person, id: linaId, userName: '李娜/lina', department: '技术部', position: '工程师', isLeaf: false },
    ])
    expect(await below(linaId)).toEqual([
      { ...person, id: leader.id, userName: '李主管/leader', department: '市场部', isLeaf: false },
    ])
    expect(await below(leader.id)).toEqual([
      { ...person, id: member.id, userName: 'member/member', department: '市场部', isLeaf: true },
    ])
    expect(await below(member.id)).toEqual([])
  })

  it('end in a cycle of managers', async () => {
    const leader = await buildUser(test.deps, { account: 'leader' })
    await manage(leader.id, linaId)
    await manage(linaId, leader.id)
    const [first] = await below(linaId)

    expect(first).toMatchObject({ id: leader.id, isLeaf: true })
    expect(await below(leader.id)).toEqual([])
  })

  it('end at a user who is their own manager', async () => {
    await manage(linaId, linaId)

    expect(await below('0')).toMatchObject([{ id: linaId, isLeaf: true }])
    expect(await below(linaId)).toEqual([])
  })

  it('of other users are not shown, nor whether any exist', async () => {
    const boss = await buildUser(test.deps, { account: 'boss' })
    const colleague = await buildUser(test.deps, { account: 'colleague' })
    await manage(linaId, boss.id)
    await manage(colleague.id, boss.id)

    for (const id of [boss.id, colleague.id, 'nobody', "' or 1=1 --"])
      expect(await lina.get(`${ME}/Subordinate/${encodeURIComponent(id)}`)).toMatchObject({ code: RESULT.notFound })
  })

  it('omit deleted users and their subordinates', async () => {
    const leader = await buildUser(test.deps, { account: 'leader' })
    const member = await buildUser(test.deps, { account: 'member' })
    await manage(leader.id, linaId)
    await manage(member.id, leader.id)
    await test.deps.db.updateTable('users').set({ deleteMark: 1 }).where('id', '=', leader.id).execute()

    expect(await below('0')).toMatchObject([{ isLeaf: true }])
    expect(await below(linaId)).toEqual([])
    expect(await lina.get(`${ME}/Subordinate/${member.id}`)).toMatchObject({ code: RESULT.notFound })
  })
})

describe('authorisations', () => {
  it('are trees whose parents are menu entries', async () => {
    const top = await buildMenu(test.deps, { enCode: 'system', type: 1, fullName: '系统' })
    const page = await buildMenu(test.deps, {
      enCode: 'page',
      parentId: top.id,
      fullName: '页面',
      buttons: ['add', 'edit'],
    })
    await buildMenu(test.deps, { enCode: 'secret' })
    const buttons = await test.deps.db.selectFrom('menuItems').select(['id', 'enCode']).execute()
    const add = buttons.find(({ enCode }) => enCode === 'add')
    const to = { objectType: 'User', objectId: linaId, creatorUserId: null } as const
    await test.deps.db
      .insertInto('authorities')
      .values([
        { ...to, itemType: 'module', itemId: page.id },
        { ...to, itemType: 'button', itemId: add?.id ?? '' },
      ])
      .execute()

    const { data } = await lina.get<Authorize>(`${ME}/Authorize`)

    const pageNode = { id: page.id, parentId: top.id, fullName: '页面', icon: '', sortCode: 0 }
    const topNode = { id: top.id, parentId: '-1', fullName: '系统', icon: '', sortCode: 0, hasChildren: true }
    const addNode = { id: add?.id, parentId: page.id, fullName: 'add', icon: '', sortCode: 0, hasChildren: false }
    expect(data).toEqual({
      module: [{ ...topNode, children: [{ ...pageNode, hasChildren: false }] }],
      button: [{ ...topNode, children: [{ ...pageNode, hasChildren: true, children: [addNode] }] }],
      column: [],
      form: [],
      resource: [],
    })
  })

  it('of an administrator contain everything', async () => {
    await buildMenu(test.deps, { enCode: 'page', buttons: ['add'] })

    const { data } = await test.as('admin').get<Authorize>(`${ME}/Authorize`)

    expect(data.button).toMatchObject([{ children: [{ fullName: 'add' }] }])
  })
})

describe('organisations and positions', () => {
  const organizations = async () => (await lina.get<Major[]>(`${ME}/getUserOrganizes`)).data
  const positions = async () => (await lina.get<Major[]>(`${ME}/getUserPositions`)).data
  const change = (majorType: string, majorId: string) => lina.put(`${ME}/major`, { majorType, majorId })

  async function grantTo(objectType: 'User' | 'Position' | 'Organize', objectId: string) {
    const { id } = await buildMenu(test.deps)
    await test.deps.db
      .insertInto('authorities')
      .values({ itemType: 'module', itemId: id, objectType, objectId, creatorUserId: null })
      .execute()
  }

  it('are listed with the current one marked', async () => {
    expect(await organizations()).toEqual([
      { id: 'it', fullName: '集团 / 技术部', isDefault: true },
      { id: 'sales', fullName: '集团 / 市场部', isDefault: false },
    ])
    expect(await positions()).toEqual([
      { id: 'engineer', fullName: '工程师', isDefault: true },
      { id: 'architect', fullName: '架构师', isDefault: false },
    ])
  })

  it('are switched, and the position follows the organisation', async () => {
    await grantTo('User', linaId)

    expect(await change('Position', 'architect')).toMatchObject({ code: RESULT.ok, msg: '切换成功' })
    expect(await positions()).toMatchObject([{ isDefault: false }, { id: 'architect', isDefault: true }])

    expect(await change('Organize', 'sales')).toMatchObject({ code: RESULT.ok })
    expect(await organizations()).toMatchObject([{ isDefault: false }, { id: 'sales', isDefault: true }])
    expect(await positions()).toEqual([{ id: 'seller', fullName: '销售', isDefault: true }])
  })

  it('cannot be switched to an organisation without any grant', async () => {
    await grantTo('Position', 'engineer')

    expect(await change('Organize', 'sales')).toMatchObject({
      code: RESULT.refused,
      msg: '该组织内权限为空，组织切换失败！',
    })
    expect(await organizations()).toMatchObject([{ id: 'it', isDefault: true }, { isDefault: false }])
  })

  it.each([
    ['Position', 'seller'],
    ['Organize', 'sales'],
    ['Organize', 'group'],
  ] as const)('can be switched to an organisation with grants by %s %s', async (objectType, objectId) => {
    await relate(test.deps, linaId, { Organize: ['group'] })
    await grantTo(objectType, objectId)

    expect(await change('Organize', 'sales')).toMatchObject({ code: RESULT.ok })
  })

  it('can be switched by administrators without any grant', async () => {
    const boss = await buildUser(test.deps, { account: 'boss', isAdministrator: true })
    await relate(test.deps, boss.id, { Organize: ['sales'] })

    const answer = await test.as('boss').put(`${ME}/major`, { majorType: 'Organize', majorId: 'sales' })

    expect(answer).toMatchObject({ code: RESULT.ok })
  })

  it.each([
    ['Organize', 'group', RESULT.notFound],
    ['Organize', 'old', RESULT.notFound],
    ['Organize', 'nowhere', RESULT.notFound],
    ['Position', 'seller', RESULT.notFound],
    ['System', 'it', RESULT.refused],
  ])('%s %s is refused: it does not belong to the user', async (majorType, majorId, code) => {
    await grantTo('User', linaId)

    expect(await change(majorType, majorId)).toMatchObject({ code })
    expect(await organizations()).toMatchObject([{ id: 'it', isDefault: true }, {}])
  })

  it('are listed also when organisations form a cycle', async () => {
    await test.deps.db.updateTable('organizations').set({ parentId: 'it' }).where('id', '=', 'group').execute()

    expect(await organizations()).toMatchObject([{ fullName: '集团 / 技术部' }, { fullName: '技术部 / 集团 / 市场部' }])
  })
})
