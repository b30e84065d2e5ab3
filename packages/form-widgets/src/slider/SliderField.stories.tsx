import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { SliderField } from './SliderField.tsx'

const meta = {
  title: 'form-widgets/SliderField',
  component: SliderField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(SliderField),
  args: { onChange: fn() },
  parameters: {
    label: '折扣',
    ...fieldDocs({
      about: 'Selects a number on a scale, or two with `range`.',
      does: ['Use it where the approximate value is sufficient.'],
      donts: ['Use it for exact numbers: use a number field.'],
      keys: { 'Arrow keys': 'one `step`', 'Page up, Page down': 'a tenth of the line', 'Home, End': 'the ends' },
    }),
  },
} satisfies Meta<typeof SliderField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: 30 } }

export const Disabled: Story = { args: { value: 30, disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 30, mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 30, mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Stops: Story = { args: { value: 40, step: 20, showStops: true } }

export const Range: Story = { args: { range: true, value: [20, 60] } }
