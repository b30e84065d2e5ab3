import { MESSAGE_TYPE } from '@sqos/contract'
import { sql } from 'kysely'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'

const DAY = 24 * 60 * 60_000

/**
 * Deletes messages of the system, with their receipts, that are older than the setting allows. Notices stay until they are withdrawn,
 * because their receipts prove who has read them.
 */
export async function deleteOldMessages({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { messageRetentionDays } = await readSystemSettings(db)
  if (messageRetentionDays === 0) return
  const oldest = new Date(now().getTime() - messageRetentionDays * DAY)
  const where = sql<boolean>`sent_time < ${oldest} and type <> ${MESSAGE_TYPE.notice}`
  await deleteInBatches(db, { table: 'messages', where })
}
