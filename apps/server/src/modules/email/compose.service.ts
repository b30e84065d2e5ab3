import { Type } from 'typebox'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { cleanHtml } from '../../platform/html.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { found } from '../../platform/route.ts'
import { readAttachments, readOwnedFiles } from '../file/file.access.ts'
import type { Files } from '../file/index.ts'
import { mailFailureOf, MailFailure } from '../mail/mail.access.ts'
import type { AccountRepository } from './account.repository.ts'
import type { AccountService, OpenAccount } from './account.service.ts'
import { MAX_RECIPIENTS, readAddresses } from './addresses.ts'
import { createEmailRepository, type EmailRepository } from './email.repository.ts'
import type { EmailBody } from './email.schema.ts'
import type { EmailAttachment } from './email.tables.ts'
import { mailOf, sourceOf } from './outgoing.ts'
import { addressText, headerText } from './remote/mail-text.ts'
import { copyToSent } from './remote/sent-folder.ts'

/** Bytes of all attachments of one mail; most servers take less. */
const MAX_BYTES = 50 * 1_048_576
const MAX_FILES = 50
/** Milliseconds that a server has to copy a sent mail by itself. */
const COPY_DELAY = 30_000

const Message = Type.Object({ userId: Type.String(), id: Type.String() })

interface ComposeDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  accounts: AccountRepository
  account: AccountService
  files: Pick<Files, 'find' | 'read'>
  jobs: Jobs
}

/** Drafts, and mails that a user sends from the own account. */
export function createComposeService({ db, now, newId, accounts, account, files, jobs }: ComposeDeps) {
  /** Stores a draft, whatever is missing in it. */
  async function saveDraft(userId: string, body: EmailBody): Promise<{ id: string; savedAt: number }> {
    const emails = createEmailRepository(db, userId)
    const savedAt = now()
    const values = await valuesOf(userId, body, emails)
    if (body.id) {
      const row = found(await emails.find(body.id))
      if (row.folder !== 'draft' || row.sendingSince !== null) throw new AppError('refused', 'email.notADraft')
      await emails.update(body.id, { ...values, fdate: savedAt })
      return { id: body.id, savedAt: savedAt.getTime() }
    }
    const own = await accounts.find(userId)
    const id = newId()
    await emails.insert([
      {
        ...values,
        id,
        userId,
        folder: 'draft',
        uid: null,
        messageId: `<${id}@${own?.account.split('@')[1] ?? 'localhost'}>`,
        sender: own?.account ?? '',
        senderName: own?.senderName ?? '',
        replyTo: '',
        fdate: savedAt,
        createdAt: savedAt,
        size: 0,
        isRead: true,
        starred: false,
        bodyState: 'ready',
        bodyText: '',
        deletedAt: null,
        sendingSince: null,
      },
    ])
    return { id, savedAt: savedAt.getTime() }
  }

  async function valuesOf(userId: string, body: EmailBody, emails: EmailRepository) {
    const answered = body.answeredId ? await emails.find(body.answeredId) : undefined
    const attachments = await attachmentsOf(userId, body.attachment ?? '')
    return {
      recipient: headerText(body.recipient),
      cc: headerText(body.cc),
      bcc: headerText(body.bcc),
      subject: headerText(body.subject),
      bodyHtml: cleanHtml(body.bodyText ?? ''),
      attachments: JSON.stringify(attachments),
      hasAttachment: attachments.length > 0,
      inReplyTo: answered?.messageId ?? '',
      referencesTo: [answered?.referencesTo, answered?.messageId].filter(Boolean).join(' ').slice(-3000),
    }
  }

  /** The files that the sender uploaded, or received with a mail. */
  async function attachmentsOf(userId: string, text: string): Promise<EmailAttachment[]> {
    const named = readAttachments(text)
    if (!named) throw refusedField('attachment', 'validation.invalid')
    if (named.length > MAX_FILES) throw refusedField('attachment', 'email.tooManyFiles', { count: MAX_FILES })
    const stored = await readOwnedFiles(
      db,
      named.map(({ fileId }) => fileId),
    )
    const byName = new Map(stored.filter(({ ownerId }) => ownerId === userId).map((file) => [file.name, file]))
    return named.map(({ fileId, name }) => {
      const file = byName.get(fileId)
      if (!file) throw refusedField('attachment', 'email.fileMissing', { name })
      const { fileName, size } = file
      return { name: fileName, fileId, fileSize: size, contentId: '', isInline: false, problem: '', params: {} }
    })
  }

  /** Sends a mail; a failure within seconds is refused with its reason, and the mail stays a draft. True: it is sent. */
  async function send(userId: string, body: EmailBody): Promise<boolean> {
    const own = await accounts.find(userId)
    if (!own) throw new AppError('refused', 'email.noAccount')
    const all = (['recipient', 'cc', 'bcc'] as const).map((field) => readAddresses(body[field] ?? '', field))
    const [to = [], cc = [], bcc = []] = all
    if (to.length === 0) throw refusedField('recipient', 'email.recipientRequired')
    if (all.flat().length > MAX_RECIPIENTS)
      throw refusedField('recipient', 'email.tooManyRecipients', { count: MAX_RECIPIENTS })
    if ((body.subject ?? '').trim() === '') throw refusedField('subject', 'email.subjectRequired')
    const attached = await attachmentsOf(userId, body.attachment ?? '')
    const bytes = attached.reduce((sum, { fileSize }) => sum + fileSize, 0)
    if (bytes > MAX_BYTES) throw refusedField('attachment', 'email.tooLarge', { size: MAX_BYTES / 1_048_576 })
    const { id } = await saveDraft(userId, {
      ...body,
      recipient: addressText(to),
      cc: addressText(cc),
      bcc: addressText(bcc),
    })
    return await dispatch(userId, id)
  }

  async function dispatch(userId: string, id: string): Promise<boolean> {
    const emails = createEmailRepository(db, userId)
    if (!(await emails.claimDraft(id, now()))) throw new AppError('refused', 'email.notADraft')
    const { soon } = await jobs.sendHere(sendJob, { input: { userId, id }, ownerId: userId })
    await soon
    const { problem, answer, folder } = found(await emails.find(id))
    if (problem !== '') throw new AppError('refused', `email.problem.${problem}`, { params: { answer } })
    return folder === 'sent'
  }

  /** Sends a claimed draft. After a crash it is sent again with the same Message-ID. */
  async function deliver({ userId, id }: { userId: string; id: string }): Promise<void> {
    const emails = createEmailRepository(db, userId)
    const row = await emails.find(id)
    if (!row || row.folder !== 'draft') return
    const sentAt = now()
    try {
      const own = await account.open(userId)
      const transport = await account.connectOut(own)
      try {
        const from = { name: own.senderName, address: own.account }
        await transport.sendMail(await mailOf(row, { from, date: sentAt, files, userId }))
      } finally {
        transport.close()
      }
      await emails.update(id, {
        folder: 'sent',
        sendingSince: null,
        problem: '',
        answer: '',
        fdate: sentAt,
        sender: own.account,
        senderName: own.senderName,
      })
      await orderCopy(own, { userId, id })
    } catch (error) {
      const failure = error instanceof AppError ? new MailFailure('notConfigured') : mailFailureOf(error)
      const { problem, answer } = failure
      await emails.update(id, { sendingSince: null, problem, answer: answer || problem })
    }
  }

  /** Copies the mail to the server a little later: some servers copy by themselves what they send. */
  async function orderCopy({ protocol, copiesSent }: OpenAccount, input: { userId: string; id: string }) {
    if (protocol !== 'imap' || !copiesSent) return
    await jobs.send(db, copyJob, { input, ownerId: input.userId, after: new Date(now().getTime() + COPY_DELAY) })
  }

  async function copy({ userId, id }: { userId: string; id: string }): Promise<void> {
    const row = await createEmailRepository(db, userId).find(id)
    // Deleted meanwhile, or disconnected.
    if (row?.folder !== 'sent' || !(await accounts.find(userId))) return
    const server = await account.sentServer(await account.open(userId))
    if (!server) return
    const { messageId, fdate: date, sender: address, senderName: name } = row
    const source = () => sourceOf(row, { from: { name, address }, date, files, userId })
    await copyToSent(server, { messageId, date, source })
  }

  const copyJob = jobs.define({
    kind: 'email.copySent',
    concurrency: 2,
    retry: { limit: 4, delay: 60, backoff: true },
    input: Message,
    run: ({ input }) => copy(input),
  })
  const sendJob = jobs.define({
    kind: 'email.send',
    concurrency: 4,
    input: Message,
    run: ({ input }) => deliver(input),
  })

  return { saveDraft, send }
}

export type ComposeService = ReturnType<typeof createComposeService>
