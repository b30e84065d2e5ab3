import type { Deps } from '../src/platform/deps.ts'

/** Values of every seeded record. */
export interface Stamp {
  newId: Deps['newId']
  /** Audit columns: created now, without an author. */
  created: { creatorTime: Date }
}

/** Rows per insert: well below PostgreSQL's limit of 65,535 parameters. */
const ROWS_PER_INSERT = 500

/** Splits `rows` into batches for one insert each. */
export function* batchesOf<Row>(rows: readonly Row[]) {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) yield rows.slice(start, start + ROWS_PER_INSERT)
}
