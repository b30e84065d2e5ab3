import '@arco-design/web-react/es/_util/react-19-adapter'
import { createI18n } from '@sqos/i18n'
import { layoutCatalogue } from '@sqos/layout'
import { UiKitProvider, uiKitLocales } from '@sqos/ui-kit'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { messagesCatalogue } from './catalogue.ts'
import {
  createExampleServer,
  type ExampleServer,
  ExamplePage,
  ExampleSettings,
  ExampleShell,
  messageRow,
} from './messages.example.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const SLOW = { timeout: 30_000 }

async function show(element: ReactNode) {
  await page.viewport(1280, 800)
  const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales, layoutCatalogue, messagesCatalogue] })
  await render(
    <MemoryRouter>
      <UiKitProvider i18n={i18n}>{element}</UiKitProvider>
      <Address />
    </MemoryRouter>,
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
const address = () => page.getByTestId('address')

const count = (server: ExampleServer, call: string) => server.calls.filter((one) => one === call).length
const bell = (name: string | RegExp) => page.getByRole('button', { name })

it('counts down when a message is opened, and to zero when all are marked as read', async () => {
  const server = createExampleServer([
    messageRow({ id: '1', title: '第一个' }),
    messageRow({ id: '2', title: '第二个' }),
    messageRow({ id: '3', title: '文件已生成', type: 3 }),
  ])
  await show(<ExampleShell server={server} />)
  await expect.element(bell(/站内消息.*3/), SLOW).toBeVisible()
  await bell(/站内消息/).click()

  await page.getByRole('button', { name: /第一个/ }).click()
  await expect.element(page.getByText('体检当天请空腹。'), SLOW).toBeVisible()
  // A key before the dialog has the focus goes to the drawer below it.
  await expect
    .poll(() => page.getByRole('dialog', { name: '第一个' }).element().contains(document.activeElement))
    .toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: '第一个' })).not.toBeInTheDocument()
  await expect.poll(() => page.getByText('2', { exact: true }).query(), SLOW).not.toBeNull()

  await page.getByRole('button', { name: '全部已读' }).click()
  expect(count(server, 'POST /api/message/Actions/ReadAll')).toBe(0)
  await page.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => page.getByText('未读', { exact: true }).elements(), SLOW).toHaveLength(0)
  expect(count(server, 'POST /api/message/Actions/ReadAll')).toBe(1)
})

it.each([
  ['every minute without a connection', false, 3],
  ['once with one, which announces changes', true, 1],
])('reads the counts %s', async (_, isConnected, times) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = createExampleServer([messageRow({})])
  await show(<ExampleShell server={server} isConnected={isConnected} />)
  await expect.element(bell(/站内消息.*1/), SLOW).toBeVisible()
  // The dock, which polls, is loaded after the bell.
  await bell(/站内消息/).click()
  await expect.element(page.getByText('年度体检预约开始'), SLOW).toBeVisible()

  await vi.advanceTimersByTimeAsync(121_000)

  expect(count(server, 'GET /api/message/Unread')).toBe(times)
})

it('loads the next page of the drawer near the end of the list', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => messageRow({ id: `m${index}`, title: `公告 ${index + 1} 号` }))
  await show(<ExampleShell server={createExampleServer(rows)} />)
  await bell(/站内消息/).click()
  await expect.element(page.getByText('公告 20 号'), SLOW).toBeInTheDocument()
  expect(page.getByText('公告 50 号').query()).toBeNull()

  for (const last of ['公告 20 号', '公告 40 号', '公告 50 号']) {
    await expect.element(page.getByText(last), SLOW).toBeInTheDocument()
    page.getByText(last).element().scrollIntoView()
  }
  await expect.element(page.getByText('公告 50 号')).toBeVisible()
})

it('a task and a link lead to their pages, and the drawer closes', async () => {
  const rows = [
    messageRow({ id: '1', title: '请审批采购订单', type: 2 }),
    messageRow({ id: '2', title: '文件已生成', type: 3, hasBody: false, link: '/downloads' }),
    messageRow({ id: '3', title: '有人提到了您', type: 3, link: '/orders?record=7' }),
    messageRow({ id: '4', title: '群聊中提到了您', type: 3, hasBody: false, link: '/home?chat=g_1' }),
  ]
  const config = JSON.stringify({ id: '流程' })
  await show(<ExampleShell server={createExampleServer(rows, { bodyText: config })} />)
  const drawer = page.getByRole('dialog', { name: '站内消息' })
  async function openRow(name: RegExp) {
    await bell(/站内消息/).click()
    await drawer.getByRole('button', { name }).click()
  }

  await openRow(/请审批/)
  const encoded = btoa(String.fromCodePoint(...new TextEncoder().encode(config)))
  await expect.element(address(), SLOW).toHaveTextContent(`/workFlowDetail?config=${encodeURIComponent(encoded)}`)
  await expect.element(drawer).not.toBeInTheDocument()
  await openRow(/文件已生成/)
  await expect.element(address(), SLOW).toHaveTextContent('/downloads')
  await openRow(/有人提到了您/)
  await page.getByRole('button', { name: '前往查看' }).click()
  await expect.element(address(), SLOW).toHaveTextContent('/orders?record=7')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  // A conversation opens on the present page.
  await openRow(/群聊中提到了您/)
  await expect.element(address(), SLOW).toHaveTextContent('/orders?record=7&chat=g_1')
  await expect.element(drawer).not.toBeInTheDocument()
})

it('asks for a confirmation of a notice that must be read', async () => {
  const server = createExampleServer([messageRow({ id: '7', mustRead: true })])
  await show(<ExampleShell server={server} />)
  await bell(/站内消息/).click()
  await page.getByRole('button', { name: /年度体检/ }).click()
  await page.getByRole('button', { name: '确认已阅读' }).click()

  await expect.poll(() => count(server, 'PUT /api/message/ReadInfo/7/Actions/Confirm'), SLOW).toBe(1)
  await expect.element(page.getByText('需确认阅读')).not.toBeInTheDocument()
})

it('shows scripts of a message as nothing', async () => {
  const bodyText = '<p>正文</p><img src="x" onerror="window.attacked = true"><script>window.attacked = true</script>'
  await show(<ExampleShell server={createExampleServer([messageRow({})], { bodyText })} />)
  await bell(/站内消息/).click()
  await page.getByRole('button', { name: /年度体检/ }).click()

  await expect.element(page.getByText('正文', { exact: true }), SLOW).toBeVisible()
  expect(document.querySelector('[onerror]')).toBeNull()
  expect(Reflect.get(window, 'attacked')).toBeUndefined()
})

it('finds, opens and deletes messages on the page', async () => {
  const server = createExampleServer([
    messageRow({ id: '1', title: '放假通知' }),
    messageRow({ id: '2', title: '文件已生成', type: 3 }),
  ])
  await show(<ExamplePage server={server} />)
  await expect.element(page.getByRole('button', { name: '放假通知' }), SLOW).toBeVisible()

  await page.getByRole('button', { name: '删除' }).click()
  await expect.element(page.getByText('请选择一条数据')).toBeVisible()
  await page.getByRole('button', { name: '通知', exact: true }).click()
  await expect.element(page.getByRole('button', { name: '文件已生成' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: '放假通知' }).click()
  await expect.element(page.getByRole('dialog', { name: '放假通知' }), SLOW).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => server.rows[0]?.isRead, SLOW).toBe('1')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  await page.getByRole('checkbox').last().click({ force: true })
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => server.rows.map(({ id }) => id), SLOW).toEqual(['2'])
})

/** Records the notifications of the desktop and the sounds that the page plays. */
function recordAlerts() {
  const shown: string[] = []
  const sounds: number[] = []
  class Notification extends EventTarget {
    static permission = 'granted'
    constructor(title: string, { body }: { body: string }) {
      super()
      shown.push(`${title} ${body}`)
    }
  }
  const Real = AudioContext
  class Audio extends Real {
    constructor() {
      super()
      sounds.push(1)
    }
  }
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('AudioContext', Audio)
  return { shown, sounds }
}

it('alerts by desktop and sound as the user has set for each kind, and never in quiet hours', async () => {
  localStorage.removeItem('sqos.messages.alerted')
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 23, 12) })
  const { shown, sounds } = recordAlerts()
  const server = createExampleServer([])
  server.setting.notice = { desktop: true, sound: false }
  server.setting.message = { desktop: false, sound: true }
  await show(<ExampleShell server={server} />)
  await bell(/站内消息/).click()
  await expect.element(page.getByText('暂无消息'), SLOW).toBeVisible()
  const settings = () => count(server, 'GET /api/message/Setting')
  async function arrive(row: Parameters<typeof messageRow>[0]) {
    const before = settings()
    server.rows = [messageRow({ lastModifyTime: Date.now(), ...row }), ...server.rows]
    // In steps: one leap over a minute would pass the time-out of a request that is under way on a slow machine.
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(5000)
        return settings()
      }, SLOW)
      .toBe(before + 1)
  }

  await arrive({ id: '1', title: '停电通知' })
  await expect.poll(() => shown, SLOW).toEqual(['新公告 停电通知'])
  expect(sounds).toHaveLength(0)
  await arrive({ id: '2', title: '文件已生成', type: 3 })
  await expect.poll(() => sounds, SLOW).toHaveLength(1)
  expect(shown).toHaveLength(1)

  server.setting.message = { desktop: true, sound: true }
  server.setting.quiet = { enabled: true, from: '11:00', to: '14:00' }
  await arrive({ id: '3', title: '午休时的消息', type: 3 })
  server.setting.quiet = { enabled: false, from: '11:00', to: '14:00' }
  await arrive({ id: '4', title: '午休后的消息', type: 3 })
  await expect.poll(() => sounds, SLOW).toHaveLength(2)
  expect(shown.slice(1)).toEqual(['新消息 午休后的消息'])
})

it('saves each switch of the settings at once', async () => {
  const server = createExampleServer([])
  server.setting.digest = { enabled: false, hours: 4 }
  await show(<ExampleSettings server={server} />)

  await page.getByRole('checkbox', { name: '公告：提示音' }).click()
  await expect.poll(() => server.setting.notice.sound, SLOW).toBe(false)
  await page.getByRole('checkbox', { name: '内部聊天：桌面通知' }).click()
  await expect.poll(() => server.setting.chat?.desktop, SLOW).toBe(true)
  await page.getByRole('checkbox', { name: '免打扰时段' }).click()
  await expect.poll(() => server.setting.quiet.enabled, SLOW).toBe(true)
  await page.getByRole('checkbox', { name: '未读消息摘要' }).click()
  await expect.poll(() => server.setting.digest, SLOW).toEqual({ enabled: true, hours: 4 })
  await page.getByRole('combobox', { name: '多久未读后发送' }).selectOptions('24 小时未读')
  await expect.poll(() => server.setting.digest, SLOW).toEqual({ enabled: true, hours: 24 })
})

it('shows no setting of digests where nothing delivers them', async () => {
  await show(<ExampleSettings server={createExampleServer([])} />)

  await expect.element(page.getByRole('checkbox', { name: '免打扰时段' }), SLOW).toBeVisible()
  expect(page.getByRole('checkbox', { name: '未读消息摘要' }).query()).toBeNull()
})
