import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'

/** The position of a flyout's entry: px from the top of the window and from its start edge. */
interface Anchor {
  top: number
  bottom: number
  start: number
}

/** Flyout of a group: opens on hover or press, closes when pointer and focus leave. */
export function useFlyout() {
  const [anchor, setAnchor] = useState<Anchor>()

  const openAt = (event: MouseEvent<HTMLElement>) => setAnchor(anchorOf(event.currentTarget))
  const close = () => setAnchor(undefined)

  function closeOnFocusOutside({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) close()
  }

  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || !anchor) return
    event.currentTarget.querySelector('button')?.focus()
    close()
  }

  return {
    anchor,
    close,
    itemProps: { onMouseEnter: openAt, onMouseLeave: close, onBlur: closeOnFocusOutside, onKeyDown: closeOnEscape },
    buttonProps: { onClick: openAt },
  }
}

function anchorOf(element: HTMLElement): Anchor {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const mirrored = getComputedStyle(element).direction === 'rtl'
  return { top, bottom, start: mirrored ? innerWidth - right : left }
}
