/** Kind of the records of a return to an earlier node, which nobody decided. */
export const LOOPED = 13
