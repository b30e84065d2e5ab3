import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { PEOPLE } from './catalogue.ts'
import styles from './People.module.css'

export interface BulkBarProps {
  count: number
  onClear: () => void
  /** Buttons of what can be done with all that is ticked. */
  children: ReactNode
}

/** What can be done with the rows that are ticked. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useText(PEOPLE)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of buttons is none of the tags it offers
    <div className={styles.bar} role="group" aria-label={t('bulk.label')}>
      <span className={styles.count} aria-live="polite">
        {t('bulk.chosen', { count })}
      </span>
      {children}
      <Button type="text" size="small" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
    </div>
  )
}
