import { Button } from '@arco-design/web-react'
import { defineCatalogue } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FeatureSlot } from './FeatureSlot.tsx'
import { lazyPart } from './lazy-part.tsx'

const zh = { default: { title: '消息', open: '打开会话' } }
const catalogue = defineCatalogue('story-chat', {
  zh: async () => zh,
  zhtw: async () => ({ default: { title: '訊息', open: '打開會話' } }),
  en: async () => ({ default: { title: 'Messages', open: 'Open chat' } }),
})

function ChatTool() {
  const { t } = useText('story-chat')
  const [isOpen, setOpen] = useState(false)
  return (
    <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {t('title')}
    </Button>
  )
}

/** A part with a defect: it throws when its button is pressed. */
function FragileTool(): ReactNode {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) throw new Error('FragileTool')
  return <Button onClick={() => setFailed(true)}>通话</Button>
}

const chat = { name: 'chat', catalogue, tool: ChatTool }
const fragile = { name: 'call', tool: FragileTool }
const missing = { name: 'missing', tool: lazyPart(() => Promise.reject(new Error('file is gone'))) }

const meta = {
  title: 'app-feature/FeatureSlot',
  component: FeatureSlot,
  args: { slot: 'tool', features: [chat, fragile], onError: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 8, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeatureSlot>
export default meta
type Story = StoryObj<typeof meta>

export const TwoFeatures: Story = {}

export const OneThrows: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '消息' })
    await userEvent.click(canvas.getByRole('button', { name: '通话' }))
    await expect(canvas.queryByRole('button', { name: '通话' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '消息' })).toBeVisible()
    await expect(args.onError).toHaveBeenCalledWith(expect.any(Error), 'call')
  },
}

export const CodeIsMissing: Story = { args: { features: [missing, chat] } }
