import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ImportButton } from './ImportButton.tsx'
import { catalogues, fileOf, keptUpload, stuckAt, takesAll, withUploads } from './story.example.tsx'
import { UploadDock } from './UploadDock.tsx'
import { UploadPanel } from './UploadPanel.tsx'

const meta = {
  title: 'uploader/Others',
  decorators: [withUploads],
  parameters: { catalogues },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Uploads that continue during navigation. */
export const Panel: Story = {
  render: () => <UploadPanel />,
  parameters: {
    uploads: { port: stuckAt(0.3), files: ['甲.pdf', '乙.mp4', '丙.mp3'].map((name) => fileOf(name, 5000)) },
  },
}

export const PanelOfDone: Story = {
  render: () => <UploadPanel />,
  parameters: { uploads: { port: takesAll, files: [fileOf('甲.pdf')] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('上传成功')).toBeVisible(), { timeout: 60_000 })
  },
}

export const Dock: Story = {
  render: () => <UploadDock />,
  parameters: {
    uploads: {
      port: stuckAt(0.3),
      kept: keptUpload('other'),
      files: ['甲.pdf', '乙.mp4'].map((name) => fileOf(name, 5000)),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const head = await canvas.findByRole('button', { name: /上传 0\/3/ }, { timeout: 60_000 })
    await expect(canvas.getByText('1 个需要处理')).toBeVisible()
    await userEvent.click(head)
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(3)
    await userEvent.click(head)
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

const send = fn()

export const Import: Story = {
  render: () => <ImportButton send={send} accept=".xlsx" />,
  play: async ({ canvasElement }) => {
    const body = within(document.body)
    const input = await within(canvasElement).findByLabelText<HTMLInputElement>('导入', { selector: 'input' })
    send.mockResolvedValueOnce({ code: 200, msg: '导入成功' })
    await userEvent.upload(input, fileOf('a.xlsx'))
    await waitFor(() => expect(body.getByText('导入成功')).toBeVisible(), { timeout: 60_000 })
    send.mockResolvedValueOnce({ code: 400, msg: '第 3 行有误' })
    await userEvent.upload(input, fileOf('a.xlsx'))
    await waitFor(() => expect(body.getByText('第 3 行有误')).toBeVisible(), { timeout: 60_000 })
  },
}
