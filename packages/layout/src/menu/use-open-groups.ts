import { useState } from 'react'
import { type FrameMenuItem, menuTrail } from './menu-tree.ts'

/** Which groups of a menu are open, and where in it the page on screen lies. */
export interface MenuState {
  currentHref: string
  trail: ReadonlySet<FrameMenuItem>
  isOpen: (item: FrameMenuItem) => boolean
  toggle: (item: FrameMenuItem) => void
}

/** Groups follow the page on screen, except those that the reader opened or closed by hand. */
export function useOpenGroups(menu: readonly FrameMenuItem[], currentHref: string): MenuState {
  const trail = new Set(menuTrail(menu, currentHref))
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isOpen = (item: FrameMenuItem) => chosen.get(item.key) ?? trail.has(item)
  const toggle = (item: FrameMenuItem) => setChosen(new Map(chosen).set(item.key, !isOpen(item)))
  return { currentHref, trail, isOpen, toggle }
}
