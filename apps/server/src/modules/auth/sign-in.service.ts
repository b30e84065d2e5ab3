import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../platform/actor.ts'
import { clientOf, type Client } from '../../platform/client.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { Authority } from '../authority/index.ts'
import { readSystemSettings, type SystemSettings } from '../system-config/system-config.access.ts'
import { createAccountStore, type AccountRow } from '../user/account.access.ts'
import { createAuthRepository } from './auth.repository.ts'
import type { LoginBody, LoginConfig, LoginResult, UnlockBody } from './auth.schema.ts'
import { createCaptchaGate } from './captcha-gate.ts'
import type { Captchas } from './captcha.ts'
import { isListed } from '../../platform/ip-address.ts'
import { createFailureCounter, subjectOf, type Attempt, type CountedAttempt } from './failures.ts'
import { announceEnded } from './auth.access.ts'
import { createKnownDevices } from './known-devices.ts'
import { passwordMatches } from './password.ts'
import type { ScanTickets } from './scan-tickets.ts'
import { createSessionOpener, mustChangePassword } from './session-opener.ts'
import { plainMobile, readMobile, type SignInCodes } from './sign-in-codes.ts'
import type { SignInCodeBody, SignInCodeSent } from './sign-in-modes.schema.ts'
import { createSignInLog, type SignInMode } from './sign-in-log.ts'

/** Wrong passwords from a known device that make it unknown, where no setting limits them. */
const KNOWN_DEVICE_ATTEMPTS = 10

/** Signs users in and out, and verifies the password on the lock screen. */
export function createSignInService({
  captchas,
  codes,
  scans,
  ...deps
}: Deps & { captchas: Captchas; codes: SignInCodes; scans: ScanTickets; authority: Authority; events: Events }) {
  const { db, events } = deps
  const failures = createFailureCounter(deps)
  const log = createSignInLog(deps)
  const devices = createKnownDevices(deps)
  const gate = createCaptchaGate({ ...deps, captchas })
  const sessions = createSessionOpener(deps)

  /**
   * An attempt to sign in. A known device is counted separately from strangers, until it exceeded its own number of
   * failures.
   */
  async function attemptOf({ name, user, request }: AttemptCall): Promise<Attempt> {
    const settings = await readSystemSettings(db)
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
    if (body.account.trim() === '') throw new AppError('refused', 'auth.accountRequired')
    if (body.password === '') throw new AppError('refused', 'auth.passwordRequired')
    refuseUnlisted(attempt.settings, client)
    return await failures.inTurn(attempt, (begin) => provePassword(attempt, { body, begin }))
  }

  async function provePassword(
    attempt: Attempt,
    { body, begin }: { body: LoginBody; begin: () => Promise<CountedAttempt> },
  ) {
    const { user } = attempt
    const isNeeded = await gate.isNeeded(attempt)
    const hasCaptcha = isNeeded && (await gate.check(body, attempt))
    if (isNeeded && !hasCaptcha) throw gate.missing()
    await failures.refuseLocked(attempt)
    const counted = await begin()
    // Attempts on other servers pass the first check together; their count reveals which of them needed a captcha.
    if (!hasCaptcha && gate.isNeededAfter(counted.number - 1, attempt)) {
      await failures.takeBack(counted)
      throw gate.missing()
    }
    if (!(await passwordMatches(body.password, user?.passwordHash)) || !user)
      return await failures.refuseWrongPassword(counted, 'auth.wrongPassword')
    try {
      await sessions.refuseUnfit(user)
    } catch (error) {
      await failures.takeBack(counted)
      throw error
    }
    await failures.succeed(counted)
    await gate.forget(attempt)
    return user
  }

  /** Proves the owner of a mobile number by the code of a text message. */
  async function proveByCode({ account, code = '' }: LoginBody, { client, settings }: ModeCall) {
    codes.demandChannel()
    const mobile = readMobile(account)
    if (code.trim() === '') throw new AppError('refused', 'auth.captchaRequired')
    refuseUnlisted(settings, client)
    return await codes.redeem({ mobile, ip: client.ip }, code.trim())
  }

  /** Proves the user who confirmed the ticket of this browser on the phone. */
  async function proveByScan({ ticket = '', secret = '' }: LoginBody, { client, settings }: ModeCall) {
    refuseUnlisted(settings, client)
    return await scans.redeem({ ticket, secret })
  }

  /** Refuses locked accounts, and those that may not sign in, as after a right password. */
  async function refuseState(user: AccountRow, request: FastifyRequest) {
    await failures.refuseLocked(await attemptOf({ name: user.account, user, request }))
    await sessions.refuseUnfit(user)
  }

  async function proveByPassword(body: LoginBody, call: ModeCall) {
    const attempt = await attemptOf({ name: body.account.trim(), user: call.user, request: call.request })
    return await prove(attempt, { body, client: call.client })
  }

  const provers = { password: proveByPassword, code: proveByCode, scan: proveByScan }

  return {
    /** Opens a session. */
    async signIn(body: LoginBody, { request, reply }: SignInCall): Promise<LoginResult> {
      const [mode, name, client] = [modeOf(body), body.account.trim(), clientOf(request)]
      const settings = await readSystemSettings(db)
      // Others than the password tell nothing about a user until they are proved.
      let user = mode === 'password' ? await createAccountStore(db).findByName(name) : undefined
      try {
        user = await provers[mode](body, { request, client, settings, user })
        if (mode !== 'password') await refuseState(user, request)
        const isKnown = (await devices.find(request, user)) !== undefined
        if (!isKnown) await devices.remember({ request, reply }, user)
        const token = await sessions.open(user, { client, settings })
        await log.success(user, { mode, client })
        return { token, theme: user.theme, mustChangePassword: mustChangePassword(user, settings) }
      } catch (error) {
        if (error instanceof AppError) await log.failure(error, { mode, user, name, client })
        throw error
      }
    },

    /** Sends a code to a mobile number. Always needs a captcha: messages cost money. */
    async sendCode(body: SignInCodeBody, request: FastifyRequest): Promise<SignInCodeSent> {
      codes.demandChannel()
      const [mobile, client, settings] = [readMobile(body.mobile), clientOf(request), await readSystemSettings(db)]
      refuseUnlisted(settings, client)
      const attempt = codeAttempt(mobile, { settings, ip: client.ip })
      if (!(await gate.check({ ...body, account: body.mobile }, attempt))) throw gate.missing()
      return await codes.issue({ mobile, ip: client.ip }, request.language)
    },

    /** Ends the caller's session. */
    async signOut({ sessionId, userId }: Actor): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const ended = await createAuthRepository(trx).endSession(sessionId, 'signedOut')
        await announceEnded(trx, { sessions: ended, actorId: userId, events })
      })
    },

    /** Refuses every password except the caller's. */
    async unlock(body: UnlockBody, actor: Actor): Promise<void> {
      // While viewing as another user, the own password unlocks the screen.
      const user = await createAccountStore(db).find((actor.viewer ?? actor).userId)
      const settings = await readSystemSettings(db)
      const attempt: Attempt = { settings, user, subject: `session:${actor.sessionId}`, isKnown: true }
      await failures.inTurn(attempt, async (begin) => {
        await failures.refuseLocked(attempt)
        const counted = await begin()
        const right = await passwordMatches(body.password, attempt.user?.passwordHash)
        if (!right || body.account.trim().toLowerCase() !== actor.account.toLowerCase())
          await failures.refuseWrongPassword(counted, 'auth.wrongUnlockPassword')
        await failures.succeed(counted)
      })
    },

    /** Requirements of the sign-in page; the same for non-existing accounts. Codes always need a captcha. */
    async configOf(name: string, { loginType, request }: { loginType: string; request: FastifyRequest }) {
      const isCode = loginType === LOGIN_TYPE.code
      const user = isCode ? undefined : await createAccountStore(db).findByName(name.trim())
      const attempt = isCode
        ? codeAttempt(plainMobile(name), { settings: await readSystemSettings(db), ip: clientOf(request).ip })
        : await attemptOf({ name: name.trim(), user, request })
      const isNeeded = isCode || (await gate.isNeeded(attempt))
      const config: LoginConfig = {
        enableVerificationCode: isNeeded ? 1 : 0,
        verificationCodeNumber: attempt.settings.verificationCodeNumber,
        proof: isNeeded ? await gate.challenge(name, attempt) : null,
      }
      return config
    },
  }
}

export type SignInService = ReturnType<typeof createSignInService>

/** The values of `loginType`. */
const LOGIN_TYPE = { code: '2', scan: '3' } as const

/** The mode of a sign-in. A password is evaluated with every `loginType`, as older clients send it. */
function modeOf({ loginType, password }: LoginBody): SignInMode {
  if (password !== '') return 'password'
  if (loginType === LOGIN_TYPE.code) return 'code'
  return loginType === LOGIN_TYPE.scan ? 'scan' : 'password'
}

/** The attempt whose counts decide about the captcha of a code. */
const codeAttempt = (mobile: string, { settings, ip }: { settings: SystemSettings; ip: string }): Attempt => ({
  settings,
  user: undefined,
  subject: `code:${mobile}`,
  address: ip,
})

function refuseUnlisted({ whitelistSwitch, whitelistIP }: SystemSettings, { ip }: Client) {
  if (whitelistSwitch && !isListed(ip, whitelistIP)) throw new AppError('refused', 'auth.addressNotListed')
}

interface SignInCall {
  request: FastifyRequest
  reply: FastifyReply
}

interface AttemptCall {
  name: string
  user: AccountRow | undefined
  request: FastifyRequest
}

/** A sign-in whose mode is known. */
interface ModeCall {
  request: FastifyRequest
  client: Client
  settings: SystemSettings
  /** The account of a typed name. */
  user: AccountRow | undefined
}
