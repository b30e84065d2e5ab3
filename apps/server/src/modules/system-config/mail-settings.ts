import { checkEmail } from '@sqos/validators'
import { refusedField } from '../../platform/errors.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { MailSettings, SystemConfigBody } from './system-config.schema.ts'
import type { SystemSettings } from './system-settings.service.ts'

/** What the password of the SMTP account is sealed for. */
export const SMTP_PASSWORD = 'system.emailPassword'
/** What the password of the mailbox of returned mails is sealed for. */
export const RETURN_PASSWORD = 'system.emailReturnPassword'

/** The passwords, and the settings that decide who receives each. */
const PASSWORDS = [
  {
    password: 'emailPassword',
    purpose: SMTP_PASSWORD,
    host: 'emailSMTPHost',
    account: 'emailAccount',
    receiver: ['emailSMTPHost', 'emailSMTPPort', 'emailSsl', 'emailAccount'],
  },
  {
    password: 'emailReturnPassword',
    purpose: RETURN_PASSWORD,
    host: 'emailReturnHost',
    account: 'emailReturnAccount',
    receiver: ['emailReturnHost', 'emailReturnPort', 'emailReturnSsl', 'emailReturnAccount'],
  },
] as const

interface CheckOptions {
  before: SystemSettings
  secrets: Pick<Secrets, 'isReady'>
}

/** Refuses invalid settings of mail. */
export function checkMailServer(body: SystemConfigBody, options: CheckOptions) {
  const next = { ...options.before, ...body }
  const problem = checkEmail(body.emailSenderAddress?.trim())
  if (problem) throw refusedField('emailSenderAddress', `validators:${problem}`)
  const hasSender = next.emailSenderAddress.trim() !== '' || checkEmail(next.emailAccount.trim()) === undefined
  const namesServer = next.emailSMTPHost.trim() !== ''
  if (namesServer && (!hasSender || (next.emailSenderAddress.trim() === '' && next.emailAccount.trim() === '')))
    throw refusedField('emailSenderAddress', 'systemConfig.senderRequired')
  checkSiteUrl(body.siteUrl?.trim() ?? '')
  for (const one of PASSWORDS) checkPasswordOf(one, body, options)
  if (next.emailReturnHost.trim() === '') return
  if (next.emailReturnAccount.trim() === '') throw refusedField('emailReturnAccount', 'validation.required')
  if (next.emailReturnPassword === '') throw refusedField('emailReturnPassword', 'validation.required')
}

/**
 * The password is demanded again when the server, its encryption or the account changes, so that nobody sends a password to another
 * server that they do not know.
 */
function checkPasswordOf(
  { password, host, account, receiver }: (typeof PASSWORDS)[number],
  body: SystemConfigBody,
  { before, secrets }: CheckOptions,
) {
  const next = { ...before, ...body }
  const hasNewPassword = (body[password] ?? '') !== ''
  if (hasNewPassword && !secrets.isReady) throw refusedField(password, 'systemConfig.secretKeyMissing')
  const isMoved = receiver.some((key) => body[key] !== undefined && body[key] !== before[key])
  const isUsed = next[host].trim() !== '' && next[account].trim() !== ''
  if (before[password] !== '' && isUsed && isMoved && !hasNewPassword)
    throw refusedField(password, 'systemConfig.passwordAgain')
}

function checkSiteUrl(value: string) {
  if (value === '') return
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw refusedField('siteUrl', 'systemConfig.webhookInvalid')
}

/** The settings of mail after a save of `body`, with sealed passwords; refuses what a save refuses. */
export function mailSettingsAfter(
  body: MailSettings,
  { before, secrets }: { before: SystemSettings; secrets: Secrets },
) {
  const typed: MailSettings = Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, isPlain(key, value) ? value.trim() : value]),
  )
  checkMailServer(typed, { before, secrets })
  return { ...before, ...storedMailSettings(typed, secrets) }
}

const isPlain = (key: string, value: unknown): value is string =>
  typeof value === 'string' && !PASSWORDS.some(({ password }) => password === key)

const losesAccount = (body: SystemConfigBody, account: 'emailAccount' | 'emailReturnAccount') =>
  body[account]?.trim() === ''

/** The settings that a body changes: an empty password stays as it is, and goes with its account. */
export function changedSettings(body: SystemConfigBody): string[] {
  const kept = new Set(
    PASSWORDS.filter(({ password }) => body[password] === '').map(({ password }): string => password),
  )
  const keys = Object.keys(body).filter((key) => !kept.has(key))
  const lost = PASSWORDS.filter(({ account }) => losesAccount(body, account)).map(({ password }): string => password)
  return keys.length === 0 ? [] : [...new Set([...keys, ...lost])]
}

/** The settings as they are stored: a new password is sealed, an empty one is omitted, and without account there is none. */
export function storedMailSettings<Body extends SystemConfigBody>(body: Body, secrets: Secrets): Body {
  const stored = { ...body }
  for (const { password, purpose, account } of PASSWORDS) {
    const given = stored[password] ?? ''
    delete stored[password]
    if (losesAccount(body, account)) stored[password] = ''
    else if (given !== '' && secrets.isReady) stored[password] = secrets.seal(given, purpose)
  }
  return stored
}
