import { useState } from 'react'
import { type FrameMenuItem, menuTrail } from './menu-tree.ts'

/** The open groups of a menu and the path of the current page. */
export interface MenuState {
  currentHref: string
  trail: ReadonlySet<FrameMenuItem>
  isOpen: (item: FrameMenuItem) => boolean
  toggle: (item: FrameMenuItem) => void
}

/** Expands the groups of the current page, except groups that the user expanded or collapsed. */
export function useOpenGroups(menu: readonly FrameMenuItem[], currentHref: string): MenuState {
  const trail = new Set(menuTrail(menu, currentHref))
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isOpen = (item: FrameMenuItem) => chosen.get(item.key) ?? trail.has(item)
  const toggle = (item: FrameMenuItem) => setChosen(new Map(chosen).set(item.key, !isOpen(item)))
  return { currentHref, trail, isOpen, toggle }
}
