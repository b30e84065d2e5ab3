import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { chartsCatalogue } from './catalogue.ts'
import { Chart, type ChartProps } from './Chart.tsx'
import type { ChartRow } from './types.ts'

const MONTHS = ['1月', '2月', '3月', '4月', '5月', '6月']
const rows: ChartRow[] = MONTHS.flatMap((name, index) => [
  { name, series: '采购', value: 30 + index * 7 },
  { name, series: '销售', value: 52 - index * 3 },
])

/** A chart fills its parent. */
const Framed = (props: ChartProps) => (
  <div className="chart-frame">
    <style>{'.chart-frame { block-size: 320px; inline-size: 100%; max-inline-size: 640px; }'}</style>
    <Chart {...props} />
  </div>
)

const meta = {
  title: 'charts/Chart',
  component: Framed,
  tags: ['autodocs'],
  parameters: { catalogues: [chartsCatalogue] },
  args: { label: '每月订单', spec: { kind: 'bar', rows, unit: '单' } },
} satisfies Meta<typeof Framed>
export default meta
type Story = StoryObj<typeof meta>

/** The canvas holds pixels, and the table has the figures. */
export const Bars: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('[data-state="drawn"] canvas')).not.toBeNull(), {
      timeout: 30_000,
    })
    await expect(canvas.getByRole('rowheader', { name: '1月' })).toBeInTheDocument()
    await expect(canvas.getByRole('columnheader', { name: '销售' })).toBeInTheDocument()
  },
}
export const StackedAcross: Story = {
  args: { spec: { kind: 'bar', rows, isStacked: true, isHorizontal: true, showValues: true } },
}
export const Lines: Story = { args: { spec: { kind: 'line', rows, isSmooth: true, target: 60 } } }
export const Areas: Story = { args: { spec: { kind: 'area', rows, isStacked: true } } }
const shares: ChartRow[] = ['华东', '华南', '华北', '西南'].map((name, index) => ({ name, value: 40 - index * 8 }))
export const Pie: Story = { args: { spec: { kind: 'pie', rows: shares } } }
export const Ring: Story = { args: { spec: { kind: 'ring', rows: shares } } }
export const Radar: Story = { args: { spec: { kind: 'radar', rows } } }
export const Gauge: Story = {
  args: { spec: { kind: 'gauge', rows: [{ name: '完成率', value: 68 }], target: 80, max: 100, unit: '%' } },
}
export const Funnel: Story = {
  args: {
    spec: { kind: 'funnel', rows: ['线索', '商机', '报价', '成交'].map((name, i) => ({ name, value: 400 - i * 110 })) },
  },
}
export const Scatter: Story = {
  args: {
    spec: {
      kind: 'scatter',
      rows: Array.from({ length: 40 }, (_, i) => ({ name: `${i}`, x: i, value: (i * 37) % 50 })),
    },
  },
}
export const HeatMap: Story = {
  args: {
    spec: {
      kind: 'heat',
      rows: ['周一', '周二', '周三'].flatMap((series, y) =>
        ['上午', '下午', '晚上'].map((name, x) => ({ name, series, value: (x + 1) * (y + 2) })),
      ),
    },
  },
}

/** Figures by province; names without a province are in the table only. */
export const Provinces: Story = {
  args: {
    spec: {
      kind: 'provinces',
      rows: [
        { name: '广东省', value: 128 },
        { name: '江苏省', value: 96 },
        { name: '浙江省', value: 88 },
        { name: '四川省', value: 61 },
        { name: '新疆维吾尔自治区', value: 17 },
        { name: '（空）', value: 4 },
      ],
    },
  },
}

/** The table takes the place of the picture; names lead to the details. */
export const AsTable: Story = {
  args: { onPick: fn() },
  play: async ({ canvasElement, args: { onPick } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '以表格显示' }))
    await userEvent.click(canvas.getByRole('button', { name: '查看 3月 的明细' }))
    await expect(onPick).toHaveBeenCalledWith({ name: '3月', series: undefined, value: 44 })
  },
}

/** An option of a document: drawn without its links, pictures and buttons. */
export const DocumentOption: Story = {
  args: {
    spec: undefined,
    option: {
      title: { text: '销量', link: 'javascript:alert(1)' },
      tooltip: { formatter: '<img src=x onerror=alert(1)>{b}' },
      xAxis: [{ type: 'category', data: ['1月', '2月'] }],
      yAxis: [{ type: 'value' }],
      series: [{ type: 'bar', data: [3, 5] }],
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="drawn"] canvas')).not.toBeNull(), {
      timeout: 30_000,
    })
    await expect(within(canvasElement).getByRole('rowheader', { name: '2月' })).toBeInTheDocument()
  },
}

/** Maps and other kinds that cannot be drawn are shown as their table. */
export const UnknownKind: Story = {
  args: { spec: undefined, option: { series: [{ type: 'map', map: 'china', data: [{ name: '浙江', value: 8 }] }] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('rowheader', { name: '浙江' })).toBeVisible()
  },
}
export const Empty: Story = { args: { spec: { kind: 'bar', rows: [] } } }
export const Loading: Story = { args: { isLoading: true } }
export const Failed: Story = { args: { error: '数据接口没有应答', onRetry: fn() } }
export const LongText: Story = {
  args: { spec: { kind: 'bar', rows: ['采购合同与供应商结算'.repeat(6), '乙'].map((name) => ({ name, value: 12 })) } },
}
