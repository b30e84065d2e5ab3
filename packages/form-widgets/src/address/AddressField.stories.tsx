import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { MemoryServices } from '../testing/memory-services.ts'
import { AddressField } from './AddressField.tsx'
import { regionServices } from './regions.example.ts'

const meta = {
  title: 'form-widgets/AddressField',
  component: AddressField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(AddressField),
  args: { onChange: fn() },
  parameters: {
    label: '省市区',
    services: regionServices(),
    ...fieldDocs({
      about:
        'Selects a region level by level; each level is loaded on demand. Stores the path of ids; `onChange` also receives id and name of every level.',
      does: ['Set `level` to the depth that the form needs.'],
      donts: ['Store names: regions are renamed.'],
      keys: {
        'Enter, Space, Arrow down': 'opens the levels',
        'Arrow up, Arrow down, Home, End': 'move in a level',
        'Arrow right': 'goes a level down, loading it',
        'Arrow left': 'goes a level up',
        'Enter, Space': 'chooses a leaf, opens a branch',
        'a letter': 'goes to the next name that begins with it, or whose pinyin does',
        'Delete, Backspace': 'empties the field',
        Esc: 'closes',
      },
    }),
  },
} satisfies Meta<typeof AddressField>
export default meta
type Story = StoryObj<typeof meta>

const tianhe = ['44', '4401', '440106']

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = {
  args: { value: tianhe },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '省市区' })
    await waitFor(() => expect(box).toHaveValue('广东省/广州市/天河区'))
  },
}

export const Disabled: Story = { args: { value: tianhe, disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: tianhe, mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: tianhe, mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Loading: Story = {
  args: { value: tianhe },
  parameters: { services: regionServices({ delay: Number.POSITIVE_INFINITY }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '省市区' }))
    await expect((await screen.findAllByRole('treeitem', { name: '正在加载' }))[0]).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { services: regionServices({ failing: new Set(['regions']) }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '省市区' }))
    await expect(await screen.findByRole('treeitem', { name: '区域加载失败 重试' })).toBeInTheDocument()
  },
}

const long = '一个名称非常非常长的自治州下面的名称同样非常非常长的自治县，一行怎么也放不下'
export const LongText: Story = {
  args: { value: ['1'] },
  parameters: {
    services: new MemoryServices({ regions: { '-1': [{ id: '1', fullName: long, isLeaf: true }] } }),
  },
  tags: ['full'],
}

export const Several: Story = {
  args: { multiple: true, value: [tianhe, ['81']] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '省市区' }))
    await userEvent.click(await screen.findByRole('button', { name: '移除 香港' }), { pointerEventsCheck: 0 })
    await expect(args.onChange).toHaveBeenLastCalledWith([tianhe], expect.anything())
  },
}

export const ChoosesByKey: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '省市区' })
    box.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('treeitem', { name: '北京市' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('treeitem', { name: '广州市' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('treeitem', { name: '天河区' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')

    await expect(args.onChange).toHaveBeenLastCalledWith(tianhe, [
      { id: '44', fullName: '广东省' },
      { id: '4401', fullName: '广州市' },
      { id: '440106', fullName: '天河区' },
    ])
    await waitFor(() => expect(box).toHaveFocus())
  },
}
