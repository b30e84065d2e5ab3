import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { listExportCatalogue } from './catalogue.ts'
import { ExportButton, type ExportDialogSlotProps } from './ExportButton.tsx'
import { ListExportDialog } from './ListExportDialog.tsx'

interface User {
  name: string
  phone: string
}

/** The dialog of an application. */
const Dialog = (props: ExportDialogSlotProps) => (
  <FormWidgetsProvider language="zh" services={{}}>
    <ListExportDialog {...props} onDownload={() => undefined} />
  </FormWidgetsProvider>
)

const meta = {
  title: 'list-export/ExportButton',
  component: ExportButton<User>,
  parameters: { catalogues: [listExportCatalogue] },
  args: {
    listKey: 'story',
    columns: [
      { id: 'name', header: '姓名', value: ({ name }) => name },
      { id: 'phone', header: '手机', value: ({ phone }) => phone },
      { id: 'actions', header: '操作' },
    ],
    list: { run: fn(async () => ({ name: '用户.xlsx', url: '' })) },
    dialog: Dialog,
  },
} satisfies Meta<typeof ExportButton<User>>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '导出' }))
  return within(await screen.findByRole('dialog', { name: '导出数据' }))
}

/** The columns with values can be exported; the column of buttons cannot. */
export const ChosenColumns: Story = {
  play: async ({ canvasElement, args: { list } }) => {
    const dialog = await open(canvasElement)
    await expect(dialog.queryByRole('checkbox', { name: '操作' })).toBeNull()
    await userEvent.click(dialog.getByRole('checkbox', { name: '手机' }))
    await userEvent.click(dialog.getByRole('button', { name: '导出' }))
    await waitFor(() => expect(list.run).toHaveBeenCalledWith({ dataType: '', selectKey: 'name' }))
  },
}

/** The server refuses: the dialog stays open and shows the error. */
export const Failed: Story = {
  args: { list: { run: fn(() => Promise.reject(new Error('away'))) } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: '导出' }))
    await expect(await dialog.findByRole('alert')).toBeInTheDocument()
  },
}

/** A tree has one page: only the columns are asked. */
export const WithoutPages: Story = {
  args: { list: { run: fn(async () => ({ name: '公司.xlsx', url: '' })), hasPages: false } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(dialog.queryByRole('radio')).toBeNull()
  },
}

/** Without a granted column the button is hidden. */
export const NothingGranted: Story = { args: { columns: [] } }
