import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { downloadsCatalogue } from './catalogue.ts'
import { createExampleServer, downloadRecord, ExampleCard } from './downloads.example.tsx'

const ready = (id: string, name: string) => downloadRecord({ id, name, status: 'done', link: '/api/file/Download' })

const meta = {
  title: 'downloads/DownloadCard',
  component: ExampleCard,
  parameters: { catalogues: [downloadsCatalogue] },
  args: { server: createExampleServer() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExampleCard>
export default meta
type Story = StoryObj<typeof meta>

export const RunningAndReady: Story = {
  args: {
    server: createExampleServer(
      downloadRecord({ id: '1', name: '采购申请.xlsx' }),
      downloadRecord({ id: '2', name: '用户信息.xlsx', status: 'running', done: 3, total: 4 }),
      ready('3', '合同台账.xlsx'),
      downloadRecord({ id: '4', name: '上季度销售明细.xlsx', status: 'expired' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole('region', { name: '下载中心' }))
    await expect(card.getByText('进行中 2 · 可下载 1')).toBeVisible()
    await expect(card.getByText('75%')).toBeVisible()
    await expect(card.getByRole('button', { name: '下载 合同台账.xlsx' })).toBeVisible()
    await expect(card.queryByText('上季度销售明细.xlsx')).toBeNull()
  },
}

const nothing = createExampleServer(downloadRecord({ status: 'expired' }))

/** Without a file that is under way or ready, the card renders nothing. */
export const NothingToShow: Story = {
  args: { server: nothing },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(nothing.calls).toContain('GET /api/example/dowTools'))
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  },
}

export const LongNames: Story = {
  args: { server: createExampleServer(ready('1', `${'华东区域销售中心二〇二六年度采购申请单'.repeat(3)}.xlsx`)) },
}
