import { lookOf } from '../cross/conditions.ts'
import { measureOfColumn, type CrossTable } from '../cross/cross-table.ts'
import type { ReportCondition } from '../document/types.ts'
import type { ReportFormats } from './formats.ts'
import { createGridRows, widthsOf, type Grid } from './grid.ts'

/** Words of tables. */
export interface GridTexts {
  /** 合计 */
  total: string
  /** 小计 */
  subtotal: string
}

interface CrossGridOptions {
  title: string
  conditions: readonly ReportCondition[]
  formats: ReportFormats
  texts: GridTexts
}

/** A cross-tab as cells: a column for each key of the rows, merged heads, groups as outline. */
export function crossGrid(table: CrossTable, { title, conditions, formats, texts }: CrossGridOptions): Grid {
  const { cube, head, columns, rows } = table
  const keys = Math.max(1, cube.rows.length)
  const width = keys + columns.length
  const grid = createGridRows(width)
  for (const [index, cells] of head.entries()) {
    grid.begin()
    if (index === 0) {
      const names = cube.rows.length > 0 ? cube.rows.map((key) => key.title) : ['']
      for (const text of names) grid.put({ value: text, text, kind: 'head', rowSpan: head.length })
    }
    for (const { node, measure, isTotal, colSpan, rowSpan } of cells) {
      const text =
        measure !== undefined
          ? measureTitle(cube.measures[measure])
          : isTotal
            ? node?.depth === 0
              ? texts.total
              : texts.subtotal
            : formats.group(node?.value ?? null, cube.columns[(node?.depth ?? 1) - 1])
      grid.put({ value: text, text, kind: 'head', colSpan, rowSpan, isTotal })
    }
  }
  for (const row of rows) {
    const { node } = row
    const isGroup = row.isTotal || node.children.length > 0
    grid.begin(row.isTotal ? 0 : Math.max(0, node.depth - 1))
    for (let index = 0; index < keys; index++) {
      const own = row.isTotal ? index === 0 : index === node.depth - 1
      const text = own ? (row.isTotal ? texts.total : formats.group(node.value, cube.rows[index])) : ''
      const isNumber = own && !row.isTotal && typeof node.value === 'number' && cube.rows[index]?.type === 'number'
      grid.put({ value: isNumber ? node.value : text, text, kind: 'group', isTotal: isGroup })
    }
    for (const column of columns) {
      const value = table.valueAt(row, column)
      const measure = measureOfColumn(table, column)
      grid.put({
        value,
        text: formats.figure(value, measure),
        kind: 'value',
        isTotal: isGroup || column.isTotal,
        measure,
        look: lookOf(conditions, { measure: measure?.key ?? '', value }),
      })
    }
  }
  return { title, headRows: head.length, leadColumns: keys, rows: grid.rows, widths: widthsOf(grid.rows, width) }
}

/** The name of a measure, with its unit. */
export const measureTitle = (measure: { title: string; unit?: string | undefined } | undefined): string =>
  measure?.unit ? `${measure.title} (${measure.unit})` : (measure?.title ?? '')
