import { orderForm, orderList } from '@sqos/form-model/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { MenuRoute } from '../page-route/menu-route.ts'
import ModelMenuPage, { catalogues } from '../../pages/model/index.tsx'
import { createMockServer, type MockServer, listOf } from '../../testing/mock-server.ts'
import { openPage } from '../../testing/open-page.tsx'

const ONLINE = '/api/visualdev/OnlineDev'
const REFUSED = '该数据已被修改'
const config = {
  fullName: '订单',
  webType: '2',
  formData: JSON.stringify(orderForm),
  columnData: JSON.stringify({ ...orderList, useFormPermission: false, customBtnsList: [] }),
  appColumnData: null,
  flowId: '',
  flowEnCode: '',
  flowTemplateJson: null,
}
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

/** A record with its version; a save based on another version is refused. */
let version = 'v1'
let record = { F_Title: '办公用品', F_Urgency: '1' }
const envelope = () => ({ code: 200, data: { id: '1', version, data: JSON.stringify(record) } })

const mockServer = (): MockServer =>
  createMockServer({
    [`GET ${ONLINE}/m1/Config`]: { code: 200, data: config },
    [`POST ${ONLINE}/m1/List`]: {
      code: 200,
      data: {
        list: [{ id: '1', F_Code: 'ORDER1', F_Title: '办公用品' }],
        pagination: { currentPage: 1, pageSize: 20, total: 1 },
      },
    },
    [`GET ${ONLINE}/m1/1`]: envelope,
    [`GET ${ONLINE}/m1/1/DataChange`]: envelope,
    [`PUT ${ONLINE}/m1/1`]: ({ body }) =>
      (body as { version: string }).version === version ? { code: 200, msg: '更新成功' } : { code: 409, msg: REFUSED },
    'GET /api/permission/Organize/Department/Selector/0': listOf(),
  })

/** All rendered texts since the page was opened. */
const drawn: string[] = []
const observer = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) drawn.push(node.textContent ?? '')
})

beforeEach(() => {
  version = 'v1'
  record = { F_Title: '办公用品', F_Urgency: '1' }
  drawn.length = 0
  observer.observe(document.body, { childList: true, subtree: true })
})
afterEach(() => {
  observer.disconnect()
  return cleanup()
})

/** Opens the record and changes its title; meanwhile another user saves it. */
async function editWhile(server: MockServer, title: string, others: typeof record) {
  await openPage(ModelMenuPage, {
    mockServer: server,
    catalogues,
    route,
    buttons: ['btn_edit'],
    columns: ['F_Code', 'F_Title'],
  })
  await userEvent.click(page.getByRole('button', { name: '编辑 ORDER1' }))
  const dialog = page.getByRole('dialog', { name: '编辑' })
  await userEvent.fill(dialog.getByRole('textbox', { name: '标题' }), title)
  version = 'v2'
  record = others
  await userEvent.click(dialog.getByRole('button', { name: '确定' }))
  return dialog
}

it('conflicting edits of two users: the form shows the other value at the field, and no further message', async () => {
  const server = mockServer()
  const dialog = await editWhile(server, '打印纸', { F_Title: '签字笔', F_Urgency: '2' })

  await expect.element(dialog.getByText('其他人已改为“签字笔”，再次提交将以您的内容为准')).toBeVisible()
  await expect.element(dialog.getByText(/以下字段已更新为他们的内容：紧急程度/)).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: '标题' })).toHaveFocus()
  expect(drawn.filter((text) => text.includes(REFUSED))).toEqual([])

  await userEvent.click(dialog.getByRole('button', { name: '确定' }))
  await expect.element(dialog).not.toBeInTheDocument()
  const sent = server.sent('PUT').map(({ body }) => body as { version: string; data: string })
  expect(sent.map((one) => one.version)).toEqual(['v1', 'v2'])
  expect(JSON.parse(sent[1]?.data ?? '')).toMatchObject({ F_Title: '打印纸', F_Urgency: '2' })
})

it('equal edits of two users cause no message', async () => {
  const server = mockServer()
  const dialog = await editWhile(server, '打印纸', { F_Title: '打印纸', F_Urgency: '1' })

  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sent('PUT')).toHaveLength(2)
  expect(drawn.filter((text) => text.includes(REFUSED))).toEqual([])
})

it('a refusal with an unchanged record shows the message of the server', async () => {
  const server = mockServer()
  server.answers[`PUT ${ONLINE}/m1/1`] = { code: 409, msg: REFUSED }
  const dialog = await editWhile(server, '打印纸', record)
  // The second attempt is based on the current version, and is refused again.
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => drawn.filter((text) => text.includes(REFUSED)).length).toBeGreaterThan(0)
})
