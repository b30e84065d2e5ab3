import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Language } from '@sqos/contract'
import { checkPhone } from '@sqos/validators'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { SendTextMessage } from '../../platform/text-messages.ts'
import { text } from '../../platform/text.ts'
import { createAccountStore, type AccountRow } from '../user/account.access.ts'
import { createAuthRepository } from './auth.repository.ts'
import { createAuthSecret } from './auth-secret.ts'
import { ADDRESS_ALLOWANCE, addressSubject, createGuessLimits } from './guess-limits.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Lifetime of a code. */
const LIFE = 5 * MINUTE
/** Pause between two codes for one number. */
const PAUSE = MINUTE
/** Number of guesses that one code endures. */
const GUESSES = 5
const DIGITS = 6

/** Wrong guesses for one number over all its codes. A day without a guess resets the count. */
const GUESS_ALLOWANCE = { free: 10, step: 1, window: DAY }
/** Codes for one number: after some, each needs a longer wait. */
const NUMBER_ALLOWANCE = { free: 10, step: 1, window: DAY }
/** Codes for one address over all numbers: messages cost money. */
const ADDRESS_MESSAGES = { free: 20, step: 1, window: 60 * MINUTE }

/** A code for a mobile number, and the address of the caller. */
interface CodeCall {
  mobile: string
  ip: string
}

/** Codes of six digits that are sent to mobile numbers for a sign-in. Unknown numbers are handled like known ones. */
export function createSignInCodes({
  db,
  now,
  send,
}: Pick<Deps, 'db' | 'now'> & {
  /** The channel of text messages; undefined: the mode does not exist. */
  send: SendTextMessage | undefined
}) {
  const repository = createAuthRepository(db)
  const limits = createGuessLimits({ db, now })
  const sign = createAuthSecret({ db })
  const hashOfCode = (mobile: string, code: string) => sign('code', mobile, code)

  /** Refuses a code within the pause after the last one for this number. */
  async function refuseEarly(mobile: string, moment: Date) {
    const before = await repository.findCodeTime(mobile)
    const rest = before === undefined ? 0 : before.getTime() + PAUSE - moment.getTime()
    if (rest > 0) throw tooEarly(rest)
  }

  return {
    /** Refuses where the mode does not exist. */
    demandChannel() {
      if (!send) throw new AppError('refused', 'auth.noTextMessages')
    },

    /**
     * Sends a code to a number that an account has. Does not wait for the message, so that neither answer nor time
     * tells whether the number is known.
     */
    async issue({ mobile, ip }: CodeCall, language: Language): Promise<{ seconds: number }> {
      const sentAt = now()
      await limits.claim(`messages:${addressSubject(ip)}`, ADDRESS_MESSAGES)
      await refuseEarly(mobile, sentAt)
      await limits.claim(`codes:${mobile}`, NUMBER_ALLOWANCE)
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      const expiresAt = new Date(sentAt.getTime() + LIFE)
      const row = { mobile, codeHash: await hashOfCode(mobile, code), sentAt, expiresAt }
      // Of parallel calls one stores its code.
      if (!(await repository.insertCode(row, new Date(sentAt.getTime() - PAUSE)))) throw tooEarly(PAUSE)
      const people = await createAccountStore(db).findByMobile(mobile)
      const minutes = String(LIFE / MINUTE)
      if (people.length > 0) {
        const message = text(language, 'auth.codeMessage', { code, minutes })
        void send?.({ mobile, text: message, template: 'signInCode', parameters: { code, minutes } })
      }
      return { seconds: PAUSE / SECOND }
    },

    /** The account of a number whose last code this is. The code is used up; guesses are counted before evaluation. */
    async redeem({ mobile, ip }: CodeCall, code: string): Promise<AccountRow> {
      const [own, ofAddress] = [`code:${mobile}`, addressSubject(ip)]
      await limits.claim(ofAddress, ADDRESS_ALLOWANCE)
      await limits.claim(own, GUESS_ALLOWANCE)
      const wrong = () => new AppError('refused', 'auth.signInCodeWrong')
      const [stored, given] = [await repository.countGuess(mobile, now(), GUESSES), await hashOfCode(mobile, code)]
      if (!stored || !timingSafeEqual(stored, given)) throw wrong()
      // Of parallel calls with the right code, one uses it.
      if (!(await repository.useCode(mobile, stored))) throw wrong()
      await limits.reset(own)
      await limits.release(ofAddress)
      const [person, another] = await createAccountStore(db).findByMobile(mobile)
      if (!person) throw wrong()
      if (another) throw new AppError('refused', 'auth.mobileShared')
      return person
    },
  }
}

const tooEarly = (ms: number) =>
  new AppError('tooManyRequests', 'error.tooManyRequests', { params: { seconds: Math.ceil(ms / SECOND) } })

export type SignInCodes = ReturnType<typeof createSignInCodes>

/** A mobile number as typed, without spaces, hyphens and the prefix of the country. */
export const plainMobile = (typed: string) => typed.replaceAll(/[\s-]/g, '').replace(/^\+86/, '')

/** The plain form of a typed mobile number; refuses other texts. */
export function readMobile(typed: string): string {
  const mobile = plainMobile(typed)
  if (mobile === '') throw new AppError('refused', 'auth.mobileRequired')
  if (checkPhone(mobile)) throw new AppError('refused', 'auth.mobileWrong')
  return mobile
}
