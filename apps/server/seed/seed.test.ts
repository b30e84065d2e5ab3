import { PERMISSION, RESULT, type PermissionCode } from '@sqos/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CurrentUser, LoginResult } from '../src/modules/auth/auth.schema.ts'
import { loginBody } from '../src/modules/auth/auth.testing.ts'
import { createTestApp, type TestApp } from '../src/testing/create-test-app.ts'
import { demoAccounts, seedDemo, seedFirstAdministrator } from './index.ts'

const signIn = (test: TestApp, { account, password }: { account: string; password: string }) =>
  test.anonymous.post<LoginResult | null>('/api/oauth/Login', loginBody({ account, password }))

const count = async (
  { deps }: TestApp,
  table: 'callSeats' | 'users' | 'organizations' | 'positions' | 'roles' | 'dictionaryData',
) => {
  const { rows } = await deps.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

describe('the demo company', () => {
  let test: TestApp
  let seeded: boolean
  beforeAll(async () => {
    test = await createTestApp()
    seeded = await seedDemo(test.deps)
  })
  afterAll(() => test.close())

  it('has two hundred employees and the organisations', async () => {
    expect(seeded).toBe(true)
    expect(await count(test, 'users')).toBe(200)
    expect(await count(test, 'organizations')).toBe(33)
    expect(await count(test, 'positions')).toBe(12)
    expect(await count(test, 'roles')).toBe(8)
    // Without a gateway of the demo.
    expect(await count(test, 'callSeats')).toBe(0)
  })

  it('has working bill rules and data interfaces', async () => {
    const interfaces = await test.deps.db.selectFrom('dataInterfaces').select(['id', 'enCode']).execute()

    const answers = await Promise.all(
      interfaces.map(async ({ id, enCode }) => {
        const { code, data } = await test.as('admin').post(`/api/system/DataInterface/${id}/Actions/Preview`, {})
        return [enCode, code, Array.isArray(data) && data.length > 1]
      }),
    )

    expect(answers).toHaveLength(6)
    expect(answers).toEqual(interfaces.map(({ enCode }) => [enCode, RESULT.ok, true]))
    expect(await test.as('admin').get('/api/system/BillRule/BillNumber/customer')).toMatchObject({
      data: expect.stringMatching(/^KH-\d{6}$/),
    })
  })

  it('has notices and conversations; the top bar shows their entries', async () => {
    const chenjing = test.as('chenjing')
    const { data } = await chenjing.get<{ list: { realName: string; unreadMessage: number }[] }>('/api/message/imreply')
    expect(data.list.map(({ unreadMessage }) => unreadMessage)).toEqual([0, 0])
    expect((await chenjing.get<{ list: object[] }>('/api/message')).data.list.length).toBeGreaterThan(2)
    expect((await chenjing.get<CurrentUser>('/api/oauth/CurrentUser')).data.sysConfigInfo.showMessageEntries).toBe(true)
  })

  it('is created once', async () => {
    const before = await count(test, 'dictionaryData')

    const again = await seedDemo(test.deps)

    expect(again).toBe(false)
    expect(await count(test, 'users')).toBe(200)
    expect(await count(test, 'dictionaryData')).toBe(before)
  })

  it('has an account, name, organisation, position and, except for the president, a manager for each employee', async () => {
    const people = await test.deps.db.selectFrom('users').selectAll().execute()
    const places = await test.deps.db.selectFrom('organizations').selectAll().execute()

    expect(new Set(people.map(({ account }) => account)).size).toBe(200)
    expect(new Set(people.map(({ realName }) => realName)).size).toBe(200)
    expect(people.filter(({ account }) => !/^[a-z]+$/.test(account))).toEqual([])
    expect(people.filter(({ positionId, organizeId }) => !positionId || !organizeId)).toEqual([])
    expect(people.filter(({ managerId }) => managerId === null)).toHaveLength(1)
    expect(places.filter(({ managerId }) => !people.some(({ id }) => id === managerId))).toEqual([])
  })

  it('has the dictionaries that the pages read', async () => {
    const rows = await test.deps.db
      .selectFrom('dictionaryTypes as type')
      .leftJoin('dictionaryData as value', 'value.dictionaryTypeId', 'type.id')
      .select(['type.enCode', 'type.id', (eb) => eb.fn.count('value.id').as('values')])
      .groupBy('type.id')
      .execute()

    const sizes = Object.fromEntries(rows.map(({ enCode, values }) => [enCode, Number(values)]))
    expect(sizes).toMatchObject({ Nation: 56, sex: 3, Education: 8, RoleType: 2, PositionType: 5 })
    const groups = new Set(['base', 'company', 'development'])
    expect(rows.filter(({ enCode, values }) => Number(values) === 0 && !groups.has(enCode))).toEqual([])
    const idOf = (code: string) => rows.find(({ enCode }) => enCode === code)?.id
    expect(idOf('RoleType')).toBe('4501f6f26a384757bce12d4c4b03342c')
    expect(idOf('PositionType')).toBe('dae93f2fd7cd4df999d32f8750fa6a1e')
    expect(idOf('DataInterface')).toBe('9c43287481364d348c0ea0d0f64b38be')
  })
})

describe('creation of the demo company', () => {
  it('is done by one of two servers that start at once', async () => {
    await using test = await createTestApp()

    const seeded = await Promise.all([seedDemo(test.deps), seedDemo(test.deps)])

    expect(seeded.filter(Boolean)).toHaveLength(1)
  })

  it('is done completely or not at all', async () => {
    await using test = await createTestApp()
    let ids = 0
    const newId = () => {
      if (++ids > 400) throw new Error('out of ids')
      return test.deps.newId()
    }

    await expect(seedDemo({ ...test.deps, newId })).rejects.toThrow('out of ids')

    expect(await count(test, 'dictionaryData')).toBe(0)
    expect(await seedDemo(test.deps)).toBe(true)
  })
})

describe('the demo accounts', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
    await seedDemo(test.deps)
  })
  afterAll(() => test.close())

  it('have a second organisation and subordinates, for the profile page', async () => {
    const read = async (path: string) =>
      (await test.as('admin').get<{ id: string; isLeaf?: boolean }[]>(`/api/permission/Users/Current/${path}`)).data

    const [admin] = await read('Subordinate/0')

    expect(admin?.isLeaf).toBe(false)
    expect(await read(`Subordinate/${admin?.id}`)).toMatchObject([{ userName: '张伟/zhangwei', isLeaf: false }])
    expect(await read('getUserOrganizes')).toHaveLength(2)
  })

  const dictionary = PERMISSION.dictionary
  const everything = Object.values(dictionary)
  const may: Record<string, readonly PermissionCode[]> = {
    admin: everything,
    zhangwei: [dictionary.view, dictionary.add, dictionary.edit, dictionary.download, dictionary.upload],
    lina: [dictionary.view],
    wangfang: [],
    chenjing: [dictionary.view],
  }

  it.each(demoAccounts)('$account has the permissions of its description, and no others', async (demo) => {
    const { data } = await signIn(test, demo)
    const me = await test.as(data?.token ?? '').get<CurrentUser>('/api/oauth/CurrentUser')

    expect(me.code).toBe(RESULT.ok)
    expect(me.data.menuList).not.toEqual([])
    const pages = me.data.menuList.flatMap(({ children = [] }) => children)
    const page = pages.find(({ enCode }) => enCode === dictionary.view)
    const shown = me.data.permissionList
      .filter(({ modelId }) => modelId === page?.id)
      .flatMap(({ button }) => [dictionary.view, ...button.map(({ enCode }) => `${dictionary.view}:${enCode}`)])
    expect(shown.toSorted()).toEqual(may[demo.account]?.toSorted())
  })

  it.each(demoAccounts)('the server refuses $account other calls', async (demo) => {
    const { data } = await signIn(test, demo)
    const caller = test.as(data?.token ?? '')
    const holds = (permission: PermissionCode) => may[demo.account]?.includes(permission) ?? false

    const value = { dictionaryTypeId: 'none', fullName: '新', enCode: 'new' }

    const codes = {
      view: (await caller.get('/api/system/DictionaryType')).code,
      add: (await caller.post('/api/system/DictionaryData', value)).code,
      edit: (await caller.put('/api/system/DictionaryData/none', value)).code,
      remove: (await caller.delete('/api/system/DictionaryData/none')).code,
      typeAdd: (await caller.post('/api/system/DictionaryType', {})).code,
      typeEdit: (await caller.put('/api/system/DictionaryType/none', {})).code,
      typeRemove: (await caller.delete('/api/system/DictionaryType/none')).code,
    }

    for (const [name, code] of Object.entries(codes))
      expect([name, code === RESULT.forbidden]).toEqual([name, !holds(dictionary[name as keyof typeof codes])])
  })
})

describe('the first administrator', () => {
  it('signs in with ADMIN_PASSWORD', async () => {
    await using test = await createTestApp({ config: { adminPassword: 'chosen2026' } })

    const made = await seedFirstAdministrator(test.deps)

    expect(made).toEqual({ account: 'admin', generatedPassword: undefined })
    expect(await signIn(test, { account: 'admin', password: 'chosen2026' })).toMatchObject({ code: RESULT.ok })
  })

  it('finds the menu and the dictionaries, and no demo users', async () => {
    await using test = await createTestApp({ config: { adminPassword: 'chosen2026' } })
    await seedFirstAdministrator(test.deps)

    const { data } = await signIn(test, { account: 'admin', password: 'chosen2026' })
    const me = await test.as(data?.token ?? '').get<CurrentUser>('/api/oauth/CurrentUser')

    expect(me.data.menuList.map(({ enCode }) => enCode)).toEqual([
      'business',
      'systemData',
      'permission',
      'onlineDev',
      'generator',
      'workFlow',
      'writing',
      'system',
      'apiDocs',
    ])
    expect(await count(test, 'dictionaryData')).toBeGreaterThan(100)
    expect(await count(test, 'users')).toBe(1)
  })

  it('gets a password of letters and digits by default', async () => {
    await using test = await createTestApp()

    const made = await seedFirstAdministrator(test.deps)

    const password = made?.generatedPassword ?? ''
    expect(password).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z\d]{16}$/)
    const loopback = await signIn(test, { account: 'admin', password })
    expect(loopback).toMatchObject({ code: RESULT.ok, data: { mustChangePassword: false } })
  })

  it('must change a generated password on a server that other machines reach, and not ADMIN_PASSWORD', async () => {
    await using generated = await createTestApp({ config: { host: '0.0.0.0' } })
    await using chosen = await createTestApp({ config: { host: '0.0.0.0', adminPassword: 'chosen2026' } })
    const made = await seedFirstAdministrator(generated.deps)
    await seedFirstAdministrator(chosen.deps)
    const asked = async (test: TestApp, password = '') =>
      (await signIn(test, { account: 'admin', password })).data?.mustChangePassword

    expect([await asked(generated, made?.generatedPassword), await asked(chosen, 'chosen2026')]).toEqual([true, false])
  })

  it('is created by one of two servers that start at once, and never a second time', async () => {
    await using test = await createTestApp()

    const made = await Promise.all([seedFirstAdministrator(test.deps), seedFirstAdministrator(test.deps)])

    expect(made.filter((one) => one !== undefined)).toHaveLength(1)
    expect(await seedFirstAdministrator(test.deps)).toBeUndefined()
    expect(await count(test, 'users')).toBe(1)
  })
})
