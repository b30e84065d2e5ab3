import { useEffect, useState } from 'react'

/** Whether an element has come near to the visible part of the page; stays true. */
export function useNear(element: Element | null): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(
    function watchElement() {
      if (!element || isNear) return
      const observer = new IntersectionObserver(
        (changes) => changes.some((one) => one.isIntersecting) && setNear(true),
        {
          rootMargin: '200px',
        },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [element, isNear],
  )
  return isNear
}
