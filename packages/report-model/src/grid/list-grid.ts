import type { ReportFormats } from './formats.ts'
import { measureTitle, type GridTexts } from './cross-grid.ts'
import { createGridRows, widthsOf, type Grid } from './grid.ts'
import { listRows, textIn, type ListColumn, type ListData } from './list-rows.ts'

interface ListGridOptions {
  title: string
  hasTotals: boolean
  formats: ReportFormats
  texts: GridTexts
}

/** A cell of a record as people read it. */
export function recordText(record: Record<string, unknown>, column: ListColumn, formats: ReportFormats): string {
  const value = record[column.key]
  if (column.type === 'moment' && typeof value === 'number') return formats.figure(value, { type: 'moment' })
  if (column.type === 'number' && typeof value === 'number') return formats.figure(value, { type: 'number' })
  return textIn(record, column)
}

/** A grouped list as cells: heads of groups above their records, the figures of a group behind its columns. */
export function listGrid(data: ListData, { title, hasTotals, formats, texts }: ListGridOptions): Grid {
  const { columns, groups, cube } = data
  const measures = cube?.measures ?? []
  const width = Math.max(1, columns.length) + measures.length
  const grid = createGridRows(width)
  const lead = Math.max(1, columns.length)
  grid.begin()
  for (const { title: text } of columns) grid.put({ value: text, text, kind: 'head' })
  for (const measure of measures) grid.put({ value: measureTitle(measure), text: measureTitle(measure), kind: 'head' })
  for (const row of listRows(data, { hasTotals })) {
    if (row.kind === 'record') {
      grid.begin(groups.length)
      for (const column of columns) {
        const value = row.record[column.key]
        const text = recordText(row.record, column, formats)
        grid.put({ value: column.type === 'number' && typeof value === 'number' ? value : text, text, kind: 'value' })
      }
      for (const measure of measures) grid.put({ value: null, text: '', kind: 'value', measure })
      continue
    }
    const isTotal = row.kind === 'total'
    grid.begin(isTotal ? 0 : row.depth)
    const name = isTotal ? texts.total : row.text || formats.group(row.value, groups[row.depth])
    const text = isTotal ? name : `${groups[row.depth]?.title ?? ''}: ${name}`
    grid.put({ value: text, text, kind: 'group', isTotal: true, colSpan: lead })
    for (const [index, measure] of measures.entries()) {
      const value = row.figures[index] ?? null
      grid.put({ value, text: formats.figure(value, measure), kind: 'value', isTotal: true, measure })
    }
  }
  return { title, headRows: 1, leadColumns: 1, rows: grid.rows, widths: widthsOf(grid.rows, width) }
}
