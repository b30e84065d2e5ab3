import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import { createAccountStore, type AccountRow } from '../user/account.access.ts'
import { createAuthRepository } from './auth.repository.ts'
import type { Captchas } from './captcha.ts'
import { createFailureCounter, type Attempt } from './failures.ts'
import { announceEnded } from './auth.access.ts'
import { demandPassword } from './password-policy.ts'
import { hashPassword, passwordMatches } from './password.ts'

/** What a person proves before their password changes; passwords are MD5, as browsers send them. */
interface ChangeForm {
  oldPassword: string
  password: string
  /** What the captcha shows, and the key under which it was fetched. */
  code: string
  timestamp: string
}

/**
 * Lets people change their own password, which ends all their other sessions. Wrong old passwords count like those of the
 * sign-in page, so that a borrowed browser is no place to try them out.
 */
export function createPasswordChange({
  captchas,
  ...deps
}: Pick<Deps, 'db' | 'now'> & { captchas: Captchas; events: Events }) {
  const { db, now, events } = deps
  const accounts = createAccountStore(db)
  const failures = createFailureCounter(deps)

  const replacePassword = ({ user, sessionId, after }: { user: AccountRow; sessionId: string; after: string }) =>
    db.transaction().execute(async (trx) => {
      // The old password was checked against this very hash; meanwhile an administrator may have set another.
      const change = { before: user.passwordHash, after, now: now() }
      if (!(await createAccountStore(trx).replacePassword(user.id, change)))
        throw new AppError('conflict', 'auth.wrongOldPassword')
      const inside = createAuthRepository(trx)
      await inside.acceptPassword(sessionId)
      const sessions = await inside.endOtherSessions({ userId: user.id, sessionId })
      await announceEnded(trx, { sessions, actorId: user.id, events })
    })

  return async function changePassword(change: ChangeForm, { userId, sessionId }: Actor): Promise<void> {
    const [settings, user] = [await readSystemSettings(db), found(await accounts.find(userId))]
    const attempt: Attempt = { settings, user, subject: `session:${sessionId}`, isKnown: true }
    await captchas.check({ key: change.timestamp, code: change.code })
    await failures.inTurn(attempt, async (begin) => {
      await failures.refuseLocked(attempt)
      const counted = await begin()
      if (!(await passwordMatches(change.oldPassword, user.passwordHash)))
        return await failures.refuseWrongPassword(counted, 'auth.wrongOldPassword')
      if (change.password.toLowerCase() === change.oldPassword.toLowerCase())
        throw new AppError('refused', 'auth.samePassword')
      demandPassword(change.password, user)
      await replacePassword({ user, sessionId, after: await hashPassword(change.password) })
      await failures.succeed(counted)
    })
  }
}

export type PasswordChange = ReturnType<typeof createPasswordChange>
