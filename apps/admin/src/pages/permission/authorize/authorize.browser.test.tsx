import { hasUnsavedInput } from '@sqos/ui-kit'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, createMockServer, type MockServer, listOf } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { expectMessage } from '../../../testing/toasts.ts'
import { catalogues } from './catalogue.ts'
import AuthorizePage from './index.tsx'

const node = (id: string, parentId: string, rest: object = {}) => ({
  id,
  parentId,
  fullName: id === 'p1' ? '订单' : id,
  enCode: id,
  icon: '',
  sortCode: 1,
  disabled: false,
  hasChildren: false,
  ...rest,
})
const role = (id: string, fullName: string) => ({
  id,
  onlyId: `1/${id}`,
  parentId: '1',
  fullName,
  enCode: id,
  type: 'role',
  icon: '',
  hasChildren: false,
  isLeaf: true,
  num: 0,
})
const groupType = {
  ...role('project', '项目组'),
  type: 'type',
  hasChildren: true,
  children: [
    { ...role('g1', '项目一组'), type: 'group', parentId: 'project' },
    { ...role('g2', '应急小组'), type: 'group', parentId: 'project' },
  ],
}
const BATCH = '/api/permission/Authority/Data/Batch'
const gained = [{ id: 'p1', type: 'module', fullName: '订单', path: '销售', objects: 2 }]

let answers: Answers
let mockServer: MockServer

beforeEach(async () => {
  await page.viewport(1280, 800)
  answers = {
    'GET /api/permission/Role/Selector': listOf(role('r1', '财务'), role('r2', '出纳')),
    'GET /api/permission/Role/SelectorByPermission': listOf(),
    'GET /api/permission/Group/Selector': listOf(groupType),
    'POST /api/permission/Authority/Data/0/Values': ({ body }) => {
      const type: unknown = Object(body).type
      const trees: Record<string, unknown[]> = {
        module: [node('p1', '-1')],
        button: [node('p1', '-1', { hasChildren: true, children: [node('删除', 'p1')] })],
      }
      return { code: 200, data: { list: trees[String(type)] ?? [], ids: [], all: [], revision: '' } }
    },
    [`POST ${BATCH}/Preview`]: { code: 200, data: { people: 5, gained } },
    [`POST ${BATCH}`]: { code: 200, msg: '保存成功' },
  }
  mockServer = createMockServer(answers)
})

const open = (address = '/', buttons = ['btn_save']) =>
  openPage(AuthorizePage, { mockServer, catalogues, buttons, address })
const save = () => page.getByRole('button', { name: '确定', exact: true })

it('leads to missing steps, shows a preview, and then adds the grants', async () => {
  await open('/?step=objects')
  await save().click()
  await expect.element(page.getByRole('button', { name: /^菜单权限/ })).toHaveAttribute('aria-current', 'step')

  await page.getByRole('treeitem', { name: /^订单/ }).click()
  expect(hasUnsavedInput()).toBe(true)
  await save().click()
  await expect.element(page.getByRole('button', { name: /^选择角色/ })).toHaveAttribute('aria-current', 'step')
  await page.getByRole('combobox', { name: '角色' }).click()
  await page.getByRole('treeitem', { name: '财务' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByTestId('address')).toHaveTextContent('?step=objects&roleIds=r1')
  await save().click()

  const preview = page.getByRole('dialog')
  await expect
    .element(preview.getByText('为 1 个角色、0 个岗位、0 个分组、0 名用户增加以下权限', { exact: false }))
    .toBeVisible()
  await expect.element(preview.getByText('涉及 5 名用户')).toBeVisible()
  await expect.element(preview.getByText('2 个对象新获得')).toBeVisible()
  await preview.getByRole('button', { name: '增加', exact: true }).click()

  await expect.element(preview).not.toBeInTheDocument()
  const body = {
    roleIds: ['r1'],
    positionIds: [],
    groupIds: [],
    userIds: [],
    module: ['p1'],
    button: [],
    column: [],
    form: [],
    resource: [],
    levels: {},
  }
  expect(mockServer.sent('POST', `${BATCH}/Preview`)[0]?.body).toEqual(body)
  expect(mockServer.sent('POST', BATCH)[0]?.body).toEqual(body)
  await expect.element(page.getByTestId('address')).not.toMatchTextContent(/roleIds/)
  expect(hasUnsavedInput()).toBe(false)
})

it('opens with the step and the holders in the address, and reports when there is nothing to add', async () => {
  answers[`POST ${BATCH}/Preview`] = { code: 200, data: { people: 5, gained: [] } }
  await open('/?step=objects&roleIds=r1,r2')
  await expect.element(page.getByRole('button', { name: '选择角色 2' })).toHaveAttribute('aria-current', 'step')
  await expect.element(page.getByRole('combobox', { name: '角色' })).toHaveValue('财务,出纳')

  await page.getByRole('button', { name: '上一步' }).click()
  await page.getByRole('button', { name: /^菜单权限/ }).click()
  await page.getByRole('treeitem', { name: /^订单/ }).click()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('treeitem', { name: /^删除/ }).click()
  await save().click()

  await expectMessage('所选对象已经拥有这些权限，没有可以增加的内容')
  expect(mockServer.sent('POST', `${BATCH}/Preview`)[0]?.body).toMatchObject({ module: ['p1'], button: ['删除'] })
  expect(mockServer.sent('POST', BATCH)).toEqual([])
})

it('finds groups of the server by name and adds the permissions to them', async () => {
  await open('/?step=objects')
  const dialog = page.getByRole('dialog')
  await page.getByRole('combobox', { name: '分组' }).click()
  await expect.element(dialog.getByRole('treeitem', { name: '项目一组' })).toBeVisible()
  await dialog.getByRole('combobox', { name: '搜索' }).fill('应急')
  await dialog.getByRole('treeitem', { name: '应急小组' }).click()
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect.element(page.getByTestId('address')).toHaveTextContent('?step=objects&groupIds=g2')
  await expect.element(page.getByRole('combobox', { name: '分组' })).toHaveValue('应急小组')
  await page.getByRole('button', { name: /^菜单权限/ }).click()
  await page.getByRole('treeitem', { name: /^订单/ }).click()
  await save().click()

  await expect.element(dialog.getByText('1 个分组、0 名用户', { exact: false })).toBeVisible()
  expect(mockServer.sent('POST', `${BATCH}/Preview`)[0]?.body).toMatchObject({ groupIds: ['g2'], roleIds: [] })
})

it('reports that no groups exist', async () => {
  answers['GET /api/permission/Group/Selector'] = listOf()
  await open('/?step=objects')
  await page.getByRole('combobox', { name: '分组' }).click()

  await expect.element(page.getByRole('dialog').getByText('无数据', { exact: true })).toBeVisible()
})

it('keeps the selection when the server refuses, and returns the focus', async () => {
  answers[`POST ${BATCH}`] = { code: 403, msg: '只能授予您自己拥有的权限，您没有：订单' }
  await open('/?roleIds=r1')
  await page.getByRole('treeitem', { name: /^订单/ }).click()
  await save().click()
  await page.getByRole('button', { name: '增加', exact: true }).click()
  await expect.poll(() => mockServer.sent('POST', BATCH)).toHaveLength(1)

  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(save()).toHaveFocus()
  expect(hasUnsavedInput()).toBe(true)
})

it('keeps the search text of a step while another step is shown', async () => {
  await open()
  const search = page.getByRole('textbox', { name: '搜索权限' })
  await search.fill('订')
  await page.getByRole('button', { name: /^按钮权限/ }).click()
  await expect.element(search).toHaveValue('')
  await page.getByRole('button', { name: /^菜单权限/ }).click()

  await expect.element(search).toHaveValue('订')
})

it('shows no save button to users without the permission to save', async () => {
  await open('/', [])

  await expect.element(page.getByRole('treeitem', { name: /^订单/ })).toBeVisible()
  await expect.element(save()).not.toBeInTheDocument()
})
