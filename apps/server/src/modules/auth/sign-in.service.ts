import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../platform/actor.ts'
import { clientOf, type Client } from '../../platform/client.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { Authority } from '../authority/index.ts'
import { readSystemSettings, type SystemSettings } from '../system-config/system-config.access.ts'
import { hasEnabledRole } from '../role/role.access.ts'
import { createAccountStore, type AccountRow } from '../user/account.access.ts'
import { USER_STATE } from '../user/user.access.ts'
import { createAuthRepository } from './auth.repository.ts'
import type { LoginBody, LoginConfig, LoginResult, UnlockBody } from './auth.schema.ts'
import { createCaptchaGate } from './captcha-gate.ts'
import type { Captchas } from './captcha.ts'
import { isListed } from '../../platform/ip-address.ts'
import { createFailureCounter, subjectOf, unlockAccount, type Attempt } from './failures.ts'
import { announceEnded } from './auth.access.ts'
import { createKnownDevices } from './known-devices.ts'
import { passwordMatches } from './password.ts'
import { createToken } from './token.ts'
import { createSignInLog } from './sign-in-log.ts'

const MINUTE = 60_000

/** Whether a session that is opened now must replace a password that somebody else set. */
const mustChangePassword = ({ passwordGiven }: AccountRow, { changeGivenPassword }: SystemSettings) =>
  passwordGiven && changeGivenPassword

/** Wrong passwords from a known device that make it unknown, where no setting limits them. */
const KNOWN_DEVICE_ATTEMPTS = 10

/** Signs users in and out, and verifies the password on the lock screen. */
export function createSignInService({
  captchas,
  authority,
  ...deps
}: Deps & { captchas: Captchas; authority: Authority; events: Events }) {
  const { db, now, newId, events } = deps
  const failures = createFailureCounter(deps)
  const log = createSignInLog(deps)
  const devices = createKnownDevices(deps)
  const gate = createCaptchaGate({ ...deps, captchas })

  /**
   * An attempt to sign in. A known device is counted separately from strangers, until it exceeded its own number of
   * failures.
   */
  async function attemptOf(name: string, request: FastifyRequest): Promise<Attempt> {
    const [settings, user] = [await readSystemSettings(db), await createAccountStore(db).findByName(name)]
    const attempt = { settings, user, subject: subjectOf(user, name), address: clientOf(request).ip }
    const device = user && (await devices.find(request, user))
    if (device === undefined) return attempt
    const subject = `device:${device}`
    const trusted = (await failures.count(subject)) < (settings.passwordErrorsNumber || KNOWN_DEVICE_ATTEMPTS)
    // The count continues: a device that used it up does not start again as a stranger.
    return { ...attempt, subject, isKnown: trusted }
  }

  /** Checks all conditions for a session, in an order that reveals nothing about the account to strangers. */
  async function prove(attempt: Attempt, { body, client }: { body: LoginBody; client: Client }): Promise<AccountRow> {
    const { settings, user } = attempt
    if (body.account.trim() === '') throw new AppError('refused', 'auth.accountRequired')
    if (body.password === '') throw new AppError('refused', 'auth.passwordRequired')
    if (settings.whitelistSwitch && !isListed(client.ip, settings.whitelistIP))
      throw new AppError('refused', 'auth.addressNotListed')
    const isNeeded = await gate.isNeeded(attempt)
    const hasCaptcha = isNeeded && (await gate.check(body, attempt))
    if (isNeeded && !hasCaptcha) throw gate.missing()
    await failures.refuseLocked(attempt)
    const counted = await failures.begin(attempt)
    // Parallel attempts pass the first check together; their count reveals which of them needed a captcha.
    if (!hasCaptcha && gate.isNeededAfter(counted.number - 1, attempt)) {
      await failures.takeBack(counted)
      throw gate.missing()
    }
    if (!(await passwordMatches(body.password, user?.passwordHash)) || !user)
      return await failures.refuseWrongPassword(counted, 'auth.wrongPassword')
    try {
      await refuseUnfit(user)
    } catch (error) {
      await failures.takeBack(counted)
      throw error
    }
    await failures.succeed(counted)
    await gate.forget(attempt)
    return user
  }

  /** Only a caller with the right password learns the state of the account. */
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

  async function openSession(
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

  return {
    /** Opens a session. */
    async signIn(body: LoginBody, call: { request: FastifyRequest; reply: FastifyReply }): Promise<LoginResult> {
      const name = body.account.trim()
      const client = clientOf(call.request)
      const attempt = await attemptOf(name, call.request)
      try {
        const user = await prove(attempt, { body, client })
        if (!attempt.isKnown) await devices.remember(call, user)
        const token = await openSession(user, { client, settings: attempt.settings })
        await log.success(user, client)
        return { token, theme: user.theme, mustChangePassword: mustChangePassword(user, attempt.settings) }
      } catch (error) {
        if (error instanceof AppError) await log.failure(error, { user: attempt.user, name, client })
        throw error
      }
    },

    /** Ends the caller's session. */
    async signOut({ sessionId, userId }: Actor): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const sessions = await createAuthRepository(trx).endSession(sessionId, 'signedOut')
        await announceEnded(trx, { sessions, actorId: userId, events })
      })
    },

    /** Refuses every password except the caller's. */
    async unlock(body: UnlockBody, actor: Actor): Promise<void> {
      // While viewing as another user, the own password unlocks the screen.
      const user = await createAccountStore(db).find((actor.viewer ?? actor).userId)
      const settings = await readSystemSettings(db)
      const attempt: Attempt = { settings, user, subject: `session:${actor.sessionId}`, isKnown: true }
      await failures.refuseLocked(attempt)
      const counted = await failures.begin(attempt)
      const right = await passwordMatches(body.password, attempt.user?.passwordHash)
      if (!right || body.account.trim().toLowerCase() !== actor.account.toLowerCase())
        await failures.refuseWrongPassword(counted, 'auth.wrongUnlockPassword')
      await failures.succeed(counted)
    },

    /** Requirements of the sign-in page; the same for non-existing accounts. */
    async configOf(name: string, request: FastifyRequest): Promise<LoginConfig> {
      const attempt = await attemptOf(name.trim(), request)
      const isNeeded = await gate.isNeeded(attempt)
      return {
        enableVerificationCode: isNeeded ? 1 : 0,
        verificationCodeNumber: attempt.settings.verificationCodeNumber,
        proof: isNeeded ? await gate.challenge(name, attempt) : null,
      }
    },
  }
}

export type SignInService = ReturnType<typeof createSignInService>
