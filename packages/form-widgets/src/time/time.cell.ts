import { timeCell } from '../table-form/cells/text-cells.ts'
import type { CellType } from '../table-form/model/cell-type.ts'

export const cell: CellType = {
  ...timeCell,
  loadEditor: () => import('./time.cell-editor.tsx'),
  isDoneOnChange: true,
}
