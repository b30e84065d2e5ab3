import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { authCatalogue } from '../catalogue.ts'
import { type Answers, ExampleStore, PICTURE_ORIGIN } from '../store.example.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

const meta = {
  title: 'auth/ChangePasswordForm',
  component: ChangePasswordForm,
  parameters: { layout: 'padded', catalogues: [authCatalogue] },
  args: { onChanged: fn(), apiBaseUrl: PICTURE_ORIGIN },
} satisfies Meta<typeof ChangePasswordForm>
export default meta
type Story = StoryObj<typeof meta>

const withServer = (answers: Answers): Pick<Story, 'render'> => ({
  render: (args) => (
    <ExampleStore answers={answers}>
      <div style={{ maxInlineSize: 420 }}>
        <ChangePasswordForm {...args} />
      </div>
    </ExampleStore>
  ),
})

async function change(canvasElement: HTMLElement, { repeated = 'newPass1' } = {}) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('旧密码'), 'sqos2026')
  await userEvent.type(canvas.getByLabelText('新密码'), 'newPass1')
  await userEvent.type(canvas.getByLabelText('重复密码'), repeated)
  await userEvent.type(canvas.getByLabelText('验证码'), '7K2P{Enter}')
  return canvas
}

export const Empty: Story = { ...withServer({}) }

export const LeftEmpty: Story = {
  ...withServer({}),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
    await expect(await canvas.findByText('旧密码不能为空')).toBeVisible()
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

export const TwoThatDiffer: Story = {
  ...withServer({}),
  play: async ({ canvasElement, args }) => {
    const canvas = await change(canvasElement, { repeated: 'newPass2' })
    await expect(await canvas.findByText('两次密码输入不一致')).toBeVisible()
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

export const Changed: Story = {
  ...withServer({ ModifyPassword: { code: 200 } }),
  play: async ({ canvasElement, args }) => {
    await change(canvasElement)
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledTimes(1))
  },
}

/** The server's message is shown, the passwords stay, and a new captcha is requested. */
export const Refused: Story = {
  ...withServer({ ModifyPassword: { code: 400, msg: '旧密码错误' } }),
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement)
    await expect(await canvas.findByText('旧密码错误')).toBeVisible()
    await expect(canvas.getByLabelText('新密码')).toHaveValue('newPass1')
    await expect(canvas.getByLabelText('验证码')).toHaveValue('')
  },
}
