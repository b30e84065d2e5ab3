import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { LoginBody, ProofChallenge } from './auth.schema.ts'
import type { Captchas } from './captcha.ts'
import type { Attempt } from './failures.ts'
import { ADDRESS_ALLOWANCE, addressSubject, createGuessLimits } from './guess-limits.ts'
import { createProofs } from './proof.ts'

/**
 * Number of sign-ins with an image without a delay: programs can read images, so further ones are delayed more and
 * more.
 */
const PICTURE_ALLOWANCE = { free: 3, step: 1, window: 15 * 60_000 }

/** Failures of an address over all accounts that double the cost of a proof. */
const ADDRESS_FAILURES_PER_DOUBLING = 10

/** Decides whether a sign-in needs a captcha, and verifies a proof of work or, of older clients, a picture. */
export function createCaptchaGate({ captchas, ...deps }: Pick<Deps, 'db' | 'now'> & { captchas: Captchas }) {
  const limits = createGuessLimits(deps)
  const proofs = createProofs(deps)

  /** Whether an attempt after this number of failures needs a captcha. */
  const isNeededAfter = (failures: number, { settings }: Attempt) =>
    settings.enableVerificationCode && failures >= settings.verificationCodeAfterErrors

  async function isNeeded(attempt: Attempt): Promise<boolean> {
    return isNeededAfter(await limits.count(attempt.subject), attempt)
  }

  async function failuresOf({ subject, address, settings }: Attempt): Promise<number> {
    const own = await limits.count(subject)
    const ofAddress = address === undefined ? 0 : await limits.count(addressSubject(address), ADDRESS_ALLOWANCE.window)
    return (
      Math.max(0, own - settings.verificationCodeAfterErrors) + Math.floor(ofAddress / ADDRESS_FAILURES_PER_DOUBLING)
    )
  }

  return {
    isNeeded,
    isNeededAfter,

    /** What the browser has to solve for this attempt. */
    challenge: async (name: string, attempt: Attempt): Promise<ProofChallenge> =>
      proofs.challenge({ name, failures: await failuresOf(attempt) }),

    /**
     * Verifies what the client sent; returns whether it sent anything. A proof or image can be used once, whether right
     * or wrong.
     */
    async check(body: Pick<LoginBody, 'account' | 'proof' | 'code' | 'timestamp'>, attempt: Attempt): Promise<boolean> {
      if (body.proof) {
        await proofs.check(body.proof, { name: body.account, failures: await failuresOf(attempt) })
        return true
      }
      if (!body.code?.trim()) return false
      await captchas.check({ key: body.timestamp, code: body.code })
      await limits.claim(pictureSubject(attempt), PICTURE_ALLOWANCE)
      return true
    },

    /** Resets the count of pictures after a right password. */
    forget: (attempt: Attempt) => limits.reset(pictureSubject(attempt)),

    /** The refusal of an attempt without a captcha. */
    missing: () => new AppError('refused', 'auth.captchaRequired'),
  }
}

const pictureSubject = ({ subject }: Attempt) => `picture:${subject}`
