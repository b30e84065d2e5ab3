import { chartsCatalogue } from '@sqos/charts'
import { FormWidgetsProvider } from '@sqos/form-widgets'
import { writeReport } from '@sqos/report-model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { reportCatalogue } from '../catalogue.ts'
import { exampleReport, exampleServices } from '../report.example.ts'
import type { ReportDesignServices } from './design-services.ts'
import { createReportDesign } from './report-design.ts'
import { ReportDesigner } from './ReportDesigner.tsx'

const SLOW = { timeout: 30_000 }

const services: ReportDesignServices = {
  models: async () => [{ id: 'orders', fullName: '订单' }],
  datasets: async () => [],
  fields: async () => [
    { field: 'region', label: '区域', type: 'text' },
    { field: 'pay', label: '金额', type: 'number' },
    { field: 'day', label: '日期', type: 'moment' },
  ],
}

function Stage({ content }: { content: string }) {
  const [design] = useState(() => createReportDesign(content))
  const [view] = useState(() => exampleServices())
  return (
    <FormWidgetsProvider language="zh">
      <ReportDesigner design={design} view={view} services={services} />
    </FormWidgetsProvider>
  )
}

const meta = {
  title: 'report/ReportDesigner',
  component: Stage,
  tags: ['autodocs'],
  parameters: { catalogues: [reportCatalogue, chartsCatalogue] },
  args: { content: writeReport(exampleReport) },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

/** By keys: blocks are added, moved, removed and brought back. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const outline = await canvas.findByRole('navigation', { name: '报表结构' }, SLOW)
    const blocks = () =>
      [...outline.querySelectorAll('ol > li')].map((line) => line.querySelector('button')?.textContent)
    await expect(blocks()).toEqual(['文本', '区域与月份', '订单明细', '无权限的数据'])

    within(outline).getByRole('button', { name: '上移 订单明细' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(blocks()).toEqual(['文本', '订单明细', '区域与月份', '无权限的数据']))
    within(outline).getByRole('button', { name: '删除 文本' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(blocks()).toEqual(['订单明细', '区域与月份', '无权限的数据']))
    canvas.getByRole('button', { name: '图表' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(blocks().at(-1)).toBe('图表'))

    await userEvent.keyboard('{Control>}zzz{/Control}')
    await waitFor(() => expect(blocks()).toEqual(['文本', '区域与月份', '订单明细', '无权限的数据']))
    await userEvent.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(blocks()).toEqual(['文本', '订单明细', '区域与月份', '无权限的数据']))
  },
}

/** A new report: what to do first. */
export const Empty: Story = {
  args: { content: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('先添加数据来源，再用上方按钮添加内容。', {}, SLOW)).toBeVisible()
    await expect(canvas.getByText('选择左侧的一项，在这里设置。')).toBeVisible()
  },
}

/** The properties of a cross-tab; changes of one field are one step. */
export const Properties: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '区域与月份' }, SLOW))
    const properties = within(canvas.getByRole('complementary', { name: '属性' }))
    const title = properties.getByRole('textbox', { name: '标题' })
    await userEvent.clear(title)
    await userEvent.type(title, '按区域')
    await waitFor(() => expect(canvas.getByRole('button', { name: '按区域' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '区域与月份' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: '撤销' })).toBeDisabled()
  },
}
