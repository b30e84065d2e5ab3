import { PERMISSION, type PermissionCode } from '@sqos/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { readWorkbook } from '../../platform/workbook/index.ts'
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
  /** Something that stands in a row of a column that was not granted, and what finds the same row by the one that was. */
  hiddenText: string
  grantedText: string
  /** A filter that tells a column that was not granted. */
  filter?: Record<string, string>
  /** Where the list is, with its export below. */
  url: string
  list: (caller: Caller, asked?: Record<string, string>) => Promise<{ data: { list: Record<string, unknown>[] } }>
}

const queryOf = (asked: Record<string, string>) => new URLSearchParams(asked).toString()
const paged = (name: string) => {
  const url = `/api/permission/${name}`
  return { url, list: (caller: Caller, asked = {}) => caller.get<never>(`${url}?${queryOf(asked)}`) }
}
const tree = (name: string) => {
  const url = `/api/permission/Organize${name}`
  return { url, list: (caller: Caller, asked = {}) => caller.post<never>(`${url}/getList`, asked) }
}
const NAMED = ['enCode', 'description', 'creatorTime', 'sortCode'] as const

const CASES: Record<string, Case> = {
  people: {
    code: PERMISSION.user.view,
    columns: ['account', 'realName', 'gender', 'mobilePhone', 'organize', 'position', 'creatorTime', 'sortCode'],
    granted: 'account',
    hiddenText: '13800000000',
    grantedText: 'manager',
    filter: { gender: '1' },
    ...paged('Users'),
  },
  positions: {
    code: PERMISSION.position.view,
    columns: ['fullName', ...NAMED, 'department', 'type'],
    granted: 'fullName',
    hiddenText: 'kuaiji',
    grantedText: '会计',
    filter: { type: 'special' },
    ...paged('Position'),
  },
  roles: {
    code: PERMISSION.role.view,
    columns: ['fullName', ...NAMED, 'type', 'organizeInfo', 'memberCount'],
    granted: 'fullName',
    hiddenText: 'finance',
    grantedText: '财务',
    filter: { type: 'special' },
    ...paged('Role'),
  },
  companies: {
    code: PERMISSION.organization.view,
    columns: ['fullName', ...NAMED],
    granted: 'fullName',
    hiddenText: 'dong',
    grantedText: '东',
    ...tree(''),
  },
  departments: {
    code: PERMISSION.department.view,
    columns: ['fullName', ...NAMED, 'manager'],
    granted: 'fullName',
    hiddenText: 'yizu',
    grantedText: '东一组',
    ...tree('/department'),
    // The one is named by the API family, the other by us.
    url: '/api/permission/Organize/Department',
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
    .set({ managerId: manager, description: '说明', sortCode: 7, category: 'department', enCode: 'yizu' })
    .where('id', '=', department)
    .execute()
  await test.deps.db
    .updateTable('organizations')
    .set({ description: '说明', sortCode: 7, enCode: 'dong' })
    .where('id', '=', company)
    .execute()
  const position = await buildPosition(test, { fullName: '会计', organizeId: company })
  await test.deps.db
    .updateTable('positions')
    .set({ description: '说明', sortCode: 7, type: '1', enCode: 'kuaiji' })
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

describe.each(Object.entries(CASES))('%s', (name, { code, columns, granted, list, url, ...asked }) => {
  const reader = `reader-${name}`

  it('show what was granted, and nothing of the other columns', async () => {
    const { id: userId } = await buildUser(test.deps, { account: reader })
    const page = await buildPage(test.deps, { enCode: code, columns, buttons: ['btn_download'] })
    const items = ['button:btn_download', `column:${granted}`]
    await grantPage(test.deps, page, { objectType: 'User', objectId: userId, items })

    const { data: whole } = await list(test.as('admin'))
    const { data: seen } = await list(test.as(reader))

    const told = columns.filter((column) => whole.list.some((row) => !isEmpty(row[column])))
    expect(told.length).toBeGreaterThan(2)
    expect(seen.list.map((row) => row[granted])).toEqual(whole.list.map((row) => row[granted]))
    for (const column of columns.filter((one) => one !== granted))
      expect(seen.list.filter((row) => !isEmpty(row[column]))).toEqual([])
  })

  it('are searched where they show, and filtered by what they show', async () => {
    const { hiddenText, grantedText, filter = {} } = asked
    const found = async (who: string, query: Record<string, string>) =>
      (await list(test.as(who), query)).data.list.map((row) => row[granted])
    const [all, filtered] = [await found('admin', {}), await found('admin', filter)]

    expect(await found('admin', { keyword: hiddenText })).toHaveLength(1)
    expect(await found(reader, { keyword: hiddenText })).toEqual([])
    expect(await found(reader, { keyword: grantedText })).toEqual(await found('admin', { keyword: grantedText }))
    expect(await found(reader, filter)).toEqual(all)
    expect(filtered.length < all.length || asked.filter === undefined).toBe(true)
  })

  it('go out as a file no further', async () => {
    const { hiddenText, filter = {} } = asked
    const lines = async (who: string, query: Record<string, string>) => {
      const { data } = await test
        .as(who)
        .get<{ url: string }>(`${url}/ExportData?${queryOf({ dataType: '1', ...query })}`)
      const file = await test.app.inject({ url: data.url, headers: { authorization: await test.tokenOf(who) } })
      const rows = []
      for await (const row of readWorkbook(file.rawPayload)) rows.push(row)
      return rows.length - 1
    }
    const all = await lines(reader, {})

    expect(await lines('admin', { keyword: hiddenText })).toBe(1)
    expect(await lines(reader, { keyword: hiddenText })).toBe(0)
    expect(await lines(reader, filter)).toBe(all)
  })
})

it('an order that was not granted is that of the list', async () => {
  const people = CASES['people']
  const order = { sidx: 'mobilePhone', sort: 'desc' }
  const accounts = async (caller: Caller, sorted = {}) =>
    (await people?.list(caller, sorted))?.data.list.map(({ account }) => account)

  expect(await accounts(test.as('reader-people'), order)).toEqual(await accounts(test.as('reader-people')))
  expect(await accounts(test.as('admin'), order)).not.toEqual(await accounts(test.as('admin')))
})
