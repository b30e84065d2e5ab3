import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Frame.module.css'

/** The page itself; another page starts at its top. */
export function Content({ currentHref, children }: { currentHref: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(currentHref)

  useEffect(
    function startAtTop() {
      if (shown.current === currentHref) return undefined
      shown.current = currentHref
      // Just before the frame is painted: earlier, the browser would have to lay out the page twice.
      const request = requestAnimationFrame(() => ref.current?.scrollTo({ top: 0 }))
      return () => cancelAnimationFrame(request)
    },
    [currentHref],
  )

  return (
    <main id="content" ref={ref} tabIndex={-1} className={styles.content}>
      {children}
    </main>
  )
}
