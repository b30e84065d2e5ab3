import { lazy } from 'react'
import type { CellType, CellTypes } from '../model/cell-type.ts'
import { plainText } from './text-cells.ts'

// Loaded when a table has such a column: together they are as heavy as the table.
const load = () => import('./related-parts.tsx')
const part = <Name extends keyof Awaited<ReturnType<typeof load>>>(name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const attributeCell: CellType = { entry: 'none', format: plainText, View: part('AttributeView') }
const popupCell: CellType = {
  entry: 'pick',
  emptyValue: '',
  format: plainText,
  Editor: part('PopupEditor'),
  View: part('PopupView'),
  isDoneOnChange: true,
}

/** Cells that show or choose records of other forms and data interfaces, and regions. */
export const relatedCellTypes: CellTypes = {
  popupSelect: popupCell,
  relationForm: { ...popupCell, Editor: part('RelationEditor'), View: part('RelationView') },
  address: { ...popupCell, emptyValue: [], Editor: part('AddressEditor'), View: part('AddressView') },
  popupAttr: attributeCell,
  relationFormAttr: attributeCell,
}
