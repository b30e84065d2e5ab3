import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'

/** A group in the icon rail: opens under the pointer or on a press, closes when pointer and focus have left. */
export function useRailGroup() {
  const [top, setTop] = useState<number>()

  const openAt = (event: MouseEvent<HTMLElement>) => setTop(event.currentTarget.getBoundingClientRect().top)
  const close = () => setTop(undefined)

  function closeOnFocusOutside({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) close()
  }

  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || top === undefined) return
    event.currentTarget.querySelector('button')?.focus()
    close()
  }

  return {
    open: top !== undefined,
    top: top ?? 0,
    itemProps: { onMouseEnter: openAt, onMouseLeave: close, onBlur: closeOnFocusOutside, onKeyDown: closeOnEscape },
    buttonProps: { onClick: openAt },
  }
}
