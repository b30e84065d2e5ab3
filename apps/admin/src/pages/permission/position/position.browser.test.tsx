import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, createMockServer, type MockServer, listOf } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { expectMessage } from '../../../testing/toasts.ts'
import { catalogues } from './catalogue.ts'
import PositionPage from './index.tsx'

const BUTTONS = ['btn_add', 'btn_edit', 'btn_remove', 'btn_member']
const COLUMNS = ['fullName', 'enCode', 'department']
const POSITION = '/api/permission/Position'

const position = {
  id: 'p1',
  fullName: '会计',
  enCode: 'accountant',
  type: '职能',
  department: '集团 / 财务部',
  organizeId: 'o1',
  enabledMark: 1,
  creatorTime: 0,
  description: '',
  sortCode: 3,
}
const record = { ...position, type: 'function', organizeIdTree: ['o1'], lastModifyTime: 5 }

let mockServer: MockServer
let answers: Answers

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  answers = {
    [`GET ${POSITION}`]: {
      code: 200,
      data: { list: [position], pagination: { currentPage: 1, pageSize: 20, total: 1 } },
    },
    [`GET ${POSITION}/p1`]: { code: 200, data: record },
    'GET /api/permission/Organize/Department/Selector/0': listOf({ id: 'o1', parentId: '-1', fullName: '集团' }),
    'GET /api/system/DictionaryData/PositionType/Data/Selector': listOf({
      id: 'd1',
      enCode: 'function',
      fullName: '职能',
    }),
    [`DELETE ${POSITION}/p1`]: { code: 200, msg: '删除成功' },
  }
  mockServer = createMockServer(answers)
})

const open = (buttons = BUTTONS) => openPage(PositionPage, { mockServer, catalogues, buttons, columns: COLUMNS })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog', { name: '编辑岗位' })

it('shows only granted buttons', async () => {
  await open(['btn_member'])

  await expect.element(page.getByRole('row', { name: /会计/ }).getByText('集团 / 财务部')).toBeVisible()
  await expect.element(button('新建')).not.toBeInTheDocument()
  await expect.element(button('编辑 会计')).not.toBeInTheDocument()
  await expect.element(page.getByRole('columnheader', { name: '排序' })).not.toBeInTheDocument()
})

it('shows a refusal of the server at its field, and keeps the input', async () => {
  answers[`PUT ${POSITION}/p1`] = { code: 400, msg: '岗位编码已存在', data: { fields: { enCode: '岗位编码已存在' } } }
  await open()
  await button('编辑 会计').click()
  await userEvent.fill(dialog.getByRole('textbox', { name: '岗位编码' }), 'taken')
  await dialog.getByRole('button', { name: '确定' }).click()

  await expect.element(dialog.getByText('岗位编码已存在')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: '岗位编码' })).toHaveValue('taken')
  expect(mockServer.sent('PUT', `${POSITION}/p1`)[0]?.body).toMatchObject({ enCode: 'taken', lastModifyTime: 5 })
})

it('deletes a position after a confirmation that names it', async () => {
  await open()
  await button('删除 会计').click()
  const question = page.getByRole('dialog').filter({ hasText: '会计' })
  await expect.element(question).toBeVisible()
  expect(mockServer.sent('DELETE')).toEqual([])

  await question.getByRole('button', { name: '确定', exact: true }).click()

  await expectMessage('删除成功')
  expect(mockServer.sent('DELETE', `${POSITION}/p1`)).toHaveLength(1)
})

it('is disabled together with other selected positions by those who may edit', async () => {
  answers[`POST ${POSITION}/Actions/Bulk`] = listOf({ id: 'p1', ok: true, msg: '' })
  await open(['btn_edit'])
  await page.getByRole('row', { name: /会计/ }).getByRole('checkbox').click()
  const bar = page.getByRole('group', { name: '批量操作' })
  await expect.element(bar.getByRole('button', { name: '删除' })).not.toBeInTheDocument()

  await bar.getByRole('button', { name: '禁用' }).click()
  await button('确定').click()

  await expect
    .poll(() => mockServer.sent('POST', `${POSITION}/Actions/Bulk`)[0]?.body)
    .toEqual({
      ids: ['p1'],
      action: 'disable',
    })
})
