import type { Bucket, MEASURE_FORMATS, ReportKey, ReportMeasure } from '../document/types.ts'

/** A value of a cell. */
export type CubeValue = string | number | null

/** What a cube is grouped by. */
export interface CubeKey {
  title: string
  type: 'text' | 'number' | 'moment'
  /** The field that a filter of a list names. */
  field?: string | undefined
  bucket?: Bucket | undefined
  /** Texts of ids. */
  texts?: Record<string, string> | undefined
}

/** A measure of a cube. */
export interface CubeMeasure {
  key: string
  title: string
  type: 'text' | 'number' | 'moment'
  unit?: string | undefined
  format?: (typeof MEASURE_FORMATS)[number] | undefined
  digits?: number | undefined
}

/** Figures of one group: `[depth of rows, depth of columns, …values of these keys, …measures]`. */
export type CubeCell = CubeValue[]

/** Measures of all groups and of all groups above them. Each figure comes from the records: an average is no average of averages. */
export interface Cube {
  rows: CubeKey[]
  columns: CubeKey[]
  measures: CubeMeasure[]
  cells: CubeCell[]
}

/** Depths of the groups of a cube: all beginnings of its rows with all beginnings of its columns. */
export function levelsOf({ rows, columns }: { rows: readonly unknown[]; columns: readonly unknown[] }) {
  return Array.from({ length: rows.length + 1 }, (_, r) => r).flatMap((r) =>
    Array.from({ length: columns.length + 1 }, (_, c) => ({ r, c })),
  )
}

/** A part of a document that is asked as a cube. */
export interface CubeQuestion {
  rows: readonly ReportKey[]
  columns: readonly ReportKey[]
  measures: readonly ReportMeasure[]
}
