/** SQLSTATE classes of refused statements: data, constraints, conflicts, syntax, waits for locks, and functions of the database. */
const REFUSED = /^(?:2|4|55|P0)\w+$/

/** Whether the database refused, and so rolled back, the statement or transaction; unknown after a lost connection. */
export const isUndone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && REFUSED.test(error.code)
