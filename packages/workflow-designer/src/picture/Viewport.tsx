import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { ViewportControl } from './use-viewport.ts'
import styles from './Viewport.module.css'

export interface ViewportProps {
  view: ViewportControl
  label: string
  children: ReactNode
  /** Parts that stay in place, such as the small map. */
  overlay?: ReactNode
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** Whether nothing inside of the picture takes the focus, so that the frame must. */
  isStill?: boolean | undefined
}

/** The frame in which a picture scrolls and zooms. */
export function Viewport({ view, label, children, overlay, onKeyDown, isStill = false }: ViewportProps) {
  const frame = useRef<HTMLElement>(null)
  const sizer = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useEffect(
    function control() {
      if (!frame.current || !sizer.current || !content.current) return
      return view.attach({ frame: frame.current, sizer: sizer.current, content: content.current })
    },
    [view],
  )

  return (
    <div className={styles.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the cards inside of it */}
      <section
        ref={frame}
        className={styles.frame}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without cards to focus it scrolls by keys itself
        tabIndex={isStill ? 0 : -1}
        onKeyDown={onKeyDown}
      >
        <div ref={sizer} className={styles.sizer}>
          <div ref={content} className={styles.content}>
            {children}
          </div>
        </div>
      </section>
      {overlay}
    </div>
  )
}
