import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MenuRoute } from '../../../app/menu/menu-routes.ts'
import { type Answers, createMockServer, type MockServer } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { expectMessage } from '../../../testing/toasts.ts'
import DictionaryMenuPage from '../../dictionary/index.tsx'
import { catalogues } from './catalogue.ts'
import DictionaryPage from './index.tsx'

const ALL_BUTTONS = [
  'btn_add',
  'btn_edit',
  'btn_remove',
  'btn_type',
  'btn_type_add',
  'btn_type_edit',
  'btn_type_remove',
  'btn_upload',
  'btn_download',
]
const ALL_COLUMNS = ['fullName', 'enCode', 'sortCode', 'enabledMark']

const leaf = { hasChildren: false, isLeaf: true, num: 0 }
const types = [
  {
    id: 'base',
    parentId: '-1',
    fullName: '基础资料',
    enCode: 'base',
    isTree: 0,
    sortCode: 0,
    hasChildren: true,
    isLeaf: false,
    num: 2,
    children: [
      { id: 'sex', parentId: 'base', fullName: '性别', enCode: 'sex', isTree: 0, sortCode: 0, ...leaf },
      { id: 'trade', parentId: 'base', fullName: '行业', enCode: 'trade', isTree: 1, sortCode: 1, ...leaf },
    ],
  },
]
const value = (id: string, fullName: string) => ({
  id,
  parentId: '0',
  fullName,
  enCode: id,
  enabledMark: 1,
  sortCode: 3,
})
const man = { ...value('1', '男'), ...leaf }
const farming = { ...value('A', '农业'), hasChildren: true, isLeaf: false, num: 1 }
const grain = { ...value('A1', '谷物'), parentId: 'A', ...leaf }

let mockServer: MockServer
let answers: Answers
const sent = (method: string) => mockServer.sent(method)

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  answers = {
    'GET /api/system/DictionaryType': { code: 200, data: { list: types } },
    'GET /api/system/DictionaryData/sex': ({ query }) => ({
      code: 200,
      data: { list: '男'.includes(query.get('keyword') ?? '') ? [man] : [] },
    }),
    'GET /api/system/DictionaryData/trade': { code: 200, data: { list: [{ ...farming, children: [grain] }] } },
    'GET /api/system/DictionaryData/sex/Selector/0': {
      code: 200,
      data: { list: [{ ...value('0', '性别'), ...leaf }] },
    },
  }
  mockServer = createMockServer(answers)
})

interface Given {
  address?: string
  buttons?: string[]
  columns?: string[]
  route?: MenuRoute
}

const open = ({ buttons = ALL_BUTTONS, columns = ALL_COLUMNS, ...given }: Given = {}) =>
  openPage(given.route ? DictionaryMenuPage : DictionaryPage, { mockServer, catalogues, buttons, columns, ...given })

const address = () => page.getByTestId('address')
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')

describe('the page', () => {
  it('opens the first dictionary with values, and keeps the selection in the address', async () => {
    await open()
    await expect.element(row('男')).toBeVisible()

    await page.getByRole('treeitem', { name: '行业' }).click()

    await expect.element(row('农业')).toBeVisible()
    await expect.element(row('谷物')).toBeVisible()
    await expect.element(address()).toHaveTextContent('?type=trade')
  })

  it('opens the dictionary in the address, with its filter', async () => {
    await open({ address: '/?type=sex&keyword=男' })

    await expect.element(row('男')).toBeVisible()
    await expect.element(page.getByLabelText('关键词')).toHaveValue('男')
    const asked = mockServer.sent('GET', '/api/system/DictionaryData/sex')
    expect(asked.map(({ query }) => query.get('keyword'))).toEqual(['男'])
  })

  it('folds and unfolds the tree', async () => {
    await open({ address: '/?type=trade' })

    await button('折叠').click()
    await expect.element(row('谷物')).not.toBeInTheDocument()
    await page.getByRole('group', { name: '操作' }).getByRole('button', { name: '展开' }).click()

    await expect.element(row('谷物')).toBeVisible()
  })

  it('distinguishes "not found" from "empty", and can reset the search', async () => {
    await open({ address: '/?keyword=zzz' })

    await button('清除筛选').click()

    await expect.element(row('男')).toBeVisible()
    await expect.element(address()).toHaveTextContent('')
  })

  it('has a create button when there is no dictionary', async () => {
    answers['GET /api/system/DictionaryData/sex'] = { code: 200, data: { list: [] } }
    await open()

    await expect.element(button('新建第一条字典')).toBeVisible()
  })

  it('shows a failure with its reason, and retries', async () => {
    answers['GET /api/system/DictionaryData/sex'] = { code: 500, msg: '数据库暂时不可用' }
    await open()
    await expect.element(page.getByRole('grid')).toBeVisible()
    await expect.element(button('重试')).toBeVisible()

    answers['GET /api/system/DictionaryData/sex'] = { code: 200, data: { list: [man] } }
    await button('重试').click()

    await expect.element(row('男')).toBeVisible()
  })

  it('shows a single dictionary for a menu entry of type 4', async () => {
    await open({
      route: {
        id: 'menu-1',
        kind: 'dictionary',
        name: 'dictionary-trade',
        fullName: '行业字典',
        icon: '',
        path: '/dictionary/trade',
        moduleId: 'trade',
        isTree: true,
        children: [],
      },
    })

    await expect.element(row('农业')).toBeVisible()
    expect(page.getByRole('tree').elements()).toHaveLength(0)
    expect(mockServer.asked.some(({ path }) => path === '/api/system/DictionaryType')).toBe(false)
  })
})

describe('permissions of a user', () => {
  it('hide buttons without a grant, and show the state as a text', async () => {
    await open({ buttons: [] })

    await expect.element(row('男').getByText(/正常/)).toBeVisible()
    expect(page.getByRole('switch').elements()).toHaveLength(0)
    for (const name of ['新建', '编辑 男', '删除 男', '分类管理']) expect(button(name).elements()).toHaveLength(0)
  })

  it('hide columns without a grant, and show a message without any visible column', async () => {
    const screen = await open({ buttons: [], columns: ['fullName'] })
    await expect.element(row('男')).toBeVisible()
    expect(page.getByRole('columnheader').elements()).toHaveLength(1)
    await screen.unmount()

    await open({ columns: [] })
    await expect.element(page.getByText('暂无权限')).toBeVisible()
  })
})

describe('values', () => {
  it('are created with Enter, as the last one', { tags: ['full'] }, async () => {
    answers['POST /api/system/DictionaryData'] = { code: 200, msg: '新建成功' }
    await open()
    await expect.element(row('男')).toBeVisible()

    await button('新建').click()
    await dialog().getByLabelText('字典名称').fill('女')
    await dialog().getByLabelText('字典编码').fill('2')
    await userEvent.keyboard('{Enter}')

    await expectMessage('新建成功')
    expect(sent('POST')[0]?.body).toEqual({
      dictionaryTypeId: 'sex',
      parentId: '0',
      fullName: '女',
      enCode: '2',
      sortCode: 4,
      tone: '',
      enabledMark: 1,
      description: '',
    })
  })

  it('keep the input when the server refuses, with the message at the field', { tags: ['full'] }, async () => {
    answers['POST /api/system/DictionaryData'] = {
      code: 400,
      msg: '编码已存在',
      data: { fields: { enCode: '编码已存在' } },
    }
    await open()
    await button('新建').click()
    await dialog().getByLabelText('字典名称').fill('女')
    await dialog().getByLabelText('字典编码').fill('1')
    await dialog().getByRole('button', { name: '确定' }).click()

    await expect.element(dialog().getByText('编码已存在')).toBeVisible()
    await expect.element(dialog().getByLabelText('字典名称')).toHaveValue('女')
  })

  it('change their state after a confirmation only', async () => {
    answers['PUT /api/system/DictionaryData/1/Actions/State'] = { code: 200, msg: '更新成功' }
    await open()

    await page.getByRole('switch', { name: '男' }).click()
    await expect.element(dialog().getByText(/您确定要禁用当前数据吗, 是否继续？/)).toBeVisible()
    expect(sent('PUT')).toHaveLength(0)
    await dialog().getByRole('button', { name: '确定' }).click()

    await expect.poll(() => sent('PUT').map(({ path }) => path)).toEqual(['/api/system/DictionaryData/1/Actions/State'])
  })

  it('are deleted after a confirmation that names them', { tags: ['full'] }, async () => {
    answers['DELETE /api/system/DictionaryData/1'] = { code: 200, msg: '删除成功' }
    await open()

    await button('删除 男').click()
    await expect.element(dialog().getByText(/男/)).toBeVisible()
    await dialog().getByRole('button', { name: '取消' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(sent('DELETE')).toHaveLength(0)

    await button('删除 男').click()
    await dialog().getByRole('button', { name: '确定' }).click()
    await expect.poll(() => sent('DELETE')).toHaveLength(1)
  })
})

describe('the drawer of dictionaries', () => {
  it("refuses invalid files before the upload, and keeps the server's reason visible", async () => {
    answers['POST /api/system/DictionaryData/Action/Import'] = { code: 400, msg: '上级分类不存在' }
    await open()
    await button('分类管理').click()
    const file = dialog().getByLabelText('导入', { exact: true }).last()

    await userEvent.upload(file, new File(['x'], 'types.txt'))
    await expect.element(dialog().getByText(/请选择 \.bdd 文件/)).toBeVisible()
    expect(sent('POST')).toHaveLength(0)

    await userEvent.upload(file, new File(['{}'], 'types.bdd'))
    await expect.element(dialog().getByText(/导入失败：上级分类不存在/)).toBeVisible()
  })

  it('closes with Escape and returns the focus', async () => {
    await open()
    await button('分类管理').click()
    await expect.element(dialog().getByRole('button', { name: '新建' })).toHaveFocus()

    await userEvent.keyboard('{Escape}')

    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('分类管理')).toHaveFocus()
  })
})
