import { useText } from '@sqos/i18n/react'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'

export interface OrganizationActionsProps {
  /** The row's name. */
  name: string
  /** Missing when it is not allowed. */
  onEdit: (() => void) | undefined
  onRemove: (() => void) | undefined
  onAdministrators: (() => void) | undefined
}

/** What can be done with a company or a department. */
export function OrganizationActions({ name, onEdit, onRemove, onAdministrators }: OrganizationActionsProps) {
  const { t } = useText(NAMESPACE)
  return (
    <RowActions>
      {onEdit && (
        <RowAction label={t('action.named', { action: t('action.edit'), name })} onClick={onEdit}>
          {t('action.edit')}
        </RowAction>
      )}
      {onRemove && (
        <RowAction label={t('action.named', { action: t('action.remove'), name })} destroys onClick={onRemove}>
          {t('action.remove')}
        </RowAction>
      )}
      {onAdministrators && (
        <RowAction label={t('action.named', { action: t('action.administrators'), name })} onClick={onAdministrators}>
          {t('action.administrators')}
        </RowAction>
      )}
    </RowActions>
  )
}
