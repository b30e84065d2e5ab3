import type { BillRuleRow } from '@sqos/api-client/bill-rule'
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
export interface BillRuleActions {
  edit: (row: BillRuleRow) => void
  remove: (row: BillRuleRow) => Promise<void>
  toggle: (row: BillRuleRow) => Promise<unknown>
  exportFile: (row: BillRuleRow) => Promise<void>
}

/** The granted columns, and the buttons that the user may use. */
export function useBillRuleColumns(actions: BillRuleActions): DataColumn<BillRuleRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')
  const mayExport = may('btn_download')
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })

  const stateText = ({ enabledMark }: BillRuleRow) => t(enabledMark === 1 ? 'state.on' : 'state.off')
  return usePageColumns<typeof PAGES.billRule, BillRuleRow>(PAGES.billRule, {
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
    },
    actions:
      mayEdit || mayRemove || mayExport
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
                {mayExport && (
                  <RowMenu
                    label={named('more', row.fullName)}
                    text={t('action.more')}
                    items={[{ text: t('action.export'), onClick: () => void actions.exportFile(row) }]}
                  />
                )}
              </RowActions>
            ),
          }
        : undefined,
  })
}
