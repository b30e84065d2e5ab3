import { useEffect, useState } from 'react'

/** Whether the content of an element is larger than it, so that it has to be reached by keys. */
export function useScrolls(element: HTMLElement | null): boolean {
  const [scrolls, setScrolls] = useState(false)

  useEffect(
    function observeSizes() {
      if (!element) return
      const box = element
      const measure = () => setScrolls(box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
      const sizes = new ResizeObserver(measure)
      const follow = () => {
        sizes.disconnect()
        sizes.observe(box)
        for (const child of box.children) sizes.observe(child)
      }
      const contents = new MutationObserver(follow)
      contents.observe(box, { childList: true })
      follow()
      return () => {
        sizes.disconnect()
        contents.disconnect()
      }
    },
    [element],
  )
  return scrolls
}
