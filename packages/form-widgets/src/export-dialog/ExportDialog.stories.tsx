import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, inForm } from '../base/story.example.tsx'
import { ExportDialog } from './ExportDialog.tsx'

const columns = [
  { prop: 'account', label: '账号' },
  { prop: 'realName', label: '姓名' },
  { prop: 'mobilePhone', label: '手机' },
  { prop: 'email', label: '邮箱' },
]

const meta = {
  title: 'form-widgets/ExportDialog',
  component: ExportDialog,
  tags: ['autodocs'],
  decorators: [inForm],
  args: { open: true, columns, onExport: fn(async () => undefined), onClose: fn() },
  parameters: fieldDocs({
    about:
      'Dialog for the rows and columns of an export. `onExport` receives `{ dataType, selectKey }` in the format of the server.',
    does: ['Reject in `onExport` on failure: the dialog stays open with the selection.'],
    donts: ['Close it before the export has started.'],
    keys: { Space: 'ticks', Esc: 'closes' },
  }),
} satisfies Meta<typeof ExportDialog>
export default meta
type Story = StoryObj<typeof meta>

const inDialog = async () => within(await screen.findByRole('dialog', { name: '导出数据' }))
const go = { pointerEventsCheck: 0 }

export const Exports: Story = {
  play: async ({ args }) => {
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole('checkbox', { name: '手机' }), go)
    await userEvent.click(dialog.getByRole('radio', { name: '全部页面数据' }), go)
    await userEvent.click(dialog.getByRole('button', { name: '导出' }), go)
    await expect(args.onExport).toHaveBeenCalledWith({ dataType: '1', selectKey: 'account,realName,email' })
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const CurrentPage: Story = {
  play: async ({ args }) => {
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole('button', { name: '导出' }), go)
    await expect(args.onExport).toHaveBeenCalledWith({
      dataType: '',
      selectKey: 'account,realName,mobilePhone,email',
    })
  },
}

export const SomeChosen: Story = {
  args: { columns: columns.map((column) => ({ ...column, isChosen: column.prop !== 'email' })), hasPages: false },
  play: async ({ args }) => {
    const dialog = await inDialog()
    await expect(dialog.queryByRole('radio')).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: '导出' }), go)
    await expect(args.onExport).toHaveBeenCalledWith({ dataType: '1', selectKey: 'account,realName,mobilePhone' })
  },
}

export const NoneChosen: Story = {
  play: async ({ args }) => {
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole('checkbox', { name: '全选' }), go)
    await userEvent.click(dialog.getByRole('button', { name: '导出' }), go)
    await expect(dialog.getByRole('alert')).toHaveTextContent('请至少选择一个导出字段')
    await expect(args.onExport).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { onExport: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args }) => {
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole('button', { name: '导出' }), go)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('导出失败')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { onExport: fn(() => new Promise<undefined>(() => undefined)) },
  play: async () => {
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole('button', { name: '导出' }), go)
  },
}

export const LongText: Story = {
  args: {
    columns: Array.from({ length: 60 }, (_, index) => ({
      prop: `c${index}`,
      label: `名称很长的第 ${index + 1} 个字段`,
    })),
  },
}
