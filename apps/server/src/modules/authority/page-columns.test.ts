import { PERMISSION, type PermissionCode } from '@sqos/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { buildOrganization, buildPosition } from '../user/user.testing.ts'
import { buildPage, grantPage } from './authority.testing.ts'

// A column that was not granted is not only left out of the page: what it would show does not leave the server.

const test = await createTestApp()
afterAll(() => test.close())

interface Case {
  code: PermissionCode
  /** Of the page; only `granted` is given to the person. */
  columns: readonly string[]
  granted: string
  list: (caller: Caller, order?: string) => Promise<{ data: { list: Record<string, unknown>[] } }>
}

const paged =
  (url: string) =>
  (caller: Caller, order = '') =>
    caller.get<never>(`/api/permission/${url}?${order}`)
const tree = (url: string) => (caller: Caller) => caller.post<never>(`/api/permission/Organize/${url}`, {})
const NAMED = ['enCode', 'description', 'creatorTime', 'sortCode'] as const

const CASES: Record<string, Case> = {
  people: {
    code: PERMISSION.user.view,
    columns: ['account', 'realName', 'gender', 'mobilePhone', 'organize', 'position', 'creatorTime', 'sortCode'],
    granted: 'account',
    list: paged('Users'),
  },
  positions: {
    code: PERMISSION.position.view,
    columns: ['fullName', ...NAMED, 'department', 'type'],
    granted: 'fullName',
    list: paged('Position'),
  },
  roles: {
    code: PERMISSION.role.view,
    columns: ['fullName', ...NAMED, 'type', 'organizeInfo', 'memberCount'],
    granted: 'fullName',
    list: paged('Role'),
  },
  companies: {
    code: PERMISSION.organization.view,
    columns: ['fullName', ...NAMED],
    granted: 'fullName',
    list: tree('getList'),
  },
  departments: {
    code: PERMISSION.department.view,
    columns: ['fullName', ...NAMED, 'manager'],
    granted: 'fullName',
    list: tree('department/getList'),
  },
}

beforeAll(async () => {
  await test.reset()
  const company = await buildOrganization(test, { fullName: '东' })
  const { id: manager } = await buildUser(test.deps, { account: 'manager', organizeId: company })
  await test.deps.db
    .updateTable('users')
    .set({ mobilePhone: '13800000000', gender: 1, sortCode: 7 })
    .where('id', '=', manager)
    .execute()
  const department = await buildOrganization(test, { fullName: '东一组', parentId: company })
  await test.deps.db
    .updateTable('organizations')
    .set({ managerId: manager, description: '说明', sortCode: 7, category: 'department' })
    .where('id', '=', department)
    .execute()
  await test.deps.db
    .updateTable('organizations')
    .set({ description: '说明', sortCode: 7 })
    .where('id', '=', company)
    .execute()
  const position = await buildPosition(test, { fullName: '会计', organizeId: company })
  await test.deps.db
    .updateTable('positions')
    .set({ description: '说明', sortCode: 7, type: '1' })
    .where('id', '=', position)
    .execute()
  await test.deps.db
    .insertInto('userRelations')
    .values([
      { userId: manager, objectType: 'Organize', objectId: company },
      { userId: manager, objectType: 'Position', objectId: position },
    ])
    .execute()
  const role = await test.as('admin').post('/api/permission/Role', {
    fullName: '财务',
    enCode: 'finance',
    globalMark: 1,
    enabledMark: 1,
    sortCode: 7,
    description: '说明',
  })
  if (role.code !== 200) throw new Error(role.msg)
})

const isEmpty = (value: unknown) => value === '' || value === 0

describe.each(Object.entries(CASES))('%s', (name, { code, columns, granted, list }) => {
  it('show what was granted, and nothing of the other columns', async () => {
    const reader = `reader-${name}`
    const { id: userId } = await buildUser(test.deps, { account: reader })
    const page = await buildPage(test.deps, { enCode: code, columns })
    await grantPage(test.deps, page, { objectType: 'User', objectId: userId, items: [`column:${granted}`] })

    const { data: whole } = await list(test.as('admin'))
    const { data: seen } = await list(test.as(reader))

    const told = columns.filter((column) => whole.list.some((row) => !isEmpty(row[column])))
    expect(told.length).toBeGreaterThan(2)
    expect(seen.list.map((row) => row[granted])).toEqual(whole.list.map((row) => row[granted]))
    for (const column of columns.filter((one) => one !== granted))
      expect(seen.list.filter((row) => !isEmpty(row[column]))).toEqual([])
  })
})

it('an order that was not granted is that of the list', async () => {
  const people = CASES['people']
  const order = 'sidx=mobilePhone&sort=desc'
  const accounts = async (caller: Caller, sorted?: string) =>
    (await people?.list(caller, sorted))?.data.list.map(({ account }) => account)

  expect(await accounts(test.as('reader-people'), order)).toEqual(await accounts(test.as('reader-people')))
  expect(await accounts(test.as('admin'), order)).not.toEqual(await accounts(test.as('admin')))
})
