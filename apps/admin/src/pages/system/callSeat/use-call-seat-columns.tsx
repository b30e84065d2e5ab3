import type { CallSeat } from '@sqos/api-client/call-seat'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** The commands of a row. */
export interface CallSeatActions {
  edit: (row: CallSeat) => void
  remove: (row: CallSeat) => Promise<void>
}

/** The granted columns, and the buttons that the user may use. */
export function useCallSeatColumns({ edit, remove }: CallSeatActions) {
  const { t } = useText(NAMESPACE)
  return usePageColumns<typeof PAGES.callSeat, CallSeat>(PAGES.callSeat, {
    cells: {},
    state: { on: t('state.on'), off: t('state.off') },
    rowActions: { width: 128, edit, remove },
  })
}
