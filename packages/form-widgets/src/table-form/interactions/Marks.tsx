import { IconDown } from '@arco-design/web-react/icon'
import styles from './Entry.module.css'

export interface MarksProps {
  /** Whether there is an editor. */
  canOpen: boolean
  /** Id and text of the fault. */
  faultId: string | undefined
  fault: string | undefined
}

/** Marks of the active cell beside its value. */
export function Marks({ canOpen, faultId, fault }: MarksProps) {
  return (
    <>
      {canOpen && (
        <span className={styles.open} data-open aria-hidden>
          <IconDown />
        </span>
      )}
      {faultId && (
        <span id={faultId} className={styles.bubble}>
          {fault}
        </span>
      )}
    </>
  )
}
