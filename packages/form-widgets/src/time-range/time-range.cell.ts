import { rangeOf } from '../table-form/cells/range-cells.ts'
import { timeCell } from '../table-form/cells/text-cells.ts'
import type { CellType } from '../table-form/model/cell-type.ts'

export const cell: CellType = {
  ...rangeOf(timeCell),
  loadEditor: () => import('./time-range.cell-editor.tsx'),
  isDoneOnChange: true,
}
