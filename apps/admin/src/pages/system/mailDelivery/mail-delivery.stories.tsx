import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Answers, createMockServer, type MockServer } from '../../../testing/mock-server.ts'
import { pageParameters, pageStory, shown } from '../../../testing/page-story.tsx'
import MailDeliveryPage, { catalogues } from './index.tsx'

const meta = { title: 'admin/邮件发送记录', parameters: pageParameters(catalogues) } satisfies Meta
export default meta

const URL = '/api/system/Mail/Delivery'
const mail = {
  id: 'm1',
  createdAt: Date.UTC(2026, 10, 20, 1, 30),
  realName: '李娜',
  address: 'lina@example.com',
  subject: '文件 用户.xlsx 好了',
  kind: 'download',
  kindName: '导出完成',
  state: 'sent',
  attempts: 1,
  problem: '',
  answer: '',
  nextTryAt: null,
  sentAt: Date.UTC(2026, 10, 20, 1, 31),
  canRetry: false,
}
const refused = {
  ...mail,
  id: 'm2',
  state: 'failed',
  address: 'a-very-long-address-of-a-former-colleague@subsidiary.example.com',
  problem: 'refused',
  answer: '550 5.1.1 <a-very-long-address-of-a-former-colleague@subsidiary.example.com>: no such user',
  sentAt: null,
  canRetry: true,
}
/** Its file is removed, so it is not sent again. */
const returned = {
  ...mail,
  id: 'm4',
  state: 'returned',
  problem: 'returned',
  answer: '550 5.2.2 mailbox full',
}
const waiting = {
  ...mail,
  id: 'm3',
  state: 'queued',
  problem: 'connection',
  answer: 'connect ECONNREFUSED',
  sentAt: null,
  canRetry: true,
}

const paged = (...list: object[]) => ({
  code: 200,
  data: { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } },
})

const opened = (answers: Answers, buttons = ['btn_retry']) => ({ mockServer: createMockServer(answers), buttons })

/** Sent, waiting and failed mails. */
export const List = pageStory(
  MailDeliveryPage,
  () => opened({ [`GET ${URL}`]: paged(mail, refused, waiting, returned) }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText(/邮件服务器拒收：550/))
    await shown(within(canvasElement).findByText('邮件已退回：550 5.2.2 mailbox full'))
  },
)

let server: MockServer
/** A failed mail is sent again; a sent one has no button. */
export const SendAgain = pageStory(
  MailDeliveryPage,
  () => {
    server = createMockServer({
      [`GET ${URL}`]: paged(mail, refused),
      [`POST ${URL}/Actions/Retry`]: { code: 200, msg: '1 封邮件已重新排队' },
    })
    return { mockServer: server, buttons: ['btn_retry'] }
  },
  async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole('button', { name: /^重新发送：/ })
    await expect(buttons).toHaveLength(1)
    if (buttons[0]) await userEvent.click(buttons[0])
    await expect(server.sent('POST')[0]?.body).toEqual({ ids: ['m2'] })
  },
)

/** Users without the button read the list. */
export const ReadOnly = pageStory(
  MailDeliveryPage,
  () => opened({ [`GET ${URL}`]: paged(refused) }, []),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText(/邮件服务器拒收/))
    await expect(within(canvasElement).queryByRole('button', { name: /重新发送/ })).toBeNull()
  },
)

export const Empty = pageStory(MailDeliveryPage, () => opened({ [`GET ${URL}`]: paged() }))

export const Failed = pageStory(
  MailDeliveryPage,
  () => opened({ [`GET ${URL}`]: { code: 500, msg: '数据库连接失败' } }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText(/数据库连接失败/))
  },
)
