import { lazyDialog } from '../dialog/lazy-dialog.tsx'
import type { SettingsDrawerProps } from './SettingsPanel.tsx'

/** The drawer of the user's settings, loaded when it is first opened. */
export const SettingsDrawer = lazyDialog<SettingsDrawerProps>(
  async () => (await import('./SettingsPanel.tsx')).SettingsPanel,
)
