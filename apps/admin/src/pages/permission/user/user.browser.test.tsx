import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, createMockServer, type MockServer, listOf } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { expectMessage } from '../../../testing/toasts.ts'
import { catalogues } from './catalogue.ts'
import UserPage from './index.tsx'

const BUTTONS = ['btn_add', 'btn_edit', 'btn_remove', 'btn_password', 'btn_unlock']
const COLUMNS = ['account', 'realName', 'enabledMark', 'creatorTime']
const USERS = '/api/permission/Users'

const person = (id: string, realName: string, enabledMark: number, isAdministrator = 0) => ({
  id,
  account: id,
  realName,
  gender: 1,
  mobilePhone: '',
  organize: '集团',
  department: '集团',
  position: '',
  roleName: '',
  description: '',
  enabledMark,
  creatorTime: Date.now() - 300_000,
  sortCode: 0,
  isAdministrator,
  headIcon: '',
})
const PEOPLE = [person('lina', '李娜', 1), person('zhang', '张伟', 2), person('root', '管理员', 1, 1)]

const organization = {
  id: 'o1',
  parentId: '-1',
  fullName: '集团',
  enCode: 'g',
  type: 'company',
  organizeIdTree: ['o1'],
}

let mockServer: MockServer
let answers: Answers

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  answers = {
    [`GET ${USERS}`]: { code: 200, data: { list: PEOPLE, pagination: { currentPage: 1, pageSize: 20, total: 3 } } },
    'GET /api/permission/Organize/Department/Selector/0': listOf(organization),
    [`PUT ${USERS}/lina/Actions/State`]: { code: 200, msg: '修改成功' },
    [`PUT ${USERS}/zhang/Actions/unlock`]: { code: 200, msg: '操作成功' },
    [`DELETE ${USERS}/lina`]: { code: 400, msg: '此用户有下属，无法删除' },
  }
  mockServer = createMockServer(answers)
})

const open = (address = '/', buttons = BUTTONS) =>
  openPage(UserPage, { mockServer, catalogues, address, buttons, columns: COLUMNS })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: RegExp) => page.getByRole('row', { name })

it('queries the users named in the address and shows the granted columns', async () => {
  await open('/?organizeId=o1&enabledMark=2&keyword=zw')
  await expect.element(row(/张伟/).getByText('锁定')).toBeVisible()
  await expect.element(row(/张伟/).getByText('5分钟前')).toHaveAttribute('title', expect.stringMatching(/^\d{4}-/))

  const [asked] = mockServer.sent('GET', USERS)
  expect(['organizeId', 'enabledMark', 'keyword'].map((name) => asked?.query.get(name))).toEqual(['o1', '2', 'zw'])
  await expect.element(page.getByRole('columnheader', { name: '手机' })).not.toBeInTheDocument()
})

it('offers no buttons to users who may only read', async () => {
  await open('/', [])
  await expect.element(row(/李娜/)).toBeVisible()
  await expect.element(button('新建')).not.toBeInTheDocument()
  await expect.element(button('编辑 李娜')).not.toBeInTheDocument()
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument()
})

it('offers no buttons for administrators of the system', async () => {
  await open()
  await expect.element(button('编辑 李娜')).toBeVisible()
  await expect.element(button('编辑 管理员')).not.toBeInTheDocument()
  await expect.element(row(/管理员/).getByRole('switch')).not.toBeInTheDocument()
})

it('disables a user by the switch and unlocks another, each after a question', async () => {
  await open()
  await row(/李娜/).getByRole('switch').click()
  await expect.element(page.getByText(/当前用户吗, 是否继续/)).toBeVisible()
  const confirm = page.getByRole('button', { name: /^(禁用|确定|停用)$/ })
  await confirm.click()
  await expect.poll(() => mockServer.sent('PUT', `${USERS}/lina/Actions/State`)).toHaveLength(1)

  await button('更多 张伟').click()
  await page.getByRole('menuitem', { name: '解除锁定' }).click()
  expect(mockServer.sent('PUT', `${USERS}/zhang/Actions/unlock`)).toEqual([])
  await expect.element(page.getByText('此操作将解除该账户锁定, 是否继续?')).toBeVisible()
  await button('确定').click()
  await expect.poll(() => mockServer.sent('PUT', `${USERS}/zhang/Actions/unlock`)).toHaveLength(1)
})

it('shows why a user cannot be deleted, and keeps the row', async () => {
  await open()
  await button('删除 李娜').click()
  await expect.element(page.getByText('删除后可在回收站恢复，是否继续？')).toBeVisible()
  await button('确定').click()

  await expectMessage('此用户有下属，无法删除')
  await expect.element(row(/李娜/)).toBeVisible()
})

it('selects one organisation, and opens the chart over the list', async () => {
  await open()
  await page.getByRole('treeitem', { name: '集团' }).click()
  await expect.element(page.getByTestId('address')).toHaveTextContent('?organizeId=o1')

  await button('更多：组织机构').click()
  await page.getByRole('menuitem', { name: '架构图' }).click()
  await expect.element(page.getByRole('dialog', { name: '组织架构图' })).toBeVisible()
  await expect
    .element(page.getByRole('tree', { name: '组织架构图' }).getByRole('treeitem', { name: '集团' }))
    .toBeVisible()
})

it('exports the filtered list without hidden columns', async () => {
  answers[`GET ${USERS}/ExportExcel`] = { code: 200, msg: '导出时间较长', data: { name: '用户信息.xlsx', url: '' } }
  await open('/?enabledMark=1', [...BUTTONS, 'btn_download'])
  await expect.element(row(/李娜/)).toBeVisible()

  await button('导出').click()
  const dialog = page.getByRole('dialog', { name: '导出数据' })
  await expect.element(dialog.getByRole('checkbox', { name: '姓名' })).toBeChecked()
  await expect.element(dialog.getByRole('checkbox', { name: '电子邮箱' })).not.toBeChecked()
  await expect.element(dialog.getByRole('checkbox', { name: '手机号码' })).not.toBeInTheDocument()
  await dialog.getByText('电子邮箱').click()
  await dialog.getByText('全部页面数据').click()
  await dialog.getByRole('button', { name: '导出', exact: true }).click()

  await expect.poll(() => mockServer.sent('GET', `${USERS}/ExportExcel`)).toHaveLength(1)
  const [asked] = mockServer.sent('GET', `${USERS}/ExportExcel`)
  expect(['dataType', 'enabledMark', 'selectKey'].map((name) => asked?.query.get(name))).toEqual([
    '1',
    '1',
    'account,realName,email,enabledMark',
  ])
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button('导出')).toHaveFocus()
})

it('shows an import that was running when the page was loaded', async () => {
  const under = { id: 'i1', fileName: '名单.xlsx', status: 'importing', total: 10, imported: 0, createdAt: 0 }
  const counts = { unchecked: 0, new: 10, changed: 0, same: 0, faulty: 0 }
  const job = { status: 'running', done: 4, total: 10, message: '' }
  answers[`GET ${USERS}/Imports`] = listOf({ ...under, counts, job })
  answers[`GET ${USERS}/Imports/i1`] = { code: 200, data: { ...under, counts, job } }
  await open('/', [...BUTTONS, 'btn_upload'])

  await button('导入').click()
  const dialog = page.getByRole('dialog', { name: '批量导入' })
  await expect.element(dialog.getByText(/已处理 4 \/ 10/)).toBeVisible()

  const stopped = { ...under, status: 'imported', imported: 4, counts, job: { ...job, status: 'cancelled' } }
  answers[`GET ${USERS}/Imports/i1`] = { code: 200, data: stopped }
  await expect.element(dialog.getByText('已停止：目前已导入 4 行')).toBeVisible()
  await dialog.getByRole('button', { name: '继续导入' }).click()
  await expect.element(dialog.getByRole('button', { name: '选择文件' })).toBeVisible()
})

it('is a list of cards with all commands on a phone', async () => {
  await page.viewport(390, 800)
  await open()

  await expect.element(page.getByRole('combobox', { name: '组织机构' })).toBeVisible()
  await expect.element(button('编辑 李娜')).toBeVisible()
  await expect.element(button('新建')).toBeInViewport()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
