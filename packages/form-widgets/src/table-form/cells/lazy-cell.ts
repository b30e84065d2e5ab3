import { type ComponentType, lazy } from 'react'
import type { CellEditorProps, CellType, CellViewProps } from '../model/cell-type.ts'
import { plainText } from './text-cells.ts'

interface CellParts {
  Editor: ComponentType<CellEditorProps>
  View: ComponentType<CellViewProps>
}

/** A cell whose view and editor are loaded with the first cell: the fields of records and regions are as heavy as the table. */
export const lazyCell = (load: () => Promise<CellParts>, own: Partial<CellType> = {}): CellType => ({
  entry: 'pick',
  emptyValue: '',
  format: plainText,
  Editor: lazy(async () => ({ default: (await load()).Editor })),
  View: lazy(async () => ({ default: (await load()).View })),
  isDoneOnChange: true,
  ...own,
})
