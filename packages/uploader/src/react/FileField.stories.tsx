import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FileField } from './FileField.tsx'
import {
  asStored,
  catalogues,
  fileOf,
  held,
  keptUpload,
  refusing,
  SCOPE,
  stuckAt,
  takesAll,
  takesAllInReverse,
  unreachable,
  withUploads,
} from './story.example.tsx'

const contract = { name: '采购合同.pdf', fileId: 'f1.pdf', url: '/api/file/Image/annex/f1.pdf', fileSize: 1_204_000 }
const drawing = { name: '图纸.dwg', fileId: 'f2.dwg', url: '/api/file/Image/annex/f2.dwg', fileSize: 20_480 }
const film = { name: '现场.mp4', fileId: 'f3.mp4', url: '/api/file/Image/annex/f3.mp4', fileSize: 204_800_000 }

const meta = {
  title: 'uploader/FileField',
  component: FileField,
  tags: ['autodocs'],
  decorators: [withUploads],
  render: held(FileField),
  args: { 'aria-label': '附件', scope: SCOPE, onChange: fn() },
  parameters: { catalogues },
} satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj<typeof meta>

const SLOW = { timeout: 60_000 }
const input = (canvasElement: HTMLElement, name = '附件') =>
  within(canvasElement).getByLabelText<HTMLInputElement>(name, { selector: 'input' })

export const Empty: Story = {}

export const Filled: Story = { args: { value: [contract, drawing, film] } }

export const WithTip: Story = { args: { showTip: true, accept: '.pdf,.doc,.docx,image/*', limit: 9, fileSize: 20 } }

export const Single: Story = { args: { value: [contract], limit: 1 } }

export const Full: Story = { args: { value: [contract, drawing], limit: 2, showTip: true } }

export const Disabled: Story = { args: { value: [contract], disabled: true } }

export const Detail: Story = { args: { value: [contract, film], mode: 'detail' } }

/** Native file picker, replaced by a file of the browser's storage. */
export const ChosenWithHandle: Story = {
  play: async ({ canvas, args }) => {
    const folder = await navigator.storage.getDirectory()
    const handle = await folder.getFileHandle('合同.pdf', { create: true })
    const writer = await handle.createWritable()
    await writer.write('%PDF-1.7')
    await writer.close()
    const browser = Object.assign(window, { showOpenFilePicker: async () => [handle] })
    try {
      await userEvent.click(await canvas.findByRole('button', { name: '点击上传' }))
      await waitFor(() => expect(args.onChange).toHaveBeenCalled(), SLOW)
      await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: '合同.pdf' })])
    } finally {
      Reflect.deleteProperty(browser, 'showOpenFilePicker')
    }
  },
}

const downloadAll = fn()

/** Several files are downloaded as one archive. */
export const Archive: Story = {
  args: { value: [contract, { ...film, fileId: '' }, drawing], mode: 'detail' },
  parameters: { uploads: { services: { downloadAll } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '打包下载（2 个文件）' }))
    await expect(downloadAll).toHaveBeenCalledWith([contract, drawing])
  },
}

export const Problem: Story = { args: { required: true, problem: '附件不能为空' } }

export const LongText: Story = {
  args: { value: [{ ...contract, name: `${'一个很长很长的文件名'.repeat(12)}.pdf` }], problem: '附件'.repeat(60) },
}

/** A database may contain invalid values. */
export const StrangeValue: Story = {
  args: { value: [null, 7, {}, { name: 'x', url: 'javascript:alert(1)' }, { url: '//evil.example' }].map(asStored) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('x')).toBeVisible(), SLOW)
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}

export const Waiting: Story = {
  parameters: { uploads: { port: stuckAt(0), parallel: 1, files: [fileOf('甲.pdf'), fileOf('乙.pdf')] } },
}

export const Checking: Story = {
  parameters: {
    uploads: {
      files: [fileOf('甲.pdf', 1000)],
      hasher: {
        hash: (_file: Blob, { onProgress }: { onProgress: (bytes: number) => void }) => {
          onProgress(370)
          return new Promise<string>(() => undefined)
        },
        close: () => undefined,
      },
    },
  },
}

export const Uploading: Story = {
  parameters: { uploads: { port: stuckAt(0.45), files: [fileOf('季度报告.xlsx')] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: '季度报告.xlsx 的进度' })).toHaveValue(45), SLOW)
    await userEvent.click(canvas.getByRole('button', { name: '暂停 季度报告.xlsx' }))
    await expect(canvas.getByText('已暂停')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '继续 季度报告.xlsx' }))
    await waitFor(() => expect(canvas.getByText('上传中')).toBeVisible(), SLOW)
    await userEvent.click(canvas.getByRole('button', { name: '删除 季度报告.xlsx' }))
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { uploads: { port: unreachable, files: [fileOf('甲.pdf')] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('上传失败')).toBeVisible(), SLOW)
    await expect(canvas.getByRole('button', { name: '重试 甲.pdf' })).toBeEnabled()
  },
}

/** The network works, but the server does not reply; the next attempt is far away. */
export const Retrying: Story = {
  parameters: { uploads: { port: unreachable, files: [fileOf('甲.pdf')], pauseMs: () => 3_600_000 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('服务器没有响应，正在重试')).toBeVisible(), SLOW)
  },
}

export const Offline: Story = {
  parameters: {
    uploads: {
      files: [fileOf('甲.pdf')],
      connection: { isOnline: () => false, onOnline: () => () => undefined },
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('网络已断开，恢复后自动继续')).toBeVisible(), SLOW)
  },
}

export const AfterReload: Story = {
  parameters: { uploads: { kept: keptUpload(SCOPE) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('页面已刷新，请重新选择该文件以继续')).toBeVisible(), SLOW)
    const again = input(canvasElement, '重新选择 去年的合同.pdf，继续上传')
    await userEvent.upload(again, fileOf('别的.pdf'))
    await expect(canvas.getByText(/所选文件与 去年的合同.pdf 不同/)).toBeVisible()
  },
}

export const Uploads: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(input(canvasElement)).toBeInTheDocument(), SLOW)
    await userEvent.upload(input(canvasElement), [fileOf('甲.pdf'), fileOf('乙.docx', 10)])

    await waitFor(() => expect(canvas.getByRole('list', { name: '文件' }).children).toHaveLength(2), SLOW)
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: '甲.pdf', fileId: '20261121_甲.pdf', fileSize: 2048, fileVersionId: 'v1' }),
      expect.objectContaining({ name: '乙.docx', fileExtension: 'docx' }),
    ])
    await userEvent.click(canvas.getByRole('button', { name: '删除 甲.pdf' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: '乙.docx' })])
    await expect(canvas.getByRole('list', { name: '文件' })).toHaveTextContent('乙.docx')
    await waitFor(() => expect(canvas.getByRole('button', { name: '删除 乙.docx' })).toHaveFocus())
  },
}

export const Refused: Story = {
  parameters: { uploads: { port: refusing } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(input(canvasElement)).toBeInTheDocument(), SLOW)
    await userEvent.upload(input(canvasElement), fileOf('x.exe'))
    await waitFor(() => expect(canvas.getByText('x.exe: 上传失败，文件格式不允许上传')).toBeVisible(), SLOW)
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const NotLetIn: Story = {
  args: { accept: '.xls,.xlsx', limit: 2, fileSize: 1, sizeUnit: 'KB' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(input(canvasElement)).toBeInTheDocument(), SLOW)
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(input(canvasElement), [fileOf('a.pdf', 1), fileOf('b.xlsx', 1025)])
    await expect(canvas.getByText('请选择Excel类型的文件')).toBeVisible()
    await expect(canvas.getByText('文件大小超过1KB')).toBeVisible()

    await user.upload(
      input(canvasElement),
      [1, 2, 3].map((one) => fileOf(`${one}.xls`, 1)),
    )
    await expect(canvas.getByText('当前限制最多可以上传2个文件')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('list', { name: '文件' }).children).toHaveLength(2), SLOW)
    await expect(canvas.queryByText('请选择Excel类型的文件')).toBeNull()
  },
}

export const Reorders: Story = {
  args: { value: [contract, drawing, film] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const handle = await canvas.findByRole('button', { name: '移动 采购合同.pdf，第 1 个，共 3 个' })
    handle.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith([drawing, contract, film])
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '移动 采购合同.pdf，第 2 个，共 3 个' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith([drawing, film, contract])
  },
}

/** A large file before a small one: the order of choice is kept although the large file is uploaded last. */
export const KeepsTheOrderOfChoice: Story = {
  parameters: { uploads: { port: takesAllInReverse() } },
  play: async ({ canvasElement, args }) => {
    const names = ['大.pdf', '中.pdf', '小.pdf']
    await userEvent.upload(
      input(canvasElement),
      names.map((name) => fileOf(name)),
    )
    await waitFor(
      () => expect(args.onChange).toHaveBeenLastCalledWith(names.map((name) => expect.objectContaining({ name }))),
      SLOW,
    )
  },
}

export const DropAndPaste: Story = {
  parameters: { uploads: { port: takesAll } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const group = await canvas.findByRole('group', { name: '附件' })
    const dropped = new DataTransfer()
    dropped.items.add(fileOf('拖入.pdf'))
    const event = { bubbles: true, cancelable: true, dataTransfer: dropped }
    group.dispatchEvent(new DragEvent('dragover', event))
    await expect(await canvas.findByText('松开即可上传')).toBeVisible()
    group.dispatchEvent(new DragEvent('drop', event))
    await waitFor(
      () => expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: '拖入.pdf' })]),
      SLOW,
    )

    const pasted = new DataTransfer()
    pasted.items.add(fileOf('粘贴.png', 10, 'image/png'))
    const button = canvas.getByRole('button', { name: '点击上传' })
    button.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: pasted }))
    await waitFor(() => expect(canvas.getByRole('list', { name: '文件' }).children).toHaveLength(2), SLOW)
  },
}
