// Table, pagination and texts for use outside of an application, without dialogs, toasts and a router.
export { Pagination } from '../list/Pagination.tsx'
export type { PaginationProps } from '../list/Pagination.tsx'
export { uiKitLocales } from '../locales.ts'
export { DataTable } from './DataTable.tsx'
export type {
  CellValue,
  DataColumn,
  DataSelection,
  DataSort,
  DataTableProps,
  DataTableState,
  DataTree,
} from './types.ts'
export { stateWith, tableState } from './table-state.ts'
export type { QueryFacts } from './table-state.ts'
export { ColumnSettings } from './columns/ColumnSettings.tsx'
export type { ColumnSettingsProps } from './columns/ColumnSettings.tsx'
export { useColumnLayout } from './columns/use-column-layout.ts'
export type { ColumnLayoutControl } from './columns/use-column-layout.ts'
export type { ColumnLayout, ColumnPin, PlacedColumn } from './columns/column-layout.ts'
export { columnLayoutStore } from './columns/layout-store.ts'
export type { KeptStore } from '../kept/kept-store.ts'
export { RowMoves } from './moves/RowMoves.tsx'
export type { RowMovesHandle, RowMovesProps } from './moves/RowMoves.tsx'
export type { RowPlace } from './moves/move-model.ts'
