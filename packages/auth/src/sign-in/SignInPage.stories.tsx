import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { authCatalogue } from '../catalogue.ts'
import type { Answers } from '../store.example.tsx'
import { ExampleStore, PICTURE_ORIGIN } from '../store.example.tsx'
import { SignInPage } from './SignInPage.tsx'

const meta = {
  title: 'auth/SignInPage',
  component: SignInPage,
  parameters: { layout: 'fullscreen', catalogues: [authCatalogue] },
  args: {
    brand: { name: 'SQOS', copyright: '© 2026 SQOS' },
    redirect: '/systemData/dictionary',
    onSignedIn: fn(),
    onChangeLanguage: fn(),
    apiBaseUrl: PICTURE_ORIGIN,
  },
} satisfies Meta<typeof SignInPage>
export default meta
type Story = StoryObj<typeof meta>

const withServer = (answers: Answers): Pick<Story, 'render'> => ({
  render: (args) => (
    <ExampleStore answers={answers}>
      <SignInPage {...args} />
    </ExampleStore>
  ),
})

async function signIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('账号'), 'admin')
  await userEvent.type(canvas.getByLabelText('密码'), 'sqos2026{Enter}')
  return canvas
}

const refusedWith =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement)
    await expect(await within(canvas.getByRole('main')).findByText(text)).toBeVisible()
    await expect(canvas.getByLabelText('账号')).toHaveValue('admin')
  }

export const Empty: Story = { ...withServer({}) }

export const SignsIn: Story = {
  ...withServer({}),
  play: async ({ canvasElement, args }) => {
    await signIn(canvasElement)
    await expect(args.onSignedIn).toHaveBeenCalledWith('/systemData/dictionary')
  },
}

export const LeftEmpty: Story = {
  ...withServer({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(canvas.getByLabelText('账号')).toHaveFocus())
    await expect(canvas.getByLabelText('账号')).toHaveAccessibleDescription(/^请输入账号/)
    await expect(canvas.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码')
  },
}

/**
 * The proof is computed while the user types the password. Faster users see its progress. The worker of this story
 * never finishes.
 */
export const ChecksTheBrowser: Story = {
  ...withServer({
    getConfig: {
      code: 200,
      data: {
        enableVerificationCode: 1,
        verificationCodeNumber: 4,
        proof: { algorithm: 'SHA-256', challenge: '', salt: '', signature: '', maxnumber: 1, seconds: 300 },
      },
    },
  }),
  args: { openProofWorker: () => new Worker('data:text/javascript,') },
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement)
    await expect(await canvas.findByRole('button', { name: '验证中' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('正在验证浏览器，按 Esc 可停止')).toBeVisible()
  },
}

export const WithPicture: Story = {
  ...withServer({ getConfig: { code: 200, data: { enableVerificationCode: 1, verificationCodeNumber: 4 } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('账号'), 'admin')
    await userEvent.tab()
    await expect(await canvas.findByLabelText('验证码')).toBeVisible()
  },
}

export const WrongPassword: Story = {
  ...withServer({ Login: { code: 400, msg: '账号或密码错误' } }),
  play: refusedWith('账号或密码错误'),
}

export const LockedAccount: Story = {
  ...withServer({ Login: { code: 400, msg: '账号已被锁定，请联系管理员解除锁定' } }),
  play: refusedWith('账号已被锁定，请联系管理员解除锁定'),
}

export const Busy: Story = {
  ...withServer({ Login: 'silence' }),
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement)
    await expect(await canvas.findByRole('button', { name: '登录中' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ServerDown: Story = {
  ...withServer({ Login: 'no server', getConfig: 'no server' }),
  play: refusedWith('请求出错，请重试'),
}

export const LongCompanyName: Story = {
  ...withServer({}),
  args: { brand: { name: '华东区域集团控股有限责任公司（苏州工业园区）数字化综合管理与协同办公平台' } },
}

export const Narrow: Story = { ...withServer({}), globals: { viewport: { value: 'mobile1' } } }

export const Dark: Story = { ...withServer({}), globals: { theme: 'dark' } }
