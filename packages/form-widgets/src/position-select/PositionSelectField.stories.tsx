import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { companyServices, failingServices, hangingServices, openDialog, PICKER_KEYS } from '../choice/story.example.tsx'
import { PositionSelectField } from './PositionSelectField.tsx'

const meta = {
  title: 'form-widgets/PositionSelectField',
  component: PositionSelectField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(PositionSelectField),
  args: { onChange: fn() },
  parameters: {
    label: '岗位',
    services: companyServices(),
    ...fieldDocs({
      about: 'Selects one or several positions, grouped by organisation.',
      does: ['Choose a position to refer to its present and future holders.'],
      donts: ['Use it for a single user: use the user select.'],
      keys: PICKER_KEYS,
    }),
  },
} satisfies Meta<typeof PositionSelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = {
  args: { value: 'p-accountant' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '岗位' })
    await waitFor(() => expect(box).toHaveValue('会计'))
  },
}

export const Disabled: Story = { args: { value: 'p-accountant', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 'p-accountant', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 'p-accountant', mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Loading: Story = {
  parameters: { services: hangingServices() },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '岗位选择')
    await expect(await dialog.findByRole('treeitem', { name: '正在加载' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { services: failingServices() },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '岗位选择')
    await expect(await dialog.findByRole('treeitem', { name: /加载失败/ })).toBeInTheDocument()
  },
}

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement, '岗位选择')
    await userEvent.type(dialog.search, 'kj')
    const [found] = await dialog.findAllByRole('treeitem', { name: /会计/ })
    if (!found) throw new Error('nothing was found')
    await userEvent.click(found, { pointerEventsCheck: 0 })
    await userEvent.click(dialog.getByRole('button', { name: '确定' }), { pointerEventsCheck: 0 })
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
  },
}
