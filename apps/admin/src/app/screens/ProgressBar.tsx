import { useText } from '@sqos/i18n/react'
import styles from './ProgressBar.module.css'

/** A thin bar at the top while a navigation takes longer than a blink. */
export function ProgressBar() {
  const { t } = useText('admin')
  return <div className={styles.bar} role="progressbar" aria-label={t('loading')} />
}
