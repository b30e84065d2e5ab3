import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { MemoryServices } from '../testing/memory-services.ts'
import { CheckboxField } from './CheckboxField.tsx'

const options = [
  { id: '1', fullName: '普通' },
  { id: '2', fullName: '重要' },
  { id: '3', fullName: '紧急' },
]

const dictionaries = { urgency: options }

const meta = {
  title: 'form-widgets/CheckboxField',
  component: CheckboxField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(CheckboxField),
  args: { onChange: fn(), options },
  parameters: {
    label: '通知方式',
    ...fieldDocs({
      about: 'Selects any number of a few visible options. The values are stored in the order of the options.',
      does: ['Phrase options so that a tick means yes.'],
      donts: ['Show more than ten: use a select with `multiple`.'],
      keys: { Tab: 'goes from box to box', Space: 'ticks' },
    }),
  },
} satisfies Meta<typeof CheckboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { value: ['3', '1'] } }

export const Disabled: Story = { args: { value: ['3', '1'], disabled: true } }

export const ReadOnly: Story = { args: { value: ['3', '1'], mode: 'readonly' } }

export const Detail: Story = { args: { value: ['3', '1'], mode: 'detail' } }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Buttons: Story = {
  args: { value: ['3', '1'], optionType: 'button' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('重要'))
    await expect(args.onChange).toHaveBeenCalledWith(['1', '2', '3'], options)
    canvas.getByRole('checkbox', { name: '普通' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: '普通' })).not.toBeChecked()
  },
}

export const MiniButtons: Story = { args: { value: ['3', '1'], optionType: 'button', size: 'mini' } }

export const FromDictionary: Story = {
  args: { options: undefined, dictionary: 'urgency', value: ['2'] },
  parameters: { services: new MemoryServices({ dictionaries }) },
}

export const Loading: Story = {
  args: { options: undefined, dictionary: 'urgency' },
  parameters: { services: new MemoryServices({}, { delay: Number.POSITIVE_INFINITY }) },
}

export const Failed: Story = {
  args: { options: undefined, dictionary: 'urgency' },
  parameters: { services: new MemoryServices({}, { failing: new Set(['dictionary']) }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /重试|Try again|重試/ })).toBeVisible()
  },
}

export const LongText: Story = {
  args: { options: [{ id: 'long', fullName: '上海浦东发展新区张江高科技园区管理委员会'.repeat(4) }], value: ['long'] },
}

export const NoOptions: Story = { args: { options: [] } }

export const KeepsTheOrderOfTheOptions: Story = {
  args: { value: ['3'] },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('checkbox', { name: '普通' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '3'], [options[0], options[2]])
  },
}
