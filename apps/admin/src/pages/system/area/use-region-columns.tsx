import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions, StateSwitch, StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.ts'
import { NAMESPACE } from './catalogue.ts'
import type { RegionRow } from './use-region-list.ts'

/** The commands of a row. */
export interface RegionTasks {
  edit: (row: RegionRow) => void
  remove: (row: RegionRow) => Promise<void>
  toggle: (row: RegionRow) => Promise<unknown>
}

/** The granted columns, and the buttons that the user may use. */
export function useRegionColumns(tasks: RegionTasks): DataColumn<RegionRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })

  const stateText = ({ enabledMark }: RegionRow) => t(enabledMark === 1 ? 'state.on' : 'state.off')
  return usePageColumns<typeof PAGES.region, RegionRow>(PAGES.region, {
    cells: {
      fullName: { value: (row) => row.path ?? row.fullName },
      enabledMark: {
        value: stateText,
        render: (row) =>
          mayEdit ? (
            <StateSwitch on={row.enabledMark === 1} name={row.fullName} onToggle={() => tasks.toggle(row)} />
          ) : (
            <StatusTag tone={row.enabledMark === 1 ? 'on' : 'danger'}>{stateText(row)}</StatusTag>
          ),
      },
    },
    actions:
      mayEdit || mayRemove
        ? {
            width: 128,
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
              </RowActions>
            ),
          }
        : undefined,
  })
}
