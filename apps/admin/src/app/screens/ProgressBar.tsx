import { useText } from '@sqos/i18n/react'
import styles from './ProgressBar.module.css'

/** A thin bar at the top for navigations that take longer. */
export function ProgressBar() {
  const { t } = useText('admin')
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers style <progress> differently
  return <div className={styles.bar} role="progressbar" aria-label={t('loading')} />
}
