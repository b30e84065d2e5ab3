import type { ReactNode } from 'react'
import type { Density } from '../theme/density.ts'

/** The value of a cell: copied, sorted by in client mode, and shown when the column has no `render`. */
export type CellValue = string | number | boolean | null | undefined

/**
 * One column of a DataTable. Keep the array stable (module scope or useMemo): rows are rendered again when it changes.
 */
export interface DataColumn<Row> {
  id: string
  header: string
  /** Width in px; without it the column shares the remaining width. */
  width?: number | undefined
  /** Whether `width` is a minimum, and the column shares the remaining width. */
  grows?: boolean | undefined
  /** px; default 60. */
  minWidth?: number | undefined
  align?: 'start' | 'end' | 'center' | undefined
  sortable?: boolean | undefined
  /** Edge at which the column is pinned. A column pinned to the end becomes the footer of a card. */
  pinned?: 'start' | 'end' | undefined
  /** Default true. */
  hideable?: boolean | undefined
  /** Default true. */
  resizable?: boolean | undefined
  /** The column that is the row header for screen readers and the title of the card. Default: the first column. */
  isRowHeader?: boolean | undefined
  /** Whether cards show the value beside their title, such as a state. */
  isBadge?: boolean | undefined
  value?: ((row: Row) => CellValue) | undefined
  render?: ((row: Row) => ReactNode) | undefined
  /** What the summary row shows; the row appears when a shown column has one. */
  summary?: ReactNode | ((rows: readonly Row[]) => ReactNode)
}

/** The column that rows are sorted by; `undefined` in its place means unsorted. */
export interface DataSort {
  id: string
  order: 'asc' | 'desc'
}

/** Controlled selection; keys of rows that are not shown are kept. */
export interface DataSelection<Row> {
  keys: readonly string[]
  onChange: (keys: string[]) => void
  isSelectable?: ((row: Row) => boolean) | undefined
}

/** Tree rows. `loadChildren` loads the children of a row when it is first expanded. */
export interface DataTree<Row> {
  getChildren: (row: Row) => readonly Row[] | undefined
  /** Whether a row can be expanded before its children are loaded. */
  hasChildren?: ((row: Row) => boolean) | undefined
  loadChildren?: ((row: Row) => Promise<readonly Row[]>) | undefined
  expandedKeys?: readonly string[] | undefined
  onExpandedChange?: ((keys: string[]) => void) | undefined
  defaultExpandAll?: boolean | undefined
}

/** State of the table. Ready without rows is "nothing found" when `onClearFilter` is given, else "empty". */
export type DataTableState =
  | {
      kind: 'ready'
      emptyAction?: ReactNode
      /** Why there are no rows. */
      emptyHint?: string | undefined
      onClearFilter?: (() => void) | undefined
    }
  | { kind: 'loading' }
  | {
      kind: 'failed'
      message?: string | undefined
      traceId?: string | undefined
      onRetry?: (() => void) | undefined
    }
  | { kind: 'no-permission'; message?: string | undefined }

export interface DataTableProps<Row> {
  /** Accessible name of the grid. */
  label: string
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  /** Default ready. While loading, rows that are given stay, dimmed. */
  state?: DataTableState | undefined
  sort?: DataSort | undefined
  onSortChange?: ((sort: DataSort | undefined) => void) | undefined
  /** `client` orders the given rows by the column's `value`; default `server`: they come ordered. */
  sortMode?: 'server' | 'client' | undefined
  selection?: DataSelection<Row> | undefined
  tree?: DataTree<Row> | undefined
  /** Called by Enter on a cell without a control, and by double click. */
  onRowOpen?: ((row: Row) => void) | undefined
  /** The menu id: order, width, pin and visibility of the columns are kept under it. */
  layoutKey?: string | undefined
  /** The column 序号. */
  showIndex?: boolean | undefined
  /** The number of the first row when it is not 1 (page 2 of 20 begins at 21); another number scrolls to the top. */
  firstIndex?: number | undefined
  /** Default: the density of the theme. */
  density?: Density | undefined
  /** `fill` takes the height of its container; `auto` (default) grows with its rows up to `maxHeight`. */
  height?: 'fill' | 'auto' | undefined
  /** px; default 640. */
  maxHeight?: number | undefined
  /** Default `auto`: cards when the container is at most 576 px wide. */
  layout?: 'auto' | 'table' | 'cards' | undefined
}
