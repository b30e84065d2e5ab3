import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { companyServices, failingServices, hangingServices, openDialog, PICKER_KEYS } from '../choice/story.example.tsx'
import { ApproverField } from './ApproverField.tsx'

const meta = {
  title: 'form-widgets/ApproverField',
  component: ApproverField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(ApproverField),
  args: { onChange: fn() },
  parameters: {
    label: '审批人',
    services: companyServices(),
    ...fieldDocs({
      about: 'Selects approvers from a compact tree of organisations, filtered by name or number.',
      does: ['Use it in flows, where individual users decide.'],
      donts: ['Use it to share something: the user select has more tabs.'],
      keys: PICKER_KEYS,
    }),
  },
} satisfies Meta<typeof ApproverField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = {
  args: { value: 'u2' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '审批人' })
    await waitFor(() => expect(box).toHaveValue('李伟/liwei'))
  },
}

export const Disabled: Story = { args: { value: 'u2', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 'u2', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 'u2', mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Loading: Story = {
  parameters: { services: hangingServices() },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '选择审批人')
    await expect(await dialog.findByRole('treeitem', { name: '正在加载' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { services: failingServices() },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '选择审批人')
    await expect(await dialog.findByRole('treeitem', { name: /加载失败/ })).toBeInTheDocument()
  },
}

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement, '选择审批人')
    await userEvent.type(dialog.search, '李伟')
    const [found] = await dialog.findAllByRole('treeitem', { name: /李伟/ })
    if (!found) throw new Error('nothing was found')
    await userEvent.click(found, { pointerEventsCheck: 0 })
    await userEvent.click(dialog.getByRole('button', { name: '确定' }), { pointerEventsCheck: 0 })
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
  },
}
