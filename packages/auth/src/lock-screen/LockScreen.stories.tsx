import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { authCatalogue } from '../catalogue.ts'
import type { Answers } from '../store.example.tsx'
import { ExampleStore } from '../store.example.tsx'
import { LockScreen } from './LockScreen.tsx'

const meta = {
  title: 'auth/LockScreen',
  component: LockScreen,
  parameters: { layout: 'fullscreen', catalogues: [authCatalogue] },
  args: { onUnlocked: fn(), onSignedOut: fn() },
} satisfies Meta<typeof LockScreen>
export default meta
type Story = StoryObj<typeof meta>

const withServer = (answers: Answers, userName = '管理员'): Pick<Story, 'render'> => ({
  render: (args) => (
    <ExampleStore answers={answers} user={{ userName, userAccount: 'admin', headIcon: '' }}>
      <LockScreen {...args} />
    </ExampleStore>
  ),
})

export const Locked: Story = { ...withServer({}) }

export const Unlocks: Story = {
  ...withServer({ LockScreen: { code: 200 } }),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('密码'), 'sqos2026{Enter}')
    await expect(args.onUnlocked).toHaveBeenCalledOnce()
  },
}

export const LeftEmpty: Story = {
  ...withServer({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '解锁' }))
    await expect(canvas.getByLabelText('密码')).toHaveAccessibleDescription('请输入解锁密码')
  },
}

export const WrongPassword: Story = {
  ...withServer({ LockScreen: { code: 400, msg: '账户或密码错误，请重新输入' } }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('密码'), 'wrong{Enter}')
    await expect(await within(canvas.getByRole('main')).findByText('账户或密码错误，请重新输入')).toBeVisible()
    await expect(args.onUnlocked).not.toHaveBeenCalled()
  },
}

export const AsksBeforeSigningOut: Story = {
  ...withServer({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }))
    await expect(canvas.getByRole('group', { name: '您确定要退出应用程序吗?' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: '取消' })).toHaveFocus())
  },
}

export const LongName: Story = { ...withServer({}, 'Maximiliane Alexandra von Hohenstein-Waldburg-Zollern') }

export const Narrow: Story = { ...withServer({}), globals: { viewport: { value: 'mobile1' } } }

export const Dark: Story = { ...withServer({}), globals: { theme: 'dark' } }
