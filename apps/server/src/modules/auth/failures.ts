import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { SystemSettings } from '../system-config/system-config.access.ts'
import { createAccountStore, type AccountRow } from '../user/account.access.ts'
import { USER_STATE } from '../user/user.access.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** When a lock ends: at a moment, or when an administrator takes it away. */
type LockEnd = Date | 'administrator'

/**
 * Counts wrong passwords in a row. Names of accounts that do not exist are counted and locked like real ones,
 * so that neither a lock nor a captcha tells whether an account exists. Administrators are never locked.
 */
export function createFailureCounter({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const accounts = createAccountStore(db)

  const reset = (subject: string) => db.deleteFrom('signInFailures').where('subject', '=', subject).execute()

  /** Wrong passwords in a row so far. */
  async function count(subject: string): Promise<number> {
    const row = await find(subject)
    return row?.failures ?? 0
  }

  const find = (subject: string) =>
    db.selectFrom('signInFailures').selectAll().where('subject', '=', subject).executeTakeFirst()

  /** Adds one and returns the new count. */
  async function add(subject: string): Promise<number> {
    const lastFailureAt = now()
    await db
      .deleteFrom('signInFailures')
      .where('lastFailureAt', '<', new Date(lastFailureAt.getTime() - 30 * DAY))
      .execute()
    const { failures } = await db
      .insertInto('signInFailures')
      .values({ subject, failures: 1, lastFailureAt })
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet((eb) => ({ failures: eb('signInFailures.failures', '+', 1), lastFailureAt })),
      )
      .returning('failures')
      .executeTakeFirstOrThrow()
    return failures
  }

  /** Refuses while the account is locked; a lock whose time has passed is taken away. */
  async function refuseLocked(attempt: Attempt) {
    const until = await lockedUntil(attempt)
    if (until === undefined) return
    if (until === 'administrator' || until.getTime() > now().getTime()) throw lockedError(until)
    if (attempt.user) await accounts.unlock(attempt.user.id)
    await reset(attempt.subject)
  }

  async function lockedUntil({ subject, user, settings }: Attempt): Promise<LockEnd | undefined> {
    if (user?.isAdministrator === 1 || user?.enabledMark === USER_STATE.enabled) return undefined
    if (user?.enabledMark === USER_STATE.locked) return user.unlockTime ?? 'administrator'
    const row = await find(subject)
    if (!row || settings.passwordErrorsNumber === 0 || row.failures < settings.passwordErrorsNumber) return undefined
    return settings.lockType === '1' ? 'administrator' : lockEnd(row.lastFailureAt, settings)
  }

  /** Counts a wrong password and refuses: with the lock's message when this one locked the account. */
  async function refuseWrongPassword({ subject, user, settings }: Attempt, messageKey: string): Promise<never> {
    const failures = await add(subject)
    const limit = settings.passwordErrorsNumber
    const exempt = user?.isAdministrator === 1
    // A multiple, because the count goes on after an administrator unlocked the account.
    if (exempt || limit === 0 || failures % limit !== 0) throw new AppError('refused', messageKey)
    const until = settings.lockType === '1' ? 'administrator' : lockEnd(now(), settings)
    if (user) await accounts.lock(user.id, until === 'administrator' ? null : until)
    throw lockedError(until)
  }

  function lockedError(until: LockEnd) {
    if (until === 'administrator') return new AppError('refused', 'auth.locked')
    const minutes = Math.max(1, Math.ceil((until.getTime() - now().getTime()) / MINUTE))
    return new AppError('refused', 'auth.lockedForMinutes', { params: { minutes } })
  }

  return { count, reset, refuseLocked, refuseWrongPassword }
}

const lockEnd = (start: Date, { lockTime }: SystemSettings) => new Date(start.getTime() + lockTime * MINUTE)

/** One try to prove who somebody is. */
export interface Attempt {
  /** Whom failures are counted for, see `subjectOf`. */
  subject: string
  /** The account, when there is one. */
  user: AccountRow | undefined
  settings: SystemSettings
}

/** Whom failures are counted for: the person, whichever of their names was typed, or else the name. */
export const subjectOf = (user: Pick<AccountRow, 'id'> | undefined, name: string) =>
  user ? `user:${user.id}` : `name:${name.toLowerCase()}`
