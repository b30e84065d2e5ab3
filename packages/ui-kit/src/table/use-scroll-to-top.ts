import { useEffect, useRef } from 'react'

/** Length of the animation in ms. */
const DURATION = 800

/** Input of the user that ends the animation. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to the first row after a page change; `firstIndex` is the number of the first row on the page. */
export function useScrollToTop(element: HTMLElement | null, firstIndex: number): void {
  const last = useRef(firstIndex)

  useEffect(
    function followPage() {
      if (last.current === firstIndex || !element) return
      last.current = firstIndex
      return scrollToTop(element)
    },
    [element, firstIndex],
  )
}

/** Scrolls the element, or the ancestor in which its start is hidden; returns a function that ends the animation. */
function scrollToTop(element: HTMLElement): (() => void) | undefined {
  const scroller = element.scrollTop > 0 ? element : hidingAncestor(element)
  if (!scroller) return undefined
  const from = scroller.scrollTop
  const hidden = scroller === element ? from : edgeOf(scroller) - element.getBoundingClientRect().top
  const distance = Math.min(from, hidden)
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scroller.scrollTop = from - distance
    return undefined
  }

  let start: number | undefined
  let frame = requestAnimationFrame(step)
  const end = () => {
    cancelAnimationFrame(frame)
    for (const name of INTERRUPTIONS) window.removeEventListener(name, end, true)
  }
  for (const name of INTERRUPTIONS) window.addEventListener(name, end, { capture: true, passive: true })

  function step(now: number) {
    start ??= now
    const rest = 1 - Math.min(1, (now - start) / DURATION)
    if (scroller) scroller.scrollTop = from - distance * (1 - rest ** 3)
    if (rest > 0) frame = requestAnimationFrame(step)
    else end()
  }
  return end
}

const edgeOf = (scroller: HTMLElement) => Math.max(0, scroller.getBoundingClientRect().top)

function hidingAncestor(element: HTMLElement): HTMLElement | undefined {
  const { top } = element.getBoundingClientRect()
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (parent.scrollTop > 0 && top < edgeOf(parent)) return parent
  return undefined
}
