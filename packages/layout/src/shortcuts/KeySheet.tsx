import { lazyDialog } from '../dialog/lazy-dialog.tsx'
import type { KeySheetProps } from './KeySheetPanel.tsx'

/** Overview of all shortcuts, loaded when it is first opened. */
export const KeySheet = lazyDialog<KeySheetProps>(async () => (await import('./KeySheetPanel.tsx')).KeySheetPanel)
