import { useText } from '@sqos/i18n/react'
import { RowAction, RowActions, RowMenu } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'

export interface OrganizationActionsProps {
  /** The row's name. */
  name: string
  /** Undefined without the permission. */
  onEdit: (() => void) | undefined
  onRemove: (() => void) | undefined
  onAdministrators: (() => void) | undefined
  onMove: (() => void) | undefined
}

/** The commands of a company or a department. */
export function OrganizationActions({ name, onEdit, onRemove, onAdministrators, onMove }: OrganizationActionsProps) {
  const { t } = useText(NAMESPACE)
  const named = (action: string) => t('action.named', { action, name })
  const more = [
    ...(onAdministrators ? [{ text: t('action.administrators'), onClick: onAdministrators }] : []),
    ...(onMove ? [{ text: t('action.move'), onClick: onMove }] : []),
  ]
  return (
    <RowActions>
      {onEdit && (
        <RowAction label={named(t('action.edit'))} onClick={onEdit}>
          {t('action.edit')}
        </RowAction>
      )}
      {onRemove && (
        <RowAction label={named(t('action.remove'))} destroys onClick={onRemove}>
          {t('action.remove')}
        </RowAction>
      )}
      {more.length > 0 && <RowMenu label={named(t('action.more'))} text={t('action.more')} items={more} />}
    </RowActions>
  )
}
