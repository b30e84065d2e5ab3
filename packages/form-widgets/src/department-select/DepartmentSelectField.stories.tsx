import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { companyServices, failingServices, hangingServices, openDialog, PICKER_KEYS } from '../choice/story.example.tsx'
import { DepartmentSelectField } from './DepartmentSelectField.tsx'

const meta = {
  title: 'form-widgets/DepartmentSelectField',
  component: DepartmentSelectField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(DepartmentSelectField),
  args: { onChange: fn() },
  parameters: {
    label: '部门',
    services: companyServices(),
    ...fieldDocs({
      about: 'Selects one or several departments in the tree of companies. Companies cannot be selected.',
      does: ['Use it for cost centres and the like.'],
      donts: ['Use it where a company is a valid value.'],
      keys: PICKER_KEYS,
    }),
  },
} satisfies Meta<typeof DepartmentSelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = {
  args: { value: 'finance' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '部门' })
    await waitFor(() => expect(box).toHaveValue('财务部'))
  },
}

export const Disabled: Story = { args: { value: 'finance', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 'finance', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 'finance', mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Loading: Story = {
  parameters: { services: hangingServices() },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '部门选择')
    await expect(await dialog.findByRole('treeitem', { name: '正在加载' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { services: failingServices() },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '部门选择')
    await expect(await dialog.findByRole('treeitem', { name: /加载失败/ })).toBeInTheDocument()
  },
}

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement, '部门选择')
    await userEvent.type(dialog.search, 'caiwu')
    const [found] = await dialog.findAllByRole('treeitem', { name: /财务部/ })
    if (!found) throw new Error('nothing was found')
    await userEvent.click(found, { pointerEventsCheck: 0 })
    await userEvent.click(dialog.getByRole('button', { name: '确定' }), { pointerEventsCheck: 0 })
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
  },
}
