import { orderForm, orderList } from '@sqos/form-model/testing'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { AppNewRecord } from './AppNewRecord.tsx'
import type { MenuRoute } from '../page-route/menu-route.ts'
import ModelMenuPage, { catalogues } from '../../pages/model/index.tsx'
import PreviewModelPage from '../../pages/previewModel/index.tsx'
import { type Answers, createMockServer, listOf } from '../../testing/mock-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { expectMessage } from '../../testing/toasts.ts'

const ONLINE = '/api/visualdev/OnlineDev'
const columnData = { ...orderList, useFormPermission: false, customBtnsList: [] }
const config = {
  fullName: '订单',
  webType: '2',
  formData: JSON.stringify(orderForm),
  columnData: JSON.stringify(columnData),
  appColumnData: null,
  flowId: '',
  flowEnCode: '',
  flowTemplateJson: null,
}
const rows = [
  { id: '1', F_Code: 'ORDER1', F_Title: '办公用品', F_Urgency: '普通', F_Total: '13.00', F_Customer_id: 'c1' },
  { id: '2', F_Code: 'ORDER2', F_Title: '会议桌椅', F_Urgency: '重要', F_Total: '900.00' },
]
const pageOf = (...list: unknown[]) => ({
  code: 200,
  data: { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } },
})

const mockServer = (more: Answers = {}) =>
  createMockServer({
    [`GET ${ONLINE}/m1/Config`]: { code: 200, data: config },
    [`POST ${ONLINE}/m1/List`]: pageOf(...rows),
    [`GET ${ONLINE}/m1/1`]: { code: 200, data: { id: '1', version: 'v1', data: '{"F_Title":"办公用品"}' } },
    [`POST ${ONLINE}/m1`]: { code: 200, msg: '创建成功' },
    [`PUT ${ONLINE}/m1/1`]: { code: 200, msg: '更新成功' },
    'GET /api/permission/Organize/Department/Selector/0': listOf(),
    ...more,
  })

const route: MenuRoute = {
  id: 'menu-1',
  kind: 'model',
  name: 'order',
  fullName: '采购订单',
  icon: '',
  path: '/model/order',
  moduleId: 'm1',
  isTree: false,
  children: [],
}
const buttons = ['btn_add', 'btn_edit']
const columns = ['F_Code', 'F_Title', 'F_Total']

afterEach(() => cleanup())

/** Answers of the server about one import of a file: its rows, its state after the start, and the rows that were not imported. */
const importAnswers = (state: object, left: readonly object[] = []): Answers => {
  const ended = {
    id: 'i1',
    fileName: 'orders.csv',
    status: 'imported',
    total: 1,
    imported: 0,
    faulty: 0,
    createdAt: 0,
    mayUndo: false,
    job: null,
    ...state,
  }
  const headerRow = [{ id: 'F_Title', fullName: '标题' }]
  return {
    [`GET ${ONLINE}/m1/Imports`]: pageOf(),
    [`POST ${ONLINE}/m1/Imports`]: { code: 200, data: { id: 'i1' } },
    [`POST ${ONLINE}/m1/Imports/i1/Rows`]: { code: 200, data: { total: 2 } },
    [`POST ${ONLINE}/m1/Imports/i1/Actions/Start`]: { code: 200, data: { ...ended, status: 'importing' } },
    [`GET ${ONLINE}/m1/Imports/i1`]: { code: 200, data: ended },
    [`GET ${ONLINE}/m1/Imports/i1/Rows`]: { code: 200, data: { headerRow, ...pageOf(...left).data } },
  }
}

it('a record that is created outside of its page has the fields that the user may see and change there', async () => {
  const granted = { ...columnData, useFormPermission: true }
  const server = mockServer({
    [`GET ${ONLINE}/m1/Config`]: { code: 200, data: { ...config, columnData: JSON.stringify(granted) } },
  })
  const New = () => (
    <AppNewRecord modelId="m1" onSaved={() => undefined} onClose={() => undefined} onMissing={() => undefined} />
  )
  const modelPage = { modelId: 'm1', fields: { F_Title: 'edit', F_Urgency: 'read' } } as const
  await openPage(New, { mockServer: server, catalogues, modelPage })

  const dialog = page.getByRole('dialog', { name: '订单' })
  await expect.element(dialog.getByRole('textbox', { name: '标题' })).toBeEnabled()
  await expect.element(dialog.getByRole('combobox', { name: '紧急程度' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(dialog.getByText('客户', { exact: true })).not.toBeInTheDocument()
})

describe('a menu entry of type 3', () => {
  it('shows granted items, and sends the id of the menu entry', async () => {
    const server = mockServer()
    await openPage(ModelMenuPage, { mockServer: server, catalogues, route, buttons, columns })

    await expect.element(page.getByText('会议桌椅')).toBeVisible()
    await expect.element(page.getByText('重要')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '批量删除' })).not.toBeInTheDocument()
    expect(server.sent('POST', `${ONLINE}/m1/List`)[0]?.body).toMatchObject({ menuId: 'menu-1', sidx: 'F_Code' })
  })

  it('an address leads to its record; one that the user may not see says so, and offers no repetition', async () => {
    const server = mockServer({ [`GET ${ONLINE}/m1/9/DataChange`]: { code: 403, msg: '您没有权限' } })
    await openPage(ModelMenuPage, {
      mockServer: server,
      catalogues,
      route,
      buttons: [...buttons, 'btn_detail'],
      columns,
      address: '/model/order?record=9',
    })

    const view = page.getByRole('region', { name: /^详情/ })
    await expect.element(view.getByText('暂无权限')).toBeVisible()
    await expect.element(view.getByRole('button', { name: '重试' })).not.toBeInTheDocument()
  })

  it('lists its records also in strict mode, where every effect runs twice', async () => {
    const server = mockServer()
    const Twice = () => (
      <StrictMode>
        <ModelMenuPage />
      </StrictMode>
    )
    await openPage(Twice, { mockServer: server, catalogues, route, buttons, columns })

    await expect.element(page.getByText('会议桌椅')).toBeVisible()
    await expect.element(page.getByText('加载失败')).not.toBeInTheDocument()
    expect(server.sent('POST', `${ONLINE}/m1/List`)).toHaveLength(1)
  })

  it('creates a record, and loads the list again', async () => {
    const server = mockServer()
    await openPage(ModelMenuPage, { mockServer: server, catalogues, route, buttons, columns })
    await userEvent.click(page.getByRole('button', { name: '新增' }))
    const dialog = page.getByRole('dialog', { name: '新增' })
    await userEvent.fill(dialog.getByRole('textbox', { name: '标题' }), '打印纸')
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))

    await expect.element(dialog).not.toBeInTheDocument()
    const [sent] = server.sent('POST', `${ONLINE}/m1`)
    expect(sent?.body).toMatchObject({ data: expect.stringContaining('"F_Title":"打印纸"') })
    await expect.poll(() => server.sent('POST', `${ONLINE}/m1/List`).length).toBe(2)
  })

  it('submits the record of a model with an approval', async () => {
    const server = mockServer({
      [`GET ${ONLINE}/m1/Config`]: { code: 200, data: { ...config, webType: '3', flowId: 'm1' } },
      [`POST ${ONLINE}/m1`]: { code: 200, msg: '提交成功，请耐心等待' },
      'POST /api/workflow/Engine/FlowBefore/Preview/0': {
        code: 200,
        data: {
          status: 1,
          candidates: [],
          next: [{ nodeCode: 'a', nodeName: '主管', people: [{ id: 'b', name: '李娜/lina', why: '' }], dueAt: null }],
          branches: [],
          waitsFor: [],
          copies: [],
          problem: '',
        },
      },
    })
    await openPage(ModelMenuPage, { mockServer: server, catalogues, route, buttons, columns })
    await userEvent.click(page.getByRole('button', { name: '新增' }))
    const dialog = page.getByRole('dialog', { name: '新增' })
    await userEvent.fill(dialog.getByRole('textbox', { name: '标题' }), '打印纸')
    await userEvent.click(dialog.getByRole('button', { name: '提交' }))
    // The first approvers are shown before anything is saved.
    await expect.element(page.getByText(/主管.*李娜/)).toBeVisible()
    expect(server.sent('POST', `${ONLINE}/m1`)).toEqual([])
    await userEvent.click(page.getByRole('dialog', { name: '提交审核' }).getByRole('button', { name: '提交' }))

    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.sent('POST', `${ONLINE}/m1`)[0]?.body).toMatchObject({ status: 0, flowId: 'm1' })
  })

  it('overwrites no changes: those of others are merged, and conflicts are shown in the form before the save', async () => {
    let isChanged = true
    const server = mockServer({
      [`GET ${ONLINE}/m1/1`]: {
        code: 200,
        data: { id: '1', version: 'v1', data: '{"F_Title":"办公用品","F_Urgency":"1"}' },
      },
      [`PUT ${ONLINE}/m1/1`]: () => (isChanged ? { code: 409, msg: '数据已被修改' } : { code: 200, msg: '更新成功' }),
    })
    await openPage(ModelMenuPage, { mockServer: server, catalogues, route, buttons, columns })
    await userEvent.click(page.getByRole('button', { name: '编辑 ORDER1' }))
    const dialog = page.getByRole('dialog', { name: '编辑' })
    await userEvent.fill(dialog.getByRole('textbox', { name: '标题' }), '打印纸')
    const theirs = '{"F_Title":"签字笔","F_Urgency":"2"}'
    server.answers[`GET ${ONLINE}/m1/1`] = { code: 200, data: { id: '1', version: 'v2', data: theirs } }
    server.answers[`GET ${ONLINE}/m1/1/DataChange`] = { code: 200, data: { id: '1', version: 'v2', data: theirs } }
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))

    await expect.element(dialog.getByText('其他人已改为“签字笔”，再次提交将以您的内容为准')).toBeVisible()
    await expect.element(dialog.getByText(/以下字段已更新为他们的内容：紧急程度/)).toBeVisible()
    isChanged = false
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect.element(dialog).not.toBeInTheDocument()
    const sent = server.sent('PUT').map(({ body }) => body as { version: string; data: string })
    expect(sent.map(({ version }) => version)).toEqual(['v1', 'v2'])
    expect(JSON.parse(sent[1]?.data ?? '')).toMatchObject({ F_Title: '打印纸', F_Urgency: '2' })
  })

  it('a form whose design changes during the input keeps the input, and is not saved without a check', async () => {
    let version = 'design 1'
    const server = mockServer({ 'GET /api/system/Menu/Version': () => ({ code: 200, data: { version } }) })
    await openPage(ModelMenuPage, { mockServer: server, catalogues, route, buttons, columns })
    await userEvent.click(page.getByRole('button', { name: '新增' }))
    const dialog = page.getByRole('dialog', { name: '新增' })
    await userEvent.fill(dialog.getByRole('textbox', { name: '标题' }), '打印纸')
    const renamed = JSON.stringify(orderForm).replace('"label":"标题"', '"label":"名目"')
    version = 'design 2'
    server.answers[`GET ${ONLINE}/m1/Config`] = { code: 200, data: { ...config, formData: renamed } }
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))

    await expect.element(dialog.getByText('此表单的设计刚刚更新')).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: '名目' })).toHaveValue('打印纸')
    expect(server.sent('POST', `${ONLINE}/m1`)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.sent('POST', `${ONLINE}/m1`)).toHaveLength(1)
  })

  it('a form whose design changes during the save is refused by the server', async () => {
    let version = 'design 1'
    const renamed = { ...config, formData: JSON.stringify(orderForm).replace('"label":"标题"', '"label":"名目"') }
    const server = mockServer({
      'GET /api/system/Menu/Version': () => ({ code: 200, data: { version } }),
      [`GET ${ONLINE}/m1/Config`]: { code: 200, data: { ...config, design: 'one' } },
      [`POST ${ONLINE}/m1`]: ({ body }) => {
        if ((body as { design?: string }).design === 'two') return { code: 200, msg: '新建成功' }
        version = 'design 2'
        server.answers[`GET ${ONLINE}/m1/Config`] = { code: 200, data: { ...renamed, design: 'two' } }
        return { code: 409, msg: '此表单的设计刚刚更新，请刷新后再提交' }
      },
    })
    await openPage(ModelMenuPage, { mockServer: server, catalogues, route, buttons, columns })
    await userEvent.click(page.getByRole('button', { name: '新增' }))
    const dialog = page.getByRole('dialog', { name: '新增' })
    await userEvent.fill(dialog.getByRole('textbox', { name: '标题' }), '打印纸')
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))

    await expect.element(dialog.getByRole('textbox', { name: '名目' })).toHaveValue('打印纸')
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect.element(dialog).not.toBeInTheDocument()
    const sent = server.sent('POST', `${ONLINE}/m1`).map(({ body }) => (body as { design?: string }).design)
    expect(sent).toEqual(['one', 'two'])
  })

  it('imports the records of a workbook after their errors were shown and corrected', async () => {
    const button = { value: 'upload', label: '导入' }
    const withImport = { ...columnData, btnsList: [...columnData.btnsList, button] }
    const server = mockServer({
      [`GET ${ONLINE}/m1/Config`]: { code: 200, data: { ...config, columnData: JSON.stringify(withImport) } },
      [`POST ${ONLINE}/Uploader`]: { code: 200, data: { name: 'kept', url: '' } },
      [`GET ${ONLINE}/m1/ImportPreview`]: {
        code: 200,
        data: {
          headerRow: [{ id: 'F_Title', fullName: '标题' }],
          dataRow: [{ F_Title: '打印纸' }, { F_Title: '笔' }],
          faults: [{ row: 1, field: 'F_Title', message: '标题至少两个字' }],
        },
      },
      [`POST ${ONLINE}/m1/ImportData`]: ({ body }) => {
        const { list } = body as { list: { F_Title: string }[] }
        const wrong = list.flatMap(({ F_Title }, row) => (F_Title.length < 2 ? [row] : []))
        const faults = wrong.map((row) => ({ row, field: 'F_Title', message: '标题至少两个字' }))
        return { code: 200, data: { snum: list.length - wrong.length, fnum: wrong.length, failResult: [], faults } }
      },
      ...importAnswers({ total: 2, imported: 2 }),
    })
    await openPage(ModelMenuPage, {
      mockServer: server,
      catalogues,
      route,
      buttons: [...buttons, 'btn_upload'],
      columns,
    })
    await userEvent.click(page.getByRole('button', { name: '导入', exact: true }))
    const dialog = page.getByRole('dialog', { name: '导入数据' })
    await userEvent.upload(dialog.getByLabelText('选择文件').last(), new File(['x'], 'orders.csv'))

    await expect.element(dialog.getByText('标题至少两个字')).toBeVisible()
    await expect.element(dialog.getByText('共 2 行：新增 1，异常 1')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: '导入 1 行' })).toBeEnabled()
    expect(server.sent('POST', `${ONLINE}/m1/ImportData`)).toEqual([])

    // Corrected in the table: the server has checked the line, and has written nothing.
    const cell = dialog.getByRole('textbox', { name: '第 2 行 标题' })
    await userEvent.fill(cell, '钢笔')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByText('共 2 行：新增 2，异常 0')).toBeVisible()
    expect(server.sent('POST', `${ONLINE}/m1/ImportData`).map(({ body }) => body)).toEqual([
      { list: [{ F_Title: '钢笔' }], dryRun: 1 },
    ])
    await userEvent.click(dialog.getByRole('button', { name: '导入 2 行' }))

    await expect.element(dialog.getByText('批量导入成功：导入 2 行，异常 0 行')).toBeVisible()
    const bodies = (path: string) => server.sent('POST', `${ONLINE}/m1/Imports${path}`).map(({ body }) => body)
    expect(bodies('')).toEqual([{ fileName: 'orders.csv' }])
    expect(bodies('/i1/Rows')).toEqual([{ from: 0, list: [{ F_Title: '打印纸' }, { F_Title: '钢笔' }] }])
    expect(bodies('/i1/Actions/Start')).toEqual([{ total: 2 }])
    await expect.poll(() => server.sent('POST', `${ONLINE}/m1/List`).length).toBe(2)
  })

  it('a failed import shows the remaining rows and offers them again', async () => {
    const withImport = { ...columnData, btnsList: [{ value: 'upload', label: '导入' }] }
    const server = mockServer({
      [`GET ${ONLINE}/m1/Config`]: { code: 200, data: { ...config, columnData: JSON.stringify(withImport) } },
      [`POST ${ONLINE}/Uploader`]: { code: 200, data: { name: 'kept', url: '' } },
      [`GET ${ONLINE}/m1/ImportPreview`]: {
        code: 200,
        data: { headerRow: [{ id: 'F_Title', fullName: '标题' }], dataRow: [{ F_Title: '打印纸' }], faults: [] },
      },
      ...importAnswers({ job: { status: 'failed', done: 0, total: 1, message: '服务器忙' } }, [
        { row: 0, cells: { F_Title: '打印纸' }, isFaulty: false, problems: [] },
      ]),
    })
    await openPage(ModelMenuPage, { mockServer: server, catalogues, route, buttons: ['btn_upload'], columns })
    await userEvent.click(page.getByRole('button', { name: '导入', exact: true }))
    const dialog = page.getByRole('dialog', { name: '导入数据' })
    await userEvent.upload(dialog.getByLabelText('选择文件').last(), new File(['x'], 'orders.csv'))
    await userEvent.click(dialog.getByRole('button', { name: '导入 1 行' }))

    await expect.element(dialog.getByText('还有 1 行没有导入')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '返回预览' }))
    await expect.element(dialog.getByRole('button', { name: '导入 1 行' })).toBeEnabled()
  })

  it('a form without a list is reset after it was saved', async () => {
    const server = mockServer({ [`GET ${ONLINE}/m1/Config`]: { code: 200, data: { ...config, webType: '1' } } })
    await openPage(ModelMenuPage, { mockServer: server, catalogues, route })
    const title = page.getByRole('textbox', { name: '标题' })
    await userEvent.fill(title, '打印纸')
    await userEvent.click(page.getByRole('button', { name: '确定' }))

    await expect.element(title).toHaveValue('')
    expect(server.sent('POST', `${ONLINE}/m1`)).toHaveLength(1)
  })
})

describe('/previewModel', () => {
  it('shows everything, loads nothing, saves nothing', async () => {
    const server = mockServer()
    await openPage(PreviewModelPage, { mockServer: server, catalogues, address: '/?isPreview=1&id=m1' })

    await expect.element(page.getByRole('button', { name: '批量删除' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '新增' }))
    const dialog = page.getByRole('dialog', { name: '新增' })
    await userEvent.fill(dialog.getByRole('textbox', { name: '标题' }), '打印纸')
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))

    await expectMessage('预览时不能操作数据')
    expect(server.sent('POST')).toEqual([])
  })

  it('shows the list and the fields of phones', async () => {
    const [code] = orderList.columnList
    const app = { ...columnData, columnList: [code], searchList: [], btnsList: [{ value: 'add', label: '登记' }] }
    const formData = JSON.stringify(orderForm).replace(
      /("label":"标题"[^}]*?)"visibility":\["pc","app"\]/,
      '$1"visibility":["pc"]',
    )
    const document = { ...config, formData, appColumnData: JSON.stringify(app) }
    const server = mockServer({ [`GET ${ONLINE}/m1/Config`]: { code: 200, data: document } })
    await openPage(PreviewModelPage, { mockServer: server, catalogues, address: '/?isPreview=1&id=m1&side=app' })

    await userEvent.click(page.getByRole('button', { name: '登记' }))
    const dialog = page.getByRole('dialog', { name: '新增' })
    await expect.element(dialog.getByText('紧急程度')).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: '标题' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '批量删除' })).not.toBeInTheDocument()
  })

  it('phones without a list of their own show that of other screens', async () => {
    const document = { ...config, appColumnData: JSON.stringify({ columnList: [] }) }
    const server = mockServer({ [`GET ${ONLINE}/m1/Config`]: { code: 200, data: document } })
    await openPage(PreviewModelPage, { mockServer: server, catalogues, address: '/?isPreview=1&id=m1&side=app' })

    await expect.element(page.getByRole('button', { name: '批量删除' })).toBeVisible()
  })

  it('a model without a form shows a message', async () => {
    const server = mockServer({ [`GET ${ONLINE}/m1/Config`]: { code: 200, data: { ...config, formData: null } } })
    await openPage(PreviewModelPage, { mockServer: server, catalogues, address: '/?isPreview=1&id=m1' })

    await expect.element(page.getByText('该功能还没有设计表单')).toBeVisible()
  })
})
