import { IconDown } from '@arco-design/web-react/icon'
import styles from './Entry.module.css'

export interface MarksProps {
  /** There is an editor to open. */
  canOpen: boolean
  /** Id and text of what is wrong with the cell. */
  faultId: string | undefined
  fault: string | undefined
}

/** What the active cell shows beside its value. */
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
