import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, createMockServer, type MockServer, listOf } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { catalogues } from '../shared/catalogue.ts'
import OrganizePage from './index.tsx'

const node = (id: string, fullName: string, children?: unknown[]) => ({
  id,
  parentId: '-1',
  fullName,
  enCode: id,
  enabledMark: 1,
  sortCode: 1,
  type: children ? 'company' : 'department',
  icon: '',
  organizeIdTree: [],
  hasChildren: children !== undefined,
  isLeaf: !children,
  num: children?.length ?? 0,
  ...(children && { children }),
})

let mockServer: MockServer
let answers: Answers

beforeEach(async () => {
  await page.viewport(1280, 800)
  answers = {
    'POST /api/permission/Organize/getList': listOf(),
    'GET /api/permission/Organize/Department/Selector/0': listOf(
      node('group', '集团', [node('hr', '人事部'), node('east', '华东公司', [node('sales', '销售部')])]),
    ),
  }
  mockServer = createMockServer(answers)
})

const open = (address = '/?view=chart') =>
  openPage(OrganizePage, { mockServer, catalogues, address, buttons: [], columns: ['fullName'] })
const box = (name: string) => page.getByRole('treeitem', { name })
const focused = () => document.activeElement?.getAttribute('aria-label')

it('opens from the list, and the address contains it', async () => {
  await open('/')
  await page.getByRole('button', { name: '架构图' }).click()

  await expect.element(box('销售部')).toBeVisible()
  await expect.element(page.getByTestId('address')).toHaveTextContent('?view=chart')
  await page.getByRole('button', { name: '返回列表' }).click()
  await expect.element(page.getByTestId('address')).toHaveTextContent('')
})

it('is operated with the arrow keys by position, and with Enter', async () => {
  await open()
  await expect.element(box('集团')).toBeVisible()
  ;(box('集团').element() as HTMLElement).focus()

  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('人事部')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focused).toBe('华东公司')
  await userEvent.keyboard('{Enter}')
  await expect.element(box('销售部')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(focused).toBe('销售部')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.poll(focused).toBe('集团')
})

it('is zoomed by buttons, and by the wheel with Ctrl', async () => {
  await open()
  await expect.element(box('集团')).toBeVisible()
  const width = () => box('集团').element().getBoundingClientRect().width
  const usual = width()

  await page.getByRole('button', { name: '放大' }).click()
  await expect.poll(width).toBeGreaterThan(usual)
  await page.getByRole('button', { name: /恢复为 100%/ }).click()
  await expect.poll(width).toBe(usual)
  box('集团')
    .element()
    .dispatchEvent(new WheelEvent('wheel', { ctrlKey: true, deltaY: 100, bubbles: true, cancelable: true }))
  await expect.poll(width).toBeLessThan(usual)
})

it('shows the reason of a failure, and retries', async () => {
  answers['GET /api/permission/Organize/Department/Selector/0'] = { code: 500, msg: '数据库暂时不可用' }
  await open()

  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible()
})
