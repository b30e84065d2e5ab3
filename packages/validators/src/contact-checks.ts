import { checkPattern, checkText } from './check.ts'

/** A Chinese mobile number: 11 digits, the first is 1, the second 3 to 9. */
export const checkPhone = checkPattern('phone', /^1[3-9][0-9]{9}$/)

// Source: RFC 5321, section 4.5.3.1.
const MAX_EMAIL_LENGTH = 254
const MAX_LOCAL_LENGTH = 64
// Source: RFC 5321, section 4.1.2, and RFC 6531, section 3.3: names may be quoted, and letters may be of any script.
const SIGN = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~\x2d]`
const LOCAL_PART = new RegExp(`^(?:${SIGN}+(?:\\.${SIGN}+)*|"(?:[^"\\\\\\p{Cc}]|\\\\[^\\p{Cc}])+")$`, 'u')
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\x2d]{0,61}[\p{L}\p{M}\p{N}])?`
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9\x2d]{1,59})$`, 'iu')

/** `name@host.domain`. Names may be quoted, and both parts may be international; IP addresses are refused. */
export const checkEmail = checkText('email', (text) => {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  if (text.length > MAX_EMAIL_LENGTH || local.length > MAX_LOCAL_LENGTH) return false
  return LOCAL_PART.test(local) && DOMAIN.test(text.slice(at + 1))
})
