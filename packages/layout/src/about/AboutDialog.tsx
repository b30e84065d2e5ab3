import { lazyDialog } from '../dialog/lazy-dialog.tsx'
import type { AboutDialogProps } from './AboutPanel.tsx'

/** The dialog about the product, loaded when it is first opened. */
export const AboutDialog = lazyDialog<AboutDialogProps>(async () => (await import('./AboutPanel.tsx')).AboutPanel)
