import { Type } from 'typebox'
import type { Trx, Db } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { escapeHtml } from '../../platform/html.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Files } from '../file/index.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import { createDeliveryRepository } from './delivery.repository.ts'
import { MailFailure, mailFailureOf } from './mail-problem.ts'
import type { MailAttachment, MailLink } from './mail.tables.ts'
import { connectMail, type MailSender } from './smtp.ts'
import type { TellSender } from './tell-sender.ts'

const MINUTE = 60_000
/** Minutes after each failed attempt until the next one; after the last failure an administrator decides. */
const DELAYS = [1, 5, 15, 60, 240]
/** Mails that are claimed at once, and for how long. */
const CLAIM = { limit: 20, minutes: 15 }
/** Mails of one statement. */
const PART = 500
const DAY = 24 * 60 * MINUTE

/** A mail to be queued. */
export interface QueuedMail {
  userId: string
  address: string
  subject: string
  /** Plain text. */
  text: string
  /** Paths of this system; left out while its address is not set. */
  links: readonly { text: string; path: string }[]
  /** Stored files: removed when every mail that has them is sent. */
  attachments?: readonly MailAttachment[]
  replyTo?: string
  /** The user who sends it, and is told when it does not arrive. */
  senderId?: string
}

/** Mails of one event or digest. */
export interface QueuedMails {
  /** The event or digest: its repetition queues nothing. */
  sourceId: string
  kind: string
  mails: readonly QueuedMail[]
}

type OutboxDeps = Pick<Deps, 'db' | 'config' | 'now' | 'newId'> & {
  jobs: Jobs
  files: Pick<Files, 'find' | 'read' | 'remove'>
  tell: TellSender
}

/** The queue of mails of the system: sends them, repeats failed attempts, and notes what the server said. */
export function createOutbox({ db, config, now, newId, jobs, files, tell }: OutboxDeps) {
  const repository = createDeliveryRepository(db)

  /** Makes one attempt per due mail. */
  async function sendDue(): Promise<void> {
    for (;;) {
      const time = now()
      const until = new Date(time.getTime() + CLAIM.minutes * MINUTE)
      const rows = await repository.claim({ now: time, until, limit: CLAIM.limit })
      if (rows.length === 0) return
      using connection = await openConnection()
      for (const row of rows) await attempt(row, connection)
    }
  }

  async function openConnection(): Promise<MailSender> {
    try {
      return await connectMail({ db, config })
    } catch (error) {
      return { send: () => Promise.reject(mailFailureOf(error)), [Symbol.dispose]: () => undefined }
    }
  }

  async function attempt(row: Awaited<ReturnType<typeof repository.claim>>[number], connection: MailSender) {
    const { id, address, subject, bodyText, links, replyTo } = row
    try {
      const attachments = await openFiles(row.attachments)
      await connection.send({ id, address, subject, replyTo, attachments, ...bodiesOf(bodyText, links) })
      await repository.noteSent(id, now())
      for (const { fileId } of row.attachments) if (!(await repository.needsFile(fileId))) await files.remove(fileId)
    } catch (error) {
      const failure = mailFailureOf(error)
      const delay = failure.isFinal ? undefined : DELAYS[row.attempts - 1]
      const nextTryAt = delay === undefined ? null : new Date(now().getTime() + delay * MINUTE)
      await repository.noteFailure(id, failure, nextTryAt)
      if (nextTryAt === null) await tell(row, failure.answer || failure.problem)
    }
  }

  const openFiles = (attachments: readonly MailAttachment[]) =>
    Promise.all(
      attachments.map(async ({ name, fileId }) => {
        const file = await files.find(fileId)
        if (!file) throw new MailFailure('other', { answer: name, isFinal: true })
        return { filename: name, content: await files.read(file), contentType: file.contentType }
      }),
    )

  const sendJob = jobs.define({ kind: 'mail.send', input: Type.Null(), run: sendDue })
  jobs.schedule({ kind: 'mail.retry', cron: '* * * * *', run: sendDue })
  jobs.schedule({ kind: 'mail.tidy', cron: '47 3 * * *', run: tidy })

  /** Deletes records of mails with the messages that they were about. */
  async function tidy() {
    const { messageRetentionDays } = await readSystemSettings(db)
    if (messageRetentionDays <= 0) return
    const names = await repository.removeBefore(new Date(now().getTime() - messageRetentionDays * DAY))
    for (const name of new Set(names)) if (!(await repository.needsFile(name))) await files.remove(name)
  }

  const wake = (connection: Db | Trx) => jobs.send(connection, sendJob, { input: null, key: 'mail.send' })

  /** Queues mails; people without an address receive none. */
  async function queue({ sourceId, kind, mails }: QueuedMails): Promise<void> {
    const { siteUrl } = await readSystemSettings(db)
    const rows = mails
      .filter(({ address }) => address !== '')
      .map(({ userId, address, subject, text, links, attachments = [], replyTo = '', senderId = null }) => ({
        id: newId(),
        sourceId,
        kind,
        userId,
        address,
        subject: subject.replaceAll(/\s+/g, ' ').trim(),
        bodyText: text,
        links: JSON.stringify(siteUrl === '' ? [] : links.map((link) => absolute(link, siteUrl))),
        attachments: JSON.stringify(attachments),
        replyTo,
        senderId,
        state: 'queued' as const,
        createdAt: now(),
        nextTryAt: now(),
        sentAt: null,
      }))
    if (rows.length === 0) return
    await db.transaction().execute(async (trx) => {
      const inside = createDeliveryRepository(trx)
      for (let from = 0; from < rows.length; from += PART) await inside.insert(rows.slice(from, from + PART))
      await wake(trx)
    })
  }

  /** Queues failed mails again; returns how many. */
  const retry = (ids: readonly string[]) =>
    db.transaction().execute(async (trx) => {
      const count = await createDeliveryRepository(trx).retry(ids, now())
      if (count > 0) await wake(trx)
      return count
    })

  return { queue, retry }
}

export type Outbox = ReturnType<typeof createOutbox>

const absolute = ({ text, path }: { text: string; path: string }, siteUrl: string): MailLink => ({
  text,
  url: `${siteUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`,
})

/** A text with its links, as plain text and as HTML. */
export function bodiesOf(text: string, links: readonly MailLink[]): { text: string; html: string } {
  const lines = text.split('\n')
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`)
  const anchors = links.map((link) => `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>`)
  return {
    text: [...lines, ...(links.length > 0 ? ['', ...links.map((link) => `${link.text}: ${link.url}`)] : [])].join('\n'),
    html: [...paragraphs, ...anchors].join('\n'),
  }
}
