import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { authCatalogue } from '../catalogue.ts'
import { type Answers, ExampleStore, PICTURE_ORIGIN } from '../store.example.tsx'
import { GivenPasswordPage } from './GivenPasswordPage.tsx'

const meta = {
  title: 'auth/GivenPasswordPage',
  component: GivenPasswordPage,
  parameters: { layout: 'fullscreen', catalogues: [authCatalogue] },
  args: { onChanged: fn(), onSignedOut: fn(), apiBaseUrl: PICTURE_ORIGIN },
} satisfies Meta<typeof GivenPasswordPage>
export default meta
type Story = StoryObj<typeof meta>

const withServer = (answers: Answers): Pick<Story, 'render'> => ({
  render: (args) => (
    <ExampleStore answers={answers} user={{ userName: '李明', userAccount: 'liming', headIcon: '' }}>
      <GivenPasswordPage {...args} />
    </ExampleStore>
  ),
})

export const Asked: Story = { ...withServer({}) }

export const Changed: Story = {
  ...withServer({ ModifyPassword: { code: 200 } }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('旧密码'), 'sqos2026')
    await userEvent.type(canvas.getByLabelText('新密码'), 'newPass1')
    await userEvent.type(canvas.getByLabelText('重复密码'), 'newPass1')
    await userEvent.type(canvas.getByLabelText('验证码'), '7K2P{Enter}')
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledTimes(1))
    await expect(args.onSignedOut).not.toHaveBeenCalled()
  },
}
