import { sql } from 'kysely'
import type { Trx } from '../../platform/db/database.ts'

/** Ends every session of these people, whose next call is told so. */
export const forceOffline = (trx: Trx, ...userIds: readonly string[]) =>
  trx
    .updateTable('sessions')
    .set({ endedAs: 'forcedOffline' })
    .where(sql<boolean>`user_id = any(${userIds}::text[])`)
    .where('endedAs', 'is', null)
    .execute()

/** Forgets the wrong passwords that were counted for these people. */
export const forgetFailures = (trx: Trx, ...userIds: readonly string[]) =>
  trx
    .deleteFrom('signInFailures')
    .where(sql<boolean>`subject = any(${userIds.map((id) => `user:${id}`)}::text[])`)
    .execute()
