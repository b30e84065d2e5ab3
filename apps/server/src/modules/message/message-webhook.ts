import type { Db } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { namesChannel } from '../message-template/message-template.access.ts'
import { contactsOf } from '../user/user.access.ts'
import type { MessageRepository } from './message.repository.ts'
import { type MessageSources, outsideText } from './outside-text.ts'
import { postSigned } from './signed-post.ts'

/** Receivers of one request. */
const PART = 500

interface WebhookDeps extends Pick<Deps, 'config'> {
  db: Db
  repository: Pick<MessageRepository, 'sent'>
  sources: MessageSources
}

/**
 * Sends messages whose template names the webhook to the address of the system settings, such as the gateway of a provider of short
 * messages. A failed request is repeated by the outbox and then listed among the failed tasks.
 */
export const createMessageWebhook = ({ db, config, repository, sources }: WebhookDeps) => ({
  name: 'message.webhook',
  when: namesChannel('webhook'),
  async handle({ id: eventId, payload: { messageId } }: { id: string; payload: { messageId: string } }) {
    const message = await repository.sent(messageId)
    if (!message) return
    const { kind, link, bodyText, sentTime, userIds } = message
    const template = await outsideText(db, { message, sources })
    if (!template?.isWebhook) return
    const links = await sources[kind]?.links(bodyText, userIds)
    const contacts = await contactsOf(db, userIds)
    const receivers = contacts.map((contact) => ({ ...contact, ...links?.get(contact.id) }))
    for (let from = 0; from < receivers.length; from += PART)
      await postSigned(
        { db, config },
        {
          // The same in each repetition, so that a receiver can ignore those.
          id: `${eventId}-${from / PART}`,
          event: kind,
          template: template.enCode,
          category: template.category,
          title: template.title,
          content: template.content,
          link,
          time: sentTime.getTime(),
          receivers: receivers.slice(from, from + PART),
        },
      )
  },
})
