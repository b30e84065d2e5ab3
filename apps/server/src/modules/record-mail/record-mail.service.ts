import { Readable } from 'node:stream'
import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { escapeHtml } from '../../platform/html.ts'
import { MAX_RECIPIENTS, readAddresses, type EmailBody } from '../email/email.access.ts'
import type { Files } from '../file/index.ts'
import type { QueuedMails } from '../mail/index.ts'
import type { PrintPdfBody } from '../print/index.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import { contactsOf } from '../user/user.access.ts'
import type { RecordMailBody } from './record-mail.schema.ts'

/** Records of one mail: its PDF is made while the caller waits. */
const MAX_RECORDS = 100

export interface RecordMailDeps {
  files: Pick<Files, 'store'>
  makePdf: (
    body: PrintPdfBody,
    options: { actor: Actor; language: Language },
  ) => Promise<{ name: string; content: Uint8Array }>
  /** Queues mails of the system. */
  queueMails: (mails: QueuedMails) => Promise<void>
  /** Sends a mail from the own mailbox of a user. */
  sendEmail: (userId: string, body: EmailBody) => Promise<boolean>
}

interface Sender {
  actor: Actor
  language: Language
  mayUseOwn: boolean
}

/** A receiver: a user, or an address outside, whose id is `mailto:` and the address. */
interface Receiver {
  userId: string
  address: string
}

/** Sends records as PDF with what the caller may read. */
export function createRecordMail({
  db,
  newId,
  files,
  makePdf,
  queueMails,
  sendEmail,
}: Pick<Deps, 'db' | 'newId'> & RecordMailDeps) {
  async function receiversOf(userIds: readonly string[], addresses: string): Promise<Receiver[]> {
    const people = await contactsOf(db, [...new Set(userIds)])
    const without = people.filter(({ email }) => email === '').map(({ realName }) => realName)
    if (without.length > 0) throw refusedField('userIds', 'recordMail.noAddress', { names: without })
    const outside = readAddresses(addresses, 'addresses').map(({ address }) => ({
      userId: `mailto:${address}`,
      address,
    }))
    const all = [...people.map(({ id, email }) => ({ userId: id, address: email })), ...outside]
    return [...new Map(all.map((one) => [one.address.toLowerCase(), one])).values()]
  }

  async function queueSystem({ userId: senderId, realName }: Actor, { receivers, subject, text, file }: Sent) {
    const [own] = await contactsOf(db, [senderId])
    const mail = {
      subject,
      text: text || realName,
      links: [],
      attachments: [file],
      replyTo: own?.email ?? '',
      senderId,
    }
    // All at once: the file is removed when every queued mail that has it is sent.
    const mails = receivers.map((receiver) => ({ ...mail, ...receiver }))
    await queueMails({ sourceId: newId(), kind: 'recordMail', mails })
  }

  const sendOwn = ({ userId }: Actor, { receivers, subject, text, file }: Sent) =>
    sendEmail(userId, {
      recipient: receivers.map(({ address }) => address).join(','),
      subject,
      bodyText: text
        .split('\n')
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join(''),
      attachment: JSON.stringify([file]),
    })

  /** Sends; returns the number of receivers. */
  return async function send(body: RecordMailBody, { actor, language, mayUseOwn }: Sender): Promise<number> {
    const { userIds = [], addresses = '', subject, text = '', from = 'system', ...printed } = body
    if (subject.trim() === '') throw refusedField('subject', 'email.subjectRequired')
    if (printed.formIds.length > MAX_RECORDS)
      throw new AppError('refused', 'recordMail.tooMany', { params: { count: MAX_RECORDS } })
    const receivers = await receiversOf(userIds, addresses)
    if (receivers.length === 0) throw refusedField('addresses', 'email.recipientRequired')
    if (receivers.length > MAX_RECIPIENTS)
      throw refusedField('addresses', 'email.tooManyRecipients', { count: MAX_RECIPIENTS })
    if (from === 'own' && !mayUseOwn) throw new AppError('forbidden', 'error.forbidden')
    if (from === 'system' && (await readSystemSettings(db)).emailSMTPHost === '')
      throw new AppError('refused', 'mail.problem.notConfigured')

    const { name, content } = await makePdf(printed, { actor, language })
    const wanted = { type: 'mail' as const, fileName: name, ownerId: actor.userId }
    const { name: fileId } = await files.store(Readable.from([content]), wanted)
    if (from === 'own') await sendOwn(actor, { receivers, subject, text, file: { name, fileId } })
    else await queueSystem(actor, { receivers, subject, text, file: { name, fileId } })
    return receivers.length
  }
}

interface Sent {
  receivers: readonly Receiver[]
  subject: string
  text: string
  file: { name: string; fileId: string }
}
