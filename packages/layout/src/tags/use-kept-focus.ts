import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { FrameTab } from './tab-order.ts'

/** Keeps the focus among the tabs when the focused tab is closed or moved. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, tabs: readonly FrameTab[]) {
  const wanted = useRef<{ index: number } | { path: string }>(undefined)

  useLayoutEffect(
    function focusNeighbour() {
      const wish = wanted.current
      if (!wish) return
      wanted.current = undefined
      if ('path' in wish) return focusTab(list.current, wish.path)
      const tab = tabs[Math.min(wish.index, tabs.length - 1)]
      if (tab) focusTab(list.current, tab.path)
    },
    [list, tabs],
  )

  return {
    /** Focuses the tab at this index after the next change. */
    keepAt: (index: number) => (wanted.current = { index }),
    /** Focuses this tab again after the next change. */
    keepOn: (path: string) => (wanted.current = { path }),
    giveBack: (path: string) => focusTab(list.current, path),
  }
}

function focusTab(list: HTMLElement | null, path: string) {
  for (const link of list?.querySelectorAll<HTMLElement>('[data-path]') ?? []) {
    if (link.dataset['path'] === path) link.focus()
  }
}
