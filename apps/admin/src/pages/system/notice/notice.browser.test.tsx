import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMockServer, type MockServer } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import NoticePage, { catalogues } from './index.tsx'
import { draft, NOTICE_BUTTONS, NOTICE_COLUMNS, NOTICE_URL as URL, paged, record, released } from './notice.example.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })

let mockServer: MockServer
beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  mockServer = createMockServer({
    [`GET ${URL}/Notice`]: paged(draft, released),
    [`GET ${URL}/n1`]: { code: 200, data: record },
    [`GET ${URL}/n2`]: { code: 200, data: { ...record, ...released } },
  })
})
const open = (buttons = NOTICE_BUTTONS, address = '/') =>
  openPage(NoticePage, { mockServer, catalogues, buttons, columns: NOTICE_COLUMNS, address })

it('offers each notice what its state and the buttons of the user allow', async () => {
  await open()
  await expect.element(button('编辑 放假通知')).toBeVisible()
  expect(button('编辑 体检预约').elements()).toHaveLength(0)
  await expect.element(page.getByText('5/12')).toBeVisible()

  await button('更多 放假通知').click()
  await expect.element(item('发布')).toBeVisible()
  expect(item('撤回').elements()).toHaveLength(0)
})

it('offers a reader of the list nothing but reading', async () => {
  await open([])
  await expect.element(page.getByText('体检预约')).toBeVisible()
  for (const name of ['新建公告', '编辑 放假通知', '删除 放假通知', '更多 放假通知'])
    expect(button(name).elements()).toHaveLength(0)
})

it('publishes a draft after a question', async () => {
  mockServer.answers[`PUT ${URL}/n1/Actions/Release`] = { code: 200, msg: '发布成功' }
  await open()
  await button('更多 放假通知').click()
  await item('发布').click()
  await expect.element(page.getByText('您确定要发布当前公告, 是否继续?')).toBeVisible()
  expect(mockServer.sent('PUT')).toEqual([])
  await button('确定').click()

  await expect.poll(() => mockServer.sent('PUT').map(({ path }) => path)).toEqual([`${URL}/n1/Actions/Release`])
})

it('plans the release of a draft by keys', async () => {
  mockServer.answers[`PUT ${URL}/n1/Actions/Plan`] = { code: 200, msg: '保存成功' }
  await open()
  await button('更多 放假通知').click()
  await item('定时发布').click()
  const dialog = page.getByRole('dialog', { name: '定时发布' })
  await expect.element(dialog.getByRole('textbox')).toHaveFocus()

  await userEvent.keyboard('2031-01-02 08:30{Enter}')
  await expect.element(dialog.getByRole('textbox')).toHaveValue('2031-01-02 08:30')
  await dialog.getByRole('button', { name: '确定' }).last().click()

  const plannedTime = new Date(2031, 0, 2, 8, 30).getTime()
  await expect.poll(() => mockServer.sent('PUT')[0]?.body).toEqual({ plannedTime })
})

it('ends a notice at a time, and marks those that have ended', async () => {
  mockServer.answers[`GET ${URL}/Notice`] = paged(draft, { ...released, enabledMark: 2, expirationTime: 2 })
  mockServer.answers[`PUT ${URL}/n1`] = { code: 200, msg: '更新成功' }
  await open()
  await expect.element(page.getByText('已过期')).toBeVisible()
  await button('编辑 放假通知').click()
  const form = page.getByRole('dialog', { name: '编辑公告' })
  await form.getByRole('textbox', { name: '有效期至' }).click()
  await userEvent.keyboard('2031-01-02 08:30{Enter}')
  await expect.element(form.getByText('十月一日放假'), { timeout: 30_000 }).toBeVisible()
  await form.getByRole('button', { name: '确定' }).last().click()

  const expirationTime = new Date(2031, 0, 2, 8, 30).getTime()
  await expect.poll(() => mockServer.sent('PUT')[0]?.body).toMatchObject({ expirationTime })
})

it('offers no reminder of a notice that has ended', async () => {
  mockServer.answers[`GET ${URL}/n2`] = { code: 200, data: { ...record, ...released, enabledMark: 2 } }
  mockServer.answers[`GET ${URL}/n2/Actions/Readers`] = paged()
  await open(NOTICE_BUTTONS, '/?readers=n2')

  await expect.element(page.getByRole('dialog', { name: '阅读情况' })).toBeVisible()
  await expect.poll(() => mockServer.sent('GET', `${URL}/n2`)).toHaveLength(1)
  await expect.poll(() => button('提醒未读人员').elements()).toHaveLength(0)
})

it('edits a draft and keeps its receivers', async () => {
  mockServer.answers[`PUT ${URL}/n1`] = { code: 200, msg: '更新成功' }
  await open()
  await button('编辑 放假通知').click()
  const form = page.getByRole('dialog', { name: '编辑公告' })
  await form.getByRole('textbox', { name: '标题' }).fill('国庆放假通知')
  await expect.element(form.getByText('十月一日放假'), { timeout: 30_000 }).toBeVisible()
  await form.getByRole('button', { name: '确定' }).click()

  await expect
    .poll(() => mockServer.sent('PUT')[0]?.body)
    .toMatchObject({ title: '国庆放假通知', toUserIds: 'r1--role', bodyText: '<p>十月一日放假</p>', files: '' })
})

it('shows who has read the notice that the address names, and reminds the rest', async () => {
  const reader = { id: 'u1', realName: '李娜', account: 'lina', organizeName: '数据部', remindCount: 1 }
  mockServer.answers[`GET ${URL}/n2/Actions/Readers`] = paged({
    ...reader,
    readTime: 1_790_000_000_000,
    confirmTime: null,
  })
  mockServer.answers[`PUT ${URL}/n2/Actions/Remind`] = { code: 200, msg: '已提醒 7 人' }
  await open(NOTICE_BUTTONS, '/?readers=n2')
  await expect.element(page.getByText('李娜/lina')).toBeVisible()
  await page.getByText('未读', { exact: true }).click()
  await expect
    .poll(() => mockServer.sent('GET', `${URL}/n2/Actions/Readers`).map(({ query }) => query.get('isRead')))
    .toContain('0')

  await button('提醒未读人员').click()
  await button('确定').click()
  await expect.poll(() => mockServer.sent('PUT').map(({ path }) => path)).toEqual([`${URL}/n2/Actions/Remind`])
})
