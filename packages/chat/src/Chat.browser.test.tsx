import '@arco-design/web-react/es/_util/react-19-adapter'
import { createI18n } from '@sqos/i18n'
import { layoutCatalogue } from '@sqos/layout'
import { UiKitProvider, uiKitLocales } from '@sqos/ui-kit'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { chatCatalogue } from './catalogue.ts'
import { chatRow, createExampleChat, type ExampleChat, ExampleChatShell, HAN, LI } from './chat.example.tsx'

const SLOW = { timeout: 30_000 }

beforeEach(() => localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

async function show(chat: ExampleChat, address = '/') {
  await page.viewport(1280, 800)
  const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales, layoutCatalogue, chatCatalogue] })
  return await render(
    <UiKitProvider i18n={i18n}>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        <ExampleChatShell chat={chat} />
      </MemoryRouter>
    </UiKitProvider>,
  )
}

/** Shows the address of the router. */
function Address() {
  const { pathname, search, hash } = useLocation()
  return <output data-testid="address">{`${pathname}${search}${hash}`}</output>
}

const tool = () => page.getByRole('button', { name: /^内部聊天/ })
const drawer = () => page.getByRole('dialog', { name: '内部聊天' })
const windowOf = (name: string) => page.getByRole('dialog', { name: `与${name}的会话` })
const box = () => page.getByPlaceholder('点击这里，直接输入消息咨询')

async function openChat(name = '李雷') {
  await tool().click()
  await drawer()
    .getByRole('button', { name: new RegExp(name) })
    .click()
  await expect.element(windowOf(name), SLOW).toBeVisible()
}

const sent = (chat: ExampleChat) =>
  chat.received.flatMap((message) => (message.method === 'SendMessage' ? [message.messageContent] : []))

const greeting = () => chatRow({ id: 'g', content: '早上好' })

it('sends with Enter, begins a line with Shift+Enter, and leaves Enter to the input method', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  await show(chat)
  await openChat()
  await expect.element(box(), SLOW).toHaveFocus()

  await userEvent.keyboard('   {Enter}')
  await userEvent.keyboard('第一行{Shift>}{Enter}{/Shift}第二行')
  box()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
  expect(sent(chat)).toEqual([])
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => sent(chat), SLOW).toEqual(['第一行\n第二行'])
  await expect.element(windowOf('李雷').getByText('未读', { exact: true }), SLOW).toBeVisible()
  await expect.element(box()).toHaveValue('')
  chat.read(LI.id)
  await expect.element(windowOf('李雷').getByText('已读', { exact: true }), SLOW).toBeVisible()
})

it('counts unread messages until their conversation is open, and marks later ones as read at once', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  await show(chat)
  await expect.element(tool()).toHaveAccessibleName('内部聊天')
  await expect
    .poll(() => chat.people.length > 0 && document.querySelector('[aria-label^="内部聊天"]'), SLOW)
    .not.toBeNull()
  await tool().click()
  await expect.element(drawer().getByText('早上好'), SLOW).toBeVisible()

  chat.say('在吗')
  chat.say('急')
  await expect.element(tool(), SLOW).toHaveAccessibleName(/2/)
  expect(chat.notices.map(({ body }) => body)).toContain('在吗')
  await drawer().getByRole('button', { name: /李雷/ }).click()
  await expect.element(windowOf('李雷').getByText('急'), SLOW).toBeVisible()
  await expect.element(tool(), SLOW).toHaveAccessibleName('内部聊天')

  chat.say('还在吗')
  await expect.element(windowOf('李雷').getByText('还在吗'), SLOW).toBeVisible()
  await expect.poll(() => chat.rows.at(-1)?.state, SLOW).toBe(1)
})

it('keeps messages that could not be sent, over a reload, and sends them once when the network is back', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  const first = await show(chat)
  await openChat()
  await expect.element(windowOf('李雷').getByText('早上好'), SLOW).toBeVisible()
  chat.setOnline(false)
  await userEvent.keyboard('离线消息{Enter}')
  await expect.element(page.getByText('网络恢复后自动发送'), SLOW).toBeVisible()
  await page.getByRole('button', { name: '重新发送' }).click()
  expect(sent(chat)).toEqual([])

  await first.unmount()
  await show(chat)
  chat.setOnline(true)

  await expect.poll(() => sent(chat), SLOW).toEqual(['离线消息'])
  await openChat()
  await expect.element(windowOf('李雷').getByText('离线消息'), SLOW).toBeVisible()
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes('.out.')), SLOW).toEqual([])
})

it('repeats a message that got no answer with the same client id, and shows it once', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  await show(chat)
  await openChat()
  await expect.element(windowOf('李雷').getByText('早上好'), SLOW).toBeVisible()
  chat.isMute = true
  await userEvent.keyboard('一次{Enter}')
  await expect.poll(() => sent(chat), SLOW).toEqual(['一次'])

  chat.isMute = false
  chat.setOnline(false)
  chat.setOnline(true)

  await expect.element(windowOf('李雷').getByText('未读', { exact: true }), SLOW).toBeVisible()
  const ids = chat.received.flatMap((message) => (message.method === 'SendMessage' ? [message.clientId] : []))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(windowOf('李雷').getByText('一次').elements()).toHaveLength(1)
})

it('shows why the server refused a message, and sends it again', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  await show(chat)
  await openChat()
  chat.refusal = '对方账号已停用'
  await userEvent.keyboard('你好{Enter}')
  await expect.element(page.getByText('对方账号已停用'), SLOW).toBeVisible()

  chat.refusal = ''
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect.element(page.getByText('对方账号已停用'), SLOW).not.toBeInTheDocument()
  expect(chat.rows.at(-1)?.content).toBe('你好')
})

it('keeps a draft for each conversation', async () => {
  const rows = [greeting(), chatRow({ sendUserId: HAN.id, content: '文件收到了' })]
  const chat = createExampleChat({ rows })
  const first = await show(chat)
  await openChat()
  await box().fill('写了一半')
  await drawer()
    .getByRole('button', { name: /韩梅梅/ })
    .click()
  await expect.element(windowOf('韩梅梅'), SLOW).toBeVisible()
  await expect.element(box()).toHaveValue('')
  await expect.element(drawer().getByText(/写了一半/)).toBeVisible()

  await first.unmount()
  await show(chat)
  await openChat()
  await expect.element(box(), SLOW).toHaveValue('写了一半')
})

it('attaches a pasted picture and sends it with the text; refuses pictures of 5 MB', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  await show(chat)
  await openChat()
  const paste = (file: File) => {
    const data = new DataTransfer()
    data.items.add(file)
    box()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }
  paste(new File([new Uint8Array(5 * 1_048_576)], 'big.png', { type: 'image/png' }))
  await expect.element(page.getByText('图片大小不能超过5M'), SLOW).toBeVisible()
  paste(await drawPicture())
  const remove = page.getByRole('button', { name: '移除 a.png' })
  await expect.element(remove, SLOW).toBeVisible()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(remove).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box()).toHaveFocus()
  await expect.element(remove).not.toBeInTheDocument()
  paste(await drawPicture())
  await expect.element(remove, SLOW).toBeVisible()

  await box().fill('看图')
  await page.getByRole('button', { name: '发送' }).click()

  await expect.poll(() => sent(chat), SLOW).toEqual(['看图', { name: 'a.png', width: 20, height: 10 }])
  await expect.element(windowOf('李雷').getByRole('button', { name: '查看图片' }), SLOW).toBeVisible()
})

it('attaches what is dropped on the window', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  await show(chat)
  await openChat()
  const data = new DataTransfer()
  data.items.add(await drawPicture())
  const log = page.getByRole('log').element()
  for (const type of ['dragenter', 'dragover', 'drop'])
    log.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }))

  await expect.element(page.getByRole('button', { name: '移除 a.png' }), SLOW).toBeVisible()
  await page.getByRole('button', { name: '发送' }).click()
  await expect.poll(() => sent(chat), SLOW).toEqual([{ name: 'a.png', width: 20, height: 10 }])
})

it('keeps a file whose upload failed, and uploads it again', async () => {
  const chat = Object.assign(createExampleChat({ rows: [greeting()] }), { uploadFault: '文件类型不允许' })
  await show(chat)
  await openChat()
  const file = new File(['x'], 'a.txt', { type: 'text/plain' })
  await userEvent.upload(page.getByLabelText('发送文件').last(), file)
  await expect.element(page.getByText('文件类型不允许'), SLOW).toBeVisible()

  chat.uploadFault = ''
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect.poll(() => sent(chat), SLOW).toEqual([{ name: 'a.txt', fileName: 'a.txt', fileSize: 1 }])
})

it('replies to a message and recalls one', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  await show(chat)
  await openChat()
  await expect.element(windowOf('李雷').getByText('早上好'), SLOW).toBeVisible()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect.element(page.getByText('李雷: 早上好')).toBeVisible()
  await userEvent.keyboard('你也早{Enter}')
  await expect.element(windowOf('李雷').getByRole('button', { name: '李雷: 早上好' }), SLOW).toBeVisible()
  expect(chat.received.find(({ method }) => method === 'SendMessage')).toMatchObject({ replyToId: 'g' })

  await expect.element(windowOf('李雷').getByText('未读', { exact: true }), SLOW).toBeVisible()
  await userEvent.hover(windowOf('李雷').getByText('你也早'))
  await windowOf('李雷').getByRole('button', { name: '撤回' }).click()
  await expect.element(page.getByText('你撤回了一条消息'), SLOW).toBeVisible()
})

it('loads earlier messages at the top of a conversation, and pages of the history with a search', async () => {
  const start = Date.now() - 10_000_000
  const rows = Array.from({ length: 120 }, (_, index) =>
    chatRow({ id: `r${index}`, content: `第${index}条`, sendTime: start + index * 1000 }),
  )
  await show(createExampleChat({ rows }))
  await openChat()
  await expect.element(page.getByText('第119条', { exact: true }).last(), SLOW).toBeVisible()
  expect(page.getByText('第80条').query()).toBeNull()
  const row = (text: string) => page.getByText(text, { exact: true })
  for (const [first, next] of [
    ['第90条', '第60条'],
    ['第60条', '第30条'],
    ['第30条', '第0条'],
  ] as const)
    await expect
      .poll(() => {
        row(first).query()?.scrollIntoView()
        return row(next).query()
      }, SLOW)
      .not.toBeNull()

  await page.getByRole('button', { name: '聊天记录' }).click()
  const history = page.getByRole('dialog', { name: '聊天记录' })
  await expect.element(history.getByText('第49条', { exact: true }), SLOW).toBeInTheDocument()
  history.getByText('第49条', { exact: true }).element().scrollIntoView()
  await expect.element(history.getByText('第99条', { exact: true }), SLOW).toBeInTheDocument()
  await history.getByPlaceholder('搜索：请输入关键词').fill('第119')
  await userEvent.keyboard('{Enter}')
  await expect.element(history.getByText('第0条', { exact: true })).not.toBeInTheDocument()
  await expect.element(history.getByText('第119条', { exact: true }), SLOW).toBeVisible()
})

it('is used by the keyboard alone', async () => {
  const rows = [greeting(), chatRow({ sendUserId: HAN.id, content: '文件收到了', sendTime: Date.now() - 600_000 })]
  await show(createExampleChat({ rows }))
  await expect.element(tool()).toBeVisible()
  tool().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('tab', { name: '消息' }), SLOW).toHaveFocus()
  await expect.element(drawer().getByRole('button', { name: /韩梅梅/ }), SLOW).toBeVisible()

  await userEvent.keyboard('{Tab}{ArrowDown}{Enter}')
  await expect.element(windowOf('韩梅梅'), SLOW).toBeVisible()
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(windowOf('李雷'), SLOW).toBeVisible()

  await userEvent.keyboard('{Escape}')
  await expect.element(windowOf('李雷')).not.toBeInTheDocument()
  await expect.element(drawer().getByRole('button', { name: /李雷/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(tool()).toHaveFocus()
})

it('fills the screen of a phone, with a way back to the conversations', async () => {
  await show(createExampleChat({ rows: [greeting()] }))
  await page.viewport(390, 800)
  await openChat()
  await expect.poll(() => windowOf('李雷').element().getBoundingClientRect().width, SLOW).toBe(390)
  await page.getByRole('button', { name: '返回' }).click()
  await expect.element(drawer().getByRole('button', { name: /李雷/ }), SLOW).toBeVisible()
})

const CHEN = { id: 'chen', account: 'chenjing', realName: '陈静', headIcon: '' }

it('makes a group from the contacts, and mentions its members by the keyboard', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  await show(chat)
  await tool().click()
  await drawer().getByRole('tab', { name: '联系人' }).click()
  await drawer().getByRole('button', { name: '发起群聊' }).click()
  await expect.element(drawer().getByPlaceholder('群名称（选填）'), SLOW).toHaveFocus()
  await userEvent.keyboard('采购组')
  await drawer().getByRole('checkbox', { name: /李雷/ }).click()
  await drawer()
    .getByRole('checkbox', { name: /韩梅梅/ })
    .click()
  await expect.element(drawer().getByText('已选 2 人: 李雷、韩梅梅')).toBeVisible()
  await drawer().getByRole('button', { name: '创建' }).click()

  await expect.element(windowOf('采购组').getByText('王芳 创建了群聊，成员有 李雷、韩梅梅'), SLOW).toBeVisible()
  await expect.element(windowOf('采购组').getByRole('heading', { name: '采购组（3）' }), SLOW).toBeVisible()
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard('请@')
  const people = page.getByRole('listbox', { name: '提到的人' })
  await expect.element(people.getByRole('option', { name: /所有人/ }), SLOW).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('hanm{Enter}看一下{Enter}')

  await expect.poll(() => sent(chat), SLOW).toEqual(['请@韩梅梅 看一下'])
  expect(chat.received.findLast(({ method }) => method === 'SendMessage')).toMatchObject({ mentionedIds: [HAN.id] })
  await expect.element(windowOf('采购组').getByText('@韩梅梅', { exact: true }), SLOW).toBeVisible()
  await userEvent.keyboard('@{Escape}所有人 开会{Enter}')
  await expect
    .poll(() => chat.received.findLast(({ method }) => method === 'SendMessage'), SLOW)
    .toMatchObject({ mentionedIds: ['*'] })
})

it('a silenced group neither counts nor alerts, except when it mentions the user', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  const { id } = chat.groups.create({ name: '项目组', userIds: [LI.id] })
  await show(chat)
  await tool().click()
  await drawer()
    .getByRole('button', { name: /项目组/ })
    .click()
  await windowOf('项目组').getByRole('button', { name: '群设置' }).click()
  await page.getByRole('dialog', { name: '群设置' }).getByRole('switch', { name: '消息免打扰' }).click()
  await expect.element(drawer().getByLabelText('已免打扰'), SLOW).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await windowOf('项目组').getByRole('button', { name: '关闭会话' }).click()

  chat.groups.append(id, { sendUserId: LI.id, content: '大家早' })
  await expect.element(drawer().getByText('李雷: 大家早'), SLOW).toBeVisible()
  await expect.element(drawer().getByText('1 条未读'), SLOW).toBeInTheDocument()
  await expect.element(tool()).toHaveAccessibleName('内部聊天')
  chat.groups.append(id, { sendUserId: LI.id, content: '@所有人 大家早', mentions: [{ id: '*', name: '' }] })
  await expect.element(drawer().getByText('2 条未读'), SLOW).toBeInTheDocument()
  expect(chat.notices).toEqual([])
  chat.groups.append(id, { sendUserId: LI.id, content: '@王芳 在吗', mentions: [{ id: 'me', name: '王芳' }] })
  await expect.element(tool(), SLOW).toHaveAccessibleName(/1/)
  await expect.element(drawer().getByText('[有人@我]'), SLOW).toBeVisible()
  expect(chat.notices).toMatchObject([{ title: '项目组', body: '[有人@我] 李雷: @王芳 在吗' }])
})

it('opens the conversation that the address names, and removes it from the address', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  const { id } = chat.groups.create({ name: '项目组', userIds: [LI.id] })
  await show(chat, `/orders?record=7&chat=${id}#top`)

  await expect.element(windowOf('项目组'), SLOW).toBeVisible()
  await expect.element(page.getByTestId('address')).toHaveTextContent('/orders?record=7#top')
})

it('administers a group: name, invitation, removal, leaving', async () => {
  const chat = createExampleChat({ rows: [greeting()], people: [LI, HAN, CHEN] })
  chat.groups.create({ name: '项目组', userIds: [LI.id, HAN.id] })
  await show(chat)
  await openChat('项目组')
  await windowOf('项目组').getByRole('button', { name: '群设置' }).click()
  const settings = page.getByRole('dialog', { name: '群设置' })
  await settings.getByRole('textbox', { name: '群名称' }).fill('新项目组')
  await settings.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByText('王芳 将群名称改为“新项目组”').first(), SLOW).toBeInTheDocument()
  await settings.getByRole('button', { name: '设 李雷 为管理员' }).click()
  await settings.getByRole('button', { name: '移出 韩梅梅' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect.element(page.getByText('王芳 将 韩梅梅 移出群聊').first(), SLOW).toBeInTheDocument()

  await settings.getByRole('button', { name: '邀请成员' }).click()
  const inviting = page.getByRole('dialog', { name: '邀请成员' })
  await expect.element(inviting.getByRole('checkbox', { name: /李雷/ }), SLOW).toBeDisabled()
  await inviting.getByRole('checkbox', { name: /陈静/ }).click()
  await inviting.getByRole('button', { name: '邀请', exact: true }).click()
  await expect.element(settings.getByText('陈静/chenjing'), SLOW).toBeVisible()
  await settings.getByRole('button', { name: '退出群聊' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect.element(page.getByText('你已不在此群聊中，不能发送消息'), SLOW).toBeVisible()
  const events = chat.rows
    .filter(({ contentType }) => contentType === 'notice')
    .map(({ content }) => JSON.parse(content))
  expect(events.map(({ event }) => event)).toEqual(['created', 'named', 'promoted', 'removed', 'invited', 'left'])
})

/** A microphone that hears a tone. */
async function toneStream(): Promise<MediaStream> {
  const context = new AudioContext()
  // Begins with the first click of the user.
  await context.resume()
  const tone = context.createOscillator()
  const destination = context.createMediaStreamDestination()
  tone.connect(destination)
  tone.start()
  return destination.stream
}

it('records a voice message, sends it with its length, and cancels one with Escape', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  await show(chat)
  await openChat()
  const bar = page.getByRole('group', { name: '录音' })
  const stream = await toneStream()
  const microphone = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  await page.getByRole('button', { name: '发送语音' }).click()
  await expect.element(bar.getByText('正在录音'), SLOW).toBeVisible()
  await expect.element(bar.getByText('0:01 / 1:00'), SLOW).toBeVisible()
  await expect.poll(() => Number(bar.getByRole('meter').element().getAttribute('value')), SLOW).toBeGreaterThan(0.5)
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => sent(chat), SLOW).toHaveLength(1)
  expect(sent(chat)).toEqual([{ name: expect.stringMatching(/^voice\.(webm|m4a)$/), length: expect.any(Number) }])
  await expect.element(windowOf('李雷').getByRole('button', { name: /^播放语音，0:0/ }), SLOW).toBeVisible()
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  await expect.element(box()).toHaveFocus()

  microphone.mockResolvedValue(await toneStream())
  await page.getByRole('button', { name: '发送语音' }).click()
  await expect.element(bar.getByText('正在录音'), SLOW).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
  expect(sent(chat)).toHaveLength(1)
  await expect.element(windowOf('李雷')).toBeVisible()
})

it.each([
  ['NotAllowedError', /未获得麦克风权限/],
  ['NotFoundError', /未检测到麦克风/],
  ['NotReadableError', /麦克风正被其他程序占用/],
])('says why the microphone cannot be used: %s', async (name, text) => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', name))
  await show(createExampleChat({ rows: [greeting()] }))
  await openChat()
  await page.getByRole('button', { name: '发送语音' }).click()
  await expect.element(page.getByText(text), SLOW).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(box(), SLOW).toHaveFocus()
})

async function drawPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(20, 10)
  canvas.getContext('2d')?.fillRect(0, 0, 20, 10)
  return new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' })
}

it('shares a record with people and groups, and shows it as a card that leads to the record', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  const { id: group } = chat.groups.create({ name: '采购项目组', userIds: [LI.id, HAN.id] })
  const fields = [{ label: '来访事由', text: '面试' }]
  chat.cards['r1'] = { state: 'shown', page: '访客登记', title: '王强', fields, link: '/visitor?record=r1' }
  await show(chat)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: '分享到聊天' })
  const send = dialog.getByRole('button', { name: '发送' })
  await expect.element(dialog.getByText('王强'), SLOW).toBeVisible()
  await expect.element(send).toBeDisabled()

  await dialog.getByRole('checkbox', { name: /采购项目组/ }).click()
  await dialog.getByRole('tab', { name: '联系人' }).click()
  await dialog.getByRole('checkbox', { name: /韩梅梅/ }).click()
  await userEvent.fill(dialog.getByRole('textbox', { name: '留言（选填）' }), '请看')
  await send.click()

  const record = { modelId: 'm1', recordId: 'r1' }
  await expect.poll(() => sent(chat), SLOW).toEqual([record, '请看', record, '请看'])
  await expect.element(page.getByText('已发送到 2 个会话'), SLOW).toBeVisible()
  expect(chat.received.flatMap((one) => (one.method === 'SendMessage' ? one.toUserId : []))).toEqual([
    group,
    group,
    HAN.id,
    HAN.id,
  ])
  await openChat('采购项目组')
  const card = windowOf('采购项目组').getByRole('link', { name: /访客登记 王强/ })
  await expect.element(card, SLOW).toHaveAttribute('href', '/visitor?record=r1')
})

it('does not share a record that the user may not open', async () => {
  const chat = createExampleChat({ rows: [greeting()] })
  await show(chat)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: '分享到聊天' })

  await dialog.getByRole('checkbox', { name: /李雷/ }).click()

  await expect.element(dialog.getByText('您无权查看这条数据'), SLOW).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: '发送' })).toBeDisabled()
})
