import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Frame.module.css'

export interface ContentProps {
  pageKey: string
  keptPages: ReadonlySet<string> | undefined
  children: ReactNode
}

/** Content area of the page. A new page starts at the top; a kept page restores its scroll position. */
export function Content({ pageKey, keptPages, children }: ContentProps) {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(pageKey)
  const tops = useRef(new Map<string, number>())

  useEffect(
    function forgetClosedPages() {
      for (const key of tops.current.keys()) if (!keptPages?.has(key)) tops.current.delete(key)
    },
    [keptPages],
  )

  useEffect(
    function startWhereItWas() {
      if (shown.current === pageKey) return undefined
      shown.current = pageKey
      const top = tops.current.get(pageKey) ?? 0
      // Runs just before the frame is painted; earlier, the browser would lay out the page twice.
      const request = requestAnimationFrame(() => ref.current?.scrollTo({ top }))
      return () => cancelAnimationFrame(request)
    },
    [pageKey],
  )

  function rememberTop() {
    if (ref.current && keptPages?.has(pageKey)) tops.current.set(pageKey, ref.current.scrollTop)
  }

  return (
    <main id="content" ref={ref} tabIndex={-1} className={styles.content} onScroll={rememberTop}>
      {children}
    </main>
  )
}
