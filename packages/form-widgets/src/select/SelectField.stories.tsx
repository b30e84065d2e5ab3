import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within, screen } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { MemoryServices } from '../testing/memory-services.ts'
import { SelectField } from './SelectField.tsx'

const options = [
  { id: '1', fullName: '普通' },
  { id: '2', fullName: '重要' },
  { id: '3', fullName: '紧急' },
]

const dictionaries = { urgency: options }

const meta = {
  title: 'form-widgets/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(SelectField),
  args: { onChange: fn(), options },
  parameters: {
    label: '紧急程度',
    ...fieldDocs({
      about: 'Selects one or several options of a list. Renders only the visible part of 10,000 options.',
      does: ['Make it `searchable` from ten options on.', 'Use a dictionary for shared lists.'],
      donts: ['Use it for two or three options: radio buttons show all of them.'],
      keys: {
        'Enter, Arrow down': 'opens the list',
        'Arrow keys, Home, End': 'move in it',
        Enter: 'chooses',
        Esc: 'closes without choosing',
        Backspace: 'takes the last chosen one back, with `multiple`',
      },
    }),
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { value: '2' } }

export const Disabled: Story = { args: { value: '2', disabled: true } }

export const ReadOnly: Story = { args: { value: '2', mode: 'readonly' } }

export const Detail: Story = { args: { value: '2', mode: 'detail' } }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const FromDictionary: Story = {
  args: { options: undefined, dictionary: 'urgency', value: '2' },
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

export const NoOptions: Story = { args: { options: [] } }

export const UnknownValue: Story = { args: { value: 'removed-long-ago' } }

export const LongText: Story = {
  args: { options: [{ id: 'long', fullName: '上海浦东发展新区张江高科技园区管理委员会'.repeat(4) }], value: 'long' },
}

export const Multiple: Story = { args: { multiple: true, value: ['1', '3'] } }

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '紧急程度' }))
    await userEvent.click(await screen.findByRole('option', { name: '重要' }), { pointerEventsCheck: 0 })
    await expect(args.onChange).toHaveBeenLastCalledWith('2', options[1])
  },
}

const many = Array.from({ length: 10_000 }, (_, place) => ({ id: String(place), fullName: `选项 ${place}` }))

export const ManyOptions: Story = {
  args: { options: many, searchable: true, value: '5000' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '紧急程度' }))
    await userEvent.click(await screen.findByRole('option', { name: '选项 5001' }), { pointerEventsCheck: 0 })
    await expect(args.onChange).toHaveBeenLastCalledWith('5001', many[5001])
    await expect(screen.queryAllByRole('option').length).toBeLessThan(100)
  },
}
