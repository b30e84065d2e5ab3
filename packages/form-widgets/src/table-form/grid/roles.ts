/**
 * Roles of the grid. Its elements are no table elements: a host page's rules for `td` and `tr` would reach into it, and
 * rows that lie at places of their own are no table to a browser anyway.
 */
export const ROLE = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'gridcell' },
  image: { role: 'img' },
} as const
