import type { Meta, StoryObj } from '@storybook/react-vite'
import { layoutCatalogue } from '@sqos/layout'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { messagesCatalogue } from './catalogue.ts'
import {
  createExampleServer,
  type ExampleServer,
  ExamplePage,
  ExampleSettings,
  ExampleShell,
  messageRow,
} from './messages.example.tsx'

const DAY = 86_400_000

const MESSAGES = [
  messageRow({ id: '1' }),
  messageRow({ id: '2', title: '《信息安全管理制度（2026 版）》发布，请全员阅读并确认', mustRead: true }),
  messageRow({
    id: '3',
    title: '您导出的文件“用户信息.xlsx”已生成，可以下载',
    type: 3,
    creatorUser: '系统',
    hasBody: false,
    link: '/downloads',
  }),
  messageRow({ id: '4', title: '关于国庆节放假安排的通知', isRead: '1', lastModifyTime: Date.now() - 50 * DAY }),
  messageRow({ id: '5', title: '华东区域销售中心二〇二六年度采购申请单填写说明'.repeat(3), isRead: '1' }),
]
const many = Array.from({ length: 120 }, (_, index) => messageRow({ id: `m${index}`, title: `公告 ${index + 1}` }))

const meta = {
  title: 'messages/Messages',
  component: ExampleShell,
  parameters: { catalogues: [layoutCatalogue, messagesCatalogue] },
  args: { server: createExampleServer([]) },
} satisfies Meta<typeof ExampleShell>
export default meta
type Story = StoryObj<typeof meta>

async function openDrawer(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /站内消息/ }))
  return within(await screen.findByRole('dialog', { name: '站内消息' }))
}

const opened = (server: ExampleServer, text: string | RegExp): Story => ({
  args: { server },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement)
    await expect(await drawer.findByText(text)).toBeVisible()
  },
})

export const Drawer: Story = {
  args: { server: createExampleServer(MESSAGES) },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement)
    const unread = await drawer.findByText('年度体检预约开始')
    await waitFor(() => expect(unread).toBeVisible())
    const startOf = (element: HTMLElement) => element.getBoundingClientRect().left
    await expect(startOf(drawer.getByText('关于国庆节放假安排的通知'))).toBe(startOf(unread))
  },
}

export const Empty: Story = opened(createExampleServer([]), '暂无消息')

export const Loading: Story = opened(Object.assign(createExampleServer(MESSAGES), { isMute: true }), '加载中')

export const Failed: Story = opened(Object.assign(createExampleServer([]), { isDown: true }), '数据库连接失败')

export const MoreThan99: Story = {
  args: { server: createExampleServer(many) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('99+')).toBeVisible()
  },
}

export const MustBeConfirmed: Story = {
  args: {
    server: createExampleServer([messageRow({ mustRead: true })], {
      bodyText: '<p>密码至少 <strong>10 位</strong>。</p>',
      files: JSON.stringify([
        { name: '制度全文.pdf', fileId: 'a.pdf', url: '/api/file/Image/annex/a.pdf', fileSize: 1 },
      ]),
    }),
  },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement)
    await userEvent.click(await drawer.findByRole('button', { name: /年度体检/ }))
    const dialog = within(await screen.findByRole('dialog', { name: '年度体检预约开始' }))
    const file = await dialog.findByText('制度全文.pdf')
    // The dialog opens with an animation.
    await waitFor(() => expect(file).toBeVisible())
    await expect(dialog.getByRole('button', { name: '确认已阅读' })).toBeVisible()
  },
}

export const Centre: Story = {
  args: { server: createExampleServer(MESSAGES) },
  render: ({ server }) => <ExamplePage server={server} />,
}

export const Settings: Story = {
  args: { server: createExampleServer([]) },
  render: ({ server }) => <ExampleSettings server={server} />,
}

export const SettingsWithDigest: Story = {
  args: {
    server: createExampleServer(
      [],
      {},
      { digest: { enabled: true, hours: 4 }, quiet: { enabled: true, from: '22:00', to: '08:00' } },
    ),
  },
  render: ({ server }) => <ExampleSettings server={server} />,
}
