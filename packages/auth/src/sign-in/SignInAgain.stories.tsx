import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { authCatalogue } from '../catalogue.ts'
import { ExampleStore, PICTURE_ORIGIN } from '../store.example.tsx'
import { SignInAgain } from './SignInAgain.tsx'

const meta = {
  title: 'auth/SignInAgain',
  component: SignInAgain,
  parameters: { layout: 'padded', catalogues: [authCatalogue] },
  args: { onSignedIn: fn(), apiBaseUrl: PICTURE_ORIGIN },
  render: (args) => (
    <ExampleStore user={{ userAccount: 'lina', userName: '李娜' }}>
      <div style={{ maxInlineSize: 360 }}>
        <SignInAgain {...args} />
      </div>
    </ExampleStore>
  ),
} satisfies Meta<typeof SignInAgain>
export default meta
type Story = StoryObj<typeof meta>

/** The account is filled in; the user types only the password. */
export const ComesBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('账号')).toHaveValue('lina')
    await expect(canvas.getByLabelText('密码')).toHaveValue('')
  },
}
