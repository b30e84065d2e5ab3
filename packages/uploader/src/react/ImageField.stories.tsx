import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ImageField } from './ImageField.tsx'
import {
  catalogues,
  fileOf,
  held,
  pictureFile,
  refusing,
  SCOPE,
  stuckAt,
  unreachable,
  withUploads,
} from './story.example.tsx'

const image = (name: string) => ({ name, fileId: name, url: `/api/file/Image/annexpic/${name}`, fileSize: 10 })

const meta = {
  title: 'uploader/ImageField',
  component: ImageField,
  tags: ['autodocs'],
  decorators: [withUploads],
  render: held(ImageField),
  args: { 'aria-label': '照片', scope: SCOPE, onChange: fn() },
  parameters: { catalogues },
} satisfies Meta<typeof ImageField>
export default meta
type Story = StoryObj<typeof meta>

const SLOW = { timeout: 60_000 }
const input = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>('照片', { selector: 'input' })

export const Empty: Story = {}

export const Filled: Story = {
  args: { value: ['正面.png', '侧面.png', '铭牌.png'].map(image), showTip: true, limit: 9 },
}

export const Single: Story = { args: { value: [image('正面.png')], limit: 1 } }

export const Disabled: Story = { args: { value: [image('正面.png')], disabled: true } }

export const Detail: Story = { args: { value: ['正面.png', '侧面.png'].map(image), mode: 'detail' } }

export const Problem: Story = { args: { required: true, problem: '照片不能为空' } }

export const Missing: Story = {
  args: { value: [image(`${'很长的名字'.repeat(10)}.png`)] },
  parameters: { uploads: { services: { imageAddress: () => 'data:image/png;base64,AA' } } },
}

export const Uploading: Story = {
  parameters: { uploads: { port: stuckAt(0.6), files: [fileOf('现场.png', 10, 'image/png')] } },
}

export const Failed: Story = {
  parameters: { uploads: { port: unreachable, files: [fileOf('现场.png', 10, 'image/png')] } },
}

export const Uploads: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(input(canvasElement)).toBeInTheDocument(), SLOW)
    await userEvent.upload(input(canvasElement), [await pictureFile('甲.png'), await pictureFile('乙.png')])

    await waitFor(() => expect(canvas.getByRole('list', { name: '图片' }).children).toHaveLength(2), SLOW)
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { name: '甲.png', fileId: '20261121_甲.png', url: expect.any(String), fileSize: expect.any(Number) },
      expect.objectContaining({ name: '乙.png' }),
    ])
  },
}

export const NotLetIn: Story = {
  args: { limit: 1, fileSize: 1, sizeUnit: 'KB' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(input(canvasElement)).toBeInTheDocument(), SLOW)
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(input(canvasElement), fileOf('a.pdf'))
    await expect(canvas.getByText('请上传图片')).toBeVisible()
    await user.upload(input(canvasElement), fileOf('a.png', 1025, 'image/png'))
    await expect(canvas.getByText('图片大小超过1KB')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { uploads: { port: refusing } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(input(canvasElement)).toBeInTheDocument(), SLOW)
    await userEvent.upload(input(canvasElement), fileOf('a.png', 5, 'image/png'))
    await waitFor(() => expect(within(canvasElement).getByText(/文件格式不允许上传/)).toBeVisible(), SLOW)
  },
}

/** A new image replaces the previous one. */
export const Replaces: Story = {
  args: { value: [image('旧.png')], limit: 1 },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(input(canvasElement)).toBeInTheDocument(), SLOW)
    await userEvent.upload(input(canvasElement), fileOf('新.png', 5, 'image/png'))
    await waitFor(
      () => expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: '新.png' })]),
      SLOW,
    )
  },
}

export const Crops: Story = {
  args: { limit: 1, crop: true },
  play: async ({ canvasElement, args }) => {
    const screen = within(document.body)
    await waitFor(() => expect(input(canvasElement)).toBeInTheDocument(), SLOW)
    await userEvent.upload(input(canvasElement), await pictureFile('证件.png', { width: 400, height: 200 }))

    const stage = await screen.findByRole('button', { name: '图片区域：方向键移动，加减键缩放' }, SLOW)
    await waitFor(() => expect(stage).toHaveFocus(), SLOW)
    await userEvent.keyboard('{ArrowRight}+')
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(
      () => expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: '证件.png' })]),
      SLOW,
    )
  },
}

export const Reorders: Story = {
  args: { value: ['甲.png', '乙.png'].map(image) },
  play: async ({ canvasElement, args }) => {
    const handle = await within(canvasElement).findByRole('button', { name: '移动 甲.png，第 1 个，共 2 个' })
    handle.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith([image('乙.png'), image('甲.png')])
  },
}
