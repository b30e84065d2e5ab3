import { PAGES, PERMISSION, type PageDefinition, type PermissionCode } from '@sqos/contract'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { readWorkbook } from '../../platform/workbook/index.ts'
import { buildOrganization, buildPosition } from '../user/user.testing.ts'
import { buildPage, grantPage } from './authority.testing.ts'
import { createAuthority } from './authority.ts'
import { createPageColumns } from './page-columns.ts'

// The value of a hidden column never leaves the server: not in a list, a single record or an exported file.

const test = await createTestApp()
afterAll(() => test.close())

interface Case {
  code: PermissionCode
  /** Columns of the page; only `granted` is granted to the user. */
  columns: readonly string[]
  granted: string
  /** A value of a hidden column, and the keyword that finds the same row by the granted column. */
  hiddenText: string
  grantedText: string
  /** A filter that would reveal a hidden column. */
  filter?: Record<string, string>
  /** URL of the list; its export is below. */
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
const pageOf = (code: string) => Object.values<PageDefinition>(PAGES).find((page) => page.code === code)
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
    // One code comes from the API family, the other one is ours.
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

const isEmpty = (value: unknown) =>
  value === '' || value === 0 || value === null || (Array.isArray(value) && value.length === 0)

describe.each(Object.entries(CASES))('%s', (name, { code, columns, granted, list, url, ...asked }) => {
  const reader = `reader-${name}`

  it('lists the values of the granted column and no others', async () => {
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

  it('answers with the granted values in a single record', async () => {
    const { data: seen } = await list(test.as(reader))
    const { id = '' } = seen.list.find((row) => !isEmpty(row[granted])) ?? {}
    const { data: single } = await test.as(reader).get<Record<string, unknown>>(`${url}/${String(id)}`)
    const { data: whole } = await test.as('admin').get<Record<string, unknown>>(`${url}/${String(id)}`)

    const always = new Set([...(pageOf(code)?.always ?? []), granted])
    const told = Object.keys(single).filter((key) => !isEmpty(single[key]) && !always.has(key))
    expect(told).toEqual([])
    expect(single[granted]).toEqual(whole[granted])
    expect(Object.keys(single)).toEqual(Object.keys(whole))
  })

  it('searches and filters by granted columns only', async () => {
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

  it('exports granted columns only', async () => {
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

it('gives the whole record to a user who edits it', async () => {
  const { id: userId } = await buildUser(test.deps, { account: 'editor' })
  const menu = await test.deps.db
    .selectFrom('menus')
    .select('id')
    .where('enCode', '=', PERMISSION.position.view)
    .executeTakeFirstOrThrow()
  const edit = { menuId: menu.id, kind: 'button', enCode: 'btn_edit', fullName: 'edit', id: test.deps.newId() } as const
  const untouched = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }
  await test.deps.db
    .insertInto('menuItems')
    .values({ ...untouched, ...edit })
    .execute()
  const granted = { objectType: 'User', objectId: userId, creatorUserId: null } as const
  await test.deps.db
    .insertInto('authorities')
    .values([
      { ...granted, itemType: 'module', itemId: menu.id },
      { ...granted, itemType: 'button', itemId: edit.id },
    ])
    .execute()
  const { id } = await test.deps.db.selectFrom('positions').select('id').executeTakeFirstOrThrow()

  const { data } = await test.as('editor').get<{ enCode: string }>(`/api/permission/Position/${id}`)

  expect(data.enCode).toBe('kuaiji')
})

it('hides a key on the wire without a column', async () => {
  const { deps } = test
  const { id: userId } = await buildUser(deps, { account: 'limited' })
  const page = await buildPage(deps, { enCode: PERMISSION.billRule.view, columns: ['fullName'] })
  await grantPage(deps, page, { objectType: 'User', objectId: userId, items: ['column:fullName'] })
  const authority = createAuthority(deps.db)
  const columns = createPageColumns({ authority }, { page: PAGES.billRule, searched: [] })
  const limitRow = columns.limitValues(
    Type.Object({
      id: Type.String(),
      fullName: Type.String(),
      salary: Type.Integer(),
      note: Type.Optional(Type.String()),
    }),
  )
  const row = { id: '1', fullName: 'A', salary: 900, note: 'secret', undeclared: 'secret' }
  const limited = await limitRow({
    userId,
    isAdministrator: false,
    organizeId: null,
    authorityVersion: await authority.version(),
  })

  expect(limited(row)).toEqual({ id: '1', fullName: 'A', salary: 0 })
})

it('sorts a list in its default order when the sort column is hidden', async () => {
  const people = CASES['people']
  const order = { sidx: 'mobilePhone', sort: 'desc' }
  const accounts = async (caller: Caller, sorted = {}) =>
    (await people?.list(caller, sorted))?.data.list.map(({ account }) => account)

  expect(await accounts(test.as('reader-people'), order)).toEqual(await accounts(test.as('reader-people')))
  expect(await accounts(test.as('admin'), order)).not.toEqual(await accounts(test.as('admin')))
})
