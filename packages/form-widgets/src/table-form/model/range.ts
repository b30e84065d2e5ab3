/** A cell by row and column, both from 0. */
export interface Place {
  row: number
  column: number
}

/** A rectangle of cells, ends included. */
export interface Range {
  top: number
  bottom: number
  start: number
  end: number
}

export const rangeBetween = (one: Place, other: Place): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  start: Math.min(one.column, other.column),
  end: Math.max(one.column, other.column),
})

export const isSamePlace = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column
