import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, createMockServer, type MockServer, listOf } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { expectMessage } from '../../../testing/toasts.ts'
import DepartmentPage from '../department/index.tsx'
import OrganizePage from '../organize/index.tsx'
import { catalogues } from './catalogue.ts'

const BUTTONS = ['btn_add', 'btn_edit', 'btn_remove']
const COLUMNS = ['fullName', 'enCode', 'manager', 'description', 'creatorTime', 'sortCode']

const leaf = { hasChildren: false, isLeaf: true, num: 0 }
const node = (id: string, fullName: string) => ({
  id,
  parentId: '-1',
  fullName,
  enCode: id,
  enabledMark: 1,
  sortCode: 1,
})
const company = (id: string, fullName: string) => ({ ...node(id, fullName), description: '', creatorTime: 0, ...leaf })
const east = { ...company('east', '华东公司'), parentId: 'group', type: 'company' }
const group = {
  ...company('group', '集团'),
  type: 'company',
  hasChildren: true,
  isLeaf: false,
  num: 1,
  children: [east],
}
const hr = { ...company('hr', '人事部'), manager: '张伟/zhangwei' }

let mockServer: MockServer
let answers: Answers
const sent = (method: string, path: string) => mockServer.sent(method, `/api/permission${path}`)

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  answers = {
    'POST /api/permission/Organize/getList': listOf(group),
    'GET /api/permission/Organize/Tree': listOf(group),
    'POST /api/permission/Organize/department/getList': listOf(hr),
    'GET /api/permission/Organize/Department/Selector/0': listOf(group),
    'GET /api/permission/Organize/Department/Selector/hr': listOf(group),
    'GET /api/permission/Organize/Department/hr': {
      code: 200,
      data: { ...node('hr', '人事部'), parentId: 'group', description: '', managerId: 'u1', lastModifyTime: null },
    },
  }
  mockServer = createMockServer(answers)
})

interface Given {
  address?: string
  buttons?: string[]
  columns?: string[]
}

const open = (Page: ComponentType, { buttons = BUTTONS, columns = COLUMNS, ...given }: Given = {}) =>
  openPage(Page, { mockServer, catalogues, buttons, columns, ...given })

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')

describe('companies', () => {
  it('are a tree that folds, filtered by the address', async () => {
    await open(OrganizePage, { address: '/?keyword=华东' })
    await expect.element(row('华东公司')).toBeVisible()
    expect(sent('POST', '/Organize/getList')[0]?.body).toEqual({ keyword: '华东' })

    await button('折叠').click()

    await expect.element(row('华东公司')).not.toBeInTheDocument()
  })

  it('are deleted together, those below others first', async () => {
    answers['POST /api/permission/Organize/Actions/Bulk'] = listOf(
      { id: 'east', ok: true, msg: '' },
      { id: 'group', ok: true, msg: '' },
    )
    await open(OrganizePage)
    await page.getByRole('columnheader').getByRole('checkbox').click()
    await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '删除' }).click()
    await dialog().getByRole('button', { name: '确定' }).click()

    await expect
      .poll(() => sent('POST', '/Organize/Actions/Bulk').map(({ body }) => body))
      .toEqual([{ ids: ['east', 'group'], action: 'delete' }])
  })

  it('are created with a profile', async () => {
    answers['POST /api/permission/Organize'] = { code: 200, msg: '新建成功' }
    await open(OrganizePage)
    await button('新建').click()
    await dialog().getByLabelText('公司名称').fill('华南公司')
    await dialog().getByLabelText('公司编码').fill('south')
    await dialog().getByLabelText('联系邮箱').fill('nobody')
    await dialog().getByRole('button', { name: '确定' }).click()
    await expect.element(dialog().getByText('请正确输入您的邮箱地址')).toBeVisible()
    await dialog().getByLabelText('联系邮箱').fill('a@example.com')
    await dialog().getByRole('button', { name: '确定' }).click()

    await expectMessage('新建成功')
    expect(sent('POST', '/Organize')[0]?.body).toEqual({
      parentId: 'group',
      fullName: '华南公司',
      enCode: 'south',
      sortCode: 2,
      description: '',
      propertyJson: { manageEmail: 'a@example.com' },
    })
  })

  it('show a failure with its reason, and retry', async () => {
    answers['POST /api/permission/Organize/getList'] = { code: 500, msg: '数据库暂时不可用' }
    await open(OrganizePage)
    await expect.element(button('重试')).toBeVisible()

    answers['POST /api/permission/Organize/getList'] = listOf(group)
    await button('重试').click()

    await expect.element(row('集团')).toBeVisible()
  })
})

describe('departments', () => {
  it('are those of the first company, or of the one in the address', async () => {
    await open(DepartmentPage)
    await expect.element(row('人事部')).toBeVisible()
    expect(sent('POST', '/Organize/department/getList')[0]?.body).toEqual({ companyId: 'group' })

    await page.getByRole('treeitem', { name: '华东公司' }).click()

    await expect.element(page.getByTestId('address')).toHaveTextContent('?company=east')
    await expect.poll(() => sent('POST', '/Organize/department/getList').at(-1)?.body).toEqual({ companyId: 'east' })
  })

  it('changed by another user are not overwritten: the form shows the new values', { tags: ['full'] }, async () => {
    const path = '/Organize/Department/hr'
    answers[`PUT /api/permission${path}`] = ({ body }) =>
      (body as { lastModifyTime: number | null }).lastModifyTime === 5
        ? { code: 200, msg: '更新成功' }
        : { code: 409, msg: '保存失败：李娜 在您打开之后修改过该数据' }
    await open(DepartmentPage)
    await button('编辑 人事部').click()
    await expect.element(dialog().getByLabelText('部门名称')).toHaveValue('人事部')
    answers[`GET /api/permission${path}`] = {
      code: 200,
      data: { ...node('hr', '人力资源部'), parentId: 'group', description: '', managerId: 'u1', lastModifyTime: 5 },
    }

    await dialog().getByLabelText('部门名称').fill('人才部')
    await dialog().getByRole('button', { name: '确定' }).click()
    await expect.element(dialog().getByText(/他人已改为“人力资源部”/)).toBeVisible()
    await expect.element(dialog().getByLabelText('部门名称')).toHaveValue('人才部')
    await dialog().getByRole('button', { name: '确定' }).click()

    await expect.element(dialog()).not.toBeInTheDocument()
    expect(sent('PUT', path).at(-1)?.body).toMatchObject({ fullName: '人才部', lastModifyTime: 5 })
  })

  it('are deleted after a confirmation that names them', { tags: ['full'] }, async () => {
    answers['DELETE /api/permission/Organize/Department/hr'] = { code: 200, msg: '删除成功' }
    await open(DepartmentPage)
    await button('删除 人事部').click()
    await expect.element(dialog().getByText(/人事部/)).toBeVisible()
    expect(sent('DELETE', '/Organize/Department/hr')).toHaveLength(0)

    await dialog().getByRole('button', { name: '确定' }).click()

    await expect.poll(() => sent('DELETE', '/Organize/Department/hr')).toHaveLength(1)
  })

  it('show a message when there is no company', async () => {
    answers['GET /api/permission/Organize/Tree'] = listOf()
    await open(DepartmentPage)

    await expect.element(page.getByText('还没有公司')).toBeVisible()
  })
})

describe.each([
  ['companies', OrganizePage, '集团'],
  ['departments', DepartmentPage, '人事部'],
])('%s for a user with fewer permissions', (_, Page, name) => {
  it('show only granted buttons', async () => {
    const screen = await open(Page, { buttons: [], columns: ['fullName'] })

    await expect.element(row(name).first()).toBeVisible()
    expect(page.getByRole('columnheader').elements()).toHaveLength(1)
    for (const word of ['新建', `编辑 ${name}`, `删除 ${name}`]) expect(button(word).elements()).toHaveLength(0)
    await screen.unmount()
  })

  it('show nothing without a column', async () => {
    await open(Page, { columns: [] })

    await expect.element(page.getByText('暂无权限')).toBeVisible()
  })
})
