import type { Db } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { fillTemplate } from '../message-template/message-template.access.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import type { DigestChannel } from './digest.port.ts'
import { postSigned } from './signed-post.ts'

/** Page of the message centre. */
const MESSAGES_PATH = '/messageRecord'

/** Sends digests to the webhook of the system settings, if the enabled template of the event `digest` names the webhook. */
export const createDigestWebhook = (deps: Pick<Deps, 'config' | 'now'> & { db: Db }): DigestChannel => ({
  name: 'webhook',
  async isReady() {
    const { messageWebhookUrl } = await readSystemSettings(deps.db)
    if (messageWebhookUrl === '') return false
    return (await fillTemplate(deps.db, { kind: 'digest', params: {} }))?.isWebhook === true
  },
  async deliverDigest({ id, receiver, count, messages }) {
    const params = { count: String(count), titles: messages.map(({ title }) => title).join('\n') }
    const template = await fillTemplate(deps.db, { kind: 'digest', params })
    if (!template?.isWebhook) return
    await postSigned(deps, {
      id,
      event: 'digest',
      template: template.enCode,
      category: template.category,
      title: template.title,
      content: template.content,
      link: MESSAGES_PATH,
      time: deps.now().getTime(),
      receivers: [receiver],
    })
  },
})
