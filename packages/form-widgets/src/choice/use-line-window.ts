import { useElement } from '@sqos/hooks'
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect } from 'react'

/** Height of a line in px; all lines have this height. */
export const LINE_HEIGHT = 36

/** Height of the list before it is measured, in px. */
const FIRST_HEIGHT = 10 * LINE_HEIGHT

interface LineWindowOptions {
  count: number
  /** Index of the line to keep visible; -1 for none. */
  active: number
}

/** The range of lines to draw. Scrolls to the active line. */
export function useLineWindow({ count, active }: LineWindowOptions) {
  const [element, box] = useElement<HTMLElement>()
  // oxlint-disable-next-line react/incompatible-library -- the compiler skips this hook, as intended
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => element,
    estimateSize: () => LINE_HEIGHT,
    overscan: 8,
    // While the list is hidden it has no height: it keeps the last one.
    observeElementRect: (list, report) => observeElementRect(list, (rect) => rect.height > 0 && report(rect)),
    initialRect: { width: 0, height: FIRST_HEIGHT },
  })
  const drawn = virtualizer.getVirtualItems()
  const height = virtualizer.scrollRect?.height ?? FIRST_HEIGHT

  useLayoutEffect(
    function keepActiveInSight() {
      if (active >= 0) virtualizer.scrollToIndex(active)
    },
    [virtualizer, active],
  )

  return {
    box,
    first: drawn[0]?.index ?? 0,
    end: (drawn.at(-1)?.index ?? -1) + 1,
    /** Lines of a page, for the page keys. */
    page: Math.max(1, Math.floor(height / LINE_HEIGHT) - 1),
  }
}
