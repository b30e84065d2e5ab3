import { checkPattern, checkText } from './check.ts'

/** A Chinese mobile number: 11 digits, the first is 1, the second 3 to 9. Source: specification of the shell, section 5. */
export const checkPhone = checkPattern('phone', /^1[3-9][0-9]{9}$/)

// Source: RFC 5321, section 4.5.3.1.
const MAX_EMAIL_LENGTH = 254
const MAX_LOCAL_LENGTH = 64
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

/** `name@host.domain` as mail servers everywhere take it: no quoted names, no addresses of machines, no Chinese domains. */
export const checkEmail = checkText('email', (text) => {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  if (text.length > MAX_EMAIL_LENGTH || local.length > MAX_LOCAL_LENGTH) return false
  return LOCAL_PART.test(local) && DOMAIN.test(text.slice(at + 1))
})
