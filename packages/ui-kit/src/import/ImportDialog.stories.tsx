import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { importCatalogue } from './catalogue.ts'
import { EarlierImports } from './EarlierImports.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import type { ImportRow, ImportState, ImportWork } from './import-work.ts'

const NO_COUNTS = { unchecked: 0, new: 0, changed: 0, same: 0, faulty: 0 }

const ROWS: ImportRow[] = [
  {
    row: 1,
    cells: { name: '张伟', phone: '138', email: 'zhangw@example.com' },
    outcome: 'faulty',
    problems: { phone: '手机号格式不正确' },
  },
  { row: 2, cells: { name: '李娜', phone: '13900000002', email: 'lina@example.com' }, outcome: 'new', problems: {} },
  { row: 3, cells: { name: '王晓明', phone: '13900000003', email: '' }, outcome: 'changed', problems: {} },
  { row: 4, cells: { name: '', phone: '', email: '' }, outcome: 'faulty', problems: { '': '与第 2 行重复' } },
]

const state = (over: Partial<ImportState>): ImportState => ({
  id: '1',
  fileName: '员工花名册.xlsx',
  status: 'checked',
  total: 4,
  imported: 0,
  counts: { ...NO_COUNTS, new: 1, changed: 1, faulty: 2 },
  job: null,
  ...over,
})

const work = (over: Partial<ImportWork>): ImportWork => ({
  current: undefined,
  isUploading: false,
  isAtWork: false,
  cells: [
    { name: 'name', label: '姓名' },
    { name: 'phone', label: '手机' },
    { name: 'email', label: '邮箱' },
  ],
  outcomes: ['new', 'changed', 'faulty'],
  question: { outcome: undefined, currentPage: 1, pageSize: 20 },
  ask: fn(),
  page: { rows: ROWS, total: ROWS.length, state: { kind: 'ready' } },
  saveRow: fn(),
  leaveOut: fn(),
  upload: fn(() => Promise.resolve()),
  downloadTemplate: fn(() => Promise.resolve()),
  downloadFaulty: fn(() => Promise.resolve()),
  start: fn(),
  cancel: fn(),
  startOver: fn(),
  ...over,
})

const meta = {
  title: 'ui-kit/ImportDialog',
  component: ImportDialog,
  parameters: { catalogues: [importCatalogue] },
  args: { open: true, hint: '支持 .xlsx、.xls、.csv，不超过 5 MB', work: work({}), onClose: fn() },
} satisfies Meta<typeof ImportDialog>
export default meta
type Story = StoryObj<typeof meta>

const choose = fn()
const CREATED = Date.UTC(2026, 10, 21, 2)

const dialog = async () => within(await screen.findByRole('dialog', { name: '批量导入' }))

export const Upload: Story = {
  play: async ({ args }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: /模板/ }))
    await expect(args.work.downloadTemplate).toHaveBeenCalledOnce()
  },
}

/** Earlier imports below the drop area; one at work opens by itself. */
export const Earlier: Story = {
  args: {
    children: (
      <EarlierImports
        goesOn
        onChoose={choose}
        list={[
          { ...state({ id: '7', status: 'importing' }), isAtWork: true, createdAt: CREATED },
          { ...state({ id: '6', status: 'imported', imported: 4 }), isAtWork: false, createdAt: CREATED },
        ]}
      />
    ),
  },
  play: async () => {
    const inside = await dialog()
    await expect(choose).toHaveBeenLastCalledWith('7')
    await expect(inside.getByText('已导入 4 / 4')).toBeInTheDocument()
    await userEvent.click(inside.getAllByRole('button', { name: /^打开 员工花名册/ })[1] ?? document.body)
    await expect(choose).toHaveBeenLastCalledWith('6')
  },
}

export const Preview: Story = {
  args: { work: work({ current: state({}) }) },
  play: async ({ args }) => {
    const inside = await dialog()
    // The dialog fades in.
    await waitFor(() => expect(inside.getByText('与第 2 行重复')).toBeVisible())
    await expect(inside.getByRole('textbox', { name: /手机/ })).toBeInvalid()
    // One tab stop: the filters are a group.
    const names = inside.getAllByRole('radio').map((radio) => radio.getAttribute('name'))
    await expect(names[0]).toBeTruthy()
    await expect(new Set(names).size).toBe(1)
    await userEvent.click(inside.getByRole('button', { name: '移除第 1 行' }))
    await expect(args.work.leaveOut).toHaveBeenCalledWith(ROWS[0])
  },
}

export const Checking: Story = {
  args: {
    work: work({
      isAtWork: true,
      current: state({ status: 'checking', job: { status: 'running', done: 120, total: 400, message: '' } }),
    }),
  },
}

export const Importing: Story = {
  args: {
    work: work({
      isAtWork: true,
      current: state({ status: 'importing', job: { status: 'running', done: 3, total: 4, message: '' } }),
    }),
  },
}

export const Imported: Story = {
  args: {
    work: work({
      current: state({ status: 'imported', imported: 2, job: { status: 'done', done: 4, total: 4, message: '' } }),
      mend: fn(),
      undo: { question: '撤销本次导入？', run: fn() },
    }),
  },
}
