import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within, screen } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { MemoryServices } from '../testing/memory-services.ts'
import { TreeSelectField } from './TreeSelectField.tsx'

const options = [
  {
    id: 'zj',
    fullName: '浙江省',
    children: [
      { id: 'hz', fullName: '杭州市' },
      { id: 'nb', fullName: '宁波市' },
    ],
  },
  { id: 'sh', fullName: '上海市' },
]

const dictionaries = { urgency: [{ id: '2', fullName: '重要' }] }

const meta = {
  title: 'form-widgets/TreeSelectField',
  component: TreeSelectField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(TreeSelectField),
  args: { onChange: fn(), options },
  parameters: {
    label: '上级',
    ...fieldDocs({
      about: 'Selects one or several nodes of a tree.',
      does: ['Make it `searchable` when the tree is deep.'],
      donts: ['Use it for a flat list.'],
      keys: { 'Enter, Arrow down': 'opens it', Esc: 'closes it', typing: 'searches, with `searchable`' },
    }),
  },
} satisfies Meta<typeof TreeSelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: 'nb' } }

export const Disabled: Story = { args: { value: 'nb', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 'nb', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 'nb', mode: 'detail' }, tags: ['full'] }

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

export const Multiple: Story = { args: { multiple: true, value: ['hz', 'sh'] } }

export const ChoosesANode: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '上级' }))
    await userEvent.click(await screen.findByText('上海市'), { pointerEventsCheck: 0 })
    await expect(args.onChange).toHaveBeenLastCalledWith('sh', options[1])
  },
}
