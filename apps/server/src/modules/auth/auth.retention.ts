import { sql } from 'kysely'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { Deps } from '../../platform/deps.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Deletes old data of sign-ins: expired captchas, codes and tickets, and sessions and failed attempts of more than a month ago. Sessions
 * are kept that long because an old token must be answered with "expired" and not with "invalid".
 */
export async function deleteOldSignIns({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const monthAgo = new Date(now().getTime() - 30 * DAY)
  const hourAgo = new Date(now().getTime() - DAY / 24)
  await deleteInBatches(db, { table: 'captchas', where: sql<boolean>`expires_at < ${now()}` })
  await deleteInBatches(db, { table: 'signInCodes', where: sql<boolean>`sent_at < ${hourAgo}` })
  await deleteInBatches(db, { table: 'scanTickets', where: sql<boolean>`expires_at < ${now()}` })
  await deleteInBatches(db, { table: 'signInFailures', where: sql<boolean>`last_failure_at < ${monthAgo}` })
  await deleteInBatches(db, { table: 'sessions', where: sql<boolean>`expires_at < ${monthAgo}` })
}
