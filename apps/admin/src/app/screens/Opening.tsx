import { selectIsLocked } from '@sqos/session'
import { useSelector } from 'react-redux'
import { selectSettings } from '../settings/settings-slice.ts'
import type { AppState } from '../store.ts'
import { ProgressBar } from './ProgressBar.tsx'
import styles from './Opening.module.css'

/** The outline of the person's frame, until it is known who they are and what their menu holds. */
export function Opening() {
  const { layoutType } = useSelector((state: AppState) => selectSettings(state))
  const locked = useSelector((state: AppState) => selectIsLocked(state))
  return (
    <>
      <ProgressBar />
      {!locked && <div className={styles.outline} data-outline={layoutType} />}
    </>
  )
}
