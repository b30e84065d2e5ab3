import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { TimeRangeField } from './TimeRangeField.tsx'

const meta = {
  title: 'form-widgets/TimeRangeField',
  component: TimeRangeField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(TimeRangeField),
  args: { onChange: fn() },
  parameters: {
    label: '营业时间',
    ...fieldDocs({
      about: 'Range of times within a day; `[]` if empty.',
      does: ['Use `HH:mm` unless seconds matter.'],
      donts: ['Use it across midnight: use two fields.'],
      keys: { 'typing 8:30 or 0830': 'is taken by Enter and when the focus leaves', Esc: 'closes the list' },
    }),
  },
} satisfies Meta<typeof TimeRangeField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: ['08:30:00', '17:00:00'] } }

export const Disabled: Story = { args: { value: ['08:30:00', '17:00:00'], disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: ['08:30:00', '17:00:00'], mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: ['08:30:00', '17:00:00'], mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }
