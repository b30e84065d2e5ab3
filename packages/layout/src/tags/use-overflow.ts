import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the tabs overflow their bar, and functions that scroll to its ends. Keeps the current tab in view. */
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
      // A ResizeObserver does not report changes of the content: added, removed or renamed tabs, or another current
      // tab.
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
