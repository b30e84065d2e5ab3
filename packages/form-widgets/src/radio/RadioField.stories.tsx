import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { MemoryServices } from '../testing/memory-services.ts'
import { RadioField } from './RadioField.tsx'

const options = [
  { id: '1', fullName: '普通' },
  { id: '2', fullName: '重要' },
  { id: '3', fullName: '紧急' },
]

const dictionaries = { urgency: options }

const meta = {
  title: 'form-widgets/RadioField',
  component: RadioField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(RadioField),
  args: { onChange: fn(), options },
  parameters: {
    label: '紧急程度',
    ...fieldDocs({
      about: 'Selects one of a few visible options.',
      does: ['Use the order that users expect.', 'Preset the usual option.'],
      donts: ['Show more than seven: use a select.'],
      keys: { Tab: 'enters the group at the chosen one', 'Arrow keys': 'choose', Space: 'chooses the first' },
    }),
  },
} satisfies Meta<typeof RadioField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: '2' } }

export const Disabled: Story = { args: { value: '2', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: '2', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: '2', mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const FromDictionary: Story = {
  args: { options: undefined, dictionary: 'urgency', value: '2' },
  parameters: { services: new MemoryServices({ dictionaries }) },
}

export const Loading: Story = {
  args: { options: undefined, dictionary: 'urgency' },
  parameters: { services: new MemoryServices({}, { delay: Number.POSITIVE_INFINITY }) },
  tags: ['full'],
}

export const Failed: Story = {
  args: { options: undefined, dictionary: 'urgency' },
  parameters: { services: new MemoryServices({}, { failing: new Set(['dictionary']) }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /重试|Try again|重試/ })).toBeVisible()
  },
}

export const LongText: Story = {
  args: { options: [{ id: 'long', fullName: '上海浦东发展新区张江高科技园区管理委员会'.repeat(4) }], value: 'long' },
  tags: ['full'],
}

export const NoOptions: Story = { args: { options: [] } }

export const Buttons: Story = { args: { value: '2', optionType: 'button' } }

export const Bordered: Story = { args: { value: '2', border: true } }

export const Vertical: Story = { args: { value: '2', direction: 'vertical' } }

export const ChoosesByKey: Story = {
  args: { value: '1' },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('radio', { name: '普通' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2', { id: '2', fullName: '重要' })
  },
}
