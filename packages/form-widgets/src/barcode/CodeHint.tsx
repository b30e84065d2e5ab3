import { IconInfoCircle } from '@arco-design/web-react/icon'
import styles from './CodeHint.module.css'

/** A hint that replaces a code. */
export function CodeHint({ children }: { children: string }) {
  return (
    <p className={styles.hint}>
      <IconInfoCircle aria-hidden /> {children}
    </p>
  )
}
