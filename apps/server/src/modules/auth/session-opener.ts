import type { Client } from '../../platform/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Authority } from '../authority/index.ts'
import { hasEnabledRole } from '../role/role.access.ts'
import type { SystemSettings } from '../system-config/system-config.access.ts'
import { createAccountStore, type AccountRow } from '../user/account.access.ts'
import { USER_STATE } from '../user/user.access.ts'
import { announceEnded } from './auth.access.ts'
import { createAuthRepository } from './auth.repository.ts'
import { unlockAccount } from './failures.ts'
import { createToken } from './token.ts'

const MINUTE = 60_000

/** Whether a session that is opened now must replace a password that somebody else set. */
export const mustChangePassword = ({ passwordGiven }: AccountRow, { changeGivenPassword }: SystemSettings) =>
  passwordGiven && changeGivenPassword

/** Opens sessions of users who have proved who they are, in whichever mode. */
export function createSessionOpener({
  db,
  now,
  newId,
  events,
  authority,
}: Pick<Deps, 'db' | 'now' | 'newId'> & { authority: Authority; events: Events }) {
  /** Refuses accounts that may not sign in. Only a caller who proved to be the user learns the state of the account. */
  async function refuseUnfit(user: AccountRow) {
    if (user.deleteMark === 1) throw new AppError('refused', 'auth.deleted')
    if (user.enabledMark === null) throw new AppError('refused', 'auth.notActivated')
    if (user.enabledMark === 0) throw new AppError('refused', 'auth.disabled')
    if (user.isAdministrator === 1) return
    const { id: userId, organizeId } = user
    const authorityVersion = await authority.version()
    const { codes } = await authority.accessOf({ userId, organizeId, isAdministrator: false, authorityVersion })
    if (codes.size > 0) return
    throw new AppError('refused', (await hasEnabledRole(db, user.id)) ? 'auth.noPermission' : 'auth.noRole')
  }

  /** Opens a session and returns its token. */
  async function open(
    user: AccountRow,
    { client, settings }: { client: Client; settings: SystemSettings },
  ): Promise<string> {
    const { token, tokenHash } = createToken()
    const createdAt = now()
    await db.transaction().execute(async (trx) => {
      const inside = createAuthRepository(trx)
      // A known device signs in to an account that strangers locked, which ends the lock.
      if (user.enabledMark === USER_STATE.locked)
        await unlockAccount(trx, { userId: user.id, actorId: user.id, events })
      await createAccountStore(trx).recordSignIn(user.id, { now: createdAt, ip: client.ip })
      if (settings.singleLogin === '1') {
        const sessions = await inside.endSessionsOf(user.id, 'signedInElsewhere')
        await announceEnded(trx, { sessions, actorId: user.id, events })
      }
      await inside.insertSession({
        ...client,
        id: newId(),
        tokenHash,
        userId: user.id,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + settings.tokenTimeout * MINUTE),
        endedAs: null,
        mustChangePassword: mustChangePassword(user, settings),
      })
    })
    return token
  }

  return { refuseUnfit, open }
}
