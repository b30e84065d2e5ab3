import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { authCatalogue } from '../catalogue.ts'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import { type Answers, ExampleStore, PICTURE_ORIGIN, TICKET } from '../store.example.tsx'
import { ConfirmSignInPage } from './ConfirmSignInPage.tsx'
import { signInModesCatalogue } from './catalogue.ts'

const meta = {
  title: 'auth/SignInModes',
  component: SignInPage,
  parameters: { layout: 'fullscreen', catalogues: [authCatalogue, signInModesCatalogue] },
  args: {
    brand: { name: 'SQOS', copyright: '© 2026 SQOS' },
    redirect: '/home',
    onSignedIn: fn(),
    onChangeLanguage: fn(),
    apiBaseUrl: PICTURE_ORIGIN,
    modes: ['password', 'scan', 'code'],
    scanAddress: (ticket) => `https://sqos.example.com/scan?ticket=${ticket}`,
  },
} satisfies Meta<typeof SignInPage>
export default meta
type Story = StoryObj<typeof meta>

const withServer = (answers: Answers): Pick<Story, 'render'> => ({
  render: (args) => (
    <ExampleStore answers={{ ...TICKET, ...answers }}>
      <SignInPage {...args} />
    </ExampleStore>
  ),
})

const openTab =
  (name: string, then?: (canvas: ReturnType<typeof within>) => Promise<unknown>): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name }))
    await then?.(canvas)
  }

export const Account: Story = withServer({})

export const QrCode: Story = {
  ...withServer({}),
  play: openTab('扫码登录', async (canvas) => {
    await expect(await canvas.findByRole('img', { name: '登录二维码' })).toBeVisible()
  }),
}

export const QrCodeScanned: Story = {
  ...withServer({ 'ScanTicket/State': { code: 200, data: { state: 'opened' } } }),
  play: openTab('扫码登录', async (canvas) => {
    await expect(await canvas.findByText('已扫描，请在手机上确认', {}, { timeout: 5000 })).toBeVisible()
  }),
}

export const QrCodeExpired: Story = {
  ...withServer({ 'ScanTicket/State': { code: 200, data: { state: 'expired' } } }),
  play: openTab('扫码登录', async (canvas) => {
    await expect(await canvas.findByRole('button', { name: '点击刷新' }, { timeout: 5000 })).toBeVisible()
  }),
}

export const TextMessage: Story = {
  ...withServer({ SmsCode: { code: 200, data: { seconds: 60 } } }),
  play: openTab('验证码登录', async (canvas) => {
    await userEvent.type(await canvas.findByLabelText('手机号'), '13800000001')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByRole('button', { name: /秒后重发/ })).toBeDisabled()
  }),
}

export const Narrow: Story = { ...QrCode, globals: { viewport: { value: 'mobile1' } } }

export const Dark: Story = { ...QrCode, globals: { theme: 'dark' } }

const onPhone = (answers: Answers): Pick<Story, 'render' | 'globals'> => ({
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <ExampleStore answers={{ ...TICKET, ...answers }} user={{ userAccount: 'lina', userName: '李娜' }}>
      <ConfirmSignInPage ticket="the-ticket" onLeave={fn()} />
    </ExampleStore>
  ),
})

/** What the phone shows after it has scanned the QR code. */
export const ConfirmOnPhone: Story = onPhone({})

export const ConfirmedOnPhone: Story = {
  ...onPhone({ 'ScanTicket/Answer': { code: 200 } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '确认登录' }))
    await expect(await canvas.findByText('已确认，请回到电脑上继续')).toBeVisible()
  },
}

export const ExpiredOnPhone: Story = onPhone({ 'ScanTicket/Open': { code: 400, msg: '二维码已失效' } })
