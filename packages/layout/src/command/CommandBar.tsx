import { lazyDialog } from '../dialog/lazy-dialog.tsx'
import type { CommandBarProps } from './command-types.ts'

/** Search over the menu that also does things, loaded when it is first opened. */
export const CommandBar = lazyDialog<CommandBarProps>(async () => (await import('./CommandPanel.tsx')).CommandPanel)
