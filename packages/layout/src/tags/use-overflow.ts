import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the tabs are wider than their bar, and the ways to their ends; the tab on screen is kept in view. */
export function useOverflow(list: RefObject<HTMLElement | null>) {
  const [exists, setExists] = useState(false)

  useLayoutEffect(
    function followTabs() {
      const element = list.current
      if (!element) return
      const update = () => {
        setExists(element.scrollWidth > element.clientWidth + 1)
        element.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }
      update()
      const sizes = new ResizeObserver(update)
      sizes.observe(element)
      // No observer of sizes reports what is inside: tabs that come, go, or carry another name, another one on screen.
      const tabs = new MutationObserver(update)
      tabs.observe(element, { childList: true, characterData: true, subtree: true, attributeFilter: ['aria-current'] })
      return () => {
        sizes.disconnect()
        tabs.disconnect()
      }
    },
    [list],
  )

  const scrollTo = (end: 'first' | 'last') => {
    const items = list.current?.children
    const item = end === 'first' ? items?.[0] : items?.[items.length - 1]
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    item?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: calm ? 'auto' : 'smooth' })
  }
  return { exists, toFirst: () => scrollTo('first'), toLast: () => scrollTo('last') }
}
