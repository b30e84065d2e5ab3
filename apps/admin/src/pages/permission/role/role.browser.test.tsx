import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, createMockServer, type MockServer, listOf } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { expectMessage, holdToasts } from '../../../testing/toasts.ts'
import { catalogues } from './catalogue.ts'
import RolePage from './index.tsx'

const BUTTONS = ['btn_add', 'btn_edit', 'btn_remove', 'btn_member', 'btn_authorize']
const COLUMNS = ['fullName', 'enCode', 'enabledMark']
const AUTHORITY = '/api/permission/Authority/Data/r1'

const finance = {
  id: 'r1',
  fullName: '财务',
  enCode: 'finance',
  type: '全局',
  globalMark: 1,
  organizeInfo: '',
  memberCount: 3,
  enabledMark: 1,
  creatorTime: 0,
  description: '',
  sortCode: 1,
}

interface Node {
  id: string
  parentId: string
  fullName: string
  enCode: string
  icon: string
  sortCode: number
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: Node[]
}

const node = (id: string, children?: Node[]): Node => ({
  id,
  parentId: '-1',
  fullName: `名${id}`,
  enCode: id,
  icon: '',
  sortCode: 0,
  hasChildren: children !== undefined,
  isLeaf: children === undefined,
  num: children?.length ?? 0,
  ...(children && { children }),
})

/** Directory d with pages p1 and p2; p1 has two buttons, p2 one. */
const MENUS = [node('d', [node('p1'), node('p2')])]
const ITEMS = [node('d', [node('p1', [node('b1'), node('b2')]), node('p2', [node('b3')])])]

let mockServer: MockServer
let answers: Answers
/** The grants on the server. */
let granted: Record<string, string[]>
let revision: string

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  granted = { module: ['d', 'p1'], button: ['b1'] }
  revision = 'first'
  answers = {
    'GET /api/permission/Role': {
      code: 200,
      data: { list: [finance], pagination: { currentPage: 1, pageSize: 20, total: 1 } },
    },
    'GET /api/permission/Organize/Department/Selector/0': listOf(),
    'GET /api/permission/Role/SelectorByPermission': listOf(),
    [`POST ${AUTHORITY}/Values`]: ({ body }) => {
      const { type } = body as { type: string }
      const list = type === 'module' ? MENUS : type === 'button' ? ITEMS : []
      return { code: 200, data: { list, ids: granted[type] ?? [], all: [], revision } }
    },
    [`POST ${AUTHORITY}/Preview`]: {
      code: 200,
      data: {
        people: 3,
        gained: [{ id: 'b2', type: 'button', fullName: '名b2', path: '名d / 名p1', keep: 0 }],
        lost: [],
      },
    },
    [`PUT ${AUTHORITY}`]: { code: 200, msg: '保存成功' },
  }
  mockServer = createMockServer(answers)
})

const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^名${name} `) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const step = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const put = () => mockServer.sent('PUT', AUTHORITY)

async function openEditor() {
  await openPage(RolePage, { mockServer, catalogues, buttons: BUTTONS, columns: COLUMNS })
  await button('更多 财务').click()
  await page.getByRole('menuitem', { name: '角色权限' }).click()
  await expect.element(item('d')).toBeVisible()
}

describe('the list', () => {
  it('shows only granted buttons', async () => {
    await openPage(RolePage, { mockServer, catalogues, buttons: ['btn_member'], columns: ['fullName'] })
    await button('更多 财务').click()

    await expect.element(page.getByRole('menuitem', { name: '角色成员' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: '角色权限' })).not.toBeInTheDocument()
    await expect.element(button('新建')).not.toBeInTheDocument()
  })

  it('shows the roles that the address filters', async () => {
    await openPage(RolePage, { mockServer, catalogues, columns: COLUMNS, address: '/?organizeId=0&enabledMark=0' })
    await expect.element(page.getByRole('row', { name: /财务/ })).toBeVisible()

    const [asked] = mockServer.sent('GET', '/api/permission/Role')
    expect([asked?.query.get('organizeId'), asked?.query.get('enabledMark')]).toEqual(['0', '0'])
  })
})

describe('several roles', () => {
  it('are deleted after a question with their number; failures are named and stay selected', async () => {
    const BULK = '/api/permission/Role/Actions/Bulk'
    const roles = [finance, { ...finance, id: 'r2', fullName: '人事', enCode: 'hr' }]
    answers['GET /api/permission/Role'] = {
      code: 200,
      data: { list: roles, pagination: { currentPage: 1, pageSize: 20, total: 2 } },
    }
    answers[`POST ${BULK}`] = listOf({ id: 'r1', ok: false, msg: '已有成员' }, { id: 'r2', ok: true, msg: '' })
    await openPage(RolePage, { mockServer, catalogues, buttons: BUTTONS, columns: COLUMNS })
    await page.getByRole('columnheader').getByRole('checkbox').click()
    await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '删除' }).click()
    await expect.element(page.getByRole('dialog').getByText(/2 条数据/)).toBeVisible()
    expect(mockServer.sent('POST', BULK)).toEqual([])

    await button('确定').click()

    await expect.element(page.getByRole('dialog').getByRole('listitem')).toHaveTextContent('财务已有成员')
    expect(mockServer.sent('POST', BULK).map(({ body }) => body)).toEqual([{ ids: ['r1', 'r2'], action: 'delete' }])
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()
    await expect.element(page.getByRole('row', { name: /财务/ }).getByRole('checkbox')).toBeChecked()
    await expect.element(page.getByRole('row', { name: /人事/ }).getByRole('checkbox')).not.toBeChecked()
  })
})

describe('the members', () => {
  const MEMBERS = '/api/permission/UserRelation/r1'
  const person = (id: string) => ({ ...node(id), type: 'user', fullName: `名${id}/${id}`, organize: '集团' })

  it('are merged with changes of another user', async () => {
    answers[`GET ${MEMBERS}`] = { code: 200, data: { ids: ['u1', 'u2'] } }
    answers[`POST ${MEMBERS}`] = { code: 409, msg: '保存失败' }
    answers['POST /api/permission/Users/ImUser/Selector/0'] = listOf()
    answers['POST /api/permission/Users/getUserList'] = ({ body }) =>
      listOf(...(body as { userId: string[] }).userId.map(person))
    await openPage(RolePage, { mockServer, catalogues, buttons: BUTTONS, columns: COLUMNS })
    await button('更多 财务').click()
    await page.getByRole('menuitem', { name: '角色成员' }).click()
    await button('移除 名u1/u1').click()
    answers[`GET ${MEMBERS}`] = { code: 200, data: { ids: ['u1', 'u2', 'u3'] } }

    await button('确定').click()

    await expect.element(page.getByText(/他人刚刚修改了成员（新增 1 人，移除 0 人）/)).toBeVisible()
    await expect.element(button('移除 名u3/u3')).toBeVisible()
    await expect.element(button('移除 名u1/u1')).not.toBeInTheDocument()
    answers[`POST ${MEMBERS}`] = { code: 200, msg: '保存成功' }
    await button('确定').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(mockServer.sent('POST', MEMBERS).map(({ body }) => body)).toMatchObject([
      { userIds: ['u2'], readIds: ['u1', 'u2'] },
      { userIds: ['u2', 'u3'], readIds: ['u1', 'u2', 'u3'] },
    ])
  })

  it('are not discarded without a confirmation', async () => {
    answers[`GET ${MEMBERS}`] = { code: 200, data: { ids: ['u1', 'u2'] } }
    answers['POST /api/permission/Users/ImUser/Selector/0'] = listOf()
    answers['POST /api/permission/Users/getUserList'] = ({ body }) =>
      listOf(...(body as { userId: string[] }).userId.map(person))
    await openPage(RolePage, { mockServer, catalogues, buttons: BUTTONS, columns: COLUMNS })
    await button('更多 财务').click()
    await page.getByRole('menuitem', { name: '角色成员' }).click()
    await button('移除 名u1/u1').click()

    await button('取消').click()
    await button('继续填写').click()
    await expect.element(button('移除 名u2/u2')).toBeVisible()
    await button('取消').click()
    await button('放弃修改').click()

    await expect.element(button('移除 名u2/u2')).not.toBeInTheDocument()
    expect(mockServer.sent('POST', MEMBERS)).toEqual([])
  })
})

describe('the editor', () => {
  it('shows the grants, half ticked for parents of some', async () => {
    await openEditor()

    await expect.element(item('d')).toHaveAttribute('aria-checked', 'mixed')
    await expect.element(item('p1')).toHaveAttribute('aria-checked', 'true')
    await expect.element(item('p2')).toHaveAttribute('aria-checked', 'false')
  })

  it('shows items of ticked pages only, and a preview of the save', async () => {
    await openEditor()
    await step('按钮权限').click()
    await expect.element(item('b2')).toBeVisible()
    await expect.element(item('b3')).not.toBeInTheDocument()
    await item('b2').click()
    await button('确定').click()
    await expect.element(page.getByText('获得 1 项')).toBeVisible()
    expect(put()).toEqual([])

    holdToasts()
    await button('保存').click()

    await expectMessage('已保存「财务」的权限')
    const items = { module: ['p1', 'd'], column: [], form: [], resource: [], levels: {} }
    const saved = { objectType: 'Role', ...items, revision: 'first' }
    expect(put().map(({ body }) => body)).toEqual([{ ...saved, button: ['b1', 'b2'] }])

    await button('撤销').click()

    await expectMessage('已撤销，「财务」的权限恢复原样')
    expect(put()[1]?.body).toEqual({ ...saved, button: ['b1'] })
  })

  it('is operated with the keyboard', async () => {
    await openEditor()
    const tree = page.getByRole('tree', { name: '菜单权限' }).element()
    if (tree instanceof HTMLElement) tree.focus()

    await userEvent.keyboard('{End} {Home}{ArrowLeft}')

    await expect.element(item('d')).toHaveAttribute('aria-checked', 'true')
    await expect.element(item('d')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(item('p2')).not.toBeInTheDocument()
  })

  it('ticks and unticks all nodes, and search results', async () => {
    await openEditor()
    await page.getByPlaceholder('名称或编码').fill('p2')
    await button('全部勾选').click()
    await page.getByPlaceholder('名称或编码').fill('')
    await expect.element(item('d')).toHaveAttribute('aria-checked', 'true')

    await button('取消全选').click()

    await expect.element(item('d')).toHaveAttribute('aria-checked', 'false')
  })

  it('asks before unsaved ticks are discarded', { tags: ['full'] }, async () => {
    await openEditor()
    await item('p2').click()
    await button('取消').click()
    await button('继续编辑').click()
    await expect.element(item('p2')).toHaveAttribute('aria-checked', 'true')

    await button('取消').click()
    await button('放弃修改').click()

    await expect.element(item('p2')).not.toBeInTheDocument()
    expect(put()).toEqual([])
  })

  it('applies its changes to those that another user has saved meanwhile', async () => {
    await openEditor()
    await item('p2').click()
    answers[`POST ${AUTHORITY}/Preview`] = () => {
      granted = { module: ['d', 'p1'], button: ['b1', 'b2'] }
      revision = 'second'
      return { code: 409, msg: '保存失败' }
    }
    await button('确定').click()

    await expect.element(page.getByText(/您的修改已合并/)).toBeVisible()
    await expect.element(item('p2')).toHaveAttribute('aria-checked', 'true')
    await step('按钮权限').click()
    await expect.element(item('b2')).toHaveAttribute('aria-checked', 'true')
  })

  it('renders visible rows only, whatever their number', async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      node(
        `m${index}`,
        Array.from({ length: 40 }, (_each, at) => node(`m${index}i${at}`)),
      ),
    )
    const pages = Array.from({ length: 300 }, (_, index) => node(`m${index}`))
    answers[`POST ${AUTHORITY}/Values`] = ({ body }) => {
      const { type } = body as { type: string }
      const list = type === 'module' ? [node('d', pages)] : type === 'button' ? many : []
      return { code: 200, data: { list, ids: type === 'module' ? pages.map(({ id }) => id) : [], all: [], revision } }
    }
    await openEditor()
    await step('按钮权限').click()
    await expect.element(item('m0')).toBeVisible()
    expect(document.querySelectorAll('[role=treeitem]').length).toBeLessThan(60)

    await button('全部勾选').click()
    const tree = page.getByRole('tree', { name: '按钮权限' }).element()
    if (tree instanceof HTMLElement) tree.focus()
    await userEvent.keyboard('{End}')

    await expect.element(item('m299i39')).toHaveAttribute('aria-checked', 'true')
    await expect.element(step('按钮权限')).toHaveTextContent('按钮权限12000/12000')
    expect(document.querySelectorAll('[role=treeitem]').length).toBeLessThan(60)
  })
})
