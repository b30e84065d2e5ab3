import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { customerServices } from '../picker/records.example.ts'
import { AutoCompleteField } from './AutoCompleteField.tsx'

const meta = {
  title: 'form-widgets/AutoCompleteField',
  component: AutoCompleteField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(AutoCompleteField),
  args: { interfaceId: 'customers', onChange: fn() },
  parameters: {
    label: '客户',
    services: customerServices(),
    ...fieldDocs({
      about: 'Text input with suggestions of a data interface.',
      does: ['Use it where texts other than the suggestions are valid.'],
      donts: ['Use it to refer to a record: `PopupSelectField` stores its key.'],
      keys: { ArrowDown: 'goes to the suggestions', Enter: 'takes a suggestion' },
    }),
  },
} satisfies Meta<typeof AutoCompleteField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: '客户1' } }

export const Disabled: Story = { args: { value: '客户1', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: '客户1', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: '客户1', mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const LongText: Story = { args: { value: '有限责任公司'.repeat(30) }, tags: ['full'] }

export const Loading: Story = {
  parameters: { services: customerServices({ delay: Number.POSITIVE_INFINITY }) },
  tags: ['full'],
}

export const Failed: Story = {
  parameters: { services: customerServices({ failing: new Set(['interfaceRows']) }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox', { name: '客户' }))
    await expect(await canvas.findByText('选项加载失败')).toBeInTheDocument()
  },
}

export const Suggests: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: '客户' }), '客户1')
    await expect(args.onChange).toHaveBeenLastCalledWith('客户1')
    await waitFor(() => expect(canvasElement.querySelector('option[value="客户10"]')).not.toBeNull())
  },
}
