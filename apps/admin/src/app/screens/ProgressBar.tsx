import { useText } from '@sqos/i18n/react'
import styles from './ProgressBar.module.css'

/** A thin bar at the top while a navigation takes longer than a blink. */
export function ProgressBar() {
  const { t } = useText('admin')
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw <progress> in their own way
  return <div className={styles.bar} role="progressbar" aria-label={t('loading')} />
}
