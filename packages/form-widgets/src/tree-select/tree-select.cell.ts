import { optionCell } from '../table-form/cells/option-cells.ts'
import type { CellType } from '../table-form/model/cell-type.ts'

export const cell: CellType = {
  ...optionCell,
  loadEditor: () => import('./tree-select.cell-editor.tsx'),
  isDoneOnChange: true,
}
