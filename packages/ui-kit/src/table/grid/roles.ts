/*
 * Explicit roles, because some browsers drop the roles of table elements with a flex layout. They are spread because
 * the linter reports roles that equal the element's own.
 */

/** The role of a group of rows. */
export const ROW_GROUP = { role: 'rowgroup' } as const

/** The role of a row. */
export const ROW = { role: 'row' } as const

/** The role of a header cell. */
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' } as const
