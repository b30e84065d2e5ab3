import { chartsCatalogue } from '@sqos/charts'
import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { portalCatalogue } from '../catalogue.ts'
import { exampleDesignServices, exampleDocument, exampleServices } from '../portal.example.ts'
import type { DesignServices } from './design-context.ts'
import { createPortalDesign } from './designer-store.ts'
import { PortalDesigner } from './PortalDesigner.tsx'

const SLOW = { timeout: 30_000 }

/** The designer as an application shows it. */
function Page({ text, services = exampleDesignServices }: { text: string; services?: DesignServices }) {
  const [design] = useState(() => createPortalDesign(text))
  const [view] = useState(() => exampleServices(design.serialise))
  return (
    <FormWidgetsProvider language="zh" services={{}}>
      <div className="designer-page">
        <style>{'.designer-page { block-size: 760px; }'}</style>
        <PortalDesigner design={design} view={view} services={services} />
      </div>
    </FormWidgetsProvider>
  )
}

const meta = {
  title: 'portal/PortalDesigner',
  component: Page,
  parameters: { catalogues: [portalCatalogue, chartsCatalogue], layout: 'fullscreen' },
  args: { text: exampleDocument },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

/** A part that is added below the visible page is scrolled into view. */
export const AddedBelow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '视频' }, SLOW))
    const part = await canvas.findByRole('button', { name: /（视频），/ }, SLOW)
    const { top } = canvas.getByRole('button', { name: /^本月订单（指标）/ }).getBoundingClientRect()
    await waitFor(() => expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
    await expect(part.getBoundingClientRect().top).toBeGreaterThan(top)
  },
}

/** From nothing to two arranged parts without a mouse: add, move, resize, copy, remove, undo. */
export const ByKeys: Story = {
  args: { text: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const search = await canvas.findByRole('textbox', { name: '搜索组件' }, SLOW)
    await userEvent.type(search, '指标')
    canvas.getByRole('button', { name: '指标' }).focus()
    await userEvent.keyboard('{Enter}')
    const part = await canvas.findByRole('button', { name: '指标（指标），第 1 列第 1 行，宽 3 高 3' })

    part.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    await expect(part).toHaveAccessibleName('指标（指标），第 3 列第 1 行，宽 4 高 4')
    await userEvent.keyboard('{Control>}d{/Control}')
    await expect(canvas.getAllByRole('button', { name: /^指标（指标）/ })).toHaveLength(2)
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^指标（指标）/ })).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await expect(canvas.getAllByRole('button', { name: /^指标（指标）/ })).toHaveLength(2)
  },
}

/** A chart of the amounts by kind, in plain words, with its result. */
export const ChoosingData: Story = {
  args: { text: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '柱状图' }, SLOW))
    await choose(await canvas.findByRole('combobox', { name: '数据来源' }, SLOW), '模型')
    await choose(await canvas.findByRole('combobox', { name: '模型' }, SLOW), '采购申请')
    await choose(await canvas.findByRole('combobox', { name: '按什么分组' }, SLOW), '类型')
    await choose(canvas.getByRole('combobox', { name: '统计' }), '合计')
    await expect(await canvas.findByRole('cell', { name: '办公用品' }, SLOW)).toBeInTheDocument()
  },
}

const video = JSON.stringify({
  layouyId: 101,
  layout: [
    { i: 100, x: 0, y: 0, w: 6, h: 6, sqosKey: 'video', title: '宣传片', option: { url: '/old.mp4', loop: true } },
  ],
})
const upload = fn<NonNullable<DesignServices['upload']>>()

/** A video of another program shows its settings; a file of the user takes its place, and a refused one says why. */
export const UploadOfAVideo: Story = {
  args: { text: video, services: { ...exampleDesignServices, upload } },
  play: async ({ canvasElement }) => {
    upload.mockReset().mockImplementation(async (file, { onProgress }) => {
      onProgress(40)
      if (file.name === 'huge.mp4') throw new Error('文件不能超过 10 MB')
      return `/api/file/Image/annex/${file.name}`
    })
    const canvas = within(canvasElement)
    ;(await canvas.findByRole('button', { name: /^宣传片/ }, SLOW)).focus()
    await userEvent.keyboard('{Enter}')
    const address = await canvas.findByRole('textbox', { name: '地址' }, SLOW)
    await expect(address).toHaveValue('/old.mp4')
    const loop = canvas.getByRole('switch', { name: '循环播放' })
    await expect(loop).toBeChecked()
    const end = (element: HTMLElement) => element.getBoundingClientRect().right
    await expect(Math.abs(end(loop) - end(address.parentElement ?? address))).toBeLessThan(2)

    const file = (name: string) => new File(['x'], name, { type: 'video/mp4' })
    await userEvent.upload(canvas.getByLabelText('上传视频'), file('huge.mp4'))
    await expect(await canvas.findByText('文件不能超过 10 MB')).toBeInTheDocument()
    await expect(address).toHaveValue('/old.mp4')
    await userEvent.upload(canvas.getByLabelText('上传视频'), file('new.mp4'))
    await waitFor(() => expect(address).toHaveValue('/api/file/Image/annex/new.mp4'))
    await expect(canvas.queryByText('文件不能超过 10 MB')).toBeNull()
    await expect(upload.mock.lastCall?.[1]).toMatchObject({ kind: 'video' })
  },
}

/** A long upload shows its progress and can be cancelled. */
export const UploadCancelled: Story = {
  args: { text: video, services: { ...exampleDesignServices, upload } },
  play: async ({ canvasElement }) => {
    upload.mockReset().mockImplementation(
      (_file, { signal, onProgress }) =>
        new Promise((_resolve, reject) => {
          onProgress(40)
          signal.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    )
    const canvas = within(canvasElement)
    ;(await canvas.findByRole('button', { name: /^宣传片/ }, SLOW)).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.upload(await canvas.findByLabelText('上传视频', {}, SLOW), new File(['x'], 'long.mp4'))
    await userEvent.click(await canvas.findByRole('button', { name: '取消上传（40%）' }))
    await expect(await canvas.findByRole('button', { name: '上传视频' })).toBeInTheDocument()
    await expect(upload.mock.lastCall?.[1].signal.aborted).toBe(true)
    await expect(canvas.queryByText('aborted')).toBeNull()
  },
}

async function choose(field: HTMLElement, option: string) {
  await userEvent.click(field)
  // The list may still be opening.
  await userEvent.click(await screen.findByRole('option', { name: option }, SLOW), { pointerEventsCheck: 0 })
}

/** The layout for phones has places of its own once a part is moved in it. */
export const PhoneLayout: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: '手机' }, SLOW))
    const part = await canvas.findByRole('button', { name: /^本月订单（指标），第 1 列第 1 行/ })
    part.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('button', { name: '恢复自动排列' })).toBeVisible()
  },
}
