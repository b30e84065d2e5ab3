import { IconCloseCircleFill } from '@arco-design/web-react/icon'
import styles from './Failure.module.css'

/** The server's refusal; it stays until the next try. The place stands before the words come, so that they are read out. */
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
