import { lazyDialog } from '../dialog/lazy-dialog.tsx'
import type { KeySheetProps } from './KeySheetPanel.tsx'

/** The sheet of all keys, loaded when it is first opened. */
export const KeySheet = lazyDialog<KeySheetProps>(async () => (await import('./KeySheetPanel.tsx')).KeySheetPanel)
