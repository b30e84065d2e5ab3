import { useLayoutEffect, useRef } from 'react'
import styles from './RichText.module.css'
import { sanitizeToNodes } from './sanitize.ts'

/** A stored rich text, sanitised and read-only. */
export function RichTextView({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null)

  useLayoutEffect(
    function showText() {
      text.current?.replaceChildren(sanitizeToNodes(html))
    },
    [html],
  )

  return <div ref={text} className={styles.text} />
}
