import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Skeleton } from './Delayed.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { EmptyState, FailedState, NoPermissionState, NotFoundState } from './StateView.tsx'

const meta = { title: 'ui-kit/States' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: () => (
    <EmptyState hint="字典把常用的选项集中在一处。">
      <Button type="primary">新建字典</Button>
    </EmptyState>
  ),
}

export const NothingFound: Story = { render: () => <NotFoundState onClear={() => undefined} /> }

export const Failed: Story = { render: () => <FailedState traceId="01JDZ7Q4M8" onRetry={() => undefined} /> }

export const NoPermission: Story = { render: () => <NoPermissionState /> }

export const Loading: Story = {
  render: () => <Skeleton lines={5} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('status', { name: /数据加载中|Loading|資料載入中/ })).toBeNull()
    await expect(await canvas.findByRole('status', { name: /数据加载中|Loading|資料載入中/ })).toBeVisible()
  },
}

function Fragile() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('Cannot read properties of undefined (reading "fullName")')
  return (
    <div style={{ padding: 24 }}>
      <Button onClick={() => setBroken(true)}>出错</Button>
    </div>
  )
}

const breakable: Story['render'] = () => (
  <ErrorBoundary>
    <Fragile />
  </ErrorBoundary>
)

async function breakPage(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: '出错' }))
  await expect(await canvas.findByText(/reading "fullName"/)).not.toBeVisible()
  return canvas
}

export const PageFailed: Story = {
  render: breakable,
  play: async ({ canvasElement }) => {
    await breakPage(canvasElement)
  },
}

export const PageTriedAgain: Story = {
  render: breakable,
  play: async ({ canvasElement }) => {
    const canvas = await breakPage(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /重试|Try again|重試/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '出错' })).toBeVisible())
  },
}
