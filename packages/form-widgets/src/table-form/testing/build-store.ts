import { PLAIN_CELLS } from '../cells/plain-cells.generated.ts'
import { zhTableText } from '../table-text.ts'
import { RowCalculation } from '../model/calculation.ts'
import { ORDER_COLUMNS } from '../model/table.example.ts'
import { type TableSetup, TableStore } from '../model/table-store.ts'
import { resolveColumns } from '../resolve-columns.ts'

interface StoreOptions extends Partial<Omit<TableSetup, 'columns'>> {
  columns?: Parameters<typeof resolveColumns>[0]
  value?: unknown
}

/** A table store with the columns of an order. */
export function buildStore({ columns = ORDER_COLUMNS, value, ...setup }: StoreOptions = {}) {
  const resolved = resolveColumns(columns, { cellTypes: PLAIN_CELLS, isEditable: true })
  return new TableStore(
    { name: 'table', t: zhTableText, Calculation: RowCalculation, ...setup, columns: resolved },
    value,
  )
}
