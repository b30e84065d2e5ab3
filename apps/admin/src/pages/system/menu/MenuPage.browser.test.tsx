import '@arco-design/web-react/es/_util/react-19-adapter'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMockServer, type MockServer, listOf } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { catalogues } from './catalogue.ts'
import MenuPage from './index.tsx'

const URL = '/api/system/Menu'
const BUTTONS = ['btn_add', 'btn_edit', 'btn_remove', 'btn_btnPer', 'btn_dataPer', 'btn_download', 'btn_upload']
const COLUMNS = ['fullName', 'urlAddress', 'type', 'sortCode', 'enabledMark']

const entry = (id: string, fullName: string, more: object = {}) => ({
  id,
  parentId: '-1',
  fullName,
  enCode: id,
  icon: 'icon-file',
  type: 2,
  urlAddress: `sales/${id}`,
  linkTarget: '_self',
  category: 'Web',
  propertyJson: '',
  enabledMark: 1,
  sortCode: 1,
  isButtonAuthorize: 1,
  isColumnAuthorize: 0,
  isFormAuthorize: 0,
  isDataAuthorize: 0,
  hasChildren: false,
  isLeaf: true,
  num: 0,
  ...more,
})
const order = entry('order', '订单', { parentId: 'sales' })
const sales = entry('sales', '销售', {
  type: 1,
  urlAddress: '',
  hasChildren: true,
  isLeaf: false,
  num: 1,
  children: [order],
})
const home = entry('home', '门户', { type: 8, urlAddress: '' })

let mockServer: MockServer

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  mockServer = createMockServer({
    [`GET ${URL}`]: listOf(sales, home),
    [`GET ${URL}/Selector/0`]: listOf({ ...sales, children: [] }),
    'GET /api/system/ModuleButton/order/List': listOf(),
  })
})

const open = (more: { buttons?: string[]; columns?: string[]; address?: string } = {}) =>
  openPage(MenuPage, { mockServer, catalogues, buttons: BUTTONS, columns: COLUMNS, ...more })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const dialog = () => page.getByRole('dialog')

describe('entries', () => {
  it('are those of the menu in the address', async () => {
    await open({ address: '/?category=App&keyword=x' })

    await expect.element(row('销售')).toBeVisible()
    expect(mockServer.sent('GET', URL)[0]?.query.get('category')).toBe('App')
    expect(mockServer.sent('GET', URL)[0]?.query.get('keyword')).toBe('x')
  })

  it('have the fields of their type', async () => {
    mockServer.answers[`POST ${URL}`] = { code: 200, msg: '新建成功' }
    await open()
    await button('新建').click()
    await dialog().getByLabelText('名称', { exact: true }).fill('百科')
    await dialog().getByLabelText('编码', { exact: true }).fill('wiki')
    await dialog().getByRole('combobox', { name: '类型' }).click()
    await page.getByRole('option', { name: '外链' }).click()
    await dialog().getByRole('button', { name: '确定' }).click()
    await expect.element(dialog().getByText('地址不能为空')).toBeVisible()
    await dialog().getByLabelText('地址').fill('https://wiki.example')
    await dialog().getByRole('button', { name: '确定' }).click()

    await expect.poll(() => mockServer.sent('POST', URL)).toHaveLength(1)
    expect(mockServer.sent('POST', URL)[0]?.body).toMatchObject({
      category: 'Web',
      type: 7,
      urlAddress: 'https://wiki.example',
      linkTarget: '_self',
      propertyJson: '',
      parentId: '-1',
    })
  })

  it('for a portal choose one of the enabled ones', async () => {
    mockServer.answers[`POST ${URL}`] = { code: 200, msg: '新建成功' }
    mockServer.answers['GET /api/visualdev/Portal/Selector'] = listOf(
      { id: 'work', fullName: '工作门户', parentId: '0', children: [{ id: 'p1', fullName: '员工', parentId: 'work' }] },
      { id: 'other', fullName: '', parentId: '0', children: [{ id: 'p2', fullName: '旧的', parentId: 'other' }] },
    )
    await open()
    await button('新建').click()
    await dialog().getByLabelText('名称', { exact: true }).fill('首页')
    await dialog().getByLabelText('编码', { exact: true }).fill('start')
    await dialog().getByRole('combobox', { name: '类型' }).click()
    await page.getByRole('option', { name: '门户' }).click()
    await dialog().getByRole('combobox', { name: '关联' }).click()
    await expect.element(page.getByRole('option', { name: '旧的', exact: true })).toBeVisible()
    await page.getByRole('option', { name: '员工 · 工作门户' }).click()
    await dialog().getByRole('button', { name: '确定' }).click()

    await expect
      .poll(() => mockServer.sent('POST', URL)[0]?.body)
      .toMatchObject({ type: 8, propertyJson: '{"moduleId":"p1"}' })
  })

  it('say that their portal is gone; another type has no target yet', async () => {
    mockServer.answers[`GET ${URL}/home`] = {
      code: 200,
      data: { ...home, propertyJson: '{"moduleId":"p9"}', description: '', lastModifyTime: null },
    }
    mockServer.answers['GET /api/visualdev/Portal/Selector'] = listOf()
    await open()
    await button('编辑 门户').click()
    await expect.element(dialog().getByText('门户 p9 已删除或停用，请另选一个')).toBeVisible()

    await dialog().getByRole('combobox', { name: '类型' }).click()
    await page.getByRole('option', { name: '字典' }).click()
    await dialog().getByRole('combobox', { name: '类型' }).click()
    await page.getByRole('option', { name: '门户' }).click()
    await expect.element(dialog().getByPlaceholder(/还没有启用的门户/)).toBeInTheDocument()
  })

  it('are moved by keys, into directories only', async () => {
    mockServer.answers[`PUT ${URL}/home/Actions/Move`] = { code: 200, msg: '操作成功' }
    await open()
    await page.getByRole('rowheader', { name: /门户/ }).click()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await userEvent.keyboard('{Enter}')

    await expect.poll(() => mockServer.sent('PUT', `${URL}/home/Actions/Move`)).toHaveLength(1)
    expect(mockServer.sent('PUT', `${URL}/home/Actions/Move`)[0]?.body).toEqual({ parentId: 'sales', beforeId: null })
  })

  it('get the common buttons by one command', async () => {
    mockServer.answers['POST /api/system/ModuleButton/Actions/Batch'] = { code: 200, msg: '已添加 1 项' }
    await open()
    await button('更多 订单').click()
    await page.getByRole('menuitem', { name: '按钮权限' }).click()
    await dialog().getByRole('button', { name: '导出' }).click()

    await expect
      .poll(() => mockServer.sent('POST')[0]?.body)
      .toEqual({
        moduleId: 'order',
        list: [{ enCode: 'btn_download', fullName: '导出' }],
      })
  })
})

describe('for a user with fewer permissions', () => {
  it('only granted buttons are shown', async () => {
    await open({ buttons: [] })

    await expect.element(row('销售')).toBeVisible()
    for (const word of ['新建', '导入', '编辑 销售', '删除 销售']) expect(button(word).elements()).toHaveLength(0)
    await button('更多 销售').click()
    await expect
      .poll(() =>
        page
          .getByRole('menuitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['修订记录'])
  })

  it('nothing is shown without a column', async () => {
    await open({ columns: [] })

    await expect.element(page.getByText('暂无权限')).toBeVisible()
  })
})
