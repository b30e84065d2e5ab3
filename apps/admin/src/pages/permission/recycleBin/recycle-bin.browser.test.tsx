import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, createMockServer, type MockServer } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { expectMessage } from '../../../testing/toasts.ts'
import { catalogues } from './catalogue.ts'
import RecycleBinPage from './index.tsx'

const BIN = '/api/permission/RecycleBin'
const COLUMNS = ['fullName', 'kind', 'place', 'deleteUser']

const deleted = (kind: string, id: string, fullName: string) => ({
  id,
  kind,
  fullName,
  enCode: id,
  place: '集团',
  deleteTime: 0,
  deleteUser: '王晓明/admin',
})

let mockServer: MockServer
let answers: Answers

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  const list = [deleted('user', 'lina', '李娜'), deleted('menu', 'orders', '订单')]
  answers = {
    [`GET ${BIN}`]: { code: 200, data: { list, pagination: { currentPage: 1, pageSize: 20, total: 2 } } },
    [`PUT ${BIN}/menu/orders/Actions/Restore`]: { code: 200, msg: '恢复成功' },
    [`PUT ${BIN}/user/lina/Actions/Restore`]: { code: 409, msg: '账号已被其他用户使用，不能恢复' },
    [`DELETE ${BIN}/user/lina`]: { code: 200, msg: '删除成功' },
  }
  mockServer = createMockServer(answers)
})

const open = (buttons = ['btn_restore', 'btn_remove'], address = '/') =>
  openPage(RecycleBinPage, { mockServer, catalogues, buttons, columns: COLUMNS, address })
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('lists deleted records, and restores one after a confirmation', async () => {
  await open()
  await expect.element(page.getByRole('row', { name: /订单/ }).getByText('菜单')).toBeVisible()

  await button('恢复 订单').click()
  expect(mockServer.sent('PUT')).toEqual([])
  await button('确定').click()

  await expect.poll(() => mockServer.sent('PUT')).toHaveLength(1)
  await expectMessage('恢复成功')
  expect(mockServer.sent('PUT').map(({ path }) => path)).toEqual([`${BIN}/menu/orders/Actions/Restore`])
})

it('shows why a record cannot be restored', async () => {
  await open()
  await button('恢复 李娜').click()
  await button('确定').click()

  await expectMessage('账号已被其他用户使用，不能恢复')
  await expect.element(page.getByRole('row', { name: /李娜/ })).toBeVisible()
})

it('deletes a record permanently only after a confirmation that says so', async () => {
  await open()
  await button('彻底删除 李娜').click()
  await expect.element(page.getByText('彻底删除后不能再恢复，是否继续？')).toBeVisible()
  expect(mockServer.sent('DELETE')).toEqual([])
  await button('确定').click()

  await expect.poll(() => mockServer.sent('DELETE', `${BIN}/user/lina`)).toHaveLength(1)
})

it('filters by the kind in the address, and has no buttons for read-only users', async () => {
  await open([], '/?kind=menu')
  await expect.element(page.getByRole('row', { name: /订单/ })).toBeVisible()

  expect(mockServer.sent('GET', BIN)[0]?.query.get('kind')).toBe('menu')
  await expect.element(button('恢复 订单')).not.toBeInTheDocument()
  await expect.element(button('彻底删除 订单')).not.toBeInTheDocument()
})
