import { chartsCatalogue } from '@sqos/charts'
import { FormWidgetsProvider } from '@sqos/form-widgets'
import type { Cube } from '@sqos/report-model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { reportCatalogue } from '../catalogue.ts'
import { exampleReport, exampleServices } from '../report.example.ts'
import { ReportView } from './ReportView.tsx'

const SLOW = { timeout: 30_000 }
const openList = fn()

const meta = {
  title: 'report/ReportView',
  component: ReportView,
  tags: ['autodocs'],
  parameters: { catalogues: [reportCatalogue, chartsCatalogue] },
  decorators: [
    (Story) => (
      <FormWidgetsProvider language="zh">
        <Story />
      </FormWidgetsProvider>
    ),
  ],
  args: {
    title: '订单报表',
    document: exampleReport,
    services: exampleServices({ openList }),
    values: {},
    onValues: fn(),
  },
} satisfies Meta<typeof ReportView>
export default meta
type Story = StoryObj<typeof meta>

/** Subtotals of each level, a closed group, an order by a figure, and the records behind a total. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = within(await canvas.findByRole('table', { name: '区域与月份' }, SLOW))
    const figuresOf = (name: string) => {
      const row = table.getByRole('rowheader', { name: new RegExp(name) }).closest('[role=row]')
      return [...(row?.querySelectorAll('[role=cell]') ?? [])].map((cell) => cell.textContent)
    }
    await expect(figuresOf('华东')).toEqual(['160.50', '2', '280.25', '2', '440.75', '4'])
    await expect(figuresOf('合计')).toEqual(['470.50', '3', '375.25', '3', '845.75', '6'])

    await userEvent.click(table.getByRole('button', { name: '收起 华东' }))
    await waitFor(() => expect(table.queryByRole('rowheader', { name: '杭州' })).toBeNull())
    await userEvent.click(table.getByRole('button', { name: '按金额 (元)排序' }))
    await waitFor(() =>
      expect(table.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['华东', '华南', '深圳', '合计']),
    )
    await userEvent.click(table.getByRole('button', { name: '查看明细：深圳 310.00' }))
    await expect(openList).toHaveBeenCalledWith(
      'orders',
      expect.arrayContaining([
        { field: 'day', test: 'period', value: 'thisMonth' },
        { field: 'region', test: 'eq', value: '华南' },
        { field: 'city', test: 'eq', value: '深圳' },
      ]),
    )
    await expect(canvas.getByText('没有权限执行该操作，请联系管理员')).toBeVisible()
  },
}

/** 100,000 figures: only the visible ones are in the page. */
export const Large: Story = {
  args: {
    document: { ...exampleReport, blocks: exampleReport.blocks.slice(1, 2) },
    services: exampleServices({
      query: async () => ({ params: {}, missing: [], blocks: [{ id: 'cross', cube: largeCube() }] }),
    }),
  },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: '区域与月份' }, SLOW)
    await expect(table).toHaveAttribute('aria-rowcount', '1002')
    const scroller = table.parentElement
    if (!scroller) throw new Error('no scroller')
    scroller.scrollTop = 16_000
    scroller.scrollLeft = 6400
    await waitFor(() => expect(within(table).getByRole('rowheader', { name: 'r0500' })).toBeVisible(), SLOW)
    await expect(table.querySelectorAll('[role=cell]').length).toBeLessThan(1500)
    // A row that stays in view is not drawn again.
    const row = within(table).getByRole('rowheader', { name: 'r0505' }).closest('[role=row]')
    const cells = [...(row?.children ?? [])]
    scroller.scrollTop = 16_064
    await waitFor(() => expect(within(table).queryByRole('rowheader', { name: 'r0496' })).toBeNull(), SLOW)
    await expect([...(row?.children ?? [])]).toEqual(cells)
  },
}

/** Nothing fits the filters. */
export const Failed: Story = {
  args: {
    services: exampleServices({
      query: async () => {
        throw new Error('查询超过 15 秒，已停止')
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('查询超过 15 秒，已停止', {}, SLOW)).toBeVisible()
  },
}

function largeCube(): Cube {
  const names = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(4, '0')}`)
  const [rows, columns] = [names('r', 1000), names('c', 100)]
  return {
    rows: [{ title: '行', type: 'text' }],
    columns: [{ title: '列', type: 'text' }],
    measures: [{ key: 'sum', title: '金额', type: 'number' }],
    cells: [
      ...rows.flatMap((row, at) => [
        ...columns.map((column, index) => [1, 1, row, column, at * index]),
        [1, 0, row, at],
      ]),
      ...columns.map((column, index) => [0, 1, column, index]),
      [0, 0, 1],
    ],
  }
}
