import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { companyServices, failingServices, hangingServices, openDialog, PICKER_KEYS } from '../choice/story.example.tsx'
import { OrganizationSelectField } from './OrganizationSelectField.tsx'

const meta = {
  title: 'form-widgets/OrganizationSelectField',
  component: OrganizationSelectField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(OrganizationSelectField),
  args: { onChange: fn() },
  parameters: {
    label: '所属组织',
    services: companyServices(),
    ...fieldDocs({
      about:
        'Selects one or several companies or departments. Stores paths of ids; names along the path are separated by slashes.',
      does: ['Use it where companies and departments are valid values.'],
      donts: ['Use it where only departments are valid values.'],
      keys: PICKER_KEYS,
    }),
  },
} satisfies Meta<typeof OrganizationSelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = {
  args: { value: ['group', 'hq', 'hr'] },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '所属组织' })
    await waitFor(() => expect(box).toHaveValue('晨光集团/总部/人力资源部'))
  },
}

export const Disabled: Story = { args: { value: ['group', 'hq', 'hr'], disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: ['group', 'hq', 'hr'], mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: ['group', 'hq', 'hr'], mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Loading: Story = {
  parameters: { services: hangingServices() },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '组织选择')
    await expect(await dialog.findByRole('treeitem', { name: '正在加载' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { services: failingServices() },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '组织选择')
    await expect(await dialog.findByRole('treeitem', { name: /加载失败/ })).toBeInTheDocument()
  },
}

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement, '组织选择')
    await userEvent.type(dialog.search, 'caiwu')
    const [found] = await dialog.findAllByRole('treeitem', { name: /财务部/ })
    if (!found) throw new Error('nothing was found')
    await userEvent.click(found, { pointerEventsCheck: 0 })
    await userEvent.click(dialog.getByRole('button', { name: '确定' }), { pointerEventsCheck: 0 })
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
  },
}
