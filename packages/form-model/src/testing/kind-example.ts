/** One value of a field, in every form in which it appears. */
export interface ExampleValue {
  /** As a form sends it. */
  sent: unknown
  /** As a form receives it; default: as it was sent. */
  raw?: unknown
  /** As the column holds it. */
  cell: unknown
  /** As details show it; lists too, if they have the kind as a column. */
  shown: unknown
  /** What a search sends to find this value and not the other one. */
  search?: unknown
  /** What people write into a workbook; default: what is shown. */
  typed?: string | number
}

/** Two values of a kind that tests tell apart, and that stories show: `kinds/<kind>/<kind>.example.ts`. */
export interface KindExample {
  props?: Record<string, unknown>
  config?: Record<string, unknown>
  first: ExampleValue
  second: ExampleValue
  /** For kinds that workbooks cannot carry. */
  isNotImported?: true
}
