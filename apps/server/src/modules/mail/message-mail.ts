import { asLanguage, DEFAULT_LANGUAGE } from '@sqos/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { text } from '../../platform/text.ts'
import { readSentMessage } from '../message/message.access.ts'
import { type DigestChannel, type MessageSources, outsideText } from '../message/index.ts'
import { fillTemplate, namesChannel } from '../message-template/message-template.access.ts'
import { readSystemSettings, storedSetting } from '../system-config/system-config.access.ts'
import { contactsOf, languageOf } from '../user/user.access.ts'
import type { Outbox, QueuedMail } from './outbox.ts'

/** Page of the message centre. */
const MESSAGES_PATH = '/messageRecord'

interface MessageMailDeps {
  db: Db
  outbox: Outbox
  sources: MessageSources
}

/** Queues a mail to each receiver of a message whose enabled template names e-mail; nothing without an SMTP server. */
export const createMessageMail = ({ db, outbox, sources }: MessageMailDeps) => ({
  name: 'message.mail',
  when: sql<boolean>`coalesce(${storedSetting('emailSMTPHost')}, '') <> '' and ${namesChannel('email')}`,
  async handle({ id, payload: { messageId } }: { id: string; payload: { messageId: string } }) {
    const { emailSMTPHost, siteUrl } = await readSystemSettings(db)
    if (emailSMTPHost === '') return
    const message = await readSentMessage(db, messageId)
    if (!message) return
    const { kind, link, bodyText, userIds } = message
    const template = await outsideText(db, { message, sources })
    if (!template?.isEmail) return
    const contacts = (await contactsOf(db, userIds)).filter(({ email }) => email !== '')
    const ids = contacts.map((contact) => contact.id)
    // A link is stored when it is made, so none is made for mails without links.
    const links = siteUrl === '' ? undefined : await sources[kind]?.links(bodyText, ids)
    const mails: QueuedMail[] = []
    for (const { id: userId, email } of contacts) {
      const language = asLanguage(await languageOf(db, userId)) ?? DEFAULT_LANGUAGE
      const decisions = decisionsOf(links?.get(userId)).map(([name, path]) => ({
        text: text(language, `mail.link.${name}`),
        path,
      }))
      mails.push({
        userId,
        address: email,
        subject: template.title,
        text: template.content || template.title,
        links: [...decisions, { text: text(language, 'mail.link.open'), path: link || MESSAGES_PATH }],
      })
    }
    await outbox.queue({ sourceId: id, kind, mails })
  },
})

/** The links by which a person decides on a task. */
function decisionsOf(links: object | undefined): ['agree' | 'reject', string][] {
  const [agree, reject] = ['agreeLink', 'rejectLink'].map((name): unknown => links && Reflect.get(links, name))
  return typeof agree === 'string' && typeof reject === 'string'
    ? [
        ['agree', agree],
        ['reject', reject],
      ]
    : []
}

/** Sends digests of unread messages by e-mail, unless the enabled template of the event `digest` leaves e-mail out. */
export const createDigestMail = ({ db, outbox }: Omit<MessageMailDeps, 'sources'>): DigestChannel => ({
  name: 'mail',
  async isReady() {
    const { emailSMTPHost } = await readSystemSettings(db)
    if (emailSMTPHost === '') return false
    return (await fillTemplate(db, { kind: 'digest', params: {} }))?.isEmail !== false
  },
  async deliverDigest({ id, receiver, language, title, count, messages }) {
    const titles = messages.map((message) => message.title).join('\n')
    const template = await fillTemplate(db, { kind: 'digest', params: { count: String(count), titles } })
    const link = { text: text(language, 'mail.link.open'), path: MESSAGES_PATH }
    const subject = template?.title ?? title
    const body = template ? template.content || template.title : `${title}\n\n${titles}`
    await outbox.queue({
      sourceId: id,
      kind: 'digest',
      mails: [{ userId: receiver.id, address: receiver.email, subject, text: body, links: [link] }],
    })
  },
})
