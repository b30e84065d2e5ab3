import { DATA_INTERFACE_CATEGORIES } from '@sqos/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, createMockServer, type MockServer, listOf } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { catalogues } from './catalogue.ts'
import WebDesignPage from './index.tsx'

const ALL_BUTTONS = ['btn_add', 'btn_edit', 'btn_remove', 'btn_release', 'btn_upload', 'btn_download']
const ALL_COLUMNS = ['fullName', 'enCode', 'category', 'webType', 'released', 'sortCode', 'state']

const row = (over: object = {}) => ({
  id: 'm1',
  fullName: '请假申请',
  enCode: 'leave',
  category: '行政办公',
  type: 1,
  webType: 2,
  state: 1,
  sortCode: 3,
  description: '',
  tables: '[]',
  creatorUser: '王晓明/wang',
  creatorTime: 1_700_000_000_000,
  lastModifyUser: '',
  lastModifyTime: null,
  pcIsRelease: 0,
  appIsRelease: 0,
  hasForm: true,
  ...over,
})

let mockServer: MockServer
let answers: Answers

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  const list = [row(), row({ id: 'm2', fullName: '空白', enCode: 'blank', hasForm: false })]
  answers = {
    'GET /api/visualdev/Base': { code: 200, data: { list, pagination: { currentPage: 1, pageSize: 20, total: 2 } } },
    'GET /api/system/DictionaryData/webDesign/Data/Selector': listOf({ id: 'office', fullName: '行政办公' }),
    'GET /api/visualdev/Base/Templates': listOf({
      enCode: 'expenseClaim',
      fullName: '费用报销',
      description: '明细',
      webType: 2,
    }),
    'GET /api/visualdev/Base/MenuParents': listOf({ id: 'dir', parentId: '-1', fullName: '日常办公' }),
  }
  mockServer = createMockServer(answers)
})

const open = (given: { buttons?: string[]; address?: string; pages?: Record<string, string[]> } = {}) =>
  openPage(WebDesignPage, { mockServer, catalogues, buttons: ALL_BUTTONS, columns: ALL_COLUMNS, ...given })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const more = async (name: string, item: string) => {
  await button(`更多 ${name}`).click()
  await page.getByRole('menuitem', { name: item }).click()
}

it('creates a function from its name alone and opens its design', async () => {
  answers['POST /api/visualdev/Base'] = { code: 200, msg: '新建成功', data: { id: 'm9' } }
  await open()

  await button('新建').click()
  await dialog().getByRole('textbox', { name: '功能名称' }).fill('报销单')
  await dialog().getByRole('combobox', { name: '起始模板' }).click()
  await page.getByRole('option', { name: '费用报销（明细）' }).click()
  await dialog().getByRole('button', { name: '创建并设计' }).click()

  await expect
    .poll(() => mockServer.sent('POST', '/api/visualdev/Base')[0]?.body)
    .toMatchObject({ fullName: '报销单', enCode: '', category: '', template: 'expenseClaim', webType: 2, state: 1 })
  await expect.poll(() => mockServer.sent('GET', '/api/visualdev/Base/m9')).not.toHaveLength(0)
})

const FACTS = { category: 'personnel', categoryName: '人事', fieldCount: 12, sampleCount: 8, hasRows: false }
const leaveApp = { ...FACTS, enCode: 'leave', fullName: '请假申请', description: '员工填写类型和天数' }
const ticketApp = {
  ...FACTS,
  enCode: 'ticket',
  fullName: '工单管理',
  description: '派单',
  category: 'sale',
  categoryName: '销售',
}

it('installs an app of the gallery after a search and a preview; a refused name stays for correction', async () => {
  answers['GET /api/visualdev/AppTemplates'] = listOf(leaveApp, ticketApp)
  answers['GET /api/visualdev/AppTemplates/leave'] = {
    code: 200,
    data: {
      ...leaveApp,
      proposedName: '请假申请 2',
      formData: JSON.stringify({
        fields: [{ __config__: { sqosKey: 'comInput', label: '事由', formId: 1 }, __vModel__: 'reason' }],
      }),
      columns: [{ label: '事由', isNumber: false, tones: [] }],
      rows: [['回老家']],
      filters: ['事由'],
      brings: [{ kind: 'dictionary', fullName: '请假类型', detail: '年假, 事假' }],
      rights: { staff: 'own', managers: '人事' },
    },
  }
  const INSTALL = '/api/visualdev/AppTemplates/leave/Actions/Install'
  answers[`POST ${INSTALL}`] = { code: 401, msg: '', data: { fields: { fullName: '名称已存在' } } }
  await open()
  const cards = () => dialog().getByRole('listitem')

  await button('新建').click()
  await dialog()
    .getByRole('radio', { name: /应用模板/ })
    .click()
  await expect.poll(() => cards().elements()).toHaveLength(2)
  await dialog()
    .getByRole('searchbox')
    .or(dialog().getByRole('textbox', { name: '搜索模板' }))
    .fill('类型')
  await expect.poll(() => cards().elements()).toHaveLength(1)
  await dialog().getByRole('button', { name: '请假申请' }).click()
  await expect.element(dialog().getByText('事由', { exact: true })).toBeVisible()
  await dialog().getByRole('radio', { name: '列表' }).click()
  await expect.element(dialog().getByRole('cell', { name: '回老家' })).toBeVisible()
  await dialog().getByRole('radio', { name: '包含内容' }).click()
  await expect.element(dialog().getByText('年假, 事假')).toBeVisible()
  const name = dialog().getByRole('textbox', { name: '名称' })
  await expect.element(name).toHaveAttribute('placeholder', '请假申请 2')
  await name.fill('请假')
  await dialog()
    .getByRole('switch', { name: /示例数据/ })
    .click()
  await dialog().getByRole('button', { name: '安装' }).click()
  await expect.element(dialog().getByText('名称已存在')).toBeVisible()
  answers[`POST ${INSTALL}`] = {
    code: 200,
    data: { id: 'm7', fullName: '请假', enCode: 'leave2', rowCount: 0, isPublished: true },
  }
  await dialog().getByRole('button', { name: '安装' }).click()
  await expect.element(dialog().getByText('“请假”已安装')).toBeVisible()
  expect(mockServer.sent('POST', INSTALL)[1]?.body).toMatchObject({
    fullName: '请假',
    samples: 0,
    publish: { parentId: '-1', access: [] },
  })
  await dialog().getByRole('button', { name: '在设计器中调整' }).click()
  await expect.poll(() => mockServer.sent('GET', '/api/visualdev/Base/m7')).not.toHaveLength(0)
})

it('makes a dictionary from the properties of a field, and adds values to it', async () => {
  const node = {
    __config__: { sqosKey: 'select', label: '车型', formId: 101, dataType: 'dictionary', dictionaryType: '', span: 12 },
    __vModel__: 'kind',
  }
  answers['GET /api/visualdev/Base/m1'] = {
    code: 200,
    data: { ...row(), webType: '2', formData: JSON.stringify({ fields: [node] }), columnData: null, dbLinkId: '0' },
  }
  answers['GET /api/system/DictionaryType'] = listOf()
  answers['POST /api/system/DictionaryType/Actions/FromLines'] = {
    code: 200,
    data: { id: 'd1', fullName: '车辆类型', enCode: 'cheliangleixing', added: 2 },
  }
  answers['POST /api/system/DictionaryType/d1/Actions/AddLines'] = { code: 200, data: { added: 1, skipped: 0 } }
  answers['GET /api/system/DictionaryData/d1/Data/Selector'] = listOf({ id: 'v1', fullName: '轿车' })
  await open({ address: '/?design=m1', pages: { 'systemData.dictionary': ['btn_type_add', 'btn_add'] } })

  await page.getByRole('treeitem', { name: /车型/ }).first().click()
  await button('新建字典').click()
  await dialog().getByRole('textbox', { name: '名称' }).fill('车辆类型')
  await dialog().getByRole('textbox', { name: '字典值' }).fill('轿车\n商务车\n')
  await dialog().getByRole('button', { name: '创建' }).click()

  await expect
    .poll(() => mockServer.sent('POST', '/api/system/DictionaryType/Actions/FromLines')[0]?.body)
    .toEqual({ fullName: '车辆类型', values: ['轿车', '商务车'] })
  const chosen = page.getByRole('combobox', { name: '数据字典' })
  await expect.element(chosen).toHaveValue('车辆类型')
  await expect.element(chosen).toHaveFocus()

  await button('添加字典值').click()
  await expect.element(dialog().getByText('已有：轿车')).toBeVisible()
  await dialog().getByRole('textbox', { name: '字典值' }).fill('货车')
  await dialog().getByRole('button', { name: '添加' }).click()
  await expect
    .poll(() => mockServer.sent('POST', '/api/system/DictionaryType/d1/Actions/AddLines')[0]?.body)
    .toEqual({ values: ['货车'] })
  // Without the right to data interfaces there is no button that would be refused.
  expect(button('新建接口').query()).toBeNull()
})

it('makes the related function of a field, and relates to it by its name', async () => {
  const node = {
    __config__: { sqosKey: 'relationForm', label: '客户', formId: 101, span: 12 },
    __vModel__: 'customer',
    modelId: '',
    relationField: '',
  }
  answers['GET /api/visualdev/Base/m1'] = {
    code: 200,
    data: { ...row(), webType: '2', formData: JSON.stringify({ fields: [node] }), columnData: null, dbLinkId: '0' },
  }
  answers['POST /api/visualdev/Base'] = { code: 200, data: { id: 'm9' } }
  await open({ address: '/?design=m1' })

  await page.getByRole('treeitem', { name: /客户/ }).first().click()
  await button('新建关联功能').click()
  await dialog().getByRole('textbox', { name: '名称' }).fill('客户档案')
  await dialog().getByRole('button', { name: '创建' }).click()

  await expect
    .poll(() => mockServer.sent('POST', '/api/visualdev/Base')[0]?.body)
    .toMatchObject({ fullName: '客户档案' })
  const chosen = page.getByRole('combobox', { name: '关联功能' })
  await expect.element(chosen).toHaveValue('客户档案')
  await expect.element(chosen).toHaveFocus()
})

it('makes the data interface of a field, and chooses it', async () => {
  const node = {
    __config__: { sqosKey: 'select', label: '供应商', formId: 101, dataType: 'dynamic', propsUrl: '', span: 12 },
    __vModel__: 'supplier',
  }
  answers['GET /api/visualdev/Base/m1'] = {
    code: 200,
    data: { ...row(), webType: '2', formData: JSON.stringify({ fields: [node] }), columnData: null, dbLinkId: '0' },
  }
  answers[`GET /api/system/DictionaryData/${DATA_INTERFACE_CATEGORIES}/Data/Selector`] = listOf({
    id: 'master',
    fullName: '主数据',
  })
  const made: object[] = []
  answers['GET /api/system/DataInterface/Selector'] = () => ({
    code: 200,
    data: [{ id: 'master', fullName: '主数据', children: [{ id: 'i1', fullName: '岗位' }, ...made] }],
  })
  answers['POST /api/system/DataInterface'] = () => {
    made.push({ id: 'i2', fullName: '供应商名单' })
    return { code: 200 }
  }
  await open({ address: '/?design=m1', pages: { 'systemData.dataInterface': ['btn_add'] } })

  await page
    .getByRole('treeitem', { name: /供应商/ })
    .first()
    .click()
  await button('新建接口').click()
  const editor = page.getByRole('region', { name: '新建接口' })
  await editor.getByLabelText('名称', { exact: true }).fill('供应商名单')
  await editor.getByLabelText('编码', { exact: true }).fill('suppliers')
  await editor.getByRole('button', { name: '下一步' }).click()
  await editor.getByRole('textbox', { name: '静态数据' }).fill('[{"id":"1","fullName":"远航"}]')
  await editor.getByRole('button', { name: '保存' }).click()

  await expect
    .poll(() => mockServer.sent('POST', '/api/system/DataInterface')[0]?.body)
    .toMatchObject({ fullName: '供应商名单', enCode: 'suppliers', categoryId: 'master' })
  const chosen = page.getByRole('combobox', { name: '数据接口' })
  await expect.element(chosen).toHaveValue('供应商名单')
  await expect.element(chosen).toHaveFocus()
  expect(button('新建字典').query()).toBeNull()
})

it('makes the number rule of a field, and names it by its code', async () => {
  const node = {
    __config__: { sqosKey: 'billRule', label: '单号', formId: 101, rule: '', ruleName: '', span: 12 },
    __vModel__: 'billNo',
  }
  answers['GET /api/visualdev/Base/m1'] = {
    code: 200,
    data: { ...row(), webType: '2', formData: JSON.stringify({ fields: [node] }), columnData: null, dbLinkId: '0' },
  }
  answers['GET /api/system/BillRule/Selector'] = listOf()
  answers['POST /api/system/BillRule'] = { code: 200, msg: '新建成功' }
  await open({ address: '/?design=m1', pages: { 'system.billRule': ['btn_add'] } })

  await page.getByRole('treeitem', { name: /单号/ }).first().click()
  await button('新建单据规则').click()
  await dialog().getByLabelText('业务名称').fill('合同')
  await dialog().getByLabelText('业务编码').fill('contract')
  await dialog().getByLabelText('流水前缀').fill('HT')
  await dialog().getByLabelText('流水位数').fill('3')
  await dialog().getByLabelText('流水起始').fill('1')
  await dialog().getByRole('button', { name: '确定' }).click()

  await expect
    .poll(() => mockServer.sent('POST', '/api/system/BillRule')[0]?.body)
    .toMatchObject({ fullName: '合同', enCode: 'contract', prefix: 'HT', digit: 3, startNumber: '001' })
  const chosen = page.getByRole('combobox', { name: '单据规则' })
  await expect.element(chosen).toHaveValue('合同')
  await expect.element(chosen).toHaveFocus()
})

it('creates a function with its code, category and mode', async () => {
  answers['POST /api/visualdev/Base'] = { code: 200, msg: '新建成功', data: { id: 'm9' } }
  await open()

  await button('新建').click()
  await dialog().getByRole('textbox', { name: '功能名称' }).fill('报销单')
  await dialog().getByRole('button', { name: '更多设置' }).click()
  await dialog().getByRole('textbox', { name: '功能编码' }).fill('expense')
  await dialog().getByRole('combobox', { name: '功能分类' }).click()
  await page.getByRole('option', { name: '行政办公' }).click()
  await dialog().getByText('纯表单设计').click()
  await dialog().getByRole('button', { name: '创建并设计' }).click()

  await expect
    .poll(() => mockServer.sent('POST', '/api/visualdev/Base')[0]?.body)
    .toMatchObject({ fullName: '报销单', enCode: 'expense', category: 'office', type: 1, webType: 1, sortCode: 4 })
})

const GUESS = {
  fileName: 't1',
  name: '客户名单',
  headRow: 1,
  first: [
    ['客户', '金额'],
    ['甲', '1'],
  ],
  rows: 12_345,
  columns: [
    {
      index: 0,
      title: '客户',
      kind: 'text',
      filled: 3,
      errors: 0,
      samples: ['甲', '乙'],
      misfits: [
        { kind: 'text', count: 0, rows: [] },
        { kind: 'skip', count: 0, rows: [] },
      ],
      options: 2,
    },
    {
      index: 1,
      title: '金额',
      kind: 'number',
      filled: 3,
      errors: 1,
      samples: ['1', '待定'],
      misfits: [
        { kind: 'text', count: 0, rows: [] },
        { kind: 'number', count: 2, rows: [3, 5] },
        { kind: 'skip', count: 0, rows: [] },
      ],
      options: 0,
    },
    {
      index: 2,
      title: '等级',
      kind: 'options',
      filled: 3,
      errors: 0,
      samples: ['A', 'B'],
      misfits: [
        { kind: 'text', count: 0, rows: [] },
        { kind: 'options', count: 0, rows: [] },
        { kind: 'skip', count: 0, rows: [] },
      ],
      options: 2,
    },
  ],
}

it('starts from a spreadsheet: kinds are corrected, options become a dictionary, and the rows are imported', async () => {
  answers['POST /api/visualdev/Starts/Spreadsheet/Uploader'] = { code: 200, data: GUESS }
  answers['POST /api/visualdev/Starts/Spreadsheet'] = {
    code: 400,
    msg: '名称已存在',
    data: { fields: { fullName: '名称已存在' } },
  }
  await open({ pages: { 'systemData.dictionary': ['btn_type_add', 'btn_add'] } })

  await button('新建').click()
  await dialog().getByRole('textbox', { name: '功能名称' }).fill('typed before')
  await dialog()
    .getByRole('radio', { name: /^表格文件/ })
    .click()
  await userEvent.upload(dialog().getByLabelText('选择文件').last(), new File(['x'], '客户名单.xlsx'))
  const form = dialog().getByRole('form', { name: '表格文件' })
  await expect.element(form.getByText(/12345 行数据/)).toBeVisible()
  await expect.element(form.getByText(/2 格不符：第 3、5 行（1 个公式错误）/)).toBeVisible()
  await form.getByRole('combobox', { name: '“金额”的类型' }).click()
  await page.getByRole('option', { name: '单行文本' }).click()
  await form.getByRole('textbox', { name: '“客户”的标题' }).fill('客户名称')
  await form.getByText('选项存为字典').click()
  await expect.element(form.getByRole('checkbox', { name: '将“等级”的选项存为字典' })).toBeChecked()
  await form.getByRole('button', { name: '创建 3 个字段并导入 12345 行' }).click()

  await expect.element(form.getByRole('alert')).toHaveTextContent('名称已存在')
  await form.getByRole('textbox', { name: '功能名称' }).fill('客户 2026')
  answers['POST /api/visualdev/Starts/Spreadsheet'] = { code: 200, data: { id: 'm9', importId: 'i1' } }
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => mockServer.sent('POST', '/api/visualdev/Starts/Spreadsheet')).toHaveLength(2)
  // The server takes a file once: it is sent again after a refusal.
  expect(mockServer.sent('POST', '/api/visualdev/Starts/Spreadsheet/Uploader')).toHaveLength(2)
  expect(mockServer.sent('POST', '/api/visualdev/Starts/Spreadsheet')[1]?.body).toEqual({
    fileName: 't1',
    sourceName: '客户名单.xlsx',
    fullName: '客户 2026',
    sortCode: 4,
    headRow: 1,
    columns: [
      { index: 0, title: '客户名称', kind: 'text' },
      { index: 1, title: '金额', kind: 'text' },
      { index: 2, title: '等级', kind: 'options', asDictionary: true },
    ],
  })
  await expect.poll(() => mockServer.sent('GET', '/api/visualdev/Base/m9')).not.toHaveLength(0)
})

it('keeps the input of a start while another one is shown, and asks before it is discarded', async () => {
  await open()

  await button('新建').click()
  const name = dialog().getByRole('textbox', { name: '功能名称' })
  await expect.element(name).toHaveFocus()
  await name.fill('报销单')
  await dialog()
    .getByRole('radio', { name: /^复制功能/ })
    .click()
  await expect.element(dialog().getByRole('combobox', { name: '复制自' })).toBeVisible()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(dialog().getByRole('radio', { name: /^空白/ })).toBeChecked()
  await expect.element(name).toHaveValue('报销单')

  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '放弃修改' }).click()
  await expect.element(page.getByRole('radio', { name: /^空白/ })).not.toBeInTheDocument()
  expect(mockServer.sent('POST')).toHaveLength(0)
})

it('starts from a table, whose name is proposed, or from another function', async () => {
  answers['GET /api/system/DataModel/0/Tables'] = listOf({
    table: 'orders',
    tableName: '订单',
    sum: 7,
    description: '',
  })
  answers['GET /api/visualdev/Base/Selector'] = listOf({
    id: 'office',
    parentId: '0',
    fullName: '行政办公',
    children: [{ id: 'm1', parentId: 'office', fullName: '请假申请' }],
  })
  answers['POST /api/visualdev/Starts/Table'] = { code: 400, msg: '没有单一的主键' }
  answers['POST /api/visualdev/Starts/Copy'] = { code: 200, data: { id: 'm9', importId: null } }
  await open()

  await button('新建').click()
  await dialog()
    .getByRole('radio', { name: /^已有数据表/ })
    .click()
  await dialog().getByRole('combobox', { name: '数据表' }).click()
  await page.getByRole('option', { name: '订单 (orders) · 7 行' }).click()
  await dialog().getByRole('button', { name: '创建并设计' }).click()
  await expect
    .poll(() => mockServer.sent('POST', '/api/visualdev/Starts/Table')[0]?.body)
    .toEqual({ table: 'orders', fullName: '订单', sortCode: 4 })

  await dialog()
    .getByRole('radio', { name: /^复制功能/ })
    .click()
  await dialog().getByRole('combobox', { name: '复制自' }).click()
  await page.getByRole('option', { name: '请假申请' }).click()
  await dialog().getByRole('textbox', { name: '功能名称' }).fill('调休申请')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => mockServer.sent('POST', '/api/visualdev/Starts/Copy')[0]?.body)
    .toEqual({ id: 'm1', fullName: '调休申请', sortCode: 4 })
  await expect.poll(() => mockServer.sent('GET', '/api/visualdev/Base/m9')).not.toHaveLength(0)
})

it('bases a function on existing tables, with children related to the main table', async () => {
  const field = (name: string, primaryKey = 0) => ({ field: name, fieldName: name, primaryKey })
  const TABLES = 'GET /api/system/DataModel/0/Tables'
  answers[TABLES] = listOf(
    { table: 'orders', tableName: '订单', sum: 7, description: '' },
    { table: 'items', tableName: '明细', sum: 12, description: '' },
  )
  answers[`${TABLES}/orders/Fields`] = listOf(field('id', 1), field('title'))
  answers[`${TABLES}/items/Fields`] = listOf(field('item_id', 1), field('order_id'))
  answers['POST /api/visualdev/Base'] = { code: 200, data: { id: 'm9' } }
  await open()

  await button('新建').click()
  const form = page.getByRole('dialog', { name: '新建功能' })
  await form.getByRole('textbox', { name: '功能名称' }).fill('订单')
  await form.getByRole('button', { name: '更多设置' }).click()
  await form.getByRole('textbox', { name: '功能编码' }).fill('order')
  await form.getByRole('combobox', { name: '功能分类' }).click()
  await page.getByRole('option', { name: '行政办公' }).click()
  await form.getByRole('button', { name: '选择数据表' }).click()
  const picker = page.getByRole('dialog', { name: '数据选择' })
  await picker.getByRole('checkbox', { name: 'orders' }).click()
  await expect.element(picker.getByRole('checkbox', { name: 'orders' })).toBeChecked()
  await picker.getByRole('checkbox', { name: 'items' }).click()
  await expect.element(picker.getByRole('checkbox', { name: 'items' })).toBeChecked()
  await picker.getByRole('button', { name: /确\s*定/ }).click()
  await form.getByRole('button', { name: '创建并设计' }).click()
  await expect.element(form.getByText('请为子表选择外键字段和关联主键')).toBeVisible()
  expect(mockServer.sent('POST', '/api/visualdev/Base')).toHaveLength(0)

  await form.getByRole('combobox', { name: 'items 的外键字段' }).click()
  await page.getByRole('option', { name: 'order_id' }).click()
  await form.getByRole('button', { name: '创建并设计' }).click()
  await expect.poll(() => mockServer.sent('POST', '/api/visualdev/Base')).toHaveLength(1)
  const body: { tables?: string } = JSON.parse(JSON.stringify(mockServer.sent('POST', '/api/visualdev/Base')[0]?.body))
  expect(JSON.parse(body.tables ?? '')).toMatchObject([
    { typeId: '1', table: 'orders', tableKey: 'id' },
    { typeId: '0', table: 'items', tableField: 'order_id', relationTable: 'orders', relationField: 'id' },
  ])
})

it('lists the uses of a function before it is deleted', async () => {
  answers['GET /api/visualdev/Base/m1/Uses'] = listOf(
    { kind: 'menu', id: 'x', fullName: '请假', field: 'Web', num: 0 },
    { kind: 'records', id: 'm1', fullName: '请假申请', field: 'mt', num: 12 },
  )
  answers['DELETE /api/visualdev/Base/m1'] = { code: 200 }
  await open()

  await button('删除 请假申请').click()

  const question = page.getByRole('alertdialog').or(dialog())
  await expect.element(question.getByText(/Web端菜单「请假」将一并删除。/)).toBeVisible()
  await expect.element(question.getByText(/已录入的 12 条数据会保留在数据表中。/)).toBeVisible()
  await question.getByRole('button', { name: /确\s*定|删\s*除/ }).click()
  await expect.poll(() => mockServer.sent('DELETE')).toHaveLength(1)
})

it('releases a function with a form to the menu; one without a form cannot be released', async () => {
  answers['POST /api/visualdev/Base/m1/Actions/Release'] = { code: 200 }
  await open()

  await button('更多 空白').click()
  await expect.element(page.getByRole('menuitem', { name: '历史版本' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: '同步菜单' }).query()).toBeNull()
  await userEvent.keyboard('{Escape}')

  await more('请假申请', '同步菜单')
  await dialog().getByRole('combobox', { name: 'Web端上级' }).click()
  await page.getByRole('option', { name: '日常办公' }).click()
  await dialog().getByRole('button', { name: '同步' }).click()

  await expect
    .poll(() => mockServer.sent('POST', '/api/visualdev/Base/m1/Actions/Release')[0]?.body)
    .toEqual({ pc: 1, app: 0, pcModuleParentId: 'dir', appModuleParentId: null })
})

it('shows the revisions of a function with their differences, and restores one', async () => {
  answers['GET /api/visualdev/Base/m1/Revisions'] = listOf(
    { id: 'r2', createdAt: 1_700_000_100_000, user: '王晓明/wang', summary: ['formData'] },
    { id: 'r1', createdAt: 1_700_000_000_000, user: '王晓明/wang', summary: [] },
  )
  answers['GET /api/visualdev/Base/m1/Revisions/r1/Compare'] = listOf({
    path: 'formData.fields[F_Days]',
    before: '',
    after: '{"label":"天数"}',
  })
  answers['POST /api/visualdev/Base/m1/Actions/Restore'] = { code: 200 }
  await open()

  await more('请假申请', '历史版本')
  await page.getByRole('button', { name: /^与 .* 的版本对比$/ }).click()
  await expect.element(page.getByRole('rowheader', { name: 'formData.fields[F_Days]' })).toBeVisible()
  await page.getByRole('button', { name: /^恢复到/ }).click()
  await page.getByRole('button', { name: /^确\s*定$/ }).click()

  await expect
    .poll(() => mockServer.sent('POST', '/api/visualdev/Base/m1/Actions/Restore')[0]?.body)
    .toEqual({ revisionId: 'r1' })
})

it('shows only granted buttons and columns', async () => {
  await open({ buttons: [] })

  await expect.element(page.getByText('请假申请')).toBeVisible()
  expect(button('新建').query()).toBeNull()
  expect(button('编辑 请假申请').query()).toBeNull()
  expect(button('删除 请假申请').query()).toBeNull()
  expect(page.getByRole('switch').query()).toBeNull()
})

it('opens a preview in a tab, and a QR code for phones', async () => {
  await open()
  await more('请假申请', '预览模板')

  const preview = page.getByRole('dialog', { name: '预览 - 请假申请' })
  const code = preview.getByRole('img', { name: '请假申请 的App预览二维码' })
  await expect.element(code).toBeVisible()
  expect(code.element().getAttribute('width')).toBe('260')
  const address = new URL('/previewModel?isPreview=1&id=m1&side=app', location.href).href
  await expect.element(preview.getByText(address)).toBeVisible()

  const opened: unknown[] = []
  const opening = vi.spyOn(window, 'open').mockImplementation((url) => {
    opened.push(String(url))
    return null
  })
  await preview.getByRole('button', { name: '打开预览' }).click()
  opening.mockRestore()
  expect(opened).toEqual([new URL('/previewModel?isPreview=1&id=m1', location.href).href])
  await expect.element(preview).not.toBeInTheDocument()
})

it('shows a stored design as saved when another query ends while the stored one is read', async () => {
  const MODEL = '/api/visualdev/Base/m1'
  const formData = JSON.stringify({ fields: [] })
  answers[`GET ${MODEL}`] = {
    code: 200,
    data: { ...row(), webType: '2', formData, columnData: null, appColumnData: null },
  }
  answers[`POST ${MODEL}/Actions/MigrationPlan`] = listOf()
  answers[`PUT ${MODEL}`] = { code: 200, msg: '保存成功' }
  answers[`GET ${MODEL}/Holders`] = listOf()
  // The directories are answered after the save, while the stored model is read.
  let answerDirectories = () => {}
  const directories = new Promise<void>((resolve) => {
    answerDirectories = resolve
  })
  const { fetch: answer } = mockServer
  mockServer.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
    if (pathname.endsWith('/MenuParents')) await directories
    const isReread = pathname === MODEL && init?.method !== 'PUT' && mockServer.sent('PUT').length > 0
    if (isReread) {
      answerDirectories()
      await vi.waitUntil(() => document.querySelector('.arco-icon-loading') === null, { timeout: 30_000 })
    }
    return await answer(input, init)
  }
  await open({ address: '/?design=m1' })

  await page.getByRole('button', { name: '单行输入', exact: true }).click()
  await expect.element(page.getByText('有未保存的修改')).toBeVisible()
  await page.getByRole('navigation', { name: '设计步骤' }).getByRole('button', { name: '发布' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()

  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible()
  expect(mockServer.sent('PUT')).toHaveLength(1)
})

it('merges the fields of two people who design at once, and loses none of them', async () => {
  const MODEL = '/api/visualdev/Base/m1'
  const fieldOf = (name: string, label: string, formId: number) => ({
    __config__: { sqosKey: 'comInput', label, formId, span: 12 },
    __vModel__: name,
  })
  const stored = (...fields: object[]) => ({
    code: 200,
    data: { ...row(), webType: '2', formData: JSON.stringify({ fields }), columnData: null, appColumnData: null },
  })
  const first = fieldOf('reason', '事由', 101)
  answers[`GET ${MODEL}`] = stored(first)
  answers[`POST ${MODEL}/Actions/MigrationPlan`] = listOf()
  answers[`PUT ${MODEL}`] = { code: 409, msg: '保存失败：已被他人修改' }
  await open({ address: '/?design=m1' })

  await button('多行输入').click()
  await expect.element(page.getByText('有未保存的修改')).toBeVisible()
  answers[`GET ${MODEL}`] = stored(first, fieldOf('days', '天数', 102))
  await button('保存').click()
  const question = page.getByRole('dialog', { name: '设计已被他人修改' })
  await expect.element(question.getByText('新增：天数')).toBeVisible()
  answers[`PUT ${MODEL}`] = { code: 200, msg: '保存成功' }
  await question.getByRole('button', { name: '合并保存' }).click()

  await expect.poll(() => mockServer.sent('PUT', MODEL)).toHaveLength(2)
  const merged = JSON.stringify(mockServer.sent('PUT', MODEL)[1]?.body)
  for (const label of ['事由', '天数', '多行输入']) expect(merged).toContain(label)
})
