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
    { field: 'region', label: '区域', type: 'text', canFilter: true },
    { field: 'city', label: '城市', type: 'text', canFilter: true },
    { field: 'pay', label: '金额', type: 'number', canFilter: true },
    { field: 'day', label: '日期', type: 'moment', canFilter: true },
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
      [...outline.querySelectorAll('ol > li')].map((line) => line.querySelector('button[aria-pressed]')?.textContent)
    await expect(blocks()).toEqual(['文本', '区域与月份', '订单明细', '无权限的数据'])

    within(outline).getByRole('button', { name: '移动 订单明细，第 3 项，共 4 项' }).focus()
    await userEvent.keyboard('{ArrowUp}')
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

/** By mouse: fields of the source go into the zones, from zone to zone and back; blocks change their order. */
export const ByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '区域与月份' }, SLOW))
    const properties = within(canvas.getByRole('complementary', { name: '属性' }))
    const field = async (name: string) =>
      within(await properties.findByRole('list', { name: /^字段/ }, SLOW)).getByText(name)
    const zone = (name: string) => properties.getByRole('group', { name })
    const names = (name: string) => [...zone(name).querySelectorAll('[data-entry]')].map((one) => one.textContent)
    const handle = (name: string) => properties.getByRole('button', { name: new RegExp(`^移动 ${name}，`) })
    await expect(names('行')).toEqual(['区域', '城市'])

    await drag(await field('日期'), zone('筛选条件'))
    await waitFor(() => expect(names('筛选条件')).toEqual(['日期 属于期间']))
    await drag(await field('金额'), zone('指标'))
    await waitFor(() => expect(names('指标')).toEqual(['金额 · 合计', '记录数', '金额 · 合计']))
    await drag(handle('城市'), zone('列'), 0)
    await waitFor(() => expect([names('行'), names('列')]).toEqual([['区域'], ['城市', '日期 · 月']]))
    await drag(handle('日期 · 月'), handle('城市'), 0)
    await waitFor(() => expect(names('列')).toEqual(['日期 · 月', '城市']))

    handle('日期 · 月').focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(names('列')).toEqual(['城市', '日期 · 月']))
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(names('列')).toEqual(['城市']))

    const outline = within(canvas.getByRole('navigation', { name: '报表结构' }))
    await drag(
      outline.getByRole('button', { name: /^移动 订单明细/ }),
      outline.getByRole('button', { name: /^移动 文本/ }),
      0,
    )
    await waitFor(() => expect(outline.getByRole('button', { name: '移动 订单明细，第 1 项，共 4 项' })).toBeVisible())
  },
}

/** Drags an element to a part of the height of another: 0 is its upper edge. The browser's own drag cannot be driven from a page. */
async function drag(from: Element, to: Element, height = 0.9) {
  const dataTransfer = new DataTransfer()
  const fire = async (target: Element, type: string, [at, part]: readonly [Element, number]) => {
    const box = at.getBoundingClientRect()
    const place = { clientX: box.left + box.width / 2, clientY: box.top + box.height * part + (part === 0 ? 1 : 0) }
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...place }))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }
  from.scrollIntoView({ block: 'nearest' })
  // The browser fires it at what is draggable.
  const dragged = from.closest('[draggable="true"]') ?? from
  await fire(dragged, 'dragstart', [from, 0.5])
  to.scrollIntoView({ block: 'nearest' })
  await fire(to, 'dragenter', [to, height])
  await fire(to, 'dragover', [to, height])
  await fire(to, 'drop', [to, height])
  await fire(dragged, 'dragend', [to, height])
}
