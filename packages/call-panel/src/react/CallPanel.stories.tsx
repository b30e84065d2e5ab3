import { Button } from '@arco-design/web-react'
import { useStableCallback } from '@sqos/hooks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { callPanelCatalogue } from '../catalogue.ts'
import { CallError, type CallFault } from '../core/call-fault.ts'
import { drivenDevices, DrivenLine, DrivenMicrophone, drivenOptions, SEAT } from '../testing/driven-line.example.ts'
import { CallDevices } from './CallDevices.tsx'
import { CallPanel } from './CallPanel.tsx'
import { CallProvider, type CallProviderProps } from './CallProvider.tsx'
import { useCall } from './use-call.ts'

interface PageProps {
  /** What happens on the line after the number was dialled, or at once for `receives`. */
  drive?: (line: DrivenLine) => void
  /** Dials without a click and without the question, to show one state of the panel. */
  dials?: boolean
  options?: Partial<CallProviderProps>
}

const NUMBER = '13800138000'

/** A page with a number and a call button; the story plays the gateway and the far end. */
function Page({ drive, dials = true, options }: PageProps) {
  const [line] = useState(() => new DrivenLine())
  const own = { ...drivenOptions(line, new DrivenMicrophone()), ...options }
  return (
    <CallProvider {...own} {...(dials && { confirm: async () => true })}>
      <main style={{ minBlockSize: 480, padding: 16 }}>
        <Customer dials={dials} then={() => drive?.(line)} />
      </main>
      <CallPanel />
    </CallProvider>
  )
}

/** A call whose microphone is unplugged; it continues with the next one, if there is one. */
function Unplugged({ next }: { next?: string }) {
  const [microphone] = useState(() => new DrivenMicrophone())
  const unplug = (line: DrivenLine) => {
    line.answer()
    microphone.unplug(next)
  }
  return <Page drive={unplug} options={{ openMicrophone: microphone.open }} />
}

function Customer({ dials, then }: { dials: boolean; then: () => void }) {
  const { dial, isOnline } = useCall()
  const begin = useStableCallback(() => void dial(NUMBER).then(then))
  const take = useStableCallback(then)
  useEffect(() => {
    if (dials) begin()
  }, [dials, begin])
  useEffect(() => {
    if (!dials && isOnline) take()
  }, [dials, isOnline, take])
  return (
    <p>
      客户：李四 <Button onClick={() => void dial(NUMBER)}>拨打</Button>
    </p>
  )
}

const meta = {
  title: 'call-panel/CallPanel',
  component: CallPanel,
  render: () => <Page />,
  parameters: { catalogues: [callPanelCatalogue] },
} satisfies Meta<typeof CallPanel>
export default meta
type Story = StoryObj<typeof meta>

const panel = () => screen.findByRole('region', { name: '通话' })
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

/** State 1. The number is masked, and the microphone cannot be muted yet. */
export const Outgoing: Story = {
  play: async () => {
    await expect(await panel()).toHaveTextContent('138****8000')
    await shows('正在呼叫')
    await expect(screen.getByRole('button', { name: '静音' })).toBeDisabled()
  },
}

export const Ringing: Story = {
  render: () => <Page drive={(line) => line.far.onRing(false)} />,
  play: () => shows('对方振铃中'),
}

/** State 2. */
export const Incoming: Story = {
  render: () => <Page dials={false} drive={(line) => line.ring('13900139000')} options={{ receives: true }} />,
  play: async () => {
    await shows('来电')
    await userEvent.click(screen.getByRole('button', { name: '接听' }))
    await shows('正在接通')
  },
}

export const IncomingRefused: Story = {
  render: () => <Page dials={false} drive={(line) => line.ring('13900139000')} options={{ receives: true }} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '拒接' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '通话' })).toBeNull())
  },
}

/** State 3. */
export const Connecting: Story = {
  render: () => <Page drive={(line) => line.far.onAnswer()} />,
  play: () => shows('正在呼叫'),
}

/** State 4: the timer runs; mute, hold and keypad work by keyboard. */
export const Talking: Story = {
  render: () => <Page drive={(line) => line.answer()} />,
  play: async () => {
    await shows('通话中')
    await waitFor(() => expect(screen.getByRole('timer', { name: '通话时长' })).toHaveTextContent(/^00:(?!00)/))
    screen.getByRole('button', { name: '静音' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('button', { name: '取消静音' })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** F6 moves the focus to the panel; after the call it is where it was. */
export const ByKeys: Story = {
  render: () => <Page dials={false} drive={(line) => line.ring('13900139000')} options={{ receives: true }} />,
  play: async () => {
    await shows('来电')
    screen.getByRole('button', { name: '拨打' }).focus()
    await userEvent.keyboard('{F6}')
    await expect(screen.getByRole('button', { name: '接听' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('region', { name: '通话' })).toBeNull())
    await expect(screen.getByRole('button', { name: '拨打' })).toHaveFocus()
  },
}

export const Held: Story = {
  render: () => <Page drive={(line) => line.answer()} />,
  play: async () => {
    await shows('通话中')
    await userEvent.click(screen.getByRole('button', { name: '保持' }))
    await shows('通话保持中')
  },
}

export const WithKeypad: Story = {
  render: () => <Page drive={(line) => line.answer()} />,
  play: async () => {
    await shows('通话中')
    await userEvent.click(screen.getByRole('button', { name: '拨号键盘' }))
    await userEvent.click(screen.getByRole('button', { name: '5' }))
    await userEvent.keyboard('3#')
    await expect(screen.getByRole('group', { name: '拨号键盘' })).toHaveTextContent('53#')
  },
}

/** The network was lost; the call is being connected again. */
export const Reconnecting: Story = {
  render: () => (
    <Page
      drive={(line) => {
        line.answer()
        line.far.onConnection(false)
      }}
    />
  ),
  play: () => shows('网络中断，正在重新连接'),
}

/** Blind transfer: the number is typed and the far end reaches it. */
export const Transferred: Story = {
  render: () => <Page drive={(line) => line.answer()} />,
  play: async () => {
    await shows('通话中')
    await userEvent.click(screen.getByRole('button', { name: '转接' }))
    await userEvent.type(screen.getByRole('textbox', { name: '转接号码' }), '13900139000{Enter}')
    await shows('通话已转接至139****9000')
  },
}

export const TransferRefused: Story = {
  render: () => (
    <Page
      drive={(line) => {
        line.transferFails = new CallError('transferRefused')
        line.answer()
      }}
    />
  ),
  play: async () => {
    await shows('通话中')
    await userEvent.click(screen.getByRole('button', { name: '转接' }))
    await userEvent.type(screen.getByRole('textbox', { name: '转接号码' }), '13900139000{Enter}')
    await shows('转接失败，通话继续')
    await shows('通话中')
  },
}

/** Another microphone and speaker are chosen in the middle of the call. */
export const WithDevices: Story = {
  render: () => <Page drive={(line) => line.answer()} options={{ devices: drivenDevices() }} />,
  play: async () => {
    await shows('通话中')
    await userEvent.click(screen.getByRole('button', { name: '音频设备' }))
    await userEvent.click(await screen.findByRole('combobox', { name: '麦克风' }))
    // The list takes no clicks while it opens.
    await waitFor(() => userEvent.click(screen.getByRole('option', { name: 'USB headset' })))
    await waitFor(() => expect(screen.getByRole('combobox', { name: '麦克风' })).toHaveTextContent('USB headset'))
  },
}

/** Outside of a call, for the dialog in which a number is typed. */
export const DevicesBeforeCall: Story = {
  render: () => (
    <CallProvider {...drivenOptions(new DrivenLine())} devices={drivenDevices()}>
      <main style={{ inlineSize: 320, padding: 16 }}>
        <CallDevices />
      </main>
    </CallProvider>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '测试麦克风' }))
    await expect(await screen.findByRole('meter', { name: '麦克风音量' })).toBeVisible()
  },
}

export const MicrophoneReplaced: Story = {
  render: () => <Unplugged next="Built-in" />,
  play: () => shows('麦克风已断开，已改用Built-in继续通话'),
}

export const MicrophoneLost: Story = {
  render: () => <Unplugged />,
  play: () => shows('麦克风已断开，通话已结束'),
}

/** Moved by arrow keys and minimised; the browser remembers both. */
export const Minimised: Story = {
  render: () => <Page drive={(line) => line.answer()} />,
  beforeEach: () => {
    localStorage.removeItem('sqos.call.panel')
    return () => localStorage.removeItem('sqos.call.panel')
  },
  play: async () => {
    await shows('通话中')
    const before = (await panel()).getBoundingClientRect()
    screen.getByRole('button', { name: '移动（方向键）' }).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}')
    const after = (await panel()).getBoundingClientRect()
    await expect([before.left - after.left, before.top - after.top]).toEqual([32, 16])

    await userEvent.click(screen.getByRole('button', { name: '最小化' }))
    await expect(screen.getByRole('button', { name: '展开' })).toHaveFocus()
    await expect(screen.queryByRole('button', { name: '静音' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('timer', { name: '通话时长' })).toHaveTextContent(/^00:(?!00)/))
    await expect(JSON.parse(localStorage.getItem('sqos.call.panel') ?? '{}')).toMatchObject({ isMinimised: true })
  },
}

export const Dark: Story = { ...Talking, globals: { theme: 'dark' } }

export const DarkIncoming: Story = {
  render: () => <Page dials={false} drive={(line) => line.ring('13900139000')} options={{ receives: true }} />,
  play: () => shows('来电'),
  globals: { theme: 'dark' },
}

/** The question of the specification, then the call; hung up, the panel goes away. */
export const Confirmed: Story = {
  render: () => <Page dials={false} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '拨打' }))
    await shows('是否拨打联系客户？')
    await userEvent.click(screen.getByRole('button', { name: '是' }))
    await shows('正在呼叫')
    await userEvent.click(screen.getByRole('button', { name: '挂断' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '通话' })).toBeNull())
  },
}

/** Ended by the far end, with the reason. */
export const Refused: Story = {
  render: () => <Page drive={(line) => line.far.onEnd({ by: 'remote', fault: 'rejected' })} />,
  play: () => shows('对方已拒接'),
}

const fails = (fault: CallFault) => () => Promise.reject(new CallError(fault))

export const WithoutSeat: Story = {
  render: () => <Page options={{ user: { ...SEAT, landlinenNum: '' } }} />,
  play: () => shows('请先设置坐席号'),
}

export const WithoutCustcode: Story = {
  render: () => <Page options={{ user: { ...SEAT, custcode: '' } }} />,
  play: () => shows('请先设置custcode'),
}

export const WithoutAppId: Story = {
  render: () => <Page options={{ user: { ...SEAT, appId: '' } }} />,
  play: () => shows('请先设置appId'),
}

export const TokenRefused: Story = {
  render: () => <Page options={{ seatToken: fails('tokenRefused') }} />,
  play: () => shows('获取坐席凭证失败，请联系管理员'),
}

export const GatewayAway: Story = {
  render: () => <Page options={{ openLine: fails('gatewayAway') }} />,
  play: () => shows('无法连接语音网关，请检查网络或联系管理员'),
}

export const MicrophoneRefused: Story = {
  render: () => <Page options={{ openMicrophone: fails('microphoneRefused') }} />,
  play: () => shows('麦克风权限被拒绝，请在浏览器中允许使用麦克风'),
}
