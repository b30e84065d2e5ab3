import { cell as selectCell } from '../select/select.cell.ts'
import type { CellType } from '../table-form/model/cell-type.ts'

/** A list inside of a table. Source: contract of the platform, section 16. */
export const cell: CellType = { ...selectCell, isMultiple: true }
