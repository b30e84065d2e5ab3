import { DATA_INTERFACE_CATEGORIES } from '@sqos/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createMockServer, type MockServer, listOf } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { catalogues } from './catalogue.ts'
import DataInterfacePage from './index.tsx'

const URL = '/api/system/DataInterface'
const BUTTONS = ['btn_add', 'btn_edit', 'btn_remove', 'btn_preview', 'btn_log', 'btn_download', 'btn_upload']
const COLUMNS = ['fullName', 'enCode', 'checkType', 'dataType', 'requestMethod', 'sortCode', 'enabledMark']

const category = (id: string, fullName: string, children?: object[]) => ({
  id,
  parentId: '0',
  fullName,
  enCode: id,
  enabledMark: 1,
  sortCode: 0,
  hasChildren: children !== undefined,
  isLeaf: children === undefined,
  num: children?.length ?? 0,
  ...(children && { children }),
})
const row = {
  id: '1',
  fullName: '岗位',
  enCode: 'positions',
  categoryId: 'master',
  checkType: 1,
  dataType: 1,
  responseType: 'json',
  dbLinkId: '0',
  query: 'select id from positions',
  path: '',
  requestParameters: '[]',
  sortCode: 2,
  enabledMark: 1,
  description: '',
}
const parameter = { id: 'p1', field: 'name', fieldName: '名称', dataType: 'varchar', required: 1, defaultValue: '经理' }

let mockServer: MockServer

beforeEach(async () => {
  await page.viewport(1400, 900)
  localStorage.clear()
  const paged = (list: object[]) => ({
    code: 200,
    data: { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } },
  })
  mockServer = createMockServer({
    [`GET /api/system/DictionaryData/${DATA_INTERFACE_CATEGORIES}/Data/Selector`]: listOf(
      category('internal', '内部接口', [category('master', '主数据'), category('statistics', '统计分析')]),
    ),
    [`GET ${URL}`]: ({ query }) =>
      paged(
        query.get('categoryId') === 'master'
          ? [{ ...row, requestMethod: '查询', creatorUser: '', creatorTime: 0, tenantId: '' }]
          : [],
      ),
    [`GET ${URL}/1`]: {
      code: 200,
      data: {
        ...row,
        ipAddress: '',
        requestMethod: '3',
        requestHeaders: '[]',
        dataProcessing: '',
        lastModifyTime: 5,
      },
    },
    [`GET ${URL}/GetParam/1`]: { code: 200, data: [parameter] },
    [`GET ${URL}/Tables`]: listOf({ table: 'positions', tableName: '', fields: ['id', 'full_name'] }),
    [`PUT ${URL}/1`]: { code: 200 },
    [`POST ${URL}`]: { code: 200 },
    [`POST ${URL}/1/Actions/Preview`]: { code: 200, data: [{ id: 'a', fullName: '部门经理' }] },
  })
})

const open = (given: { buttons?: string[]; address?: string } = {}) =>
  openPage(DataInterfacePage, { mockServer, catalogues, buttons: BUTTONS, columns: COLUMNS, ...given })

const button = (name: string) => page.getByRole('button', { name, exact: true })
const editor = (name = '编辑接口') => page.getByRole('region', { name })

it('opens the first category with interfaces, and loads the selected one', async () => {
  await open()
  await expect.element(page.getByText('鉴权验证')).toBeVisible()
  await expect.element(page.getByText('SQL操作')).toBeVisible()

  await page.getByRole('treeitem', { name: '统计分析' }).click()

  await expect.element(page.getByTestId('address')).toHaveTextContent('?category=statistics')
  expect(mockServer.sent('GET', URL).at(-1)?.query.get('categoryId')).toBe('statistics')
})

it('shows only granted buttons', async () => {
  await open({ buttons: ['btn_log'] })

  await button('更多 岗位').click()
  await expect.element(page.getByRole('menuitem', { name: '日志' })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
  expect(button('新建').query()).toBeNull()
})

describe('the editor', () => {
  it('keeps the values of both steps, inserts names into the statement, and saves the values of the type', async () => {
    await open()
    await button('编辑 岗位').click()
    await editor().getByLabelText('名称', { exact: true }).fill('岗位查询')
    await button('下一步').click()

    await editor().getByTitle('positions').click()
    await button('full_name').click()
    await expect.element(editor().getByLabelText('SQL语句')).toHaveTextContent('select id from positionsfull_name')
    await editor().getByLabelText('SQL语句').fill('select id from positions where full_name = ')
    await button('name').click()
    await expect
      .element(editor().getByLabelText('SQL语句'))
      .toHaveTextContent('select id from positions where full_name = {name}')
    await button('保存').click()

    await expect.element(page.getByRole('row', { name: /岗位/ })).toBeVisible()
    expect(mockServer.sent('PUT').at(-1)?.body).toMatchObject({
      fullName: '岗位查询',
      query: 'select id from positions where full_name = {name}',
      requestMethod: '3',
      requestParameters: JSON.stringify([parameter]),
      requestHeaders: '[]',
      path: '',
      lastModifyTime: 5,
    })
  })

  it('opens the step with the error of the server', async () => {
    mockServer.answers[`PUT ${URL}/1`] = { code: 400, msg: '', data: { fields: { enCode: '编码已存在' } } }
    await open()
    await button('编辑 岗位').click()
    await button('下一步').click()
    await expect.element(editor().getByLabelText('SQL语句')).toBeVisible()
    await button('保存').click()

    await expect.element(editor().getByText('编码已存在')).toBeVisible()
    await expect.element(editor().getByLabelText('编码', { exact: true })).toHaveFocus()
  })

  it('asks before unsaved input is discarded', async () => {
    await open()
    await button('编辑 岗位').click()
    await editor().getByLabelText('名称', { exact: true }).fill('别的')
    await button('取消').click()

    await page.getByRole('dialog').getByRole('button', { name: '放弃' }).click()

    await expect.element(page.getByRole('row', { name: /岗位/ })).toBeVisible()
    expect(mockServer.sent('PUT')).toHaveLength(0)
  })
})

it('previews an interface with parameter values, and shows rows as a table', async () => {
  await open()
  await button('更多 岗位').click()
  await page.getByRole('menuitem', { name: '预览' }).click()
  await page.getByLabelText('名称 的值').fill('总监')
  await button('测试接口').click()

  await expect.element(page.getByRole('row', { name: /部门经理/ })).toBeVisible()
  expect(mockServer.sent('POST', `${URL}/1/Actions/Preview`).at(-1)?.body).toEqual({
    paramList: [{ field: 'name', defaultValue: '总监' }],
  })
})
