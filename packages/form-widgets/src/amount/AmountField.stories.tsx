import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { AmountField } from './AmountField.tsx'

const meta = {
  title: 'form-widgets/AmountField',
  component: AmountField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(AmountField),
  args: { onChange: fn() },
  parameters: {
    label: '金额',
    ...fieldDocs({
      about: 'Shows an amount of money, optionally in Chinese capitals.',
      does: ['Place it where users look for it.'],
      donts: ['Use it for quantities.'],
      keys: { 'Ctrl+C': 'copies it' },
    }),
  },
} satisfies Meta<typeof AmountField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: 100500.5 } }

export const Disabled: Story = { args: { value: 100500.5, disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 100500.5, mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 100500.5, mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const TooLarge: Story = { args: { value: 1e12 } }

export const SaysItInCapitals: Story = {
  args: { value: 1005.2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('壹仟零伍圆贰角')).toBeVisible()
  },
}
