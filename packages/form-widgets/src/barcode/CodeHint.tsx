import { IconInfoCircle } from '@arco-design/web-react/icon'
import styles from './CodeHint.module.css'

/** Stands where a code would, and says why there is none. */
export function CodeHint({ children }: { children: string }) {
  return (
    <p className={styles.hint}>
      <IconInfoCircle aria-hidden /> {children}
    </p>
  )
}
