import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { RateField } from './RateField.tsx'

const meta = {
  title: 'form-widgets/RateField',
  component: RateField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(RateField),
  args: { onChange: fn() },
  parameters: {
    label: '满意度',
    ...fieldDocs({
      about: 'Stars.',
      does: ['Explain the meaning of the stars with `show="text"`.'],
      donts: ['Use it for anything but an opinion.'],
      keys: { 'Arrow keys': 'one star more or less', 'Delete, Backspace, 0': 'takes it back' },
    }),
  },
} satisfies Meta<typeof RateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: 3 } }

export const Disabled: Story = { args: { value: 3, disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 3, mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 3, mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Halves: Story = { args: { value: 3.5, allowHalf: true, show: 'score' } }

export const Words: Story = { args: { value: 4, show: 'text' } }

export const ChoosesByKey: Story = {
  args: { value: 3 },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('radio', { checked: true }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
  },
}
