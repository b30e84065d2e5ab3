import { checkEmail } from '@sqos/validators'
import { refusedField } from '../../platform/errors.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { SystemConfigBody } from './system-config.schema.ts'
import type { SystemSettings } from './system-settings.service.ts'

/** What the password of the SMTP account is sealed for. */
export const SMTP_PASSWORD = 'system.emailPassword'

/** Settings that decide who receives the stored password. */
const RECEIVER = ['emailSMTPHost', 'emailSMTPPort', 'emailSsl', 'emailAccount'] as const

interface CheckOptions {
  before: SystemSettings
  secrets: Pick<Secrets, 'isReady'>
}

/**
 * Refuses invalid settings of mail. The password is demanded again when the server, its encryption or the account changes, so that
 * nobody sends a password to another server that they do not know.
 */
export function checkMailServer(body: SystemConfigBody, { before, secrets }: CheckOptions) {
  const next = { ...before, ...body }
  const problem = checkEmail(body.emailSenderAddress?.trim())
  if (problem) throw refusedField('emailSenderAddress', `validators:${problem}`)
  const hasSender = next.emailSenderAddress.trim() !== '' || checkEmail(next.emailAccount.trim()) === undefined
  const namesServer = next.emailSMTPHost.trim() !== ''
  if (namesServer && (!hasSender || (next.emailSenderAddress.trim() === '' && next.emailAccount.trim() === '')))
    throw refusedField('emailSenderAddress', 'systemConfig.senderRequired')
  checkSiteUrl(body.siteUrl?.trim() ?? '')
  const hasNewPassword = (body.emailPassword ?? '') !== ''
  if (hasNewPassword && !secrets.isReady) throw refusedField('emailPassword', 'systemConfig.secretKeyMissing')
  const isMoved = RECEIVER.some((key) => body[key] !== undefined && body[key] !== before[key])
  if (before.emailPassword !== '' && namesServer && next.emailAccount.trim() !== '' && isMoved && !hasNewPassword)
    throw refusedField('emailPassword', 'systemConfig.passwordAgain')
}

function checkSiteUrl(value: string) {
  if (value === '') return
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw refusedField('siteUrl', 'systemConfig.webhookInvalid')
}

/** The settings as they are stored: a new password is sealed, an empty one is omitted, and without account there is none. */
export function storedMailSettings<Body extends Pick<SystemConfigBody, 'emailPassword' | 'emailAccount'>>(
  body: Body,
  secrets: Secrets,
): Body {
  const { emailPassword = '', ...others } = body
  const hasAccount = body.emailAccount === undefined || body.emailAccount.trim() !== ''
  const sealed = emailPassword !== '' && secrets.isReady ? secrets.seal(emailPassword, SMTP_PASSWORD) : undefined
  const password = hasAccount ? sealed : ''
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys, with or without the password
  return { ...others, ...(password !== undefined && { emailPassword: password }) } as Body
}
