import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Pagination, type PaginationProps } from './Pagination.tsx'
import { StateSwitch } from './StateSwitch.tsx'
import { StatusTag } from './StatusTag.tsx'

const meta = { title: 'ui-kit/List parts', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const onPageChange = fn()
const onPageSizeChange = fn()

function Pages({ total, page: start }: Pick<PaginationProps, 'total' | 'page'>) {
  const [page, setPage] = useState(start)
  const [pageSize, setPageSize] = useState(20)
  return (
    <Pagination
      total={total}
      page={page}
      pageSize={pageSize}
      onPageChange={(next) => {
        onPageChange(next)
        setPage(next)
      }}
      onPageSizeChange={(next) => {
        onPageSizeChange(next)
        setPageSize(next)
      }}
    />
  )
}

export const PagesFew: Story = { render: () => <Pages total={46} page={1} /> }
export const PagesNone: Story = { render: () => <Pages total={0} page={1} /> }

export const PagesMany: Story = {
  render: () => <Pages total={123_456} page={50} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '向后 5 页' }))
    await expect(onPageChange).toHaveBeenLastCalledWith(55)
    await userEvent.type(canvas.getByRole('textbox', { name: '前往第几页' }), '99999{Enter}')
    await expect(onPageChange).toHaveBeenLastCalledWith(6173)
    await expect(canvas.getByRole('button', { name: '下一页' })).toHaveAttribute('aria-disabled', 'true')

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '每页条数' }), '500')
    await expect(onPageSizeChange).toHaveBeenLastCalledWith(500)
    await userEvent.click(canvas.getByRole('button', { name: '第 1 页' }))
    await expect(canvas.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Tags: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, padding: 16, background: 'var(--color-bg-2)' }}>
      <StatusTag tone="on">启用</StatusTag>
      <StatusTag tone="off">禁用</StatusTag>
      <StatusTag tone="attention">待审批</StatusTag>
      <StatusTag tone="danger">失败</StatusTag>
      <StatusTag tone="info">草稿</StatusTag>
    </div>
  ),
}

const toggle = fn(() => Promise.resolve())

function Record({ start }: { start: boolean }) {
  const [on, setOn] = useState(start)
  return (
    <StateSwitch
      on={on}
      name="性别"
      record="角色"
      onToggle={async () => {
        await toggle()
        setOn(!on)
      }}
    />
  )
}

export const SwitchOff: Story = { render: () => <Record start={false} /> }
export const SwitchDisabled: Story = { render: () => <StateSwitch on name="性别" disabled onToggle={toggle} /> }

export const SwitchAsksFirst: Story = {
  render: () => <Record start />,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: '性别' })
    await userEvent.click(control)
    const question = within(await screen.findByRole('dialog'))
    await expect(question.getByText('您确定要禁用当前角色吗, 是否继续？')).toBeInTheDocument()
    await expect(control).toBeChecked()

    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(control).not.toBeChecked())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Buttons: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 16, background: 'var(--color-bg-2)' }}>
      <Button type="primary">新建</Button>
      <Button>导入</Button>
      <Button type="outline">查询</Button>
      <Button type="text">编辑</Button>
      <Button type="primary" status="danger">
        删除
      </Button>
      <Button type="text" status="danger">
        删除
      </Button>
      <Button type="primary" disabled>
        保存
      </Button>
    </div>
  ),
}
