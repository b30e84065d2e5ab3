import type { ReactNode } from 'react'

/** One entry of the frame's menu: a link, or a group of entries. */
export interface FrameMenuItem {
  key: string
  title: string
  icon?: ReactNode
  /** Address of the page; an address that starts with `/` belongs to this application. */
  href?: string | undefined
  /** Opens in a new window, with a hint. */
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

/** Number of entries and groups on all levels. */
export function countEntries(menu: readonly FrameMenuItem[]): number {
  return menu.reduce((sum, item) => sum + 1 + countEntries(item.children ?? []), 0)
}

/** Width that an entry of the top menu takes, px. */
const TOP_ITEM_WIDTH = 116

/** Width in px above which a name in the top menu is truncated. */
const MAX_TOP_ITEM_WIDTH = 176

/** The top menu in two parts: visible entries and entries under "more". */
export interface TopMenuParts {
  shown: readonly FrameMenuItem[]
  rest: readonly FrameMenuItem[]
}

/**
 * Splits the menu at this width in px into the entries on top and those under "more": one entry per 116 px, up to a maximum.
 * A width of 0 is not measured yet.
 */
export function splitTopMenu(menu: readonly FrameMenuItem[], width: number): TopMenuParts {
  const places = Math.max(1, Math.floor(width / TOP_ITEM_WIDTH))
  if (width === 0 || (menu.length <= places && widthOf(menu) <= width)) return { shown: menu, rest: [] }
  let count = Math.min(places - 1, menu.length - 1)
  while (count > 0 && widthOf(menu.slice(0, count)) + TOP_ITEM_WIDTH > width) count--
  return { shown: menu.slice(0, count), rest: menu.slice(count) }
}

/** Total width of these entries in px: icon, name, and the arrow of a group. */
const widthOf = (menu: readonly FrameMenuItem[]): number =>
  menu.reduce((sum, { title, children }) => {
    const name = Array.from(title).reduce((width, letter) => width + (letter > '\u2e80' ? 14 : 8), 0)
    return sum + Math.min(MAX_TOP_ITEM_WIDTH, (children ? 72 : 52) + name)
  }, 0)
