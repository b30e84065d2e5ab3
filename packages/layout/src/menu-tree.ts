import type { ReactNode } from 'react'

/** One entry of the frame's menu: a link, or a group of entries. */
export interface FrameMenuItem {
  key: string
  title: string
  icon?: ReactNode
  /** Address of the page; an address that starts with `/` belongs to this application. */
  href?: string | undefined
  /** Opens in a new window and says so. */
  newWindow?: boolean | undefined
  children?: readonly FrameMenuItem[] | undefined
}

/** The entries from the top of the menu down to the one with this address; empty when no entry has it. */
export function menuTrail(menu: readonly FrameMenuItem[], href: string): readonly FrameMenuItem[] {
  for (const item of menu) {
    if (item.href === href && !item.newWindow) return [item]
    const below = menuTrail(item.children ?? [], href)
    if (below.length > 0) return [item, ...below]
  }
  return []
}
