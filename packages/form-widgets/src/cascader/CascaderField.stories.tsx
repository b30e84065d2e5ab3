import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within, screen } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { MemoryServices } from '../testing/memory-services.ts'
import { CascaderField } from './CascaderField.tsx'

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
  title: 'form-widgets/CascaderField',
  component: CascaderField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(CascaderField),
  args: { onChange: fn(), options },
  parameters: {
    label: '地区',
    ...fieldDocs({
      about: 'Selects a leaf of a tree, level by level. Stores the path.',
      does: ['Use at most three or four levels.'],
      donts: ['Use it where every node is a valid value: use a tree select.'],
      keys: {
        'Enter, Arrow down': 'opens it',
        'Arrow keys': 'move between entries and levels',
        Enter: 'chooses',
        Esc: 'closes',
      },
    }),
  },
} satisfies Meta<typeof CascaderField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: ['zj', 'hz'] } }

export const Disabled: Story = { args: { value: ['zj', 'hz'], disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: ['zj', 'hz'], mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: ['zj', 'hz'], mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const FromDictionary: Story = {
  args: { options: undefined, dictionary: 'urgency', value: ['2'] },
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

export const NoOptions: Story = { args: { options: [] } }

export const LongText: Story = {
  args: { options: [{ id: 'long', fullName: '上海浦东发展新区张江高科技园区管理委员会'.repeat(4) }], value: ['long'] },
  tags: ['full'],
}

export const LastLevelOnly: Story = { args: { value: ['zj', 'nb'], showAllLevels: false } }

export const Multiple: Story = {
  args: {
    multiple: true,
    value: [
      ['zj', 'hz'],
      ['zj', 'nb'],
    ],
  },
}

export const ChoosesALeaf: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '地区' }))
    await userEvent.click(await screen.findByText('浙江省'), { pointerEventsCheck: 0 })
    await userEvent.click(await screen.findByText('宁波市'), { pointerEventsCheck: 0 })
    await expect(args.onChange).toHaveBeenLastCalledWith(['zj', 'nb'])
  },
}
