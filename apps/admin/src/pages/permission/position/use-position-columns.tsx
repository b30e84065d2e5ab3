import type { PositionRow } from '@sqos/api-client/position'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions, StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { RowMenu } from '../../../parts/row-menu/RowMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.ts'
import { NAMESPACE } from './catalogue.ts'

/** The commands of a row. */
export interface PositionTasks {
  edit: (row: PositionRow) => void
  remove: (row: PositionRow) => Promise<void>
  members: (row: PositionRow) => void
  /** Missing where the person gives no permissions. */
  authorize: ((row: PositionRow) => void) | undefined
}

/** The granted columns, and the buttons that the user may use. */
export function usePositionColumns(tasks: PositionTasks): DataColumn<PositionRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')
  const mayMember = may('btn_member')
  const { authorize } = tasks
  const moreOf = (row: PositionRow) => [
    ...(mayMember ? [{ text: t('action.members'), onClick: () => tasks.members(row) }] : []),
    ...(authorize ? [{ text: t('action.authorize'), onClick: () => authorize(row) }] : []),
  ]
  const hasMore = mayMember || authorize !== undefined
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })

  const stateText = ({ enabledMark }: PositionRow) => t(enabledMark === 1 ? 'state.on' : 'state.off')
  return usePageColumns<typeof PAGES.position, PositionRow>(PAGES.position, {
    cells: {
      enabledMark: {
        value: stateText,
        render: (row) => <StatusTag tone={row.enabledMark === 1 ? 'on' : 'danger'}>{stateText(row)}</StatusTag>,
      },
    },
    actions:
      mayEdit || mayRemove || hasMore
        ? {
            width: 184,
            render: (row) => (
              <RowActions>
                {mayEdit && (
                  <RowAction label={named('edit', row.fullName)} onClick={() => tasks.edit(row)}>
                    {t('action.edit')}
                  </RowAction>
                )}
                {mayRemove && (
                  <RowAction label={named('remove', row.fullName)} destroys onClick={() => void tasks.remove(row)}>
                    {t('action.remove')}
                  </RowAction>
                )}
                {hasMore && <RowMenu label={named('more', row.fullName)} text={t('action.more')} items={moreOf(row)} />}
              </RowActions>
            ),
          }
        : undefined,
  })
}
