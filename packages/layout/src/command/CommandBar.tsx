import { lazyDialog } from '../dialog/lazy-dialog.tsx'
import type { CommandBarProps } from './command-types.ts'

/** Search for menu pages and actions, loaded when it is first opened. */
export const CommandBar = lazyDialog<CommandBarProps>(async () => (await import('./CommandPanel.tsx')).CommandPanel)
