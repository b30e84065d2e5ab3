import type { ReactNode } from 'react'

/** One opened page. */
export interface FrameTab {
  /** Address with query: what the link leads to, and the tab's identity. */
  path: string
  title: string
  icon?: ReactNode
  /** A fixed tab: it cannot be closed and is placed first. */
  affix?: boolean | undefined
}

/** The addresses after one tab moved to another's place; affix tabs stay in front of the others. */
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
