import { type FrameSettings, SettingsDrawer } from '@sqos/layout'
import { lazy, Suspense } from 'react'

/** What opens over the page from the frame. */
export type FrameDialogName = 'search' | 'settings' | 'about' | 'keys'

const About = lazy(async () => ({ default: (await import('./About.tsx')).About }))

export interface FrameDialogsProps {
  open: FrameDialogName | undefined
  onOpen: (dialog: FrameDialogName | undefined) => void
  settings: FrameSettings
  onSettingsChange: (change: Partial<FrameSettings>) => void
}

/** Everything that opens over the page from the frame; each part is loaded when it is first needed. */
export function FrameDialogs({ open, onOpen, settings, onSettingsChange }: FrameDialogsProps) {
  const close = () => onOpen(undefined)
  return (
    <>
      <SettingsDrawer open={open === 'settings'} onClose={close} value={settings} onChange={onSettingsChange} />
      {open === 'about' && (
        <Suspense fallback={null}>
          <About onClose={close} />
        </Suspense>
      )}
    </>
  )
}
