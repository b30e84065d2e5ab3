import type { Deps } from '../src/platform/deps.ts'

/** What every seeded record is given. */
export interface Stamp {
  newId: Deps['newId']
  /** Audit columns: made now, by nobody. */
  created: { creatorTime: Date }
}

/** Rows of one insert: well below PostgreSQL's limit of 65,535 parameters. */
const ROWS_PER_INSERT = 500

/** `rows` in pieces that fit one insert. */
export function* batchesOf<Row>(rows: readonly Row[]) {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) yield rows.slice(start, start + ROWS_PER_INSERT)
}
