import type { CellFault } from '../model/faults.ts'
import type { TableStore } from '../model/table-store.ts'

/** The shown faults by row. */
export const shownFaults = ({
  faults,
  state: { rows, isAllChecked },
}: Pick<TableStore, 'faults' | 'state'>): CellFault[] =>
  rows.flatMap((row, index) => faults.shownOfRow(row, isAllChecked).map((fault) => ({ row: index, ...fault })))
