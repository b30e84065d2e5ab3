import { sql } from 'kysely'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { Deps } from '../../platform/deps.ts'

/** Milliseconds that a deleted article can be brought back. */
const KEPT = 30 * 24 * 60 * 60 * 1000

/** Deletes for good what was deleted long ago; returns the number of articles. */
export async function purgeOldArticles({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const oldest = new Date(now().getTime() - KEPT)
  const where = sql<boolean>`delete_mark is not null and delete_time < ${oldest}`
  return await deleteInBatches(db, { table: 'writingArticles', where })
}
