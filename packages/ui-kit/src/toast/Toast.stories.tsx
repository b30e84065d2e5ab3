import { Button, Space } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { closeToast, showToast, type ToastOptions } from './toast-store.ts'

const LONG_TIME = 600_000

function ToastButtons(toast: ToastOptions) {
  return (
    <Space style={{ padding: 96 }}>
      <Button type="primary" onClick={() => showToast(toast)}>
        保存
      </Button>
      <Button onClick={closeToast}>关闭提示</Button>
    </Space>
  )
}

const meta = {
  title: 'ui-kit/Toast',
  component: ToastButtons,
  args: { kind: 'success', text: '保存成功', duration: LONG_TIME },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByText(args.text)).toBeVisible())
  },
  beforeEach: () => closeToast,
} satisfies Meta<typeof ToastButtons>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Info: Story = { args: { kind: 'info', text: '正在导出，完成后可在下载记录中查看' } }
export const Warning: Story = { args: { kind: 'warning', text: '暂无权限' } }
export const Failure: Story = { args: { kind: 'error', text: '编码已存在' } }
export const LongText: Story = {
  args: {
    kind: 'error',
    text: '导入失败：第 3 行的编码只能输入英文、数字和小数点且小数点不能放在首尾，第 12 行的名称不能含有特殊符号，请修改后重新导入。',
  },
}
