import { rangeOf } from '../table-form/cells/range-cells.ts'
import { dateCell } from '../table-form/cells/text-cells.ts'
import type { CellType } from '../table-form/model/cell-type.ts'

export const cell: CellType = {
  ...rangeOf(dateCell),
  loadEditor: () => import('./date-range.cell-editor.tsx'),
  isDoneOnChange: true,
}
