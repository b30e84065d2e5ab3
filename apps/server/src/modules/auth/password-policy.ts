import { createHash } from 'node:crypto'
import { AppError } from '../../platform/errors.ts'

/** Passwords that every list of guesses begins with. */
const COMMON =
  `123456 1234567 12345678 123456789 1234567890 111111 000000 123123 666666 888888 password password1 passw0rd admin
  admin123 administrator root a123456 a1b2c3 qwerty qwerty123 1q2w3e4r 1qaz2wsx iloveyou welcome1 test123`.split(/\s+/)

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

const REFUSED = new Set(['', ...COMMON].map(md5))

/**
 * Refuses a new password that is empty, common, or the account or mobile number itself. Browsers send the MD5 of a password, so its
 * length and characters are checked by the forms only. `userPassword` is the MD5 in hexadecimal.
 */
export function demandPassword(
  userPassword: string,
  { account, mobilePhone }: { account: string; mobilePhone: string },
) {
  const own = [account, account.toLowerCase(), account.toUpperCase(), mobilePhone].map(md5)
  const given = userPassword.toLowerCase()
  if (REFUSED.has(given) || own.includes(given)) throw new AppError('refused', 'auth.weakPassword')
}
