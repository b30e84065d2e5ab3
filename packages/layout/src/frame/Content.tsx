import { useElement } from '@sqos/hooks'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './Frame.module.css'

export interface ContentProps {
  pageKey: string
  keptPages: ReadonlySet<string> | undefined
  /** Whether the content scrolls; otherwise the frame around it scrolls, with the top bar. */
  fixedHeader: boolean
  children: ReactNode
}

/** Content area of the page. A new page starts at the top; a kept page restores its scroll position. */
export function Content({ pageKey, keptPages, fixedHeader, children }: ContentProps) {
  const [element, ref] = useElement<HTMLElement>()
  const scroller = fixedHeader ? element : (element?.parentElement ?? null)
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
      const request = requestAnimationFrame(() => scroller?.scrollTo({ top }))
      return () => cancelAnimationFrame(request)
    },
    [pageKey, scroller],
  )

  // Before the browser reports that a shorter page scrolled: that is the position of the new page.
  useLayoutEffect(
    function rememberTop() {
      if (!scroller || !keptPages?.has(pageKey)) return undefined
      const remember = () => void tops.current.set(pageKey, scroller.scrollTop)
      scroller.addEventListener('scroll', remember, { passive: true })
      return () => scroller.removeEventListener('scroll', remember)
    },
    [scroller, keptPages, pageKey],
  )

  return (
    <main id="content" ref={ref} tabIndex={-1} className={styles.content}>
      {children}
    </main>
  )
}
