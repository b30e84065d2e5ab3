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

/** How many entries and groups there are, on all levels. */
export function countEntries(menu: readonly FrameMenuItem[]): number {
  return menu.reduce((sum, item) => sum + 1 + countEntries(item.children ?? []), 0)
}

/** Width that an entry of the top menu takes, px. Source: specification of the shell, sections 2 and 9. */
const TOP_ITEM_WIDTH = 116

/** The menu of the top bar in two: what has a place, and what waits under "more". */
export interface TopMenuParts {
  shown: readonly FrameMenuItem[]
  rest: readonly FrameMenuItem[]
}

/** What of the menu stands on top at this width in px, and what waits under "more". A width of 0 is not measured yet. */
export function splitTopMenu(menu: readonly FrameMenuItem[], width: number): TopMenuParts {
  const places = Math.max(1, Math.floor(width / TOP_ITEM_WIDTH))
  if (width === 0 || menu.length <= places) return { shown: menu, rest: [] }
  return { shown: menu.slice(0, places - 1), rest: menu.slice(places - 1) }
}
