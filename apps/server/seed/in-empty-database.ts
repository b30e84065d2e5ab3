import { sql } from 'kysely'
import type { Db, Trx } from '../src/platform/db/database.ts'

/** The advisory lock for filling the database at the start. */
export const SEED_LOCK = 4_100_002

/**
 * Runs `fill` in one transaction when there are no users yet; otherwise returns undefined without a change. Several
 * servers may start on one empty database: one fills it, the others wait and find it filled.
 */
export async function inEmptyDatabase<Result>(
  db: Db,
  fill: (trx: Trx) => Promise<Result>,
): Promise<Result | undefined> {
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx)
    const somebody = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    return somebody ? undefined : await fill(trx)
  })
}
