import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { NumberRangeField } from './NumberRangeField.tsx'

const meta = {
  title: 'form-widgets/NumberRangeField',
  component: NumberRangeField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(NumberRangeField),
  args: { onChange: fn() },
  parameters: {
    label: '金额',
    ...fieldDocs({
      about: 'Range of numbers, open on either side; `[]` if both are empty.',
      does: ['Use it in filters.'],
      donts: ['Swap the ends automatically: show an error with `checkNumberRange` of @sqos/validators.'],
      keys: { 'Arrow up, Arrow down': 'one more or less' },
    }),
  },
} satisfies Meta<typeof NumberRangeField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: [100, 500] } }

export const Disabled: Story = { args: { value: [100, 500], disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: [100, 500], mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: [100, 500], mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const OpenEnd: Story = { args: { value: [100, null] } }

export const IsEmptyWhenBothAre: Story = {
  args: { value: [1, null] },
  play: async ({ canvasElement, args }) => {
    const [from, to] = within(canvasElement).getAllByRole('spinbutton')
    if (!from || !to) throw new Error('there are no two boxes')
    await userEvent.type(to, '5')
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 5])
    await userEvent.clear(to)
    await userEvent.clear(from)
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}
