import type { ComponentType } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, createMockServer, type MockServer, listOf } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { expectMessage } from '../../../testing/toasts.ts'
import DepartmentPage from '../department/index.tsx'
import OrganizePage from '../organize/index.tsx'
import { catalogues } from './catalogue.ts'

const leaf = { hasChildren: false, isLeaf: true, num: 0, description: '', creatorTime: 0, enabledMark: 1, sortCode: 1 }
const group = { ...leaf, id: 'group', parentId: '-1', fullName: '集团', enCode: 'group', type: 'company' }
const hr = { ...leaf, id: 'hr', parentId: 'group', fullName: '人事部', enCode: 'hr', manager: '' }
const person = (id: string, realName: string, account: string) => ({
  ...leaf,
  id,
  parentId: 'group',
  fullName: `${realName}/${account}`,
  realName,
  account,
  type: 'user',
  organize: '集团',
})
const zhang = person('u1', '张伟', 'zhangwei')
const li = person('u2', '李娜', 'lina')

const BUTTONS = ['btn_add', 'btn_edit', 'btn_remove']
const COLUMNS = ['fullName', 'manager']
const ADMINISTRATORS = '/api/permission/organizeAdminIsTrator/group'

let mockServer: MockServer
let answers: Answers

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  answers = {
    'POST /api/permission/Organize/getList': listOf(group),
    'GET /api/permission/Organize/Tree': listOf(group),
    'POST /api/permission/Organize/department/getList': listOf(hr),
    'GET /api/permission/Organize/Department/Selector/hr': listOf(group),
    'GET /api/permission/Organize/Department/hr': {
      code: 200,
      data: { ...hr, managerId: 'u1', lastModifyTime: null },
    },
    'PUT /api/permission/Organize/Department/hr': { code: 200, msg: '更新成功' },
    'POST /api/permission/Users/ImUser/Selector/0': ({ body }) =>
      listOf(...((body as { keyword?: string }).keyword ? [li] : [{ ...group, hasChildren: true }])),
    'POST /api/permission/Users/ImUser/Selector/group': listOf(zhang, li),
    'POST /api/permission/Users/getUserList': ({ body }) =>
      listOf(...[zhang, li].filter(({ id }) => (body as { userId: string[] }).userId.includes(id))),
  }
  mockServer = createMockServer(answers)
})

const open = (Page: ComponentType, isAdministrator = true) =>
  openPage(Page, { mockServer, catalogues, buttons: BUTTONS, columns: COLUMNS, isAdministrator })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

it('selects administrators with the picker, and their rights', async () => {
  answers[`GET ${ADMINISTRATORS}`] = { code: 200, data: null }
  answers[`PUT ${ADMINISTRATORS}`] = { code: 200, msg: '保存成功' }
  await open(OrganizePage)
  await button('更多 集团').click()
  await page.getByRole('menuitem', { name: '管理员' }).click()
  await dialog('集团的组织管理员').getByRole('combobox', { name: '组织管理员' }).click()

  await dialog('选择用户').getByRole('treeitem', { name: /张伟/ }).click()
  await dialog('选择用户').getByRole('treeitem', { name: /李娜/ }).click()
  await dialog('选择用户').getByRole('button', { name: '确定' }).click()
  await expect
    .element(dialog('集团的组织管理员').getByRole('combobox', { name: '组织管理员' }))
    .toHaveValue('张伟/zhangwei,李娜/lina')
  await expect.element(dialog('选择用户')).not.toBeInTheDocument()
  await dialog('集团的组织管理员').getByRole('button', { name: '确定' }).click()

  await expectMessage('保存成功')
  expect(mockServer.sent('PUT', ADMINISTRATORS)[0]?.body).toEqual({
    organizeType: 'company',
    userId: 'u1,u2',
    thisLayerSelect: 1,
    thisLayerAdd: 0,
    thisLayerEdit: 1,
    thisLayerDelete: 0,
    subLayerSelect: 1,
    subLayerAdd: 1,
    subLayerEdit: 1,
    subLayerDelete: 1,
    description: '',
    lastModifyTime: null,
  })
})

it('shows existing administrators by name', async () => {
  answers[`GET ${ADMINISTRATORS}`] = {
    code: 200,
    data: { id: 'a', organizeId: 'group', userId: 'u2', subLayerEdit: 1, description: '集团办', lastModifyTime: 1 },
  }
  await open(OrganizePage)

  await button('更多 集团').click()
  await page.getByRole('menuitem', { name: '管理员' }).click()

  await expect.element(dialog(/组织管理员/).getByRole('combobox', { name: '组织管理员' })).toHaveValue('李娜/lina')
  const right = (name: string) => dialog(/组织管理员/).getByRole('checkbox', { name, exact: true })
  await expect.element(right('本层组织 编辑')).not.toBeChecked()
  await expect.element(right('子层组织 编辑')).toBeChecked()
})

it('shows the conflict to the second of two editors, and merges untouched values', async () => {
  const read = { id: 'a', organizeId: 'group', userId: 'u2', subLayerEdit: 1, description: '集团办', lastModifyTime: 1 }
  answers[`GET ${ADMINISTRATORS}`] = { code: 200, data: read }
  answers[`PUT ${ADMINISTRATORS}`] = { code: 409, msg: '保存失败' }
  await open(OrganizePage)
  await button('更多 集团').click()
  await page.getByRole('menuitem', { name: '管理员' }).click()
  const form = dialog(/组织管理员/)
  const wholeRow = form.getByRole('checkbox', { name: '本层组织 全部' })
  await expect.element(wholeRow).toBeInTheDocument()
  ;(wholeRow.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(form.getByRole('checkbox', { name: '本层组织 删除' })).toBeChecked()
  answers[`GET ${ADMINISTRATORS}`] = {
    code: 200,
    data: { ...read, userId: 'u1', subLayerEdit: 0, subLayerAdd: 1, lastModifyTime: 2 },
  }

  await form.getByRole('button', { name: '确定' }).click()

  await expect.element(form.getByText('他人已修改此项，现已显示新值')).toBeVisible()
  await expect.element(form.getByText('他人已修改此项，再次确定将以您选择的为准')).toBeVisible()
  await expect.element(form.getByRole('combobox', { name: '组织管理员' })).toHaveValue('张伟/zhangwei')
  await expect.element(form.getByRole('checkbox', { name: '子层组织 编辑' })).toBeChecked()
  answers[`PUT ${ADMINISTRATORS}`] = { code: 200, msg: '保存成功' }
  await form.getByRole('button', { name: '确定' }).click()
  await expectMessage('保存成功')
  expect(mockServer.sent('PUT', ADMINISTRATORS).at(-1)?.body).toMatchObject({ userId: 'u1', lastModifyTime: 2 })
})

it('is available to system administrators only', async () => {
  await open(OrganizePage, false)

  await button('更多 集团').click()

  await expect.element(page.getByRole('menuitem', { name: '移动' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: '管理员' }).elements()).toHaveLength(0)
})

it('changes the manager of a department with the keyboard', async () => {
  await open(DepartmentPage)
  await button('编辑 人事部').click()
  const manager = dialog('编辑部门').getByRole('combobox', { name: '部门主管' })
  await expect.element(manager).toHaveValue('张伟/zhangwei')
  ;(manager.element() as HTMLElement).focus()

  await userEvent.keyboard('l')
  await expect.element(dialog('选择用户').getByRole('treeitem', { name: /李娜/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(dialog('选择用户').getByRole('treeitem', { name: /李娜/ }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(manager).toHaveValue('李娜/lina')
  await expect.element(dialog('选择用户')).not.toBeInTheDocument()
  await dialog('编辑部门').getByRole('button', { name: '确定' }).click()

  await expect
    .poll(() => mockServer.sent('PUT', '/api/permission/Organize/Department/hr')[0]?.body)
    .toMatchObject({
      managerId: 'u2',
    })
})
