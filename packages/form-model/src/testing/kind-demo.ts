/** How stories fill a component, so that there is something to see: `kinds/<kind>/<kind>.demo.ts`. */
export interface KindDemo {
  /** The value of the record. */
  stored?: unknown
  /** Keys of the node. */
  node?: Record<string, unknown>
  /** The kinds of the components inside of a container. */
  children?: readonly string[]
  /** The titles of its panes; each pane holds one component. */
  panes?: readonly string[]
}
