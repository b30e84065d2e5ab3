import { dateCell } from '../table-form/cells/text-cells.ts'
import type { CellType } from '../table-form/model/cell-type.ts'

export const cell: CellType = {
  ...dateCell,
  loadEditor: () => import('./date.cell-editor.tsx'),
  isDoneOnChange: true,
}
