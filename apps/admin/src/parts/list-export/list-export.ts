import type { ExportColumn, ExportRequest } from '@sqos/form-widgets/export-dialog'
import type { DataColumn, PlacedColumn } from '@sqos/ui-kit/table'

/** A list that can be taken out. */
export interface ListExport {
  /** Has the server make the file, of the rows that the list shows or of all that it filters. */
  run: (request: ExportRequest) => Promise<{ name: string; url: string }>
  /** What can be taken out, where it is not just the columns of the list. */
  columns?: readonly ExportableColumn[] | undefined
  /** False for a tree, which comes whole. Default true. */
  hasPages?: boolean | undefined
}

/** What can be taken out of a list. */
export interface ExportableColumn {
  prop: string
  label: string
  /** The list's column that shows it and must have been granted; null: it comes with the list. */
  column: string | null
}

/** The columns of a list as what can be taken out: what has no value is for acting, not for reading. */
export const ownColumns = <Row>(columns: readonly DataColumn<Row>[]): ExportableColumn[] =>
  columns.filter(({ value }) => value !== undefined).map(({ id, header }) => ({ prop: id, label: header, column: id }))

/** What is offered, and of that what is ticked: what the person sees. */
export function exportColumnsOf<Row>(
  placed: readonly PlacedColumn<Row>[],
  wanted: readonly ExportableColumn[] = ownColumns(placed.map(({ column }) => column)),
): ExportColumn[] {
  const shown = new Map(placed.map(({ column, visible }) => [column.id, visible]))
  return wanted
    .filter(({ column }) => column === null || shown.has(column))
    .map(({ prop, label, column }) => ({ prop, label, isChosen: column !== null && shown.get(column) }))
}
