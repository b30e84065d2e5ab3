import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { companyServices, failingServices, hangingServices, openDialog, PICKER_KEYS } from '../choice/story.example.tsx'
import { GroupSelectField } from './GroupSelectField.tsx'

const meta = {
  title: 'form-widgets/GroupSelectField',
  component: GroupSelectField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(GroupSelectField),
  args: { onChange: fn() },
  parameters: {
    label: '分组',
    services: companyServices(),
    ...fieldDocs({
      about: 'Selects one or several user groups.',
      does: ['Use it for teams across departments.'],
      donts: ['Use it for a department: `DepartmentSelectField` has them as a tree.'],
      keys: PICKER_KEYS,
    }),
  },
} satisfies Meta<typeof GroupSelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = {
  args: { value: 'g-fire' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '分组' })
    await waitFor(() => expect(box).toHaveValue('义务消防队'))
  },
}

export const Disabled: Story = { args: { value: 'g-fire', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 'g-fire', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 'g-fire', mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Loading: Story = {
  parameters: { services: hangingServices() },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '选择分组')
    await expect(await dialog.findByRole('treeitem', { name: '正在加载' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { services: failingServices() },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '选择分组')
    await expect(await dialog.findByRole('treeitem', { name: /加载失败/ })).toBeInTheDocument()
  },
}

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement, '选择分组')
    await userEvent.type(dialog.search, '消防')
    const [found] = await dialog.findAllByRole('treeitem', { name: /义务消防队/ })
    if (!found) throw new Error('nothing was found')
    await userEvent.click(found, { pointerEventsCheck: 0 })
    await userEvent.click(dialog.getByRole('button', { name: '确定' }), { pointerEventsCheck: 0 })
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
  },
}
