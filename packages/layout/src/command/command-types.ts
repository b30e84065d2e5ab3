import type { ReactNode } from 'react'
import type { FrameMenuItem } from '../menu/menu-tree.ts'
import type { CommandPage } from './command-pages.ts'

/** An action of the command bar: change the theme, lock, sign out. */
export interface CommandAction {
  key: string
  title: string
  icon?: ReactNode
  /** Shortcut of the action, such as `alt+l`. */
  shortcut?: string | undefined
  onRun: () => void
}

export interface CommandBarProps {
  open: boolean
  onClose: () => void
  menu: readonly FrameMenuItem[]
  /** Actions to find in addition to pages. */
  actions: readonly CommandAction[]
  /** URLs of recent pages, the latest first. */
  recents: readonly string[]
  /** Opens a page in this window, or in a new one by Ctrl+Enter and for pages marked so. */
  onOpenPage: (page: CommandPage, where: 'here' | 'new window') => void
}

/** An option of the command bar. */
export type CommandItem = CommandPage | (CommandAction & { kind: 'action' })
