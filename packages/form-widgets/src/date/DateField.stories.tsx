import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { asStored, fieldDocs, held, inForm } from '../base/story.example.tsx'
import { DateField } from './DateField.tsx'

const day = new Date(2026, 10, 21).getTime()

const meta = {
  title: 'form-widgets/DateField',
  component: DateField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(DateField),
  args: { onChange: fn() },
  parameters: {
    label: '日期',
    ...fieldDocs({
      about: 'Day, point in time, month or year. Stores milliseconds; a day is stored as its midnight.',
      does: ['Set `min` and `max` according to the rules.'],
      donts: ['Ask for a time that users do not know: `date` is the default.'],
      keys: {
        'typing 2026-11-21, 2026/1/5 or 20261121': 'is taken by Enter and when the focus leaves',
        Esc: 'closes the calendar',
      },
    }),
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: day } }

export const Disabled: Story = { args: { value: day, disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: day, mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: day, mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const DateAndTime: Story = { args: { type: 'datetime', value: day + 8.5 * 3_600_000 } }

export const Month: Story = { args: { type: 'month', value: day } }

export const Year: Story = { args: { type: 'year', value: day } }

export const Unreadable: Story = { args: { value: asStored('21.11.2026') } }

export const TakesWhatIsTyped: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '日期' }), '2026/11/21')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(day)
  },
}
