import { chartsCatalogue } from '@sqos/charts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { portalCatalogue } from '../catalogue.ts'
import { readPortal } from '../document/read-portal.ts'
import { exampleDocument, exampleServices } from '../portal.example.ts'
import { PortalView } from './PortalView.tsx'
import type { PartData } from './services.ts'

const SLOW = { timeout: 30_000 }
const go = fn()

const meta = {
  title: 'portal/PortalView',
  component: PortalView,
  tags: ['autodocs'],
  parameters: { catalogues: [portalCatalogue, chartsCatalogue], layout: 'fullscreen' },
  args: { document: readPortal(exampleDocument), services: exampleServices(() => exampleDocument, { go }) },
} satisfies Meta<typeof PortalView>
export default meta
type Story = StoryObj<typeof meta>

/** Figures with their trend, lists, shortcuts that the user may open; a chosen mark filters the other parts. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const figure = within(await canvas.findByRole('region', { name: '本月订单' }, SLOW))
    await expect(await figure.findByText('86 单', {}, SLOW)).toBeVisible()
    await expect(figure.getByText('较上期增加 19.4%')).toBeVisible()
    await expect(figure.getByText('目标 100 单，已完成 86%')).toBeVisible()
    const shortcuts = within(canvas.getByRole('region', { name: '常用功能' }))
    await expect(shortcuts.getAllByRole('link')).toHaveLength(1)

    const chart = within(canvas.getByRole('region', { name: '每月订单' }))
    await userEvent.click(await chart.findByRole('button', { name: '以表格显示' }, SLOW))
    await userEvent.click(chart.getByRole('button', { name: '查看 2026-10 的明细' }))
    const filters = within(await canvas.findByRole('region', { name: '筛选：' }))
    await userEvent.click(filters.getByRole('button', { name: '取消筛选 2026-10' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: '筛选：' })).toBeNull())
  },
}

/** A mark of a chart and a name of a ranking open the list with the same filter. */
export const DrillDown: Story = {
  play: async ({ canvasElement }) => {
    const rank = within(await within(canvasElement).findByRole('region', { name: '金额排行' }, SLOW))
    await userEvent.click(await rank.findByRole('button', { name: '设备' }, SLOW))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/model/orders?q=1'))
  },
}

/** Parts are drawn when they come near to the visible page. */
const showAll = async (canvasElement: HTMLElement) => {
  for (const part of canvasElement.querySelectorAll('section')) {
    part.scrollIntoView()
    await waitFor(() => expect(part.lastElementChild?.childElementCount).toBeGreaterThan(0), SLOW)
  }
}

const kept = exampleServices(() => exampleDocument)
/** The moment of the extracts: 12:00 by the clock of the browser. */
const NOON = new Date(2026, 10, 21, 12).getTime()

/** Parts whose data are extracts show their moment. */
export const Extracts: Story = {
  args: {
    services: {
      ...kept,
      readParts: async (requests, onData) => {
        const noted = (data: PartData): PartData =>
          data.result ? { ...data, result: { ...data.result, extractTime: NOON } } : data
        return (await kept.readParts(requests, (data) => onData(noted(data)))).map(noted)
      },
    },
  },
  play: async ({ canvasElement }) => {
    const figure = within(await within(canvasElement).findByRole('region', { name: '本月订单' }, SLOW))
    await expect(await figure.findByText('截至 11-21 12:00', {}, SLOW)).toBeVisible()
  },
}

const only = (...raw: object[]) =>
  JSON.stringify({
    layouyId: 110,
    layout: raw.map((part, index) => ({ i: 100 + index, x: 0, y: index * 5, w: 6, h: 5, ...part })),
  })

const troubled = only(
  { sqosKey: 'barChart', title: '字段已删除', dataset: { kind: 'model', enCode: 'failed' } },
  { sqosKey: 'tableList', title: '没有权限的数据', dataset: { kind: 'model', enCode: 'forbidden' } },
  { sqosKey: 'lineChart', title: '未选数据', dataType: 'dataset' },
  { sqosKey: 'todo', title: '我的待办' },
  { sqosKey: 'hologram', title: '全息' },
  { sqosKey: 'iframe', address: 'https://evil.example/' },
  { sqosKey: 'image', address: 'https://evil.example/x.png' },
)

/** A part that fails, is not permitted or unknown says so; the others stand. */
export const PartsInTrouble: Story = {
  args: { document: readPortal(troubled), services: exampleServices(() => troubled) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('region', { name: '全息' }, SLOW)
    await showAll(canvasElement)
    await expect(await canvas.findByText('字段“金额”已被删除', {}, SLOW)).toBeInTheDocument()
    await expect(
      await canvas.findByText('你没有查看这些数据的权限，需要时请联系管理员授权。', {}, SLOW),
    ).toBeInTheDocument()
    await expect(await canvas.findByText('待我审核', {}, SLOW)).toBeInTheDocument()
    await expect(await canvas.findByText('这个组件无法显示', {}, SLOW)).toBeInTheDocument()
    await expect(await canvas.findByText('不允许嵌入这个网页', {}, SLOW)).toBeInTheDocument()
    await expect(canvasElement.querySelector('iframe, img')).toBeNull()
  },
}

const unsafe = only(
  { sqosKey: 'figure', title: '脚本', urlAddress: 'javascript:alert(1)', dataset: { kind: 'model', enCode: 'now' } },
  { sqosKey: 'figure', title: '他站', urlAddress: '/\t/evil.example', dataset: { kind: 'model', enCode: 'now' } },
  { sqosKey: 'iframe', title: '网页', address: 'javascript:alert(1)' },
  { sqosKey: 'image', title: '图片', address: '/\t/evil.example/x.png' },
  { sqosKey: 'commonFunc', title: '常用', list: [{ id: 'a' }] },
  {
    sqosKey: 'text',
    html:
      '<p>说明 <a href="javascript:alert(1)">更多</a><img src="x" alt="" onerror="window.ranScript = 1"></p>' +
      '<script>window.ranScript = 2</script><svg onload="window.ranScript = 3"><script>window.ranScript = 4</script></svg>' +
      '<iframe srcdoc="<script>parent.ranScript = 5</script>"></iframe><style onload="window.ranScript = 6"></style>' +
      '<details open ontoggle="window.ranScript = 7">x</details><math><mtext><img src=x onerror="window.ranScript = 8"></mtext></math>',
  },
)

/** Addresses that run a script or lead to another site unseen are no links; pages of allowed sites may not act on this one. */
export const UnsafeAddresses: Story = {
  args: {
    document: readPortal(unsafe),
    services: exampleServices(() => unsafe, {
      frameAddress: (address) => address,
      entry: (id) => ({ id, title: '危险', address: 'javascript:alert(1)' }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('region', { name: '脚本' }, SLOW)
    await showAll(canvasElement)
    await expect(await canvas.findAllByText('86 单', {}, SLOW)).toHaveLength(2)
    await expect(await canvas.findByText('危险', {}, SLOW)).toBeInTheDocument()
    await expect(await canvas.findByText('不允许嵌入这个网页', {}, SLOW)).toBeInTheDocument()
    await expect(await canvas.findByText('更多', {}, SLOW)).toBeInTheDocument()
    await expect(
      canvasElement.querySelector('a[href], iframe, img[src], svg[onload], [onerror], [ontoggle]'),
    ).toBeNull()
    // Pictures that fail and details that open run their scripts within a frame or two.
    await new Promise((done) => setTimeout(done, 200))
    await expect('ranScript' in window).toBe(false)
  },
}

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const events = only(
  { sqosKey: 'timeAxis', title: '进度', dataset: { kind: 'model', enCode: 'records' } },
  {
    sqosKey: 'carousel',
    title: '活动照片',
    seconds: 3600,
    list: [
      { address: PICTURE, alt: '年会' },
      { address: 'https://evil.example/x.png', alt: '外部' },
      { address: PICTURE, alt: '运动会' },
    ],
  },
)

const MAP = [
  { name: '浙江省', value: 30 },
  { name: '广东', value: 50 },
]
const media = only(
  { sqosKey: 'video', title: '宣传片', address: '/none.mp4', autoplay: true, loop: true, captions: '/none.vtt' },
  {
    sqosKey: 'video',
    title: '家族视频',
    option: { styleType: 1, defaultValue: [{ name: 'a.mp4', url: '/none.mp4' }] },
  },
  { sqosKey: 'video', title: '外站视频', address: 'https://media.example/a.mp4', fit: 'cover' },
  { sqosKey: 'video', title: '外人视频', address: 'https://evil.example/a.mp4' },
  { sqosKey: 'video', title: '脚本视频', address: 'javascript:alert(1)' },
  {
    sqosKey: 'mapChart',
    title: '分布',
    dataType: 'static',
    option: { styleType: 2, mapType: ['100000'], defaultValue: MAP },
  },
  { sqosKey: 'mapChart', title: '排名', dataType: 'static', option: { styleType: 4, defaultValue: MAP } },
)

/** Videos of this server and of allowed sites, and maps of the family with rows of their own. Only muted videos start by themselves. */
export const VideosAndMaps: Story = {
  args: {
    document: readPortal(media),
    services: exampleServices(() => media, {
      frameAddress: (address, video) =>
        address.startsWith('https://media.example/') && video ? `about:blank?${video.fit}` : undefined,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('region', { name: '宣传片' }, SLOW)
    await showAll(canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('video')).toHaveLength(2), SLOW)
    const [own, family] = [...canvasElement.querySelectorAll('video')]
    await expect(own).toMatchObject({ controls: true, autoplay: true, muted: true, loop: true })
    await expect(own?.querySelector('track')).toHaveAttribute('src', '/none.vtt')
    await expect(family).toMatchObject({ controls: true, autoplay: false, muted: false, loop: false })
    await expect(canvas.getByTitle('外站视频')).toHaveAttribute('src', 'about:blank?cover')
    await expect(canvas.getAllByText('不允许播放这个视频')).toHaveLength(2)
    for (const [name, first] of [
      ['分布', '浙江省'],
      ['排名', '广东'],
    ] as const) {
      const chart = within(canvas.getByRole('region', { name }))
      await userEvent.click(await chart.findByRole('button', { name: '以表格显示' }, SLOW))
      await expect(chart.getAllByRole('row')[1]).toHaveTextContent(first)
    }
  },
}

/** Records along a line, and pictures of this server one after another. */
export const TimeLineAndPictures: Story = {
  args: { document: readPortal(events), services: exampleServices(() => events) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const axis = await canvas.findByRole('region', { name: '进度' }, SLOW)
    await expect(await within(axis).findByText('会议室投影仪', {}, SLOW)).toBeInTheDocument()
    await expect(within(axis).getByText('金额 1,200')).toBeInTheDocument()
    await expect(await canvas.findByRole('img', { name: '年会' }, SLOW)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }))
    await expect(canvas.getByRole('img', { name: '运动会' })).toBeInTheDocument()
    await expect(canvas.getByText('2 / 2')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '暂停轮播' }))
    await expect(canvas.getByRole('button', { name: '继续轮播' })).toBeInTheDocument()
  },
}

const boxes = only(
  {
    sqosKey: 'tab',
    h: 8,
    children: [
      { title: '待办', children: [{ i: 106, sqosKey: 'todo', title: '我的待办' }] },
      { title: '公告', children: [{ i: 107, sqosKey: 'notice', title: '公告通知' }] },
    ],
  },
  { sqosKey: 'card', title: '申请', children: [{ i: 108, sqosKey: 'myFlow', title: '我的申请' }] },
)

/** Tabs and cards; tabs by arrow keys. */
export const TabsAndCards: Story = {
  args: { document: readPortal(boxes), services: exampleServices(() => boxes) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = await canvas.findByRole('tab', { name: '待办' }, SLOW)
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: '公告' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('button', { name: '国庆放假安排' }, SLOW)).toBeVisible()
  },
}

/** The server cannot be reached. */
export const Failed: Story = {
  args: {
    services: exampleServices(() => exampleDocument, { readParts: () => Promise.reject(new Error('服务器没有应答')) }),
  },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('服务器没有应答', {}, SLOW)).length).toBeGreaterThan(1)
  },
}
export const Loading: Story = {
  args: { services: exampleServices(() => exampleDocument, { readParts: () => new Promise(() => undefined) }) },
}
export const Empty: Story = { args: { document: readPortal('') } }
