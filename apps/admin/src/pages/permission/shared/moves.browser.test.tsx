import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, createMockServer, type MockServer, listOf } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { expectMessage, holdToasts } from '../../../testing/toasts.ts'
import OrganizePage from '../organize/index.tsx'
import { catalogues } from './catalogue.ts'

const facts = { description: '', creatorTime: 0, enabledMark: 1, sortCode: 1, type: 'company' }
const leaf = { hasChildren: false, isLeaf: true, num: 0 }
const company = (id: string, fullName: string, parentId = '-1') => ({
  ...facts,
  ...leaf,
  id,
  parentId,
  fullName,
  enCode: id,
})
const [group, east, south] = [
  company('group', '集团'),
  company('east', '华东公司', 'group'),
  company('south', '华南公司', 'group'),
]
const MOVE_SOUTH = '/api/permission/Organize/south/Actions/Move'

let mockServer: MockServer
let answers: Answers

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  answers = {
    'POST /api/permission/Organize/getList': listOf({
      ...group,
      hasChildren: true,
      isLeaf: false,
      children: [east, south],
    }),
    [`PUT ${MOVE_SOUTH}`]: { code: 200, msg: '更新成功' },
  }
  mockServer = createMockServer(answers)
})

const open = (address = '/') =>
  openPage(OrganizePage, { mockServer, catalogues, address, buttons: ['btn_edit'], columns: ['fullName'] })
const header = (name: string) => page.getByRole('rowheader', { name: new RegExp(name) })
const moves = () => mockServer.sent('PUT', MOVE_SOUTH).map(({ body }) => body)

it('are moved below another one by keys, after a confirmation, and back', async () => {
  await open()
  await expect.element(header('华南公司')).toBeVisible()
  ;(header('华南公司').element() as HTMLElement).focus()

  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}{Enter}')
  await expect.element(page.getByRole('dialog').getByText(/移到“华东公司”之下/)).toBeVisible()
  expect(moves()).toEqual([])
  holdToasts()
  await page.getByRole('dialog').getByRole('button', { name: '移动' }).click()
  await expectMessage('已移动“华南公司”')
  await page.getByRole('button', { name: '撤销' }).click()

  await expectMessage('已将“华南公司”移回原处')
  expect(moves()).toEqual([
    { parentId: 'east', beforeId: null },
    { parentId: 'group', beforeId: null },
  ])
})

it('are reordered without a confirmation', async () => {
  await open()
  await page.getByRole('button', { name: '更多 华南公司' }).click()
  await page.getByRole('menuitem', { name: '移动' }).click()

  await userEvent.keyboard('{ArrowUp}{Enter}')

  await expect.poll(moves).toEqual([{ parentId: 'group', beforeId: 'east' }])
})

it('cannot be moved in a filtered list', async () => {
  await open('/?keyword=华')
  await expect.element(header('华南公司')).toBeVisible()
  ;(header('华南公司').element() as HTMLElement).focus()

  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
  await expect.element(page.getByText(/请先清空搜索条件/).first()).toBeVisible()
  await userEvent.keyboard('{Enter}')

  expect(moves()).toEqual([])
})
