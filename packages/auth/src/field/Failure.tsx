import { IconCloseCircleFill } from '@arco-design/web-react/icon'
import styles from './Failure.module.css'

/**
 * Error message of the server, shown until the next attempt. The live region is rendered before its text, so that
 * screen readers announce it.
 */
export function Failure({ text }: { text: string }) {
  return (
    <div role="alert" className={styles['failure']}>
      {text && (
        <>
          <IconCloseCircleFill aria-hidden className={styles['icon']} />
          <span>{text}</span>
        </>
      )}
    </div>
  )
}
