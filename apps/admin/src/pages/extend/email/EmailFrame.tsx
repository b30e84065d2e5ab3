import { useText } from '@sqos/i18n/react'
import { useEffect, useRef, useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import styles from './Email.module.css'

interface EmailFrameProps {
  /** A page of the server with a policy of its own: no script runs in it. */
  address: string
  onKey: (event: KeyboardEvent) => void
}

/** Pixels until the text is loaded, and at most. */
const [FIRST, MOST] = [160, 40_000]

/** The text of a mail, as high as its content, in a frame without scripts. */
export function EmailFrame({ address, onKey }: EmailFrameProps) {
  const { t } = useText(NAMESPACE)
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST)
  const [loads, setLoads] = useState(0)

  useEffect(
    function followContent() {
      const page = frame.current?.contentDocument
      if (loads === 0 || !page?.body) return
      const measure = () => setHeight(Math.min(MOST, Math.ceil(page.documentElement.scrollHeight)))
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(page.body)
      page.addEventListener('keydown', onKey)
      return () => {
        observer.disconnect()
        page.removeEventListener('keydown', onKey)
      }
    },
    [loads, onKey],
  )

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={t('bodyText')}
      src={address}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      style={{ blockSize: height }}
      onLoad={() => setLoads((count) => count + 1)}
    />
  )
}
