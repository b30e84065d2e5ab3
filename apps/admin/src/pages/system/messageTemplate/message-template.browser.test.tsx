import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createMockServer, type MockServer } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import MessageTemplatePage, { catalogues } from './index.tsx'
import { events, template, TEMPLATE_COLUMNS, TEMPLATE_URL as URL } from './template.example.ts'

let mockServer: MockServer
beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  mockServer = createMockServer({
    [`GET ${URL}`]: { code: 200, data: { list: [template], pagination: { currentPage: 1, pageSize: 20, total: 1 } } },
    [`GET ${URL}/Events`]: { code: 200, data: events },
    [`GET ${URL}/t1`]: { code: 200, data: template },
    [`POST ${URL}`]: { code: 200, msg: '创建成功' },
  })
})
const open = (buttons = ['btn_add', 'btn_edit', 'btn_remove']) =>
  openPage(MessageTemplatePage, { mockServer, catalogues, buttons, columns: TEMPLATE_COLUMNS })

const choose = async (field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

it('shows events and channels by name; a new template begins with the text of the system and takes parameters by a click', async () => {
  await open()
  await expect.element(page.getByText('站内信、Webhook / 短信')).toBeVisible()
  await expect.element(page.getByText('导出完成')).toBeVisible()

  await page.getByRole('button', { name: '新建', exact: true }).click()
  const form = page.getByRole('dialog', { name: '新建模板' })
  await form.getByLabelText('模板名称').fill('公告短信')
  await form.getByLabelText('模板编码').fill('NOTICE')
  await choose('事件', '公告发布')
  await expect.element(form.getByLabelText('消息标题')).toHaveValue('{title}')
  await form.getByLabelText('消息内容').fill('请查看：')
  await form.getByRole('button', { name: /公告标题/ }).click()
  await expect.element(form.getByLabelText('消息内容')).toHaveValue('请查看：{title}')
  // A notice is in the message centre anyway.
  await expect.element(form.getByRole('switch', { name: '站内信' })).toBeDisabled()
  await form.getByRole('switch', { name: 'Webhook / 短信' }).click()
  await form.getByRole('button', { name: '确定' }).click()

  await expect.poll(() => mockServer.sent('POST', URL)).toHaveLength(1)
  expect(mockServer.sent('POST', URL)[0]?.body).toMatchObject({
    fullName: '公告短信',
    enCode: 'NOTICE',
    event: 'notice',
    category: '1',
    title: '{title}',
    content: '请查看：{title}',
    isStationLetter: 1,
    isWebhook: 1,
    enabledMark: 1,
  })
})

it('offers the webhook only where the system has one, and nothing to readers', async () => {
  mockServer.answers[`GET ${URL}/Events`] = { code: 200, data: { ...events, hasWebhook: false } }
  await open(['btn_edit'])
  expect(page.getByRole('button', { name: '新建', exact: true }).elements()).toHaveLength(0)
  await page.getByRole('button', { name: '编辑 导出通知' }).click()
  const form = page.getByRole('dialog', { name: '编辑模板' })
  await expect.element(form.getByRole('switch', { name: '站内信' })).toBeChecked()
  expect(form.getByRole('switch', { name: 'Webhook / 短信' }).elements()).toHaveLength(0)
})
