import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { asStored, fieldDocs, held, inForm } from '../base/story.example.tsx'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'form-widgets/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(NumberField),
  args: { onChange: fn() },
  parameters: {
    label: '数量',
    ...fieldDocs({
      about: 'Number input without rounding. Accepts full-width digits and commas.',
      does: ['Set `precision` and `unit`.', 'Set `min` and `max`: the arrow keys stop there.'],
      donts: ['Use it for numbers without arithmetic meaning: phone numbers, codes.'],
      keys: { 'Arrow up, Arrow down': 'one `step` more or less', 'Ctrl+A, Delete': 'empties the field: `null`' },
    }),
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: 1234.5 } }

export const Disabled: Story = { args: { value: 1234.5, disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 1234.5, mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 1234.5, mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const WithUnit: Story = { args: { value: 1234567.891, precision: 2, thousands: true, unit: 'kg' } }

export const ButtonsOnBothSides: Story = { args: { value: 3, controls: 'sides' } }

export const RoundsToSteps: Story = {
  args: { step: 0.1, stepStrictly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('spinbutton', { name: '数量' }), '0.34')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(0.3)
  },
}

export const Unreadable: Story = { args: { value: asStored('a dozen') } }

export const CountsWithArrows: Story = {
  args: { value: 1, step: 0.5, max: 2 },
  play: async ({ canvasElement, args }) => {
    const input = () => within(canvasElement).getByRole('spinbutton', { name: '数量' })
    await userEvent.click(input())
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await userEvent.clear(input())
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const UnderstandsFullWidthDigits: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('spinbutton', { name: '数量' }), '１２')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
  },
}
