import type { __Name__ } from '@sqos/api-client/__name__'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions, StatusTag } from '@sqos/ui-kit/list'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.ts'
import { NAMESPACE } from './catalogue.ts'

/** The commands of a row. */
export interface __Name__Actions {
  edit: (row: __Name__) => void
  remove: (row: __Name__) => Promise<void>
}

/** The granted columns, and the buttons that the user may use. */
export function use__Name__Columns({ edit, remove }: __Name__Actions) {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const [mayEdit, mayRemove] = [may('btn_edit'), may('btn_remove')]
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })
  const stateText = ({ enabledMark }: __Name__) => t(enabledMark === 1 ? 'state.on' : 'state.off')

  return usePageColumns<typeof PAGES.__camel__, __Name__>(PAGES.__camel__, {
    cells: {
      enabledMark: {
        value: stateText,
        render: (row) => <StatusTag tone={row.enabledMark === 1 ? 'on' : 'danger'}>{stateText(row)}</StatusTag>,
      },
    },
    actions:
      mayEdit || mayRemove
        ? {
            width: 128,
            render: (row) => (
              <RowActions>
                {mayEdit && (
                  <RowAction label={named('edit', row.fullName)} onClick={() => edit(row)}>
                    {t('action.edit')}
                  </RowAction>
                )}
                {mayRemove && (
                  <RowAction label={named('remove', row.fullName)} destroys onClick={() => void remove(row)}>
                    {t('action.remove')}
                  </RowAction>
                )}
              </RowActions>
            ),
          }
        : undefined,
  })
}
