import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Frame.module.css'

/** The page itself; another page starts at its top. */
export function Content({ currentHref, children }: { currentHref: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(currentHref)

  useEffect(
    function startAtTop() {
      if (shown.current === currentHref) return
      shown.current = currentHref
      ref.current?.scrollTo({ top: 0 })
    },
    [currentHref],
  )

  return (
    <main id="content" ref={ref} tabIndex={-1} className={styles.content}>
      {children}
    </main>
  )
}
