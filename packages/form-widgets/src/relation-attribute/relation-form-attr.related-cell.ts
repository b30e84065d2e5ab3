import { lazy } from 'react'
import { plainText } from '../table-form/cells/text-cells.ts'
import type { CellType } from '../table-form/model/cell-type.ts'

export const cell: CellType = {
  entry: 'none',
  format: plainText,
  View: lazy(async () => ({ default: (await import('./attribute.cell-parts.tsx')).View })),
}
