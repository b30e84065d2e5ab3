import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Corrects aria-level and aria-expanded of Arco's tree: it counts levels from 0 and marks leaves as collapsed. */
export function TreePopup({ children }: { children: ReactNode }) {
  const popup = useRef<HTMLDivElement>(null)

  useLayoutEffect(function keepLevelsRight() {
    const { current } = popup
    if (!current) return
    correctLevels(current)
    // Entries are mounted and unmounted while scrolling.
    const observer = new MutationObserver(() => correctLevels(current))
    observer.observe(current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return <div ref={popup}>{children}</div>
}

function correctLevels(popup: Element) {
  for (const item of popup.querySelectorAll('[role="treeitem"]:not([data-level])')) {
    const level = Number(item.getAttribute('aria-level')) + 1
    item.setAttribute('data-level', String(level))
    item.setAttribute('aria-level', String(level))
    if (item.matches('[class*="-is-leaf"]')) item.removeAttribute('aria-expanded')
  }
}
