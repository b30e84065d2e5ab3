import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { companyServices, failingServices, hangingServices, openDialog, PICKER_KEYS } from '../choice/story.example.tsx'
import { RoleSelectField } from './RoleSelectField.tsx'

const meta = {
  title: 'form-widgets/RoleSelectField',
  component: RoleSelectField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(RoleSelectField),
  args: { onChange: fn() },
  parameters: {
    label: '角色',
    services: companyServices(),
    ...fieldDocs({
      about:
        'Selects one or several roles, grouped as on the page of roles. A role of two organisations appears below both and counts once.',
      does: ['Name roles by their permissions.'],
      donts: ['Use a role for the colleagues of a user.'],
      keys: PICKER_KEYS,
    }),
  },
} satisfies Meta<typeof RoleSelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = {
  args: { value: 'r-audit' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '角色' })
    await waitFor(() => expect(box).toHaveValue('审计'))
  },
}

export const Disabled: Story = { args: { value: 'r-audit', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 'r-audit', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 'r-audit', mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Loading: Story = {
  parameters: { services: hangingServices() },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '角色选择')
    await expect(await dialog.findByRole('treeitem', { name: '正在加载' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { services: failingServices() },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '角色选择')
    await expect(await dialog.findByRole('treeitem', { name: /加载失败/ })).toBeInTheDocument()
  },
}

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement, '角色选择')
    await userEvent.type(dialog.search, 'shenji')
    const [found] = await dialog.findAllByRole('treeitem', { name: /审计/ })
    if (!found) throw new Error('nothing was found')
    await userEvent.click(found, { pointerEventsCheck: 0 })
    await userEvent.click(dialog.getByRole('button', { name: '确定' }), { pointerEventsCheck: 0 })
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
  },
}
