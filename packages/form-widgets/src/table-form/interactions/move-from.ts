import type { Place } from '../model/range.ts'

/** A move by key. */
export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'rowStart'
  | 'rowEnd'
  | 'top'
  | 'bottom'
  | 'first'
  | 'last'
  | 'pageUp'
  | 'pageDown'
  | 'next'
  | 'previous'

interface Size {
  rows: number
  columns: number
  /** Number of visible rows. */
  page: number
}

/** The target of a move. At the end of the table undefined for `next` and `previous`, otherwise the outermost cell. */
export function moveFrom({ row, column }: Place, move: Move, { rows, columns, page }: Size): Place | undefined {
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: within(nextRow, rows),
    column: within(nextColumn, columns),
  })
  switch (move) {
    case 'up':
      return to(row - 1, column)
    case 'down':
      return to(row + 1, column)
    case 'left':
      return to(row, column - 1)
    case 'right':
      return to(row, column + 1)
    case 'rowStart':
      return to(row, 0)
    case 'rowEnd':
      return to(row, columns - 1)
    case 'top':
      return to(0, column)
    case 'bottom':
      return to(rows - 1, column)
    case 'first':
      return to(0, 0)
    case 'last':
      return to(rows - 1, columns - 1)
    case 'pageUp':
      return to(row - page, column)
    case 'pageDown':
      return to(row + page, column)
    case 'next':
      if (column < columns - 1) return to(row, column + 1)
      return row < rows - 1 ? to(row + 1, 0) : undefined
    case 'previous':
      if (column > 0) return to(row, column - 1)
      return row > 0 ? to(row - 1, columns - 1) : undefined
    default:
      return move satisfies never
  }
}

const within = (value: number, count: number) => Math.min(Math.max(0, value), Math.max(0, count - 1))
