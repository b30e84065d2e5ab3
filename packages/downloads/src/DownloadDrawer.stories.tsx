import type { Meta, StoryObj } from '@storybook/react-vite'
import { layoutCatalogue } from '@sqos/layout'
import { expect, screen, userEvent, within } from 'storybook/test'
import { downloadsCatalogue } from './catalogue.ts'
import { createExampleServer, downloadRecord, type ExampleServer, ExampleShell } from './downloads.example.tsx'

const HOUR = 3_600_000

const RECORDS = [
  downloadRecord({ id: '1', name: '采购申请_20261122.xlsx' }),
  downloadRecord({ id: '2', name: '用户信息.xlsx', status: 'running', done: 3, total: 4 }),
  downloadRecord({
    id: '3',
    name: '合同台账.xlsx',
    status: 'done',
    link: '/api/file/Download?encryption=x',
    fileSize: 204_800,
    expireTime: 1_800_000_000_000 + HOUR,
  }),
  downloadRecord({ id: '4', name: '请假记录.xlsx', status: 'failed', message: '没有权限', canRetry: true }),
  downloadRecord({ id: '5', name: '员工花名册.xlsx', kind: 'import', status: 'cancelled' }),
  downloadRecord({ id: '6', name: '上季度销售明细.xlsx', status: 'expired' }),
]

const meta = {
  title: 'downloads/DownloadDrawer',
  component: ExampleShell,
  parameters: { catalogues: [layoutCatalogue, downloadsCatalogue] },
  args: { server: createExampleServer() },
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExampleShell>
export default meta
type Story = StoryObj<typeof meta>

async function openDrawer(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '下载中心' }))
  return within(await screen.findByRole('dialog', { name: '下载中心' }))
}

const opened = (server: ExampleServer, text: string | RegExp): Story => ({
  args: { server },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement)
    await expect(await drawer.findByText(text)).toBeVisible()
  },
})

export const EveryStatus: Story = opened(createExampleServer(...RECORDS), '没有权限')

export const Empty: Story = opened(createExampleServer(), /暂无/)

export const Failed: Story = opened(Object.assign(createExampleServer(), { isDown: true }), /数据库连接失败/)

export const LongNames: Story = opened(
  createExampleServer(
    downloadRecord({ name: `${'华东区域销售中心二〇二六年度采购申请单'.repeat(3)}.xlsx`, status: 'expired' }),
  ),
  /华东区域/,
)
