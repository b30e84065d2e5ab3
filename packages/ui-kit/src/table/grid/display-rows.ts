/** One row as it is shown: its place in the list and in the tree. */
export interface DisplayRow<Row> {
  key: string
  row: Row
  /** From 0, among the rows that are shown. */
  index: number
  /** From 0. */
  depth: number
  canExpand: boolean
  expanded: boolean
  /** Its place among its siblings, from 1, and how many there are. */
  position: number
  setSize: number
  parentKey: string | undefined
}
