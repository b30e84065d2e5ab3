/** One value of a field in all its forms. */
export interface ExampleValue {
  /** The value in a request. */
  sent: unknown
  /** The value in a response; default: `sent`. */
  raw?: unknown
  /** The value of the column. */
  cell: unknown
  /** The text in details, and in lists if the kind can be a column. */
  shown: unknown
  /** The search value that finds this value and not the other one. */
  search?: unknown
  /** The text in an imported workbook; default: `shown`. */
  typed?: string | number
}

/** Two different values of a kind, for tests and stories: `kinds/<kind>/<kind>.example.ts`. */
export interface KindExample {
  props?: Record<string, unknown>
  config?: Record<string, unknown>
  first: ExampleValue
  second: ExampleValue
  /** The kind cannot be imported from workbooks. */
  isNotImported?: true
}
