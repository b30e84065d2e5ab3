import type { RecycledRow } from '@sqos/api-client/recycle-bin'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'
import type { Recycled } from './use-recycled.ts'

/** The granted columns, with the buttons to restore and to delete permanently. */
export function useRecycledColumns({
  restore,
  remove,
}: Pick<Recycled, 'restore' | 'remove'>): DataColumn<RecycledRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayRestore = may('btn_restore')
  const mayRemove = may('btn_remove')
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })

  return usePageColumns<typeof PAGES.recycleBin, RecycledRow>(PAGES.recycleBin, {
    cells: { kind: { value: (row) => t(`kind.${row.kind}`) } },
    actions:
      mayRestore || mayRemove
        ? {
            width: 172,
            render: (row) => (
              <RowActions>
                {mayRestore && (
                  <RowAction label={named('restore', row.fullName)} onClick={() => void restore(row)}>
                    {t('action.restore')}
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
