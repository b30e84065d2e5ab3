import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { layoutCatalogue } from '../catalogue.ts'
import { KeySheet } from './KeySheet.tsx'
import { type FrameShortcuts, useFrameShortcuts } from './use-frame-shortcuts.ts'

function Example(shortcuts: FrameShortcuts) {
  const [open, setOpen] = useState(false)
  const sections = useFrameShortcuts({ ...shortcuts, onKeySheet: () => setOpen(true) })
  return <KeySheet open={open} onClose={() => setOpen(false)} sections={sections} />
}

const meta = {
  title: 'layout/KeySheet',
  component: Example,
  parameters: { catalogues: [layoutCatalogue] },
  args: { onSearch: fn(), onTab: fn(), onCloseTab: fn(), onLock: fn() },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const AllKeys: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Alt>}[Digit3]{/Alt}')
    await expect(args.onTab).toHaveBeenCalledWith(2)
    await userEvent.keyboard('?')
    // The dialog fades in.
    await waitFor(() => expect(screen.getByText('锁定屏幕')).toBeVisible())
    await userEvent.keyboard('{Alt>}[KeyW]{/Alt}')
    await expect(args.onCloseTab).not.toHaveBeenCalled()
  },
}
