import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { __Name__Field } from './__Name__Field.tsx'

const meta = {
  title: 'form-widgets/__Name__Field',
  component: __Name__Field,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(__Name__Field),
  args: { onChange: fn() },
  parameters: {
    label: '__Name__',
    ...fieldDocs({
      about: 'What the field is for.',
      does: ['Describe when to use it.'],
      donts: ['Describe when to use another field.'],
      keys: { Tab: 'enters and leaves' },
    }),
  },
} satisfies Meta<typeof __Name__Field>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { value: '2026-001' } }

export const Disabled: Story = { args: { value: '2026-001', disabled: true } }

export const ReadOnly: Story = { args: { value: '2026-001', mode: 'readonly' } }

export const Detail: Story = { args: { value: '2026-001', mode: 'detail' } }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const LongText: Story = { args: { value: '2026-001 '.repeat(60) } }

export const ReportsWhatIsTyped: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '__Name__' }), 'abc')
    await expect(args.onChange).toHaveBeenLastCalledWith('abc')
  },
}
