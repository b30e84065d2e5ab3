import { sql, type RawBuilder } from 'kysely'
import type { Database, Db } from './database.ts'

/** Rows per statement: locks are held for a moment only. */
const BATCH = 1000

/** Maximum number of batches per call; the next run of a job continues. */
const MAX_BATCHES = 500

/**
 * Deletes the rows of a table that match a condition, in batches with one short transaction each. Rows locked by
 * another transaction are left for the next run. Returns the number of deleted rows.
 */
export async function deleteInBatches(
  db: Db,
  { table, where, batch = BATCH }: { table: keyof Database; where: RawBuilder<boolean>; batch?: number },
): Promise<number> {
  const rows = sql.table(table)
  let deleted = 0
  for (let turn = 0; turn < MAX_BATCHES; turn += 1) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${rows} where ctid = any(array(
        select ctid from ${rows} where ${where} limit ${batch} for update skip locked))`.execute(db)
    deleted += Number(numAffectedRows)
    if (numAffectedRows < BigInt(batch)) break
  }
  return deleted
}
