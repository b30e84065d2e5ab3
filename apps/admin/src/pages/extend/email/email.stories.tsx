import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Answers, createMockServer, type MockServer } from '../../../testing/mock-server.ts'
import { pageParameters, pageStory, shown } from '../../../testing/page-story.tsx'
import { EmailDetailPage } from './EmailDetailPage.tsx'
import EmailPage, { catalogues } from './index.tsx'

const meta = { title: 'admin/邮件收发', parameters: pageParameters(catalogues) } satisfies Meta
export default meta

const URL = '/api/extend/Email'
const TIME = Date.UTC(2026, 10, 20, 1, 30)
const state = {
  hasAccount: true,
  hasSecretKey: true,
  account: 'lina@example.com',
  signature: '李娜\n采购部',
  unread: 1,
  drafts: 1,
  isReceiving: false,
  done: 0,
  total: 0,
  receivedAt: TIME,
  problem: '',
}
const row = {
  id: 'm1',
  folder: 'inBox',
  isRead: 0,
  starred: 1,
  sender: 'wang@partner.example',
  senderName: '王芳',
  recipient: '"李娜" <lina@example.com>',
  subject: '轴承报价单（2026 年第四季度）',
  attachment: '[]',
  hasAttachment: 1,
  fdate: TIME,
  creatorTime: TIME,
  isSending: false,
  problem: '',
}
const others = [
  { ...row, id: 'm2', subject: '', senderName: '', starred: 0, isRead: 1, hasAttachment: 0 },
  {
    ...row,
    id: 'm3',
    isRead: 1,
    starred: 0,
    senderName: '华东区域销售中心二〇二六年度采购申请单填写说明联系人',
    subject: '关于华东区域销售中心二〇二六年度采购申请单填写说明的通知'.repeat(3),
  },
]
const files = [
  { name: '报价单.pdf', fileId: 'f1.pdf', url: '/api/file/Image/mail/f1.pdf', fileSize: 182_000, problem: '' },
  { name: 'winmail.dat', fileId: '', url: '', fileSize: 0, problem: 'Outlook 专有格式（winmail.dat），无法打开' },
]
const page = '<!doctype html><html lang="zh"><title>正文</title><body><p>您好，报价见附件。</p></body></html>'
const mail = {
  ...row,
  isRead: 1,
  attachment: JSON.stringify(files),
  mAccount: 'lina@example.com',
  cc: 'fin@example.com',
  bcc: '',
  replyTo: '',
  bodyText: '<p>您好，报价见附件。</p>',
  bodyState: 'ready',
  bodyUrl: `data:text/html;charset=utf-8,${encodeURIComponent(page)}`,
  blockedImages: 2,
}
const paged = (...list: object[]) => ({
  code: 200,
  data: { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } },
})
const answers = (over: Answers = {}): Answers => ({
  [`GET ${URL}/State`]: { code: 200, data: state },
  [`GET ${URL}`]: paged(row, ...others),
  [`GET ${URL}/m1`]: { code: 200, data: mail },
  [`GET ${URL}/Config`]: { code: 200, data: null },
  [`PUT ${URL}/m1/Actions/ShowImages`]: { code: 200 },
  [`POST ${URL}/Actions/SaveDraft`]: { code: 200, data: { id: 'd1', savedAt: TIME } },
  ...over,
})
const opened = (over?: Answers, address = '/') => ({ mockServer: createMockServer(answers(over)), address })

/** Unread, starred, without a subject, and with a long one. */
export const Inbox = pageStory(
  EmailPage,
  () => opened(),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('轴承报价单（2026 年第四季度）'))
    await expect(within(canvasElement).getByText('（无主题）')).toBeVisible()
  },
)

export const Empty = pageStory(EmailPage, () => opened({ [`GET ${URL}`]: paged() }))

/** Nothing is connected: the page says how to begin. */
export const NoAccount = pageStory(
  EmailPage,
  () => opened({ [`GET ${URL}/State`]: { code: 200, data: { ...state, hasAccount: false, unread: 0, drafts: 0 } } }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('还没有连接邮箱'))
    const [button] = within(canvasElement).getAllByRole('button', { name: '邮箱配置' })
    if (button) await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: '邮箱配置' }))
    await shown(dialog.findByLabelText('IMAP服务'))
    await userEvent.click(dialog.getByRole('radio', { name: 'POP3' }))
    await expect(await dialog.findByLabelText('POP3服务')).toBeInTheDocument()
  },
)

/** Mail is received, and the server away the last time. */
export const Receiving = pageStory(
  EmailPage,
  () =>
    opened({
      [`GET ${URL}/State`]: {
        code: 200,
        data: {
          ...state,
          isReceiving: true,
          done: 12_400,
          total: 50_000,
          problem: '无法连接邮件服务器，请检查地址和端口',
        },
      },
    }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('正在收取 12400 / 50000'))
    await expect(within(canvasElement).getByText(/无法连接邮件服务器/)).toBeVisible()
  },
)

export const NoPermission = pageStory(EmailPage, () => opened({ [`GET ${URL}/State`]: { code: 403, msg: '没有权限' } }))

export const Failed = pageStory(
  EmailPage,
  () => opened({ [`GET ${URL}/State`]: { code: 500, msg: '数据库连接失败' } }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('数据库连接失败'))
  },
)

let server: MockServer
/** Files, a file that was not stored, and pictures that wait for consent. Keys: R answers. */
export const Opened = pageStory(
  EmailPage,
  () => {
    const opening = opened()
    server = opening.mockServer
    return opening
  },
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('轴承报价单（2026 年第四季度）'))
    await shown(within(canvasElement).findByText('报价单.pdf'))
    await expect(within(canvasElement).getByText(/Outlook 专有格式/)).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '始终显示 wang@partner.example 的图片' }))
    await waitFor(() => expect(server.sent('PUT')[0]?.body).toEqual({ always: true }))
    await userEvent.keyboard('r')
    await expect(await within(canvasElement).findByDisplayValue('回复：轴承报价单（2026 年第四季度）')).toBeVisible()
    await expect(within(canvasElement).getByText('"王芳" <wang@partner.example>')).toBeVisible()
  },
)

/** What is typed is saved by itself; a refusal stands at its field. */
export const Write = pageStory(
  EmailPage,
  () => {
    const opening = opened({
      [`POST ${URL}`]: { code: 400, msg: '收件人不能为空', data: { fields: { recipient: '收件人不能为空' } } },
    })
    server = opening.mockServer
    return opening
  },
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '写邮件' }))
    await userEvent.type(await within(canvasElement).findByLabelText('主题'), '询价')
    await waitFor(() => expect(server.sent('POST', `${URL}/Actions/SaveDraft`).length).toBeGreaterThan(0), {
      timeout: 30_000,
    })
    await shown(within(canvasElement).findByText(/^已保存/))
    await userEvent.click(within(canvasElement).getByRole('button', { name: '发 送' }))
    await shown(within(canvasElement).findByText('收件人不能为空'))
    await expect(server.sent('POST', URL)[0]?.body).toMatchObject({ id: 'd1', subject: '询价' })
  },
)

/** `/emailDetail?id=m1`. */
export const Detail = pageStory(
  EmailDetailPage,
  () => opened({}, '/?id=m1'),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('王芳 <wang@partner.example>'))
  },
)
