import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { TimeField } from './TimeField.tsx'

const meta = {
  title: 'form-widgets/TimeField',
  component: TimeField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(TimeField),
  args: { onChange: fn() },
  parameters: {
    label: '时间',
    ...fieldDocs({
      about: 'A time of day, stored as text in its format.',
      does: ['Use `HH:mm` unless seconds matter.'],
      donts: ['Use it for a duration: use a number field.'],
      keys: { 'typing 8:30 or 0830': 'is taken by Enter and when the focus leaves', Esc: 'closes the list' },
    }),
  },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: '08:30:00' } }

export const Disabled: Story = { args: { value: '08:30:00', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: '08:30:00', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: '08:30:00', mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const WithoutSeconds: Story = { args: { value: '08:30', format: 'HH:mm' } }

export const OnlyOfficeHours: Story = {
  args: { min: '08:30:00', max: '17:00:00' },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox', { name: '时间' })
    await userEvent.type(box, '7:00')
    await userEvent.tab()
    await userEvent.clear(box)
    await userEvent.type(box, '9:00')
    await userEvent.tab()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('09:00:00'))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}

export const TakesWhatIsTyped: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '时间' }), '830')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('08:30:00')
  },
}
