import type { Meta, StoryObj } from '@storybook/react-vite'
import { layoutCatalogue } from '@sqos/layout'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { chatCatalogue } from './catalogue.ts'
import { chatRow, createExampleChat, ExampleChatShell, HAN, LI, ME } from './chat.example.tsx'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const at = (age: number) => ({ sendTime: Date.now() - age, receiveTime: Date.now() - age })
const own = { sendUserId: ME.id, receiveUserId: LI.id }

const image = JSON.stringify({ path: '/api/file/Image/IM/a.png', width: 320, height: 200 })
const file = JSON.stringify({ path: '/api/file/Image/annex/b.xlsx', fileName: '采购申请单.xlsx', fileSize: 20_480 })

const voice = JSON.stringify({ path: '/api/file/Image/IM/v.webm', length: 12 })

const CONVERSATION = [
  chatRow({ id: 'c1', ...at(2 * DAY), content: '王芳，采购申请单什么时候能审批？' }),
  chatRow({ id: 'c2', ...own, ...at(2 * DAY - MINUTE), content: '今天下午[微笑]' }),
  chatRow({ id: 'c3', ...own, ...at(2 * DAY - 2 * MINUTE), content: file, contentType: 'file' }),
  chatRow({ id: 'c4', ...at(30 * MINUTE), content: '', isRecalled: true }),
  chatRow({ id: 'c5', ...at(20 * MINUTE), content: '流程说明见 https://example.com/flow?id=1，谢谢 <b>注意</b>' }),
  chatRow({ id: 'c6', ...at(19 * MINUTE), content: image, contentType: 'image' }),
  chatRow({
    id: 'c7',
    ...own,
    ...at(MINUTE),
    content: '收到，'.repeat(40),
    state: 0,
    quote: { id: 'c5', sendUserId: LI.id, content: '流程说明见 https://example.com/flow?id=1', contentType: 'text' },
  }),
  chatRow({ id: 'c6v', ...at(18 * MINUTE), content: voice, contentType: 'voice' }),
  chatRow({ id: 'h1', sendUserId: HAN.id, ...at(5 * MINUTE), content: '在吗？', state: 0 }),
]
const conversation = () => createExampleChat({ rows: structuredClone(CONVERSATION) })

const meta = {
  title: 'chat/Chat',
  component: ExampleChatShell,
  parameters: { catalogues: [layoutCatalogue, chatCatalogue] },
  args: { chat: createExampleChat() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ExampleChatShell>
export default meta
type Story = StoryObj<typeof meta>

async function openDrawer(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /内部聊天/ }))
  return within(await screen.findByRole('dialog', { name: '内部聊天' }))
}

async function openWindow(canvasElement: HTMLElement) {
  const drawer = await openDrawer(canvasElement)
  await userEvent.click(await drawer.findByRole('button', { name: /李雷/ }))
  return within(await screen.findByRole('dialog', { name: '与李雷的会话' }))
}

export const Conversations: Story = {
  args: { chat: conversation() },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement)
    await expect(await drawer.findByText('1 条未读')).toBeInTheDocument()
  },
}

export const Window: Story = {
  args: { chat: conversation() },
  play: async ({ canvasElement }) => {
    const chat = await openWindow(canvasElement)
    const link = await chat.findByRole('link', { name: 'https://example.com/flow?id=1' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(chat.getByText(/<b>注意<\/b>/)).toBeVisible()
    await expect(chat.getByText(/今天下午🙂/)).toBeVisible()
    await expect(chat.getByText('李雷撤回了一条消息')).toBeInTheDocument()
    await expect(chat.getByRole('button', { name: '播放语音，0:12' })).toBeVisible()
  },
}

export const PicturePreview: Story = {
  args: { chat: conversation() },
  play: async ({ canvasElement }) => {
    const chat = await openWindow(canvasElement)
    await userEvent.click(await chat.findByRole('button', { name: '查看图片' }))
    await expect(await screen.findByRole('dialog', { name: '图片预览' })).toBeVisible()
  },
}

export const Replying: Story = {
  args: { chat: conversation() },
  play: async ({ canvasElement }) => {
    const chat = await openWindow(canvasElement)
    await chat.findByText(/流程说明见 https:\/\/example/)
    await userEvent.click(chat.getByRole('textbox'))
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(await chat.findByRole('button', { name: '取消回复' })).toBeVisible()
  },
}

export const Offline: Story = {
  args: { chat: conversation() },
  play: async ({ canvasElement, args }) => {
    const chat = await openWindow(canvasElement)
    await chat.findByText(/今天下午/)
    args.chat.setOnline(false)
    await userEvent.type(chat.getByRole('textbox'), '没有网络{Enter}')
    await expect(await chat.findByRole('button', { name: '重新发送' })).toBeVisible()
    await expect(chat.getByText('连接已断开，正在重新连接')).toBeVisible()
  },
}

export const Refused: Story = {
  args: { chat: Object.assign(conversation(), { refusal: '对方账号已停用或删除，消息未发送' }) },
  play: async ({ canvasElement }) => {
    const chat = await openWindow(canvasElement)
    await userEvent.type(chat.getByRole('textbox'), '你好{Enter}')
    await expect(await chat.findByText('对方账号已停用或删除，消息未发送')).toBeVisible()
  },
}

export const Contacts: Story = {
  args: { chat: conversation() },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement)
    await userEvent.click(drawer.getByRole('tab', { name: '联系人' }))
    await expect(await drawer.findByRole('button', { name: /韩梅梅/ })).toBeVisible()
  },
}

export const NoContactFound: Story = {
  args: { chat: conversation() },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement)
    await userEvent.click(drawer.getByRole('tab', { name: '联系人' }))
    await userEvent.type(drawer.getByRole('textbox', { name: '搜索：请输入关键词' }), '没有这个人')
    await expect(await drawer.findByText('无数据')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { chat: createExampleChat() },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement)
    await userEvent.click(await drawer.findByRole('button', { name: '选择联系人' }))
    await userEvent.click(await drawer.findByRole('button', { name: /李雷/ }))
    const chat = within(await screen.findByRole('dialog', { name: '与李雷的会话' }))
    await expect(await chat.findByText('还没有消息')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { chat: Object.assign(createExampleChat(), { isDown: true }) },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement)
    await expect(await drawer.findByText('数据库连接失败')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { chat: Object.assign(conversation(), { isMute: true }) },
  play: async ({ canvasElement }) => {
    const chat = await openWindow(canvasElement)
    await expect(await chat.findByText('加载中')).toBeVisible()
  },
}

export const History: Story = {
  args: { chat: conversation() },
  play: async ({ canvasElement }) => {
    const chat = await openWindow(canvasElement)
    await userEvent.click(chat.getByRole('button', { name: '聊天记录' }))
    const history = within(await screen.findByRole('dialog', { name: '聊天记录' }))
    await expect(await history.findByText('王芳，采购申请单什么时候能审批？')).toBeVisible()
  },
}

/** A group of three with an unread mention. */
function withGroup() {
  const chat = conversation()
  const { id } = chat.groups.create({ name: '采购项目组', userIds: [LI.id, HAN.id] })
  chat.groups.append(id, { sendUserId: LI.id, content: '合同已经发给供应商了', ...at(3 * MINUTE) })
  chat.groups.append(id, { content: '好的 @李雷', mentions: [{ id: LI.id, name: '李雷' }], state: 1, readCount: 1 })
  chat.groups.append(id, { sendUserId: HAN.id, content: '@王芳 请确认金额', mentions: [{ id: ME.id, name: '王芳' }] })
  return chat
}

async function openGroup(canvasElement: HTMLElement) {
  const drawer = await openDrawer(canvasElement)
  await userEvent.click(await drawer.findByRole('button', { name: /采购项目组/ }))
  return within(await screen.findByRole('dialog', { name: '与采购项目组的会话' }))
}

export const GroupInList: Story = {
  args: { chat: withGroup() },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement)
    await expect(await drawer.findByText('[有人@我]')).toBeVisible()
  },
}

export const Group: Story = {
  args: { chat: withGroup() },
  play: async ({ canvasElement }) => {
    const chat = await openGroup(canvasElement)
    await expect(await chat.findByText('王芳 创建了群聊，成员有 李雷、韩梅梅')).toBeVisible()
    await expect(chat.getByText('1 人已读')).toBeVisible()
    await expect(chat.getByText('@王芳')).toBeVisible()
  },
}

export const GroupDark: Story = { ...Group, args: { chat: withGroup() }, globals: { theme: 'dark' } }

export const Mentioning: Story = {
  args: { chat: withGroup() },
  play: async ({ canvasElement }) => {
    const chat = await openGroup(canvasElement)
    await userEvent.type(chat.getByRole('textbox'), '@')
    await expect(await chat.findByRole('option', { name: /韩梅梅/ })).toBeVisible()
  },
}

export const GroupSettings: Story = {
  args: { chat: withGroup() },
  play: async ({ canvasElement }) => {
    const chat = await openGroup(canvasElement)
    await userEvent.click(chat.getByRole('button', { name: '群设置' }))
    const settings = within(await screen.findByRole('dialog', { name: '群设置' }))
    await expect(await settings.findByRole('button', { name: '移出 李雷' })).toBeVisible()
  },
}

export const GroupSettingsDark: Story = { ...GroupSettings, args: { chat: withGroup() }, globals: { theme: 'dark' } }

export const NewGroup: Story = {
  args: { chat: conversation() },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement)
    await userEvent.click(drawer.getByRole('tab', { name: '联系人' }))
    await userEvent.click(drawer.getByRole('button', { name: '发起群聊' }))
    await userEvent.click(await drawer.findByRole('checkbox', { name: /李雷/ }))
    await expect(await drawer.findByText('已选 1 人: 李雷')).toBeVisible()
  },
}

const VISITOR = {
  state: 'shown',
  page: '访客登记',
  title: '王强',
  fields: [
    { label: '来访事由', text: '面试：采购专员' },
    { label: '联系电话', text: '138****8000' },
  ],
  link: '/visitor?record=r1',
} as const
const card = (recordId: string) => JSON.stringify({ modelId: 'm1', recordId })

/** Records in a conversation: one that the user may open, one that the user may not, and a deleted one. */
function withCards() {
  const rows = [
    chatRow({ ...at(9 * MINUTE), content: card('r1'), contentType: 'card' }),
    chatRow({ ...at(8 * MINUTE), content: card('secret'), contentType: 'card' }),
    chatRow({ ...own, ...at(7 * MINUTE), content: card('gone'), contentType: 'card' }),
  ]
  const gone = { state: 'deleted', page: '', title: '', fields: [] } as const
  return Object.assign(createExampleChat({ rows }), { cards: { r1: VISITOR, gone } })
}

export const Cards: Story = {
  args: { chat: withCards() },
  play: async ({ canvasElement }) => {
    const chat = await openWindow(canvasElement)
    const link = await chat.findByRole('link', { name: /访客登记 王强/ })
    await expect(link).toHaveAttribute('href', '/visitor?record=r1')
    await expect(chat.getByText('138****8000')).toBeVisible()
    await expect(await chat.findByText('您无权查看这条数据')).toBeVisible()
    await expect(await chat.findByText('这条数据已被删除')).toBeVisible()
  },
}

export const CardsDark: Story = { ...Cards, args: { chat: withCards() }, globals: { theme: 'dark' } }

export const Sharing: Story = {
  args: { chat: withCards() },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }))
    const drawer = within(await screen.findByRole('dialog', { name: '分享到聊天' }))
    await expect(await drawer.findByText('面试：采购专员')).toBeVisible()
    await userEvent.click(await drawer.findByRole('checkbox', { name: /李雷/ }))
    await expect(drawer.getByText('已选 1 个会话: 李雷')).toBeVisible()
  },
}

export const WindowDark: Story = { ...Window, args: { chat: conversation() }, globals: { theme: 'dark' } }

/** The microphone is refused, which needs no device. */
export const MicrophoneRefused: Story = {
  args: { chat: conversation() },
  play: async ({ canvasElement }) => {
    const microphone = spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
      new DOMException('refused', 'NotAllowedError'),
    )
    const chat = await openWindow(canvasElement)
    await userEvent.click(chat.getByRole('button', { name: '发送语音' }))
    await expect(await chat.findByText(/未获得麦克风权限/)).toBeVisible()
    microphone.mockRestore()
  },
}
