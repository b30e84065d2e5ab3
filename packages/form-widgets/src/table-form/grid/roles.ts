/**
 * Roles of the grid. It has no table elements, because a host page's rules for `td` and `tr` would apply, and
 * positioned rows are not a table for browsers.
 */
export const ROLE = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'gridcell' },
  image: { role: 'img' },
} as const
