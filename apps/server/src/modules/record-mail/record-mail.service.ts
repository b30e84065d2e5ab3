import { Readable } from 'node:stream'
import { type Language, LANGUAGES, PERMISSION } from '@sqos/contract'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { type Actor, may } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import { escapeHtml } from '../../platform/html.ts'
import type { Job, Jobs } from '../../platform/jobs/index.ts'
import { text } from '../../platform/text.ts'
import type { Downloads } from '../download-record/index.ts'
import { MAX_RECIPIENTS, readAddresses, type EmailBody } from '../email/email.access.ts'
import type { Files } from '../file/index.ts'
import type { QueuedMails } from '../mail/index.ts'
import { createTellSender } from '../mail/mail.access.ts'
import type { PrintPdfBody } from '../print/index.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import { contactsOf } from '../user/user.access.ts'
import { RecordMailBody, type RecordMailState } from './record-mail.schema.ts'

/** Records of one mail. */
const MAX_RECORDS = 100
/** Milliseconds that a caller waits for the end. */
const SOON = 10_000

const Input = Type.Object({
  body: RecordMailBody,
  language: Type.Unsafe<Language>(Type.Union(LANGUAGES.map((language) => Type.Literal(language)))),
  organizeId: Type.Union([Type.String(), Type.Null()]),
  /** Milliseconds since 1970. */
  orderedAt: Type.Integer(),
})
type Input = Static<typeof Input>

export interface RecordMailDeps {
  files: Pick<Files, 'store'>
  jobs: Jobs
  downloads: Pick<Downloads, 'actorOf'>
  events: Events
  makePdf: (
    body: PrintPdfBody,
    options: { actor: Actor; language: Language; report: Job['report'] },
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
export function createRecordMail(deps: Pick<Deps, 'db' | 'now' | 'newId'> & RecordMailDeps) {
  const { db, now, files, jobs, downloads, makePdf, queueMails, sendEmail } = deps
  const tell = createTellSender(deps)

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

  async function queueSystem(
    { userId: senderId, realName }: Actor,
    { id, receivers, subject, text: words, file }: Sent,
  ) {
    const [own] = await contactsOf(db, [senderId])
    const mail = {
      subject,
      text: words || realName,
      links: [],
      attachments: [file],
      replyTo: own?.email ?? '',
      senderId,
    }
    // All at once: the file is removed when every queued mail that has it is sent.
    const mails = receivers.map((receiver) => ({ ...mail, ...receiver }))
    await queueMails({ sourceId: id, kind: 'recordMail', mails })
  }

  const sendOwn = ({ userId }: Actor, { receivers, subject, text: words, file }: Sent) =>
    sendEmail(userId, {
      recipient: receivers.map(({ address }) => address).join(','),
      subject,
      bodyText: words
        .split('\n')
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join(''),
      attachment: JSON.stringify([file]),
    })

  /** Refuses what cannot be sent; returns the receivers. */
  async function check(
    { userIds = [], addresses = '', subject, from, ...printed }: RecordMailBody,
    mayUseOwn: boolean,
  ) {
    if (subject.trim() === '') throw refusedField('subject', 'email.subjectRequired')
    if (printed.formIds.length > MAX_RECORDS)
      throw new AppError('refused', 'recordMail.tooMany', { params: { count: MAX_RECORDS } })
    const receivers = await receiversOf(userIds, addresses)
    if (receivers.length === 0) throw refusedField('addresses', 'email.recipientRequired')
    if (receivers.length > MAX_RECIPIENTS)
      throw refusedField('addresses', 'email.tooManyRecipients', { count: MAX_RECIPIENTS })
    if (from === 'own' && !mayUseOwn) throw new AppError('forbidden', 'error.forbidden')
    if (from !== 'own' && (await readSystemSettings(db)).emailSMTPHost === '')
      throw new AppError('refused', 'mail.problem.notConfigured')
    return receivers
  }

  /** Makes the PDF and sends it, with the rights that the caller has now. */
  async function send({ id, ownerId, input, report }: Job<Input>): Promise<object> {
    const { body, organizeId, language, orderedAt } = input
    const { userIds: _users, addresses: _addresses, subject, text: words = '', from = 'system', ...printed } = body
    try {
      const actor = await downloads.actorOf(ownerId ?? '', organizeId)
      const receivers = await check(body, may(actor, PERMISSION.email.view))
      const { name, content } = await makePdf(printed, { actor, language, report })
      const wanted = { type: 'mail' as const, fileName: name, ownerId: actor.userId }
      const { name: fileId } = await files.store(Readable.from([content]), wanted)
      const sent = { id, receivers, subject, text: words, file: { name, fileId } }
      await (from === 'own' ? sendOwn : queueSystem)(actor, sent)
      return { count: receivers.length }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const problem = { key: error.messageKey, params: error.details.params ?? {} }
      // The caller has closed the dialog perhaps.
      if (now().getTime() - orderedAt > SOON)
        await tell(
          { senderId: ownerId, address: body.addresses ?? '', subject },
          text(language, problem.key, problem.params),
        )
      return { problem }
    }
  }

  const sendJob = jobs.define({ kind: 'recordMail.send', concurrency: 2, input: Input, run: send })

  /** Starts to send; the state after some seconds. A failure within them is thrown. */
  async function order(body: RecordMailBody, { actor, language, mayUseOwn }: Sender) {
    const { length: count } = await check(body, mayUseOwn)
    const input = { body, language, organizeId: actor.organizeId, orderedAt: now().getTime() }
    const { id, soon } = await jobs.sendHere(sendJob, { input, ownerId: actor.userId })
    await soon
    const job = await jobs.find(id)
    const { problem } = resultOf(job?.result)
    if (problem) throw new AppError('refused', problem.key, { params: problem.params })
    if (job?.status === 'failed') throw new AppError('refused', job.message)
    return { ...(await state(id, { actor, language })), count }
  }

  async function state(id: string, { actor, language }: Omit<Sender, 'mayUseOwn'>): Promise<RecordMailState> {
    const job = await jobs.find(id)
    if (job?.kind !== sendJob.kind || job.ownerId !== actor.userId)
      throw new AppError('notFound', 'error.recordMissing')
    const { done, total, message } = job
    const { problem, count = 0 } = resultOf(job.result)
    if (problem) return { id, status: 'failed', done, total, message: text(language, problem.key, problem.params) }
    if (job.status === 'done')
      return { id, status: 'done', done, total, message: text(language, 'recordMail.sent', { count }) }
    const isOver = job.status === 'failed' || job.status === 'cancelled'
    return { id, status: isOver ? 'failed' : 'running', done, total, message: isOver ? text(language, message) : '' }
  }

  return { order, state }
}

const Result = Type.Object({
  count: Type.Optional(Type.Integer()),
  problem: Type.Optional(
    Type.Object({
      key: Type.String(),
      params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())])),
    }),
  ),
})

const resultOf = (result: unknown): Static<typeof Result> => (Value.Check(Result, result) ? result : {})

interface Sent {
  /** Of the job: mails of its repetition are not queued again. */
  id: string
  receivers: readonly Receiver[]
  subject: string
  text: string
  file: { name: string; fileId: string }
}
