import { cell as selectCell } from '../select/select.cell.ts'
import type { CellType } from '../table-form/model/cell-type.ts'

/** A list inside of a table. */
export const cell: CellType = { ...selectCell, isMultiple: true }
