import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { MemoryServices } from '../testing/memory-services.ts'
import { DistrictField } from './DistrictField.tsx'
import { regionServices } from './regions.example.ts'

const meta = {
  title: 'form-widgets/DistrictField',
  component: DistrictField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(DistrictField),
  args: { onChange: fn() },
  parameters: {
    label: '所在地区',
    services: regionServices(),
    ...fieldDocs({
      about: 'Selects province, city and district in a dialog with a confirm button. Otherwise like AddressField.',
      does: [
        'Use it where errors are costly.',
        'Implement `findRegions`: typing 天河 is faster than two levels of lists.',
      ],
      donts: ['Use it in a table row: AddressField requires one step less.'],
      keys: { 'Enter, Space, Arrow down': 'opens the dialog', 'Arrow keys': 'move', Esc: 'closes without choosing' },
    }),
  },
} satisfies Meta<typeof DistrictField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: ['44', '4401', '440106'] } }

export const Disabled: Story = { args: { value: ['44', '4401', '440106'], disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: ['44', '4401', '440106'], mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: ['44', '4401', '440106'], mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Loading: Story = {
  args: { value: ['44', '4401', '440106'] },
  parameters: { services: new MemoryServices({}, { delay: Infinity }) },
  tags: ['full'],
}

export const Failed: Story = {
  args: { value: ['44', '4401', '440106'] },
  parameters: { services: new MemoryServices({}, { failing: new Set(['regions']) }) },
  tags: ['full'],
}

export const LongText: Story = {
  args: { value: ['long'] },
  parameters: {
    services: new MemoryServices({
      regions: { '-1': [{ id: 'long', fullName: '黔西南布依族苗族自治州'.repeat(8), isLeaf: true }] },
    }),
  },
  tags: ['full'],
}

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '所在地区' }))
    const dialog = within(await screen.findByRole('dialog', { name: '省市区' }))
    await expect(dialog.getByRole('button', { name: '确定' })).toBeDisabled()
    await userEvent.click(await dialog.findByRole('treeitem', { name: '香港' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['81'], [{ id: '81', fullName: '香港' }])
  },
}

export const FindsByName: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '所在地区' }))
    const dialog = within(await screen.findByRole('dialog', { name: '省市区' }))
    await dialog.findByRole('treeitem', { name: '广东省' })
    await userEvent.type(dialog.getByRole('combobox', { name: /输入名称查找/ }), '天河')
    await dialog.findByRole('option', { name: '广东省/广州市/天河区' })
    await userEvent.keyboard('{Enter}')
    await dialog.findByRole('treeitem', { name: '天河区', selected: true })
    await userEvent.click(dialog.getByRole('button', { name: '确定' }), { pointerEventsCheck: 0 })
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
