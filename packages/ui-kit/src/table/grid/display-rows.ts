/** A displayed row with its position in the list and in the tree. */
export interface DisplayRow<Row> {
  key: string
  row: Row
  /** Index among the displayed rows, from 0. */
  index: number
  /** Level in the tree, from 0. */
  depth: number
  canExpand: boolean
  expanded: boolean
  /** Position among the siblings, from 1, and their number. */
  position: number
  setSize: number
  parentKey: string | undefined
}
