import type { DataInterfaceRow } from '@sqos/api-client/data-interface'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { RowMenu } from '../../../parts/row-menu/RowMenu.tsx'
import { StateCell } from '../../../parts/state-cell/StateCell.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.ts'
import { NAMESPACE } from './catalogue.ts'

/** The commands of a row. */
export interface InterfaceActions {
  edit: (row: DataInterfaceRow) => void
  remove: (row: DataInterfaceRow) => Promise<void>
  toggle: (row: DataInterfaceRow) => Promise<unknown>
  exportFile: (row: DataInterfaceRow) => Promise<void>
  preview: (row: DataInterfaceRow) => void
  log: (row: DataInterfaceRow) => void
}

/** The granted columns, and the buttons that the user may use. */
export function useInterfaceColumns(actions: InterfaceActions): DataColumn<DataInterfaceRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')

  const stateText = ({ enabledMark }: DataInterfaceRow) => t(enabledMark === 1 ? 'state.on' : 'state.off')
  const menu = (row: DataInterfaceRow) => [
    ...(may('btn_preview') && row.enabledMark === 1
      ? [{ text: t('action.preview'), onClick: () => actions.preview(row) }]
      : []),
    ...(may('btn_log') ? [{ text: t('action.log'), onClick: () => actions.log(row) }] : []),
    ...(may('btn_download') ? [{ text: t('action.export'), onClick: () => void actions.exportFile(row) }] : []),
  ]
  const hasMenu = may('btn_preview') || may('btn_log') || may('btn_download')
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })
  return usePageColumns<typeof PAGES.dataInterface, DataInterfaceRow>(PAGES.dataInterface, {
    cells: {
      enabledMark: {
        value: stateText,
        render: (row) => (
          <StateCell
            on={row.enabledMark === 1}
            name={row.fullName}
            text={stateText(row)}
            onToggle={mayEdit ? () => actions.toggle(row) : undefined}
          />
        ),
      },
      checkType: { value: (row) => t(`check.${row.checkType}`) },
      dataType: { value: (row) => t(`type.${row.dataType}`) },
    },
    actions:
      mayEdit || mayRemove || hasMenu
        ? {
            width: 172,
            render: (row) => (
              <RowActions>
                {mayEdit && (
                  <RowAction label={named('edit', row.fullName)} onClick={() => actions.edit(row)}>
                    {t('action.edit')}
                  </RowAction>
                )}
                {mayRemove && (
                  <RowAction label={named('remove', row.fullName)} destroys onClick={() => void actions.remove(row)}>
                    {t('action.remove')}
                  </RowAction>
                )}
                {menu(row).length > 0 && (
                  <RowMenu label={named('more', row.fullName)} text={t('action.more')} items={menu(row)} />
                )}
              </RowActions>
            ),
          }
        : undefined,
  })
}
