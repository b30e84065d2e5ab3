import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import styles from './Bulk.module.css'
import { BULK } from './catalogue.ts'

export interface BulkBarProps {
  /** Number of selected rows. */
  count: number
  onClear: () => void
  /** Buttons of the actions for all selected rows. */
  children: ReactNode
}

/** Toolbar of the actions for the selected rows. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useText(BULK)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag exists for a group of buttons
    <div className={styles.bar} role="group" aria-label={t('label')}>
      <span className={styles.count} aria-live="polite">
        {t('chosen', { count })}
      </span>
      {children}
      <Button type="text" size="small" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  )
}
