/*
 * A table that is laid out with flex boxes loses the roles of its parts in some browsers, so each says what it is.
 * They are spread because a checker that knows only the elements takes them for repetitions.
 */

/** The role of a group of rows. */
export const ROW_GROUP = { role: 'rowgroup' } as const

/** The role of a row. */
export const ROW = { role: 'row' } as const

/** The role of a header cell. */
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' } as const
