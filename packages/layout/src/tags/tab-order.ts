import type { ReactNode } from 'react'

/** One opened page. */
export interface FrameTab {
  /** URL with query: target of the link and identity of the tab. */
  path: string
  title: string
  icon?: ReactNode
  /** A fixed tab: it cannot be closed and is placed first. */
  affix?: boolean | undefined
}

/** The URLs after a tab moved to the position of another; affix tabs stay in front. */
export function movedTabs(tabs: readonly FrameTab[], from: number, to: number): string[] {
  const moved = tabs[from]
  const paths = tabs.map((tab) => tab.path)
  if (!moved) return paths
  const fixed = tabs.filter((tab) => tab.affix).length
  const [low, high] = moved.affix ? [0, fixed - 1] : [fixed, tabs.length - 1]
  paths.splice(from, 1)
  paths.splice(Math.min(Math.max(to, low), high), 0, moved.path)
  return paths
}
