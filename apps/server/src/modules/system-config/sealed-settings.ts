import { refusedField } from '../../platform/errors.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { SystemConfigBody } from './system-config.schema.ts'
import type { SystemSettings } from './system-settings.service.ts'

/** What the password of the SMTP account is sealed for. */
export const SMTP_PASSWORD = 'system.emailPassword'
/** What the password of the mailbox of returned mails is sealed for. */
export const RETURN_PASSWORD = 'system.emailReturnPassword'
const WEBHOOK_SECRET = 'system.messageWebhookSecret'

/** Settings that are stored encrypted, and never sent to a browser. Without the setting `account` there is none. */
const SEALED = [
  { password: 'emailPassword', purpose: SMTP_PASSWORD, account: 'emailAccount' },
  { password: 'emailReturnPassword', purpose: RETURN_PASSWORD, account: 'emailReturnAccount' },
  { password: 'messageWebhookSecret', purpose: WEBHOOK_SECRET, account: 'messageWebhookUrl' },
] as const

type Account = (typeof SEALED)[number]['account']

export const isSealed = (key: string) => SEALED.some(({ password }) => password === key)

/** Refuses a new password when there is no key to seal it with. */
export function demandKey(body: SystemConfigBody, { isReady }: Pick<Secrets, 'isReady'>) {
  for (const { password } of SEALED) {
    if (!isReady && (body[password] ?? '') !== '') throw refusedField(password, 'systemConfig.secretKeyMissing')
  }
}

const losesAccount = (body: SystemConfigBody, account: Account) => body[account]?.trim() === ''

/** The settings that a body changes: an empty password stays as it is, and goes with its account. */
export function changedSettings(body: SystemConfigBody): string[] {
  const kept = new Set(SEALED.filter(({ password }) => body[password] === '').map(({ password }): string => password))
  const keys = Object.keys(body).filter((key) => !kept.has(key))
  const lost = SEALED.filter(({ account }) => losesAccount(body, account)).map(({ password }): string => password)
  return keys.length === 0 ? [] : [...new Set([...keys, ...lost])]
}

/** The settings as they are stored: a new password is sealed, an empty one is omitted, and without account there is none. */
export function storedSettings<Body extends SystemConfigBody>(body: Body, secrets: Secrets): Body {
  const stored = { ...body }
  for (const { password, purpose, account } of SEALED) {
    const given = stored[password] ?? ''
    delete stored[password]
    if (losesAccount(body, account)) stored[password] = ''
    else if (given !== '' && secrets.isReady) stored[password] = secrets.seal(given, purpose)
  }
  return stored
}

/** The secret of the webhook; undefined when it does not open. Earlier versions stored it unsealed. */
export function openWebhookSecret(
  { messageWebhookSecret: stored }: Pick<SystemSettings, 'messageWebhookSecret'>,
  secrets: Secrets,
): string | undefined {
  return secrets.isSealed(stored) ? secrets.open(stored, WEBHOOK_SECRET) : stored
}
