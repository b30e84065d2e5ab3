import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { writingCatalogue } from '../catalogue.ts'
import { createExampleServer, ExampleApplication, type ExampleServer } from '../writing.example.tsx'
import { WritingHome } from './WritingHome.tsx'

function ExampleHome({ server, onOpen }: { server: ExampleServer; onOpen: (id: string) => void }) {
  return (
    <main>
      <ExampleApplication server={server}>
        <WritingHome onOpen={onOpen} />
      </ExampleApplication>
    </main>
  )
}

const meta = {
  title: 'writing/WritingHome',
  component: ExampleHome,
  parameters: { catalogues: [writingCatalogue] },
  args: { server: createExampleServer(), onOpen: fn() },
  // A story that runs again starts as before.
  beforeEach: ({ args }) => args.server.reset(),
} satisfies Meta<typeof ExampleHome>
export default meta
type Story = StoryObj<typeof meta>

/** Templates by category, and own articles; a click opens one. */
export const Articles: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^给星河文化的报价/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('a1')
    await userEvent.click(canvas.getByText('与我共享'))
    await expect(await canvas.findByText(/李娜/)).toBeVisible()
  },
}

/** A deleted article comes back. */
export const Deleted: Story = {
  args: { server: createExampleServer() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('最近删除'))
    await userEvent.click(await canvas.findByRole('button', { name: '恢复 旧的会议纪要' }))
    await expect(await canvas.findByText('没有删除的文章')).toBeVisible()
  },
}

/** Nothing yet: what to do is said. */
export const Empty: Story = { args: { server: createExampleServer({ isEmpty: true }) } }

/** The server does not answer. */
export const Failed: Story = { args: { server: createExampleServer({ isDown: true }) } }
