import { checkEmail } from '@sqos/validators'
import { refusedField } from '../../platform/errors.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { demandKey, isSealed, storedSettings } from './sealed-settings.ts'
import type { MailSettings, SystemConfigBody } from './system-config.schema.ts'
import type { SystemSettings } from './system-settings.service.ts'

/** The passwords, and the settings that decide who receives each. */
const PASSWORDS = [
  {
    password: 'emailPassword',
    host: 'emailSMTPHost',
    account: 'emailAccount',
    receiver: ['emailSMTPHost', 'emailSMTPPort', 'emailSsl', 'emailAccount'],
  },
  {
    password: 'emailReturnPassword',
    host: 'emailReturnHost',
    account: 'emailReturnAccount',
    receiver: ['emailReturnHost', 'emailReturnPort', 'emailReturnSsl', 'emailReturnAccount'],
  },
] as const

/** Refuses invalid settings of mail. */
export function checkMailServer(body: SystemConfigBody, before: SystemSettings) {
  const next = { ...before, ...body }
  const problem = checkEmail(body.emailSenderAddress?.trim())
  if (problem) throw refusedField('emailSenderAddress', `validators:${problem}`)
  const hasSender = next.emailSenderAddress.trim() !== '' || checkEmail(next.emailAccount.trim()) === undefined
  const namesServer = next.emailSMTPHost.trim() !== ''
  if (namesServer && (!hasSender || (next.emailSenderAddress.trim() === '' && next.emailAccount.trim() === '')))
    throw refusedField('emailSenderAddress', 'systemConfig.senderRequired')
  checkSiteUrl(body.siteUrl?.trim() ?? '')
  for (const one of PASSWORDS) checkPasswordOf(one, body, before)
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
  before: SystemSettings,
) {
  const next = { ...before, ...body }
  const hasNewPassword = (body[password] ?? '') !== ''
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
  demandKey(typed, secrets)
  checkMailServer(typed, before)
  return { ...before, ...storedSettings(typed, secrets) }
}

const isPlain = (key: string, value: unknown): value is string => typeof value === 'string' && !isSealed(key)
