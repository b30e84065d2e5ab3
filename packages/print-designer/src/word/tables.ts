import {
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { hexColor, pixels, twips } from './lengths.ts'

/** The content of a cell. */
type ReadCell = (cell: HTMLTableCellElement) => (Paragraph | Table)[]

/** A table with the measured widths of its columns. Heads repeat on each page; rows stay whole. */
export function tableOf(table: HTMLTableElement, readCell: ReadCell): Table {
  const columnWidths = columnsOf(table)
  const rows = [...table.rows].filter(({ cells }) => cells.length > 0)
  return new Table({
    width: { size: twips(table.getBoundingClientRect().width), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    ...(columnWidths && { columnWidths }),
    rows: rows.map(
      (row) =>
        new TableRow({
          cantSplit: true,
          ...(row.parentElement?.tagName === 'THEAD' && { tableHeader: true }),
          children: [...row.cells].map((cell) => cellOf(cell, readCell)),
        }),
    ),
  })
}

/** Widths between the edges of all cells; undefined when they are not the columns of the table. */
function columnsOf(table: HTMLTableElement): number[] | undefined {
  const cells = [...table.rows].flatMap((row) => [...row.cells])
  const edges: number[] = []
  const measured = cells.flatMap((cell) => {
    const { left, right } = cell.getBoundingClientRect()
    return [left, right]
  })
  for (const edge of measured.sort((a, b) => a - b)) if (edge - (edges.at(-1) ?? -Infinity) > 2) edges.push(edge)
  const count = Math.max(
    0,
    ...[...table.rows].map((row) => [...row.cells].reduce((sum, cell) => sum + cell.colSpan, 0)),
  )
  if (edges.length !== count + 1) return undefined
  return edges.slice(1).map((edge, index) => twips(edge - (edges[index] ?? 0)))
}

function cellOf(cell: HTMLTableCellElement, readCell: ReadCell): TableCell {
  const style = getComputedStyle(cell)
  const blocks = readCell(cell)
  const fill = hexColor(style.backgroundColor)
  const border = (width: string, color: string) =>
    pixels(width) > 0
      ? { style: BorderStyle.SINGLE, size: 4, color: hexColor(color) ?? '000000' }
      : { style: BorderStyle.NONE, size: 0, color: 'auto' }
  return new TableCell({
    // A cell ends with a paragraph.
    children: blocks.at(-1) instanceof Paragraph ? blocks : [...blocks, new Paragraph({})],
    columnSpan: cell.colSpan,
    rowSpan: cell.rowSpan,
    width: { size: twips(cell.getBoundingClientRect().width), type: WidthType.DXA },
    verticalAlign: style.verticalAlign === 'middle' ? VerticalAlignTable.CENTER : VerticalAlignTable.TOP,
    margins: {
      top: twips(pixels(style.paddingTop)),
      bottom: twips(pixels(style.paddingBottom)),
      left: twips(pixels(style.paddingLeft)),
      right: twips(pixels(style.paddingRight)),
    },
    borders: {
      top: border(style.borderTopWidth, style.borderTopColor),
      bottom: border(style.borderBottomWidth, style.borderBottomColor),
      left: border(style.borderLeftWidth, style.borderLeftColor),
      right: border(style.borderRightWidth, style.borderRightColor),
    },
    ...(fill && { shading: { fill } }),
  })
}
