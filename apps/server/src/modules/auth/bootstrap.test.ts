import { MENU_TYPE, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMenu, buildRole, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildKeeper } from '../user/user.testing.ts'
import type { CurrentUser } from './auth.schema.ts'
import { buildReader, signIn, writeSettings } from './auth.testing.ts'

const START = '2026-11-21T09:00:00+08:00'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  test.clock.set(START)
})
afterAll(() => test.close())
async function readMe(account: string) {
  const { data } = await test.as(account).get<CurrentUser>('/api/oauth/CurrentUser')
  return data
}

/** An organisation tree with a manager, a department leader and a member. */
async function buildCompany() {
  const { deps } = test
  const organization = { enabledMark: 1, creatorTime: deps.now() }
  await deps.db
    .insertInto('organizations')
    .values([
      { ...organization, id: 'group', parentId: '-1', category: 'company', fullName: '集团', enCode: 'group' },
      { ...organization, id: 'it', parentId: 'group', category: 'department', fullName: '技术部', enCode: 'it' },
      { ...organization, id: 'data', parentId: 'it', category: 'department', fullName: '数据组', enCode: 'data' },
      {
        ...organization,
        id: 'gone',
        parentId: 'it',
        category: 'department',
        fullName: '旧组',
        enCode: 'gone',
        deleteMark: 1,
      },
    ])
    .execute()
  await deps.db
    .insertInto('positions')
    .values([
      { id: 'lead', organizeId: 'group', type: 'management', fullName: '主管', enCode: 'lead' },
      { id: 'engineer', organizeId: 'it', type: 'technical', fullName: '工程师', enCode: 'engineer', sortCode: 1 },
      { id: 'elsewhere', organizeId: 'data', type: 'technical', fullName: '分析师', enCode: 'elsewhere', sortCode: 2 },
    ])
    .execute()
  const role = await buildRole(deps, { fullName: '技术', permissions: ['systemData.dictionary'] })
  const boss = await buildUser(deps, { account: 'boss', realName: '陈总', organizeId: 'group' })
  const leader = await buildUser(deps, { account: 'leader', realName: '李主管', organizeId: 'it', roleIds: [role.id] })
  const member = await buildUser(deps, { account: 'member', organizeId: 'data' })
  const manage = (id: string, managerId: string) =>
    deps.db.updateTable('users').set({ managerId }).where('id', '=', id).execute()
  await manage(leader.id, boss.id)
  await manage(member.id, leader.id)
  await deps.db.updateTable('users').set({ positionId: 'engineer' }).where('id', '=', leader.id).execute()
  await deps.db
    .insertInto('userRelations')
    .values(
      ['lead', 'engineer', 'elsewhere'].map(
        (objectId) => ({ userId: leader.id, objectType: 'Position', objectId }) as const,
      ),
    )
    .execute()
  return { boss, leader, member, role }
}

describe('userInfo', () => {
  it('contains organisation, manager, positions and roles of the user', async () => {
    const { boss, leader, member, role } = await buildCompany()

    const { userInfo } = await readMe('leader')

    expect(userInfo).toMatchObject({
      userId: leader.id,
      userAccount: 'leader',
      userName: '李主管',
      isAdministrator: false,
      organizeId: 'it',
      organizeName: '集团/技术部',
      organizeIdList: ['group', 'it'],
      departmentId: 'it',
      departmentName: '技术部',
      managerId: boss.id,
      manager: '陈总/boss',
      subordinates: [member.id],
      positionId: 'engineer',
      positionName: '工程师',
      positionIds: [
        { id: 'lead', name: '主管' },
        { id: 'engineer', name: '工程师' },
      ],
      roleIds: [role.id],
      roleId: role.id,
      roleName: '技术',
    })
    expect(userInfo.subsidiary.toSorted()).toEqual(['data', 'it'])
  })

  it('is empty where a user without organisation has no value', async () => {
    const { userInfo } = await readMe('admin')

    expect(userInfo).toMatchObject({
      isAdministrator: true,
      organizeId: '',
      organizeName: '',
      organizeIdList: [],
      departmentId: '',
      manager: '',
      subsidiary: [],
      positionIds: [],
      roleIds: [],
    })
  })

  it('handles cycles among organisations and managers', async () => {
    const { boss, member } = await buildCompany()
    await test.deps.db.updateTable('organizations').set({ parentId: 'data' }).where('id', '=', 'group').execute()
    await test.deps.db.updateTable('users').set({ managerId: member.id }).where('id', '=', boss.id).execute()

    const { userInfo } = await readMe('leader')

    expect(userInfo.organizeIdList.toSorted()).toEqual(['data', 'group', 'it'])
    expect(userInfo.subordinates.toSorted()).toEqual([boss.id, member.id].toSorted())
  })

  it('contains this and the previous sign-in when the setting is on', async () => {
    test.clock.set('2026-03-01T08:00:00Z')
    await buildReader(test.deps)
    await signIn(test, { account: 'lina' })
    test.clock.set('2026-03-02T08:00:00Z')
    const { data } = await signIn(test, { account: 'lina' })
    const read = async () => (await test.as(data?.token ?? '').get<CurrentUser>('/api/oauth/CurrentUser')).data.userInfo

    const told = await read()
    await writeSettings(test.deps, { lastLoginTimeSwitch: '0' })
    const untold = await read()

    expect(told).toMatchObject({
      loginTime: Date.parse('2026-03-02T08:00:00Z'),
      loginIPAddress: '127.0.0.1',
      loginIPAddressName: '本机',
      overdueTime: Date.parse('2026-03-02T16:00:00Z'),
      prevLogin: 1,
      prevLoginTime: Date.parse('2026-03-01T08:00:00Z'),
      prevLoginIPAddress: '127.0.0.1',
      prevLoginIPAddressName: '本机',
    })
    expect(untold.prevLogin).toBe(0)
  })

  it('has no previous sign-in at first', async () => {
    await buildReader(test.deps)
    const { data } = await signIn(test, { account: 'lina' })

    const me = await test.as(data?.token ?? '').get<CurrentUser>('/api/oauth/CurrentUser')

    expect(me.data.userInfo).toMatchObject({ prevLogin: 0, prevLoginTime: null, prevLoginIPAddress: '' })
  })
})

it('the customer code and application id of the call panel are system settings', async () => {
  expect((await readMe('admin')).userInfo).toMatchObject({ custcode: '', appId: '' })
  const changes = { callCustCode: '968', callAppId: 'panel-1' }
  expect(await test.as('admin').put('/api/system/SysConfig', changes)).toMatchObject({ code: RESULT.ok })

  expect((await readMe('admin')).userInfo).toMatchObject({ custcode: '968', appId: 'panel-1' })
})

it('an organisation administrator has the landline number and the rights over organisations', async () => {
  await buildCompany()
  const id = await buildKeeper(test, { account: 'keeper', organizeId: 'it', permissions: ['permission.user'] })
  await test.deps.db.updateTable('users').set({ landline: '8001' }).where('id', '=', id).execute()

  const { userInfo } = await readMe('keeper')

  const all = { Add: true, Edit: true, Delete: true }
  expect(userInfo.landlinenNum).toBe('8001')
  expect(userInfo.dataScope).toContainEqual({ organizeId: 'it', ...all })
  expect(userInfo.dataScope.map(({ organizeId }) => organizeId)).not.toContain('group')
  expect((await readMe('admin')).userInfo).toMatchObject({ landlinenNum: '', dataScope: [] })
})

describe('sysConfigInfo', () => {
  it('contains defaults and stored settings', async () => {
    await writeSettings(test.deps, { companyName: '启元实业', whitelistIP: '10.0.0.1' })

    const { sysConfigInfo } = await readMe('admin')

    expect(sysConfigInfo).toEqual({
      sysName: 'SQOS',
      sysVersion: 'V1.0',
      title: 'SQOS',
      sysDescription: '',
      companyName: '启元实业',
      companyCode: '',
      companyAddress: '',
      companyContacts: '',
      companyTelePhone: '',
      companyEmail: '',
      copyright: '',
      lockIdleMinutes: 0,
      loginIcon: '',
      logoIcon: '',
      navigationIcon: '',
      showMessageEntries: true,
      dataVHost: '',
      frameHosts: '',
      extraEntryAddress: '',
      writingHost: '',
    })
  })
})

describe('menu and permissions', () => {
  async function buildTree() {
    const { deps } = test
    const directory = await buildMenu(deps, { enCode: 'systemData', type: MENU_TYPE.directory, urlAddress: '' })
    const page = await buildMenu(deps, {
      enCode: 'systemData.dictionary',
      parentId: directory.id,
      buttons: ['btn_add', 'btn_remove'],
    })
    const other = await buildMenu(deps, { enCode: 'other', parentId: directory.id })
    const empty = await buildMenu(deps, { enCode: 'empty', type: MENU_TYPE.directory })
    return { directory, page, other, empty }
  }

  it('contains granted pages below their directories', async () => {
    const { directory, page } = await buildTree()
    await buildUser(test.deps, { account: 'lina', permissions: ['systemData.dictionary:btn_add'] })

    const { menuList, permissionList } = await readMe('lina')

    expect(menuList).toEqual([
      expect.objectContaining({
        id: directory.id,
        hasChildren: true,
        num: 1,
        children: [
          expect.objectContaining({ id: page.id, parentId: directory.id, type: 2, hasChildren: false, isLeaf: true }),
        ],
      }),
    ])
    expect(permissionList).toEqual([
      {
        modelId: page.id,
        moduleName: 'systemData.dictionary',
        button: [expect.objectContaining({ enCode: 'btn_add' })],
        column: [],
        form: [],
        resource: [],
      },
    ])
  })

  it('contains everything but empty directories for an administrator', async () => {
    const { directory, page, other } = await buildTree()

    const { menuList, permissionList } = await readMe('admin')

    expect(menuList.map(({ id, children }) => [id, children?.map((child) => child.id).toSorted()])).toEqual([
      [directory.id, [page.id, other.id].toSorted()],
    ])
    const own = permissionList.find(({ modelId }) => modelId === page.id)
    expect(own?.button.map(({ enCode }) => enCode).toSorted()).toEqual(['btn_add', 'btn_remove'])
  })

  it.each([
    ['the entry is disabled', { enabledMark: 0 }, 'page'],
    ['the entry is deleted', { deleteMark: 1 }, 'page'],
    ['the directory is disabled', { enabledMark: 0 }, 'directory'],
    ['the directory is deleted', { deleteMark: 1 }, 'directory'],
    ['the directory is missing', { parentId: 'nowhere' }, 'page'],
  ] as const)('hides a page and refuses its calls when %s', async (_, change, which) => {
    const tree = await buildTree()
    await buildUser(test.deps, { account: 'lina', permissions: ['systemData.dictionary'] })
    const mayCall = async () => (await test.as('lina').get('/api/system/DictionaryType')).code
    expect(await mayCall()).toBe(RESULT.ok)

    await test.deps.db.updateTable('menus').set(change).where('id', '=', tree[which].id).execute()

    expect(await readMe('lina')).toMatchObject({ menuList: [], permissionList: [] })
    expect(await mayCall()).toBe(RESULT.forbidden)
  })

  it('handles a cycle of menu entries', async () => {
    const { directory, page } = await buildTree()
    await buildUser(test.deps, { account: 'lina', permissions: ['systemData.dictionary'] })
    await test.deps.db.updateTable('menus').set({ parentId: page.id }).where('id', '=', directory.id).execute()

    expect((await readMe('lina')).menuList).toEqual([])
    expect((await readMe('admin')).menuList).toEqual([])
  })

  it('sorts by sort code; menus of the app are beside the others, with their permissions', async () => {
    for (const [index, enCode] of ['c', 'a', 'b'].entries()) {
      const { id } = await buildMenu(test.deps, { enCode })
      await test.deps.db
        .updateTable('menus')
        .set({ sortCode: 10 - index })
        .where('id', '=', id)
        .execute()
    }
    const { id } = await buildMenu(test.deps, { enCode: 'mobile' })
    await test.deps.db.updateTable('menus').set({ category: 'App' }).where('id', '=', id).execute()

    const { menuList, appMenuList, permissionList } = await readMe('admin')

    expect(menuList.map(({ enCode }) => enCode)).toEqual(['b', 'a', 'c'])
    expect(appMenuList?.map(({ enCode }) => enCode)).toEqual(['mobile'])
    expect(permissionList.map(({ modelId }) => modelId)).toContain(id)
  })

  it('refuses a button without the grant of its page', async () => {
    const { page } = await buildTree()
    const { id } = await buildUser(test.deps, { account: 'lina', permissions: ['systemData.dictionary:btn_add'] })
    await test.deps.db.deleteFrom('authorities').where('objectId', '=', id).where('itemId', '=', page.id).execute()

    const answer = await test.as('lina').post('/api/system/DictionaryType', {})

    expect(answer.code).toBe(RESULT.forbidden)
  })
})

describe('grants of groups', () => {
  const objects = { Role: 'roles', Position: 'positions', Organize: 'organizations' } as const

  async function grantThrough(objectType: keyof typeof objects) {
    const { deps } = test
    const { id } = await buildUser(deps, { account: 'lina' })
    const menu = await buildMenu(deps, { enCode: 'systemData.dictionary' })
    const named = { id: 'holder', fullName: 'holder', enCode: 'holder' }
    await deps.db
      .insertInto('organizations')
      .values({ ...named, id: objectType === 'Organize' ? 'holder' : 'home', parentId: '-1', category: 'company' })
      .execute()
    if (objectType === 'Role') await deps.db.insertInto('roles').values(named).execute()
    if (objectType === 'Position')
      await deps.db
        .insertInto('positions')
        .values({ ...named, organizeId: 'home', type: 'technical' })
        .execute()
    await deps.db.insertInto('userRelations').values({ userId: id, objectType, objectId: 'holder' }).execute()
    await deps.db
      .insertInto('authorities')
      .values({ itemType: 'module', itemId: menu.id, objectType, objectId: 'holder' })
      .execute()
  }

  it.each(['Role', 'Position', 'Organize'] as const)(
    'a %s grants permissions while it is enabled',
    async (objectType) => {
      await grantThrough(objectType)
      const look = async () => [
        (await readMe('lina')).menuList.length,
        (await test.as('lina').get('/api/system/DictionaryType')).code,
      ]
      const granted = await look()

      await test.deps.db.updateTable(objects[objectType]).set({ enabledMark: 0 }).where('id', '=', 'holder').execute()
      const disabled = await look()
      const deleted = { enabledMark: 1, deleteMark: 1 }
      await test.deps.db.updateTable(objects[objectType]).set(deleted).where('id', '=', 'holder').execute()

      expect(granted).toEqual([1, RESULT.ok])
      expect(disabled).toEqual([0, RESULT.forbidden])
      expect(await look()).toEqual([0, RESULT.forbidden])
    },
  )
})
