import type { CubeMeasure, CubeValue } from '../cube/cube.ts'
import type { Look } from '../document/types.ts'

/** A cell of a file or of paper. Cells that another one spans are left out. */
export interface GridCell {
  /** A number stays a number in files; `text` is what people read. */
  value: CubeValue
  text: string
  kind: 'head' | 'group' | 'value'
  colSpan?: number
  rowSpan?: number
  isTotal?: boolean
  look?: Look | undefined
  measure?: Pick<CubeMeasure, 'type' | 'format' | 'digits'> | undefined
}

export interface GridRow {
  /** `undefined` is covered by a cell that spans. */
  cells: (GridCell | undefined)[]
  /** Depth of its group, for outlines: 0 is always shown. */
  level: number
}

/** A block as rows of cells, for files and paper. */
export interface Grid {
  title: string
  /** Widths in characters. */
  widths: number[]
  headRows: number
  /** Columns that name the rows: repeated where a table is divided. */
  leadColumns: number
  rows: GridRow[]
}

/** Fills rows with cells that span others. */
export function createGridRows(width: number) {
  const rows: GridRow[] = []
  const taken = new Set<number>()
  let at = 0
  return {
    rows,
    begin(level = 0) {
      rows.push({ cells: [], level })
      at = 0
    },
    put(cell: GridCell) {
      const index = rows.length - 1
      const row = rows[index]
      if (!row) return
      while (taken.has(index * width + at)) row.cells[at++] = undefined
      row.cells[at] = cell
      const { colSpan = 1, rowSpan = 1 } = cell
      for (let down = 0; down < rowSpan; down++)
        for (let right = 0; right < colSpan; right++) taken.add((index + down) * width + at + right)
      for (let right = 1; right < colSpan; right++) row.cells[at + right] = undefined
      at += colSpan
    },
  }
}

/** Widths by the texts; letters of East Asia are two characters wide. */
export function widthsOf(rows: readonly GridRow[], width: number): number[] {
  const widths = Array.from({ length: width }, () => 8)
  for (const { cells } of rows.slice(0, 500)) {
    for (const [index, cell] of cells.entries()) {
      if (!cell || (cell.colSpan ?? 1) > 1) continue
      const length = Array.from(cell.text).reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 2)
      widths[index] = Math.min(40, Math.max(widths[index] ?? 8, length))
    }
  }
  return widths
}
