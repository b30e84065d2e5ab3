import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { docPreviewCatalogue } from '../catalogue.ts'
import { wav } from '../testing/sound.example.ts'
import { DocumentPreview } from './DocumentPreview.tsx'
import { PreviewPhase } from './PreviewPhase.tsx'
import { PreviewTools } from './PreviewTools.tsx'
import type { PreviewState } from './use-preview.ts'

const file = { name: '采购合同.pdf', fileId: '1' }
const never = () => new Promise<never>(() => undefined)

const meta = {
  title: 'doc-preview/DocumentPreview',
  component: DocumentPreview,
  parameters: { catalogues: [docPreviewCatalogue] },
  args: {
    file,
    // The states inside the frame are tested in the built frame: viewer.test.ts.
    viewer: 'about:blank',
    watermark: '张三 zhangsan',
    source: { address: never },
    onClose: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof DocumentPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('正在加载文件')).toBeVisible())
    await expect(screen.getByRole('dialog', { name: '文档预览 - 采购合同.pdf' })).toBeVisible()
  },
}

/** The frame has the file and renders it. */
export const Opening: Story = {
  args: { source: { address: async () => '/x', read: async () => new Blob(['x']) } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('正在打开文件')).toBeVisible())
    const frame = screen.getByTitle('采购合同.pdf 的内容')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-modals')
  },
}

/** 文件不存在, and the dialog asks to be closed. */
export const Missing: Story = {
  args: { source: { address: async () => '' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await waitFor(() => expect(screen.getByText('文件不存在')).toBeVisible())
  },
}

export const Failed: Story = {
  args: { source: { address: async () => '/x', read: async () => Promise.reject(new Error('away')) } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('文件加载失败。')).toBeVisible())
    await expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const LongName: Story = {
  args: { file: { name: `${'很长的文件名'.repeat(30)}.pdf`, fileId: '2' } },
}

const phase = { name: '合同.doc', onRetry: fn(), onPassword: fn(), onDownload: fn() }

/** Played by the dialog itself, without a frame. The watermark covers it, in full screen too. */
export const Sound: Story = {
  args: {
    file: { name: '会议录音.wav', fileId: '4' },
    source: { address: async () => '/x', read: async () => new Blob([wav()], { type: 'audio/wav' }) },
  },
  play: async () => {
    const player = await screen.findByLabelText('会议录音.wav')
    await waitFor(() => expect(player).toBeVisible())
    await expect(player).toHaveProperty('duration', 0.5)
    await expect(screen.queryByTitle('会议录音.wav 的内容')).toBeNull()
  },
}

/** A video without a decoder in this browser. */
export const Undecodable: Story = {
  args: {
    file: { name: '监控.avi', fileId: '5' },
    source: { address: async () => '/x', read: async () => new Blob(['RIFF    AVI ']) },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('此类文件无法在此预览。')).toBeVisible())
  },
}

/** Old Office files and archives other than zip: the notice needs no request. */
export const OnlyDownloaded: Story = {
  args: { file: { name: '旧合同.wps', fileId: '3' }, source: { address: async () => '/x', read: fn() } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('WPS 文件无法在浏览器中预览，只能下载。')).toBeVisible())
    await expect(args.source.read).not.toHaveBeenCalled()
  },
}

export const Unsupported: Story = { render: () => <PreviewPhase phase="unsupported" {...phase} /> }
export const Damaged: Story = { render: () => <PreviewPhase phase="damaged" {...phase} /> }
export const Locked: Story = { render: () => <PreviewPhase phase="locked" {...phase} /> }
export const TooLarge: Story = { render: () => <PreviewPhase phase="tooLarge" {...phase} /> }
export const WrongPassword: Story = { render: () => <PreviewPhase phase="wrongPassword" {...phase} /> }

const shown: PreviewState = {
  phase: 'shown',
  abilities: { pages: 12, finds: true, zooms: true, prints: true },
  page: 3,
  found: { current: 1, total: 4 },
}

export const Tools: Story = {
  render: () => <PreviewTools state={shown} order={fn()} screen={() => document.body} onDownload={fn()} />,
}

export const ToolsOfSound: Story = {
  render: () => (
    <PreviewTools
      state={{ ...shown, abilities: { pages: 0, finds: false, zooms: false, prints: false } }}
      order={fn()}
      screen={() => document.body}
    />
  ),
}
