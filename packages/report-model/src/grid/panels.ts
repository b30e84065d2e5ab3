import type { Grid, GridCell, GridRow } from './grid.ts'

/** Characters that a column needs beside its text. */
const GAP = 2

/**
 * Divides a table that is wider than a page: each part repeats the first columns, and heads that span several columns are cut where a
 * part ends. `most` is the width of a page in characters; a part has at least one column.
 */
export function panelsOf(grid: Grid, most: number): Grid[] {
  const { leadColumns: lead, widths } = grid
  const costOf = (at: number) => (widths[at] ?? 8) + GAP
  const room = most - widths.slice(0, lead).reduce((sum, _, at) => sum + costOf(at), 0)
  const parts: { from: number; to: number }[] = []
  let from = lead
  let used = 0
  for (let at = lead; at < widths.length; at++) {
    if (at > from && used + costOf(at) > room) {
      parts.push({ from, to: at })
      from = at
      used = 0
    }
    used += costOf(at)
  }
  if (parts.length === 0) return [grid]
  parts.push({ from, to: widths.length })
  return parts.map(({ from: start, to }) => ({
    ...grid,
    widths: [...widths.slice(0, lead), ...widths.slice(start, to)],
    rows: grid.rows.map((row) => cut(row, { lead, from: start, to })),
  }))
}

/** The cells of a row in the first columns, and from one column to another. */
function cut({ level, cells }: GridRow, { lead, from, to }: { lead: number; from: number; to: number }): GridRow {
  const kept: (GridCell | undefined)[] = []
  for (const [at, cell] of cells.entries()) {
    if (!cell) continue
    const end = at + (cell.colSpan ?? 1)
    const inLead = Math.max(0, Math.min(end, lead) - at)
    const inPart = Math.max(0, Math.min(end, to) - Math.max(at, from))
    const colSpan = inLead + inPart
    if (colSpan === 0) continue
    const place = at < lead ? at : lead + Math.max(at, from) - from
    kept[place] = { ...cell, ...(cell.colSpan !== undefined && { colSpan }) }
  }
  return { level, cells: Array.from({ length: lead + to - from }, (_, at) => kept[at]) }
}
