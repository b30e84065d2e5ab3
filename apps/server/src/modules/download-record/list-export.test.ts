import { PERMISSION } from '@sqos/contract'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { readWorkbook, type WorkbookValue } from '../../platform/workbook/index.ts'
import { buildRole, buildUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { buildPage, grantPage } from '../authority/authority.testing.ts'
import { buildOrganization, buildPosition } from '../user/user.testing.ts'

const test = await createTestApp()
afterAll(() => test.close())

const POSITIONS = '/api/permission/Position/ExportData'
const ROLES = '/api/permission/Role/ExportData'
const COMPANIES = '/api/permission/Organize/ExportData'
const DEPARTMENTS = '/api/permission/Organize/Department/ExportData'

let group: string
let team: string
beforeEach(async () => {
  await test.reset()
  await buildUser(test.deps, { account: 'root', isAdministrator: true })
  group = await buildOrganization(test, { fullName: '集团' })
  team = await buildOrganization(test, { fullName: '研发部', parentId: group })
})

async function exported(path: string, account = 'root'): Promise<WorkbookValue[][]> {
  const { data } = await test.as(account).get<{ url: string }>(path)
  const file = await test.app.inject({ url: data.url, headers: { authorization: await test.tokenOf(account) } })
  const rows: WorkbookValue[][] = []
  for await (const row of readWorkbook(file.rawPayload)) rows.push(row)
  return rows
}

async function position(fullName: string, values: { description?: string; sortCode?: number; organizeId?: string }) {
  const { organizeId = group, ...rest } = values
  const id = await buildPosition(test, { fullName, organizeId })
  await test.deps.db
    .updateTable('positions')
    .set({ enCode: fullName.toLowerCase(), ...rest })
    .where('id', '=', id)
    .execute()
}

it('writes the chosen columns in list order, with typed cells', async () => {
  await position('One', { sortCode: 2, description: '=1+1', organizeId: team })
  await position('Two', { sortCode: 1 })

  const all = await exported(`${POSITIONS}?dataType=1`)
  const some = await exported(`${POSITIONS}?dataType=1&selectKey=sortCode,fullName,description&keyword=one`)

  expect(all[0]).toEqual(['岗位名称', '岗位编码', '所属组织', '岗位类型', '岗位说明', '创建时间', '排序', '状态'])
  expect(all.slice(1).map(([name, , place]) => [name, place])).toEqual([
    ['Two', '集团'],
    ['One', '集团 / 研发部'],
  ])
  expect(all[1]?.[5]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(all[1]?.slice(6)).toEqual([1, '正常'])
  expect(some).toEqual([
    ['岗位名称', '岗位说明', '排序'],
    ['One', '=1+1', 2],
  ])
})

it('writes one page or all pages of the list with its order and filters', async () => {
  for (const name of ['A', 'B', 'C']) await position(name, {})
  const names = async (query: string) =>
    (await exported(`${POSITIONS}?selectKey=fullName&${query}`)).slice(1).map(([name]) => name)

  expect(await names('sidx=fullName&sort=desc&pageSize=2&currentPage=2')).toEqual(['A'])
  expect(await names('sidx=fullName&sort=desc&pageSize=2&currentPage=2&dataType=1')).toEqual(['C', 'B', 'A'])
  expect(await names(`dataType=1&organizeId=${team}`)).toEqual([])
})

it('leaves out columns and rows without a grant, even when the client requests them', async () => {
  await position('Seen', { organizeId: team })
  await position('Hidden', {})
  const { id: userId } = await buildUser(test.deps, { account: 'lina', organizeId: team })
  const page = await buildPage(test.deps, {
    enCode: PERMISSION.position.view,
    buttons: ['btn_download'],
    columns: ['fullName', 'enCode', 'sortCode'],
    schemes: { sqos_organization: [] },
  })
  const items = ['button:btn_download', 'column:fullName', 'column:sortCode', 'resource:sqos_organization']
  await grantPage(test.deps, page, { objectType: 'User', objectId: userId, items })

  expect(await exported(`${POSITIONS}?dataType=1`, 'lina')).toEqual([
    ['岗位名称', '排序'],
    ['Seen', 0],
  ])
  expect(await exported(`${POSITIONS}?dataType=1&selectKey=enCode,fullName`, 'lina')).toEqual([['岗位名称'], ['Seen']])
  const refused = await test.as('lina').get(`${POSITIONS}?selectKey=enCode,description`)
  expect(refused.msg).toBe('请至少选择一列')
})

it('exports of users contain no hidden columns and, without the edit button, no form fields', async () => {
  const { id: userId } = await buildUser(test.deps, { account: 'lina', organizeId: team })
  const page = await buildPage(test.deps, {
    enCode: PERMISSION.user.view,
    buttons: ['btn_download'],
    columns: ['account', 'mobilePhone', 'organize'],
  })
  const items = ['button:btn_download', 'column:account', 'column:organize']
  await grantPage(test.deps, page, { objectType: 'User', objectId: userId, items })

  const [headings] = await exported(
    '/api/permission/Users/ExportExcel?selectKey=account,mobilePhone,organizeId,email',
    'lina',
  )

  expect(headings).toEqual(['账户', '所属组织'])
})

it('writes a tree from the top down, each row with its ancestors', async () => {
  await buildOrganization(test, { fullName: '前端组', parentId: team })

  const departments = await exported(`${DEPARTMENTS}?companyId=${group}&selectKey=fullName,parent`)

  expect(departments).toEqual([
    ['名称', '上级'],
    ['研发部', null],
    ['前端组', '研发部'],
  ])
  const companies = await exported(`${COMPANIES}?keyword=集`)
  expect(companies[0]).toEqual(['名称', '上级', '编码', '备注', '创建时间', '排序'])
  expect(companies.slice(1).map(([name]) => name)).toEqual(['集团'])
})

it('writes roles with the number of their holders', async () => {
  const { id } = await buildRole(test.deps, { fullName: '财务' })
  const { id: userId } = await buildUser(test.deps, { account: 'lina' })
  await test.deps.db.insertInto('userRelations').values({ userId, objectType: 'Role', objectId: id }).execute()

  const roles = await exported(`${ROLES}?dataType=1&selectKey=fullName,type,memberCount,enabledMark&keyword=财务`)

  expect(roles).toEqual([
    ['名称', '类型', '成员', '状态'],
    ['财务', '全局', 1, '启用'],
  ])
})
