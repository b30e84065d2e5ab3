/** Kinds of charts. `heat` is a heat map: names across, series down; `provinces` are those of China as tiles. */
export const CHART_KINDS = [
  'bar',
  'line',
  'area',
  'pie',
  'ring',
  'radar',
  'gauge',
  'funnel',
  'scatter',
  'heat',
  'provinces',
] as const
export type ChartKind = (typeof CHART_KINDS)[number]

/** One figure. `name` is the category; `x` is the horizontal number of a scatter chart. */
export interface ChartRow {
  name: string
  /** The group of the figure: a line, a colour, a row of a heat map. */
  series?: string | undefined
  /** null: no figure. */
  value: number | null
  x?: number | null | undefined
  /** The end of the scale of a radar axis. */
  max?: number | undefined
}

/** What a chart shows, and how. */
export interface ChartSpec {
  kind: ChartKind
  rows: readonly ChartRow[]
  /** Bars or areas on top of each other. */
  isStacked?: boolean | undefined
  /** Bars from start to end instead of upwards. */
  isHorizontal?: boolean | undefined
  isSmooth?: boolean | undefined
  /** Writes the figures beside the marks. */
  showValues?: boolean | undefined
  showLegend?: boolean | undefined
  /** A line across, or the mark of a gauge. */
  target?: number | undefined
  /** The ends of a gauge. Default: 0 and a round number above the figure and the target. */
  min?: number | undefined
  max?: number | undefined
  /** Written behind figures, such as 元 or %. */
  unit?: string | undefined
}

/** A mark that was chosen. */
export interface ChartPick {
  name: string
  series?: string | undefined
  value: number | null
}
