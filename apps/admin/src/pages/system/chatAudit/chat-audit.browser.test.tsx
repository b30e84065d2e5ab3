import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMockServer, type MockServer } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import ChatAuditPage, { catalogues } from './index.tsx'

const URL = '/api/message/ChatAudit'
const audit = {
  id: 'a1',
  creatorTime: 0,
  auditor: '赵敏/zhaomin',
  people: ['王强/wangqiang', '李娜/lina'],
  startTime: 0,
  endTime: 86_400_000,
  reason: '客户投诉 2026-118',
  opened: 1,
  isOwn: true,
  isOpen: true,
}
const listed = (mayRead: boolean) => ({
  code: 200,
  data: { list: [audit], pagination: { currentPage: 1, pageSize: 20, total: 1 }, mayRead },
})

let mockServer: MockServer
beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  mockServer = createMockServer({ [`GET ${URL}`]: listed(true) })
})
const open = () => openPage(ChatAuditPage, { mockServer, catalogues, isAdministrator: true })

it('an administrator without the grant sees the audits of others, and reads nothing', async () => {
  mockServer.answers[`GET ${URL}`] = listed(false)
  await open()

  await expect.element(page.getByText('客户投诉 2026-118')).toBeVisible()
  await expect.element(page.getByText(/系统管理员也不例外/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '发起审计' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^查看：/ })).not.toBeInTheDocument()
})

it('an auditor gives a reason, chooses a conversation and searches its messages', async () => {
  const conversations = [
    {
      id: 'u1~u2',
      name: '',
      people: [
        { id: 'u1', name: '王强/wangqiang' },
        { id: 'u2', name: '李娜/lina' },
      ],
      messages: 2,
      latestTime: 0,
    },
    { id: 'g_1', name: '采购项目组', people: [], messages: 7, latestTime: 0 },
  ]
  const message = { id: 'm1', sender: { id: 'u1', name: '王强/wangqiang' }, sendTime: 0, isRecalled: false }
  const file = JSON.stringify({ path: '/x', fileName: '报价.xlsx' })
  mockServer.answers[`GET ${URL}/a1/Conversations`] = { code: 200, data: { list: conversations } }
  mockServer.answers[`GET ${URL}/a1/Messages`] = {
    code: 200,
    data: {
      list: [
        { ...message, contentType: 'text', content: '<b>价格</b>保密' },
        { ...message, id: 'm2', contentType: 'file', content: file },
      ],
      pagination: { currentPage: 1, pageSize: 50, total: 2 },
    },
  }
  await open()
  await page.getByRole('button', { name: '发起审计' }).click()
  const form = page.getByRole('dialog', { name: '发起审计' })
  await form.getByRole('button', { name: '开始查看' }).click()
  await expect.element(form.getByText('请填写至少 5 个字的原因')).toBeVisible()
  await form.getByRole('button', { name: /^取\s?消$/ }).click()

  await page.getByRole('button', { name: '查看：客户投诉 2026-118' }).click()
  const reader = page.getByRole('dialog', { name: '会话内容' })
  await reader.getByRole('button', { name: /王强\/wangqiang、李娜\/lina/ }).click()
  await expect.element(reader.getByText('<b>价格</b>保密')).toBeVisible()
  await expect.element(reader.getByText('[文件] 报价.xlsx')).toBeVisible()
  await reader.getByPlaceholder('搜索消息文字').fill('价格')
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => mockServer.sent('GET', `${URL}/a1/Messages`).at(-1)?.query.get('keyword')).toBe('价格')
})
