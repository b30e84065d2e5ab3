import { lazyCell } from '../table-form/cells/lazy-cell.ts'
import type { CellType } from '../table-form/model/cell-type.ts'

export const cell: CellType = lazyCell(() => import('./relation-form.cell-parts.tsx'))
