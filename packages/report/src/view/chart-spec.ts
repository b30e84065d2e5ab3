import type { ChartSpec } from '@sqos/charts'
import { treesOf, type ChartBlock, type Cube, type ReportFormats } from '@sqos/report-model'

/** A chart of the figures of a block. */
export function chartSpecOf(block: ChartBlock, cube: Cube, formats: ReportFormats): ChartSpec {
  const trees = treesOf(cube)
  const [key, series] = [cube.rows[0], cube.columns[0]]
  const columns = series ? trees.columns.children : [trees.columns]
  const rows = trees.rows.children.flatMap((row) =>
    columns.map((column) => {
      const value = trees.valuesOf(row, column)?.[0]
      return {
        name: formats.group(row.value, key),
        ...(series && { series: formats.group(column.value, series) }),
        value: typeof value === 'number' ? value : null,
      }
    }),
  )
  return { kind: block.chart, rows, isStacked: block.isStacked, unit: cube.measures[0]?.unit }
}
