import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { DateRangeField } from './DateRangeField.tsx'

const day = new Date(2026, 10, 21).getTime()

const meta = {
  title: 'form-widgets/DateRangeField',
  component: DateRangeField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(DateRangeField),
  args: { onChange: fn() },
  parameters: {
    label: '期间',
    ...fieldDocs({
      about: 'Range of dates. Stores both in milliseconds; `[]` if empty.',
      does: ['Use it where both ends are required.'],
      donts: ['Use it for an open range: use two date fields.'],
      keys: {
        'typing 2026-11-21, 2026/1/5 or 20261121': 'is taken by Enter and when the focus leaves',
        Esc: 'closes the calendar',
      },
    }),
  },
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: [day, day + 7 * 86_400_000] } }

export const Disabled: Story = { args: { value: [day, day + 7 * 86_400_000], disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: [day, day + 7 * 86_400_000], mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: [day, day + 7 * 86_400_000], mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }
