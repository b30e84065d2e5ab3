import type { ClipboardEvent } from 'react'
import { cellOf } from './cell-controls.ts'
import type { DisplayRow } from './display-rows.ts'
import type { GridColumn } from './grid-columns.ts'
import { toTsv } from './tsv.ts'

interface CopyOptions<Row> {
  rows: readonly DisplayRow<Row>[]
  columns: readonly GridColumn<Row>[]
  selected: ReadonlySet<string> | undefined
}

/** Copies the selected rows, else the focused cell. Selected text and focused inputs have priority. */
export function copyCells<Row>(event: ClipboardEvent, { rows, columns, selected }: CopyOptions<Row>): boolean {
  const { target } = event
  if (!(target instanceof HTMLElement) || target instanceof HTMLInputElement) return false
  const cell = cellOf(target)
  if (!cell || (getSelection()?.toString() ?? '') !== '') return false
  const ticked = rows.filter(({ key }) => selected?.has(key))
  event.clipboardData.setData(
    'text/plain',
    ticked.length > 0 ? toTsv(ticked.map((row) => textsOf(row, columns))) : textOf(cell),
  )
  event.preventDefault()
  return true
}

const textOf = (cell: HTMLElement) => cell.innerText.trim()

function textsOf<Row>({ row }: DisplayRow<Row>, columns: readonly GridColumn<Row>[]): string[] {
  return columns.flatMap((column) => {
    if (column.kind !== 'data' || !column.column.value) return []
    return [String(column.column.value(row) ?? '')]
  })
}
