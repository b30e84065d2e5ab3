import { zhTableText } from '../table-text.ts'
import { optionCell, pathCell } from '../cells/option-cells.ts'
import { rangeOf } from '../cells/range-cells.ts'
import { switchCell } from '../cells/switch-cell.ts'
import { calculatedCell, dateCell, multilineCell, numberCell, textCell, timeCell } from '../cells/text-cells.ts'
import { RowCalculation } from '../model/calculation.ts'
import type { CellTypes } from '../model/cell-type.ts'
import { ORDER_COLUMNS } from '../model/table.example.ts'
import { type TableSetup, TableStore } from '../model/table-store.ts'
import { resolveColumns } from '../resolve-columns.ts'

/** The cells without their editors, which no test of the model needs. */
const CELLS: CellTypes = {
  comInput: textCell,
  textarea: multilineCell,
  numInput: numberCell,
  switch: switchCell,
  select: optionCell,
  cascader: pathCell,
  date: dateCell,
  dateRange: rangeOf(dateCell),
  time: timeCell,
  calculate: calculatedCell,
}

interface StoreOptions extends Partial<Omit<TableSetup, 'columns'>> {
  columns?: Parameters<typeof resolveColumns>[0]
  value?: unknown
}

/** A table without a screen, with the columns of an order. */
export function buildStore({ columns = ORDER_COLUMNS, value, ...setup }: StoreOptions = {}) {
  const resolved = resolveColumns(columns, { cellTypes: CELLS, isEditable: true })
  return new TableStore(
    { name: 'table', t: zhTableText, Calculation: RowCalculation, ...setup, columns: resolved },
    value,
  )
}
