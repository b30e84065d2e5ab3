import { Button, Space } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { confirmAction, confirmDelete } from './confirm-store.ts'

const meta = {
  title: 'ui-kit/Confirm',
  component: Asking,
} satisfies Meta<typeof Asking>
export default meta
type Story = StoryObj<typeof meta>

function Asking({ ask }: { ask: () => Promise<boolean> }) {
  const [answer, setAnswer] = useState('')
  return (
    <Space style={{ padding: 24 }}>
      <Button onClick={async () => setAnswer((await ask()) ? 'yes' : 'no')}>开始</Button>
      <output>{answer}</output>
    </Space>
  )
}

async function open(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '开始' }))
  return within(await screen.findByRole('dialog'))
}

export const Delete: Story = {
  args: { ask: () => confirmDelete({ name: '性别' }) },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(dialog.getByText('即将删除：性别')).toBeInTheDocument()
    // The harmless answer has the focus.
    await waitFor(() => expect(dialog.getByRole('button', { name: '取消' })).toHaveFocus())
  },
}

export const DeleteWithMore: Story = {
  args: { ask: () => confirmDelete({ name: '学历', text: '该分类下的 12 条数据将一并永久删除, 是否继续？' }) },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}

export const Agreed: Story = {
  args: { ask: () => confirmAction({ text: '您确定要禁用当前数据吗, 是否继续？', subject: '性别' }) },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(await within(canvasElement).findByText('yes')).toBeVisible()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '开始' })).toHaveFocus())
  },
}

export const EscapeIsNo: Story = {
  args: Agreed.args,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await waitFor(() => expect(dialog.getByRole('button', { name: '取消' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(await within(canvasElement).findByText('no')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
