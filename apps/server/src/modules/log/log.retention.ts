import { sql } from 'kysely'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import { REQUEST_LOG } from './log.access.ts'
import { FAILURE_LOG, SIGN_IN_LOG } from './log.service.ts'

const DAY = 24 * 60 * 60 * 1000

/** Deletes log rows older than the setting allows; returns their number. */
export async function deleteOldLogs({ db, now }: Pick<Deps, 'db' | 'now'>, batch?: number): Promise<number> {
  const { logRetentionDays } = await readSystemSettings(db)
  if (logRetentionDays === 0) return 0
  const oldest = new Date(now().getTime() - logRetentionDays * DAY)
  let deleted = 0
  // Deletes by category to match the order of the index.
  for (const category of [SIGN_IN_LOG, FAILURE_LOG, REQUEST_LOG]) {
    const where = sql<boolean>`category = ${category} and creator_time < ${oldest}`
    deleted += await deleteInBatches(db, { table: 'logs', where, ...(batch !== undefined && { batch }) })
  }
  return deleted
}
