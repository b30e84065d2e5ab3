import { pivot } from '../option/pivot.ts'
import type { ChartRow } from '../types.ts'

/** The table of a chart: a row for each category, a column for each series. */
export interface FigureTable {
  /** Titles of the columns of figures. */
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly { series: string | undefined; value: number | null }[] }[]
}

export interface FigureTitles {
  /** Title of the figures of a chart without series. */
  value: string
  /** Title of the horizontal figures of a scatter chart. */
  x: string
}

/** Arranges the figures of a chart as a table. Points of a scatter chart stay one row each. */
export function figureTable(rows: readonly ChartRow[], titles: FigureTitles): FigureTable {
  if (rows.some(({ x }) => typeof x === 'number')) {
    return {
      columns: [titles.x, titles.value],
      rows: rows.map(({ name, series, x = null, value }) => ({
        name: series ? `${series} · ${name}` : name,
        cells: [
          { series, value: x },
          { series, value },
        ],
      })),
    }
  }
  const { names, series, valueOf } = pivot(rows)
  return {
    columns: series.map((name) => name || titles.value),
    rows: names.map((name) => ({
      name,
      cells: series.map((group) => ({ series: group || undefined, value: valueOf(name, group) })),
    })),
  }
}

/** A comma separated file by RFC 4180, with a mark that makes spreadsheets read it as UTF-8. */
export function csvOf({ columns, rows }: FigureTable, nameTitle: string): string {
  const lines = [
    [nameTitle, ...columns],
    ...rows.map(({ name, cells }) => [name, ...cells.map(({ value }) => (value === null ? '' : String(value)))]),
  ]
  return `\uFEFF${lines.map((line) => line.map(cellOf).join(',')).join('\r\n')}\r\n`
}

/** Spreadsheets compute a text that begins like a formula: an apostrophe keeps it a text. Numbers stay numbers. */
function cellOf(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
