import { pathCell } from '../table-form/cells/option-cells.ts'
import type { CellType } from '../table-form/model/cell-type.ts'

export const cell: CellType = {
  ...pathCell,
  loadEditor: () => import('./cascader.cell-editor.tsx'),
  isDoneOnChange: true,
}
