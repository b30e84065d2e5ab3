import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { asStored, fieldDocs, held, inForm } from '../base/story.example.tsx'
import { InputField } from './InputField.tsx'

const meta = {
  title: 'form-widgets/InputField',
  component: InputField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(InputField),
  args: { onChange: fn() },
  parameters: {
    label: '名称',
    ...fieldDocs({
      about: 'One line of text.',
      does: ['Describe the expected text with a placeholder.', 'Set `maxLength` to the limit of the server.'],
      donts: ['Use it for several lines: use `TextareaField`.', 'Use the placeholder as the label.'],
      keys: { 'Ctrl+A, Delete': 'empties the field, as the cross does', Enter: 'calls `onPressEnter`' },
    }),
  },
} satisfies Meta<typeof InputField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { value: '张三' } }

export const Disabled: Story = { args: { value: '张三', disabled: true } }

export const ReadOnly: Story = { args: { value: '张三', mode: 'readonly' } }

export const Detail: Story = { args: { value: '张三', mode: 'detail' } }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const LongText: Story = { args: { value: '有限责任公司'.repeat(30) } }

export const LongTextInDetail: Story = { args: { value: '有限责任公司'.repeat(30), mode: 'detail' } }

export const WithAffixes: Story = {
  args: { value: 'example', prepend: 'https://', append: '.com', prefix: '🔗', maxLength: 20, showCount: true },
}

export const Password: Story = {
  args: { value: 'secret1', password: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /显示密码|Show the password|顯示密碼/ }))
    await expect(canvas.getByRole('textbox', { name: '名称' })).toHaveValue('secret1')
  },
}

export const Unreadable: Story = { args: { value: asStored({ first: '张', last: '三' }) } }

export const ReportsWhatIsTyped: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '名称' }), 'abc')
    await expect(args.onChange).toHaveBeenLastCalledWith('abc')
  },
}
