import type { Trx } from '../../platform/db/database.ts'
import { createAuthRepository } from './auth.repository.ts'

/** Ends every session of a person, whose next call is told so. */
export const forceOffline = (trx: Trx, userId: string) =>
  createAuthRepository(trx).endSessionsOf(userId, 'forcedOffline')

/** Forgets the wrong passwords that were counted for a person. */
export const forgetFailures = (trx: Trx, userId: string) =>
  trx.deleteFrom('signInFailures').where('subject', '=', `user:${userId}`).execute()
