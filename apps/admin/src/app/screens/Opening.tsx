import { selectIsLocked } from '@sqos/session'
import { useSelector } from 'react-redux'
import { selectSettings } from '../settings/settings-slice.ts'
import type { AppState } from '../store.ts'
import { ProgressBar } from './ProgressBar.tsx'
import styles from './Opening.module.css'

/** The outline of the frame while user and menu are loading. */
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
