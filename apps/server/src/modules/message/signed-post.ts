import { createHmac } from 'node:crypto'
import type { Db } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { requestText } from '../data-interface/data-interface.access.ts'
import { openWebhookSecret, readSystemSettings } from '../system-config/system-config.access.ts'

interface PostDeps extends Pick<Deps, 'config'> {
  db: Db
}

/** Posts JSON to the webhook of the system settings, signed by HMAC-SHA256 if they have a secret; nothing without an address. */
export async function postSigned({ db, config }: PostDeps, value: object): Promise<void> {
  const settings = await readSystemSettings(db)
  const { messageWebhookUrl } = settings
  if (messageWebhookUrl === '') return
  const secret = openWebhookSecret(settings, createSecrets(config))
  if (secret === undefined)
    throw new Error(
      'The secret of the webhook does not open: SECRET_KEY is missing or another one. Save the secret again.',
    )
  const body = JSON.stringify(value)
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  await requestText(
    {
      url: new URL(messageWebhookUrl),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret !== '' && { 'x-sqos-signature': `sha256=${signature}` }),
      },
      body,
    },
    { privateHosts: config.interfaceHosts },
  )
}
