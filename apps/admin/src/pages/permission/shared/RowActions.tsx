import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import styles from './Organization.module.css'

export interface RowActionsProps {
  /** The row's name: a screen reader hears which row a word belongs to. */
  name: string
  /** Missing when it is not allowed. */
  onEdit: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** The words at the end of a row. */
export function RowActions({ name, onEdit, onRemove }: RowActionsProps) {
  const { t } = useText(NAMESPACE)
  const look = { type: 'text', size: 'mini', className: styles.action ?? '' } as const
  return (
    <span className={styles.actions}>
      {onEdit && (
        <Button {...look} aria-label={t('action.named', { action: t('action.edit'), name })} onClick={onEdit}>
          {t('action.edit')}
        </Button>
      )}
      {onRemove && (
        <Button
          {...look}
          status="danger"
          aria-label={t('action.named', { action: t('action.remove'), name })}
          onClick={onRemove}
        >
          {t('action.remove')}
        </Button>
      )}
    </span>
  )
}
