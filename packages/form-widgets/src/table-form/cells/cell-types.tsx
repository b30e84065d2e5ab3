import type { CellType, CellTypes } from '../model/cell-type.ts'
import { optionCell, pathCell } from './option-cells.ts'
import { rangeOf } from './range-cells.ts'
import { switchCell } from './switch-cell.ts'
import {
  amountCell,
  calculatedCell,
  dateCell,
  multilineCell,
  numberCell,
  shownCell,
  textCell,
  timeCell,
} from './text-cells.ts'

// Each editor is loaded when a cell of its kind is opened first: most tables need one or two.
const selectCell: CellType = {
  ...optionCell,
  loadEditor: () => import('./editors/select-editor.tsx'),
  isDoneOnChange: true,
}

/** Cells of the kinds that need nothing but this package's plain fields. */
export const plainCellTypes: CellTypes = {
  comInput: textCell,
  textarea: multilineCell,
  numInput: numberCell,
  SQOSAmount: amountCell,
  switch: switchCell,
  select: selectCell,
  // Source: contract of the platform, section 16: inside a table these are drawn as lists to choose from.
  radio: selectCell,
  checkbox: selectCell,
  cascader: { ...pathCell, loadEditor: () => import('./editors/cascader-editor.tsx'), isDoneOnChange: true },
  treeSelect: { ...optionCell, loadEditor: () => import('./editors/tree-select-editor.tsx'), isDoneOnChange: true },
  date: { ...dateCell, loadEditor: () => import('./editors/date-editor.tsx'), isDoneOnChange: true },
  time: { ...timeCell, loadEditor: () => import('./editors/time-editor.tsx'), isDoneOnChange: true },
  dateRange: {
    ...rangeOf(dateCell),
    loadEditor: () => import('./editors/date-range-editor.tsx'),
    isDoneOnChange: true,
  },
  timeRange: {
    ...rangeOf(timeCell),
    loadEditor: () => import('./editors/time-range-editor.tsx'),
    isDoneOnChange: true,
  },
  calculate: calculatedCell,
  billRule: shownCell,
}
