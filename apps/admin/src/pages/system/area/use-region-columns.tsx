import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import type { DataColumn } from '@sqos/ui-kit/table'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'
import type { RegionRow } from './use-region-list.ts'

/** The commands of a row. */
export interface RegionTasks {
  edit: (row: RegionRow) => void
  remove: (row: RegionRow) => Promise<void>
  toggle: (row: RegionRow) => Promise<unknown>
}

/** The granted columns, and the buttons that the user may use. */
export function useRegionColumns({ edit, remove, toggle }: RegionTasks): DataColumn<RegionRow>[] {
  const { t } = useText(NAMESPACE)
  return usePageColumns<typeof PAGES.region, RegionRow>(PAGES.region, {
    cells: { fullName: { value: (row) => row.path ?? row.fullName } },
    state: { on: t('state.on'), off: t('state.off'), toggle },
    rowActions: { width: 128, edit, remove },
  })
}
