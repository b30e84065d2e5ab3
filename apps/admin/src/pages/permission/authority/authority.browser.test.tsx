import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, createMockServer, type MockServer, listOf } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { catalogues } from './catalogue.ts'
import AuthorityPage from './index.tsx'

const edit = { id: 'b1', fullName: '编辑', enCode: 'btn_edit' }
const subject = (id: string, parentId: string) => ({
  id,
  parentId,
  fullName: `名${id}`,
  type: 2,
  button: id === 'orders' ? [edit] : [],
  column: [],
  form: [],
  rows: id === 'orders',
  records: false,
})
const granted = (id: string, left: boolean, right: boolean) => {
  return {
    id,
    type: 'button',
    fullName: `按钮${id}`,
    enCode: id,
    path: '名orders',
    left,
    right,
    leftLevel: '',
    rightLevel: '',
  }
}
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

let mockServer: MockServer
let answers: Answers

beforeEach(async () => {
  await page.viewport(1280, 800)
  answers = {
    'GET /api/permission/Authority/Subjects': listOf(subject('sales', '-1'), subject('orders', 'sales')),
    'POST /api/permission/Users/getUserList': listOf({ id: 'u1', fullName: '李娜/lina', headIcon: '' }),
    'GET /api/permission/Role/Selector': listOf(role('r1', '财务'), role('r2', '出纳')),
    'GET /api/permission/Authority/Why': {
      code: 200,
      data: {
        allowed: false,
        answer: '李娜/lina 不能使用按钮「编辑」',
        steps: [
          { result: 'grants', text: '角色「财务」授予菜单「订单」' },
          { result: 'denies', text: '没有角色授予按钮「编辑」' },
        ],
      },
    },
    'GET /api/permission/Authority/Compare': {
      code: 200,
      data: {
        left: { fullName: '财务', people: 2, count: 2 },
        right: { fullName: '出纳', people: 1, count: 1 },
        list: [granted('same', true, true), granted('only', true, false)],
      },
    },
  }
  mockServer = createMockServer(answers)
})

const open = (address: string, buttons = ['btn_viewAs', 'btn_authorize']) =>
  openPage(AuthorityPage, { mockServer, catalogues, buttons, address })

it('explains the item in the address, link by link', async () => {
  await open('/?user=u1&page=orders&kind=button&item=b1')

  await expect.element(page.getByText('李娜/lina 不能使用按钮「编辑」')).toBeVisible()
  await expect.element(page.getByRole('listitem').nth(0)).toHaveTextContent('授予: 角色「财务」授予菜单「订单」')
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('拒绝: 没有角色授予按钮「编辑」')
  const [asked] = mockServer.sent('GET', '/api/permission/Authority/Why')
  expect(asked?.query.get('itemId')).toBe('b1')
})

it('sends no request before the question is complete', async () => {
  await open('/?user=u1&page=orders&kind=button')

  await expect.element(page.getByRole('heading', { name: '权限查询' })).toBeVisible()
  await expect.element(page.getByText('谁能做什么，为什么')).toBeVisible()
  expect(mockServer.sent('GET', '/api/permission/Authority/Why')).toEqual([])
})

it('views as another user only after a confirmation', async () => {
  await open('/?user=u1')
  await page.getByRole('button', { name: '以此人身份查看' }).click()
  await page.getByRole('button', { name: '取消', exact: true }).click()

  await expect.element(page.getByRole('button', { name: '开始查看' })).not.toBeInTheDocument()
  expect(mockServer.sent('POST', '/api/permission/Authority/ViewAs/u1')).toEqual([])
})

it('shows the differences of two roles, and on request all of their grants', async () => {
  await open('/?tab=compare&left=r1&right=r2')
  await expect.element(page.getByRole('row', { name: /按钮only/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /按钮same/ })).not.toBeInTheDocument()

  await page.getByRole('switch').click()

  await expect.element(page.getByRole('row', { name: /按钮same/ })).toBeVisible()
})

it('shows fields whose levels differ, with the levels', async () => {
  const field = { ...granted('reason', true, true), type: 'form', fullName: '事由', leftLevel: 'read' }
  answers['GET /api/permission/Authority/Compare'] = {
    code: 200,
    data: {
      left: { fullName: '财务', people: 2, count: 1 },
      right: { fullName: '出纳', people: 1, count: 1 },
      list: [field, granted('same', true, true)],
    },
  }
  await open('/?tab=compare&left=r1&right=r2')

  await expect.element(page.getByRole('row', { name: /事由.*只读/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /按钮same/ })).not.toBeInTheDocument()
})

it('shows a page as the chosen person gets it', async () => {
  answers['POST /api/permission/Authority/ViewAs/u1/Page'] = {
    code: 200,
    data: {
      person: '李娜/lina',
      page: '订单',
      mayOpen: true,
      buttons: ['编辑'],
      columns: [],
      allColumns: true,
      fields: [{ fullName: '金额', right: 'read' }],
      rows: [
        { right: 'read', kind: 'all', names: [], count: 12 },
        { right: 'edit', kind: 'some', names: ['本人的数据'], count: 3 },
        { right: 'remove', kind: 'none', names: [], count: 0 },
      ],
    },
  }
  await open('/?user=u1&page=orders&kind=page')

  const face = page.getByRole('region', { name: '李娜/lina 看到的页面' })
  await expect.element(face.getByText('「订单」在 李娜/lina 的菜单中')).toBeVisible()
  await expect.element(face.getByText('本人的数据（目前 3 条）')).toBeVisible()
  await expect.element(face.getByText('金额：只读')).toBeVisible()
  await expect.element(face.getByText('列表的全部列')).toBeVisible()
  expect(mockServer.sent('POST', '/api/permission/Authority/ViewAs/u1/Page')[0]?.body).toEqual({ menuId: 'orders' })
})

it('compares a group with a role', async () => {
  const type = { ...role('project', '项目组'), type: 'type', hasChildren: true }
  const group = { ...role('g1', '项目一组'), type: 'group', parentId: 'project' }
  answers['GET /api/permission/Group/Selector'] = listOf({ ...type, children: [group] })
  await open('/?tab=compare&right=r2')
  await page.getByRole('combobox', { name: '对象一类型' }).click()
  await page.getByRole('option', { name: '分组' }).click()
  await page.getByRole('combobox', { name: '对象一', exact: true }).click()
  await page.getByRole('treeitem', { name: '项目一组' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()

  await expect.element(page.getByRole('row', { name: /按钮only/ })).toBeVisible()
  const query = Object.fromEntries(mockServer.sent('GET', '/api/permission/Authority/Compare')[0]?.query ?? [])
  expect(query).toMatchObject({ leftType: 'Group', leftId: 'g1', rightType: 'Role', rightId: 'r2' })
})

it('hides "view as" and grants from users without the permission', async () => {
  await open('/?user=u1', [])

  await expect.element(page.getByRole('heading', { name: '权限查询' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '以此人身份查看' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '个人与组织授权' })).not.toBeInTheDocument()
})
