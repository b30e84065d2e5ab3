import { useText } from '@sqos/i18n/react'
import { RowAction } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'

export interface RowButtonProps {
  action: 'edit' | 'remove' | 'export'
  /** Name of the row. */
  name: string
  onClick: () => void
}

/** The command of a dictionary or a value. */
export function RowButton({ action, name, onClick }: RowButtonProps) {
  const { t } = useText(NAMESPACE)
  const word = t(`action.${action}`)
  return (
    <RowAction label={t('action.named', { action: word, name })} destroys={action === 'remove'} onClick={onClick}>
      {word}
    </RowAction>
  )
}
