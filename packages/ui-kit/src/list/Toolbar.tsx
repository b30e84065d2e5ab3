import { Button } from '@arco-design/web-react'
import { IconRefresh } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { NAMESPACE } from '../locales.ts'
import styles from './Toolbar.module.css'

export interface ToolbarProps {
  /** The one primary button of the view. */
  primary?: ReactNode
  /** Other actions. */
  secondary?: ReactNode
  /** Saved views, `DensityMenu`, the columns of the table. */
  tools?: ReactNode
  onRefresh?: (() => void) | undefined
  refreshing?: boolean | undefined
}

/** Toolbar above a table: actions at the start, display options at the end. */
export function Toolbar({ primary, secondary, tools, onRefresh, refreshing = false }: ToolbarProps) {
  const { t } = useText(NAMESPACE)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of buttons is none of the tags it offers
    <div className={styles['toolbar']} role="group" aria-label={t('toolbar.label')}>
      <div className={styles['actions']}>
        {primary && (
          <span className={styles['primary']} data-floating>
            {primary}
          </span>
        )}
        {secondary}
      </div>
      <div className={styles['tools']}>
        {onRefresh && (
          <Button
            type="text"
            iconOnly
            icon={<IconRefresh aria-hidden spin={refreshing} />}
            aria-label={t('toolbar.refresh')}
            title={t('toolbar.refresh')}
            onClick={onRefresh}
          />
        )}
        {tools}
      </div>
    </div>
  )
}
