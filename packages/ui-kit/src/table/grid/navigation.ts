/** A cell of the grid; row -1 is the header. */
export interface CellPosition {
  row: number
  column: number
}

export interface GridBounds {
  rowCount: number
  columnCount: number
  /** Rows that PageUp and PageDown go over. */
  pageRows: number
  rightToLeft: boolean
}

/** The part of a keyboard event that moves the focus. */
export interface MoveKey {
  key: string
  ctrlKey: boolean
}

/** The target cell of a key in the ARIA grid pattern; undefined for other keys. */
export function nextCell(from: CellPosition, { key, ctrlKey }: MoveKey, bounds: GridBounds): CellPosition | undefined {
  const { rowCount, columnCount, pageRows, rightToLeft } = bounds
  const inline = rightToLeft ? -1 : 1
  const to = (row: number, column: number) => ({
    row: Math.min(Math.max(row, -1), rowCount - 1),
    column: Math.min(Math.max(column, 0), columnCount - 1),
  })
  switch (key) {
    case 'ArrowUp':
      return to(from.row - 1, from.column)
    case 'ArrowDown':
      return to(from.row + 1, from.column)
    case 'ArrowLeft':
      return to(from.row, from.column - inline)
    case 'ArrowRight':
      return to(from.row, from.column + inline)
    case 'PageUp':
      return to(Math.max(from.row - pageRows, Math.min(from.row, 0)), from.column)
    case 'PageDown':
      return to(from.row + pageRows, from.column)
    case 'Home':
      return ctrlKey ? to(Math.min(rowCount - 1, 0), 0) : to(from.row, 0)
    case 'End':
      return ctrlKey ? to(rowCount - 1, columnCount - 1) : to(from.row, columnCount - 1)
    default:
      return undefined
  }
}

/**
 * The scroll position that shows a whole row between the sticky header and summary; unchanged if the row is visible.
 */
export function scrollToShow({ start, size, top, room }: { start: number; size: number; top: number; room: number }) {
  if (start < top) return start
  if (start + size > top + room) return start + size - room
  return top
}
