import type { ReactNode } from 'react'
import type { FrameMenuItem } from '../menu/menu-tree.ts'
import type { CommandPage } from './command-pages.ts'

/** Something the command bar can do: change the theme, lock, sign out. */
export interface CommandAction {
  key: string
  title: string
  icon?: ReactNode
  /** The key that does the same, such as `alt+l`. */
  shortcut?: string | undefined
  onRun: () => void
}

export interface CommandBarProps {
  open: boolean
  onClose: () => void
  menu: readonly FrameMenuItem[]
  /** Actions that are found beside the pages. */
  actions: readonly CommandAction[]
  /** Addresses of the pages seen last, the latest first. */
  recents: readonly string[]
  /** Goes to a page: in this window, or, by Ctrl+Enter and for pages that ask for it, in a new one. */
  onOpenPage: (page: CommandPage, where: 'here' | 'new window') => void
}

/** One line of the bar. */
export type CommandItem = CommandPage | (CommandAction & { kind: 'action' })
