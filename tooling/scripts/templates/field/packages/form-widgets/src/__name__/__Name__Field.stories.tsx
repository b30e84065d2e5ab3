import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { __Name__Field } from './__Name__Field.tsx'

const meta = { component: __Name__Field, args: { label: '__Name__', onChange: fn() } } satisfies Meta<
  typeof __Name__Field
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: '2026-001' } }

export const Disabled: Story = { args: { defaultValue: '2026-001', disabled: true } }

export const ReportsWhatIsTyped: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '__Name__' }), 'abc')
    await expect(args.onChange).toHaveBeenLastCalledWith('abc')
  },
}
