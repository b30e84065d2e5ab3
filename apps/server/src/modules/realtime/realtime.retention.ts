import { sql } from 'kysely'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { Deps } from '../../platform/deps.ts'

const HOUR = 3_600_000

/** How long pushes are kept for clients that were away. */
const KEPT_FOR = 48 * HOUR

/** Deletes old pushes. A client that was away longer reads everything again. */
export const deleteOldPushes = async ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> => {
  const oldest = new Date(now().getTime() - KEPT_FOR)
  await deleteInBatches(db, { table: 'realtimeMessages', where: sql<boolean>`created_at < ${oldest}` })
}
