import type { Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import type { SystemSettings } from '../system-config/system-config.access.ts'
import { createAccountStore, type AccountRow } from '../user/account.access.ts'
import { USER_STATE } from '../user/user.access.ts'
import { createAttemptTurns } from './attempt-turns.ts'
import { accountAllowance, ADDRESS_ALLOWANCE, addressSubject, createGuessLimits } from './guess-limits.ts'

const MINUTE = 60_000

/** End of a lock: a moment, or the action of an administrator. */
type LockEnd = Date | 'administrator'

/**
 * Counts consecutive wrong passwords before they are evaluated. Non-existing accounts are counted and locked like
 * existing ones, so that neither a lock nor a captcha reveals whether an account exists. Administrators are never
 * locked; after some wrong passwords their attempts are delayed. A known device and an open session have their own
 * counts.
 */
export function createFailureCounter({ db, now, events }: Pick<Deps, 'db' | 'now'> & { events: Events }) {
  const limits = createGuessLimits({ db, now })
  const turns = createAttemptTurns()

  /** Wrong passwords in a row so far. */
  const count = async (subject: string) => (await limits.find(subject))?.failures ?? 0

  /** Refuses while the account is locked; removes an expired lock. */
  async function refuseLocked(attempt: Attempt) {
    const until = await lockedUntil(attempt)
    if (until === undefined) return
    if (until === 'administrator' || until.getTime() > now().getTime()) throw lockedError(until)
    if (attempt.user) await unlock(attempt.user.id)
    await limits.reset(attempt.subject)
  }

  async function lockedUntil({ subject, user, settings, isKnown }: Attempt): Promise<LockEnd | undefined> {
    if (user?.isAdministrator === 1 || user?.enabledMark === USER_STATE.enabled) return undefined
    const limit = settings.passwordErrorsNumber
    if (user?.enabledMark === USER_STATE.locked) {
      // Strangers locked the account with wrong passwords: a known device may pass. A lock by an administrator applies
      // to every device.
      if (isKnown && limit > 0 && (await count(subjectOf(user, ''))) >= limit) return undefined
      return user.unlockTime ?? 'administrator'
    }
    const row = await limits.find(subject)
    if (!row || limit === 0 || row.failures < limit) return undefined
    return settings.lockType === '1' ? 'administrator' : lockEnd(row.lastFailureAt, settings)
  }

  /**
   * Runs an attempt from its first check to its result; attempts on one subject run one after another. `begin` counts it
   * before its password is verified, and refuses while the account or the address is delayed.
   */
  function inTurn<Result>(attempt: Attempt, run: (begin: () => Promise<CountedAttempt>) => Promise<Result>) {
    const { subject, user, settings, address, isKnown } = attempt
    const addressCounted = address === undefined || isKnown ? undefined : addressSubject(address)
    const allowance = accountAllowance(settings.passwordErrorsNumber, user?.isAdministrator === 1)
    return turns({ subject, group: addressCounted ?? subject }, (claim) =>
      run(async () => {
        if (addressCounted !== undefined) await claim(() => limits.claim(addressCounted, ADDRESS_ALLOWANCE))
        return { ...attempt, addressCounted, number: await limits.claim(subject, allowance) }
      }),
    )
  }

  /** Resets the count after a right password. */
  async function succeed({ subject, addressCounted }: CountedAttempt) {
    await limits.reset(subject)
    if (addressCounted !== undefined) await limits.release(addressCounted)
  }

  /** Takes back an attempt with the right password of an account that may not sign in. */
  async function takeBack({ subject, addressCounted }: CountedAttempt) {
    await limits.release(subject)
    if (addressCounted !== undefined) await limits.release(addressCounted)
  }

  /** Refuses a wrong password; with the message of the lock when this attempt locked the account. */
  async function refuseWrongPassword({ user, settings, number }: CountedAttempt, messageKey: string): Promise<never> {
    const limit = settings.passwordErrorsNumber
    const exempt = user?.isAdministrator === 1
    // A multiple, because the count continues after an administrator unlocked the account.
    if (exempt || limit === 0 || number % limit !== 0) throw new AppError('refused', messageKey)
    const until = settings.lockType === '1' ? 'administrator' : lockEnd(now(), settings)
    if (user) await lock(user.id, until === 'administrator' ? null : until)
    throw lockedError(until)
  }

  /** Locks an enabled account. */
  const lock = (userId: string, until: Date | null) =>
    db.transaction().execute(async (trx) => {
      if (!(await createAccountStore(trx).lock(userId, until))) return
      const payload = { userId, until: until?.getTime() ?? null }
      await events.append(trx, { type: 'user.locked', actorId: null, payload })
    })

  /** Enables an account whose lock has ended. */
  const unlock = (userId: string) =>
    db.transaction().execute((trx) => unlockAccount(trx, { userId, actorId: null, events }))

  function lockedError(until: LockEnd) {
    if (until === 'administrator') return new AppError('refused', 'auth.locked')
    const minutes = Math.max(1, Math.ceil((until.getTime() - now().getTime()) / MINUTE))
    return new AppError('refused', 'auth.lockedForMinutes', { params: { minutes } })
  }

  return { count, inTurn, succeed, takeBack, refuseLocked, refuseWrongPassword }
}

/** Enables an account if it is locked, and announces it. */
export async function unlockAccount(
  trx: Trx,
  { userId, actorId, events }: { userId: string; actorId: string | null; events: Events },
): Promise<void> {
  if (await createAccountStore(trx).unlock(userId))
    await events.append(trx, { type: 'user.enabled', actorId, payload: { userId } })
}

const lockEnd = (start: Date, { lockTime }: SystemSettings) => new Date(start.getTime() + lockTime * MINUTE)

/** An attempt to sign in or to confirm a password. */
export interface Attempt {
  /** The subject whose failures are counted, see `subjectOf`. */
  subject: string
  /** The account, if it exists. */
  user: AccountRow | undefined
  settings: SystemSettings
  /** IP address of a caller without a session. */
  address?: string
  /** Whether it comes from a known device or an open session, whose failures are counted separately. */
  isKnown?: boolean
}

/** An attempt that was counted. */
export interface CountedAttempt extends Attempt {
  /** Number of consecutive wrong passwords, if this one is wrong. */
  number: number
  addressCounted: string | undefined
}

/** The subject of a sign-in name: the user for any of their names, otherwise the name itself. */
export const subjectOf = (user: Pick<AccountRow, 'id'> | undefined, name: string) =>
  user ? `user:${user.id}` : `name:${name.toLowerCase()}`
