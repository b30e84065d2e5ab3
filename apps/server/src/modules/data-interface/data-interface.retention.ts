import { sql } from 'kysely'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'

const DAY = 24 * 60 * 60 * 1000

/** Deletes log rows of interface calls older than the setting of the log allows; returns their number. */
export async function deleteOldCalls({ db, now }: Pick<Deps, 'db' | 'now'>, batch?: number): Promise<number> {
  const { logRetentionDays } = await readSystemSettings(db)
  if (logRetentionDays === 0) return 0
  const oldest = new Date(now().getTime() - logRetentionDays * DAY)
  // Reads each id once from the index by interface and time. Purged interfaces have log rows too.
  const { rows } = await sql<{ id: string }>`
    with recursive known as (
      select min(interface_id) as id from data_interface_logs
      union all
      select (select min(interface_id) from data_interface_logs where interface_id > known.id) from known
      where known.id is not null
    ) select id from known where id is not null`.execute(db)
  let deleted = 0
  for (const { id } of rows) {
    const where = sql<boolean>`interface_id = ${id} and invok_time < ${oldest}`
    deleted += await deleteInBatches(db, { table: 'dataInterfaceLogs', where, ...(batch !== undefined && { batch }) })
  }
  return deleted
}
