import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { TextareaField } from './TextareaField.tsx'

const meta = {
  title: 'form-widgets/TextareaField',
  component: TextareaField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(TextareaField),
  args: { onChange: fn() },
  parameters: {
    label: '说明',
    ...fieldDocs({
      about: 'Several lines of text.',
      does: ['Let the height follow the text: `rows={{ min: 2, max: 8 }}`.'],
      donts: ['Use it for formatted text.'],
      keys: { Enter: 'begins a line', Tab: 'leaves the field' },
    }),
  },
} satisfies Meta<typeof TextareaField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: '第一行\n第二行' } }

export const Disabled: Story = { args: { value: '第一行\n第二行', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: '第一行\n第二行', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: '第一行\n第二行', mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const LongText: Story = { args: { value: '有限责任公司'.repeat(30), maxLength: 500 }, tags: ['full'] }

export const Grows: Story = { args: { value: 'a\nb\nc\nd\ne', rows: { min: 2, max: 8 } } }

export const ReportsWhatIsTyped: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '说明' }), 'ab')
    await expect(args.onChange).toHaveBeenLastCalledWith('ab')
  },
}
