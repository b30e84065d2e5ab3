import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { cellOf } from './cell-controls.ts'
import type { DisplayRow } from './display-rows.ts'
import type { GridColumn } from './grid-columns.ts'
import { type CellPosition, scrollToShow } from './navigation.ts'

interface ActiveCell extends CellPosition {
  /** Undefined in the header. */
  rowKey: string | undefined
  columnId: string | undefined
}

export interface GridFocusOptions<Row> {
  rows: readonly DisplayRow<Row>[]
  columns: readonly GridColumn<Row>[]
  rowHeight: number
}

/** The cell that is the tab stop of the grid, and the function that moves it. */
export interface GridFocus {
  tableRef: (table: HTMLTableElement | null) => void
  active: CellPosition
  moveTo: (position: CellPosition) => void
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

/** Roving tab stop of a grid. It follows its row and column, and keeps its position when one of them is removed. */
export function useGridFocus<Row>({ rows, columns, rowHeight }: GridFocusOptions<Row>): GridFocus {
  const [chosen, setChosen] = useState<ActiveCell>()
  const [arrivals, setArrivals] = useState(0)
  const [table, setTable] = useState<HTMLTableElement | null>(null)
  const hasFocus = useRef(false)
  const active = locate(chosen, { rows, columns })

  function choose(position: CellPosition) {
    const next = { ...position, rowKey: rows[position.row]?.key, columnId: columns[position.column]?.id }
    if (next.row === active.row && next.column === active.column && chosen) return
    setChosen(next)
  }

  useLayoutEffect(
    function focusChosenCell() {
      if (arrivals > 0 && table) focusCell(table, active, rowHeight)
    },
    // Only a move sets the focus; other renders that change the position do not.
    // oxlint-disable-next-line react/exhaustive-deps
    [arrivals],
  )

  useLayoutEffect(
    function keepFocusWhenItsRowWentAway() {
      if (!hasFocus.current || !table) return
      if (document.activeElement === document.body) focusCell(table, active, rowHeight)
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [rows, columns],
  )

  // The position of the row is stored, so that the focus stays there if the row is removed.
  if (chosen && (active.row !== chosen.row || active.column !== chosen.column)) setChosen({ ...chosen, ...active })

  return {
    tableRef: setTable,
    active,
    moveTo(position) {
      choose(position)
      setArrivals((count) => count + 1)
    },
    onFocus(event) {
      hasFocus.current = true
      const position = table && positionOf(table, event.target)
      if (position) choose(position)
    },
    onBlur(event) {
      // A window restores the focus to the same element.
      if (event.relatedTarget || document.hasFocus()) hasFocus.current = false
    },
  }
}

function locate<Row>(
  chosen: ActiveCell | undefined,
  { rows, columns }: Pick<GridFocusOptions<Row>, 'rows' | 'columns'>,
): CellPosition {
  if (!chosen) return { row: rows.length > 0 ? 0 : -1, column: 0 }
  const column = columns.findIndex(({ id }) => id === chosen.columnId)
  const row = chosen.rowKey === undefined ? -1 : indexOfKey(rows, chosen)
  return {
    row: Math.min(row, rows.length - 1),
    column: column < 0 ? Math.min(chosen.column, columns.length - 1) : column,
  }
}

function indexOfKey<Row>(rows: readonly DisplayRow<Row>[], { row, rowKey }: ActiveCell): number {
  if (rows[row]?.key === rowKey) return row
  const found = rows.findIndex(({ key }) => key === rowKey)
  return found < 0 ? row : found
}

/** The position of a cell, read from its attributes; undefined outside this table's header and body. */
function positionOf(table: HTMLTableElement, target: EventTarget | null): CellPosition | undefined {
  const cell = cellOf(target)
  const row = cell?.closest('[aria-rowindex]')
  if (!cell || !row || !table.contains(cell)) return undefined
  return { row: Number(row.getAttribute('aria-rowindex')) - 2, column: Number(cell.getAttribute('aria-colindex')) - 1 }
}

function focusCell(table: HTMLTableElement, { row, column }: CellPosition, rowHeight: number) {
  const cell = table.querySelector<HTMLElement>(`[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`)
  const scroller = table.parentElement
  if (!cell || !scroller) return
  cell.focus({ preventScroll: true })
  const fixed = [...table.querySelectorAll<HTMLElement>('thead, tfoot')]
  const room = scroller.clientHeight - fixed.reduce((sum, part) => sum + part.offsetHeight, 0)
  if (row >= 0) {
    scroller.scrollTop = scrollToShow({ start: row * rowHeight, size: rowHeight, top: scroller.scrollTop, room })
  }
  revealInline(scroller, cell)
}

/** Scrolls sideways until no pinned cell covers the cell. */
function revealInline(scroller: HTMLElement, cell: HTMLElement) {
  if (getComputedStyle(cell).position === 'sticky') return
  const view = scroller.getBoundingClientRect()
  let { left } = view
  let right = left + scroller.clientWidth
  for (const other of cell.parentElement?.children ?? []) {
    if (getComputedStyle(other).position !== 'sticky') continue
    const box = other.getBoundingClientRect()
    if (box.left - view.left < view.right - box.right) left = Math.max(left, box.right)
    else right = Math.min(right, box.left)
  }
  const box = cell.getBoundingClientRect()
  if (box.left < left) scroller.scrollLeft -= left - box.left
  else if (box.right > right) scroller.scrollLeft += Math.min(box.right - right, box.left - left)
}
