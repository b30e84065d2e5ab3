import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { tabStops } from './focus-inside.ts'

/** Properties of the element of a region, for `useRegionFocus`. */
export interface RegionFocusProps {
  onFocus: (event: FocusEvent) => void
  'aria-keyshortcuts': string
}

/**
 * F6 moves the focus from the page into a region above it (a call, a notice), and back. When the region is removed while it or
 * a dialog of it has the focus, the element that had it before is focused. `first` is the CSS selector of what F6 focuses;
 * default: the first Tab stop.
 *
 * @example <section ref={region} {...useRegionFocus(region, '[data-actions] button')}>…</section>
 */
export function useRegionFocus(region: RefObject<HTMLElement | null>, first?: string): RegionFocusProps {
  const inside = useRef<Event>(undefined)

  useEffect(
    function followFocus() {
      let before = document.activeElement
      let isInside = false
      const giveBack = () => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      }
      // React's event comes first, and also from dialogs that the region renders elsewhere in the document.
      const follow = (event: Event) => {
        isInside = event === inside.current
        if (!isInside && event.target instanceof Element) before = event.target
      }
      const press = (event: KeyboardEvent) => {
        const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
        if (key !== 'F6' || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented || !region.current) return
        event.preventDefault()
        if (region.current.contains(document.activeElement)) return giveBack()
        const wanted = tabStops(region.current)
        const target = wanted.find((one) => first !== undefined && one.matches(first)) ?? wanted[0]
        return target?.focus({ preventScroll: true })
      }
      document.addEventListener('focusin', follow)
      document.addEventListener('keydown', press)
      return () => {
        document.removeEventListener('focusin', follow)
        document.removeEventListener('keydown', press)
        const { activeElement, body } = document
        if (isInside && (activeElement === null || activeElement === body)) giveBack()
      }
    },
    [region, first],
  )

  return {
    onFocus: ({ nativeEvent }) => {
      inside.current = nativeEvent
    },
    'aria-keyshortcuts': 'F6',
  }
}
