import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RealtimeProvider } from './react.tsx'
import { createExampleRealtime, LiveLog } from './realtime.example.tsx'
import type { RealtimeStatus } from './status.ts'

const connectionIn = (status: RealtimeStatus) => {
  const realtime = createExampleRealtime(status)
  return {
    realtime,
    render: () => (
      <RealtimeProvider realtime={realtime}>
        <LiveLog />
      </RealtimeProvider>
    ),
  }
}

const meta: Meta<typeof LiveLog> = { title: 'realtime/Connection', component: LiveLog }
export default meta

type Story = StoryObj<typeof LiveLog>

export const Connecting: Story = { render: connectionIn({ state: 'connecting' }).render }

const online = connectionIn({ state: 'online' })

/** Messages appear as they arrive; the state follows the connection. */
export const Live: Story = {
  render: online.render,
  play: async ({ canvas }) => {
    online.realtime.become({ state: 'online' })
    online.realtime.arrive({ method: 'online', userId: 'lina' })
    online.realtime.arrive({ method: 'unreadCount', unreadMessageCount: 0, unreadNoticeCount: 2, id: 8 })
    await expect(await canvas.findByText(/"userId":"lina"/)).toBeVisible()
    await expect(await canvas.findByText(/"unreadNoticeCount":2/)).toBeVisible()
    online.realtime.become({ state: 'waiting', retryAt: 0 })
    await expect(await canvas.findByText('waiting')).toBeVisible()
  },
}

export const Ended: Story = { render: connectionIn({ state: 'ended' }).render }
