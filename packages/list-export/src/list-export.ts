import type { ExportColumn, ExportRequest } from '@sqos/form-widgets/export-dialog'
import type { DataColumn, PlacedColumn } from '@sqos/ui-kit/table'

/** An exported file. `url` is empty while the server is still making it. */
export interface ExportedFile {
  name: string
  url: string
}

/** How a list is exported. */
export interface ListExport {
  /** Creates the file: of the current page or of all rows of the filter. */
  run: (request: ExportRequest) => Promise<ExportedFile>
  /** Columns that can be exported; default: those of the list. */
  columns?: readonly ExportableColumn[] | undefined
  /** False for a tree, which has one page. Default true. */
  hasPages?: boolean | undefined
}

/** A column that can be exported. */
export interface ExportableColumn {
  prop: string
  label: string
  /** Id of the list column that shows it and must be granted; null: always exportable. */
  column: string | null
}

/** The columns of a list that have a value; columns of buttons have none. */
export const ownColumns = <Row>(columns: readonly DataColumn<Row>[]): ExportableColumn[] =>
  columns.filter(({ value }) => value !== undefined).map(({ id, header }) => ({ prop: id, label: header, column: id }))

/** Columns of the export dialog; visible columns are ticked. */
export function exportColumnsOf<Row>(
  placed: readonly PlacedColumn<Row>[],
  wanted: readonly ExportableColumn[] = ownColumns(placed.map(({ column }) => column)),
): ExportColumn[] {
  const shown = new Map(placed.map(({ column, visible }) => [column.id, visible]))
  return wanted
    .filter(({ column }) => column === null || shown.has(column))
    .map(({ prop, label, column }) => ({ prop, label, isChosen: column !== null && shown.get(column) }))
}
