import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { SwitchField } from './SwitchField.tsx'

const meta = {
  title: 'form-widgets/SwitchField',
  component: SwitchField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(SwitchField),
  args: { onChange: fn() },
  parameters: {
    label: '启用',
    ...fieldDocs({
      about: 'Switches between on and off with immediate effect.',
      does: ['Label it with the state "on": 启用, not 启用或禁用.'],
      donts: ['Use it where a third state exists: use radio buttons.'],
      keys: { 'Space, Enter': 'turns it over' },
    }),
  },
} satisfies Meta<typeof SwitchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: 1 } }

export const Disabled: Story = { args: { value: 1, disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 1, mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 1, mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const OwnValues: Story = {
  args: { value: 'N', activeValue: 'Y', inactiveValue: 'N', activeText: '是', inactiveText: '否' },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('switch', { name: '启用' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('Y')
  },
}
