import { Type } from 'typebox'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Job, Jobs } from '../../platform/jobs/index.ts'
import type { Files } from '../file/index.ts'
import type { AccountRepository } from './account.repository.ts'
import type { AccountService, OpenAccount } from './account.service.ts'
import { readContent } from './email-content.ts'
import { createEmailRepository, type EmailRepository } from './email.repository.ts'
import type { RemoteMail, RemoteMailbox } from './remote/remote-mailbox.ts'
import { receiveFailureOf } from './remote/open-mailbox.ts'

/** Headers of one question, and of one step of a job. */
const PAGE = 200
/** New mails whose text is received at once, so that they open without waiting: number, and size in bytes. */
const AHEAD = { limit: 20, maxSize: 300_000 }

const Input = Type.Object({ userId: Type.String() })

interface ReceiveDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  accounts: AccountRepository
  account: AccountService
  files: Pick<Files, 'store' | 'remove'>
  jobs: Jobs
}

/** Receives mail: keeps a copy of the headers of the inbox, and of the texts of opened mails. */
export function createReceiveService({ db, now, newId, accounts, account, files, jobs }: ReceiveDeps) {
  /**
   * Opens the inbox of a user for some work, and notes on the account whether that succeeded. Fails with a message for the user.
   */
  async function inInbox<Result>(
    userId: string,
    work: (inbox: { mailbox: RemoteMailbox; opened: OpenAccount }) => Promise<Result>,
  ): Promise<Result> {
    try {
      const opened = await account.open(userId)
      await using mailbox = await account.openInbox(opened)
      const result = await work({ mailbox, opened })
      if (opened.answer !== '') await accounts.update(userId, { problem: '', answer: '' })
      return result
    } catch (error) {
      if (error instanceof AppError) throw error
      const { problem, answer } = receiveFailureOf(error)
      // An interrupted job, which continues later, or a fault of ours.
      if (problem === 'other') throw error
      await accounts.update(userId, { problem, answer: answer || problem })
      throw new AppError('refused', `email.problem.${problem}`, { params: { answer } })
    }
  }

  /** Copies the headers of new mails, newest first, and takes over marks and deletions; returns the number of new mails. */
  async function receive({ input: { userId }, report }: Pick<Job<{ userId: string }>, 'input' | 'report'>) {
    const emails = createEmailRepository(db, userId)
    return await inInbox(userId, async ({ mailbox, opened }) => {
      if (opened.uidValidity !== mailbox.uidValidity) {
        if (opened.uidValidity !== '') await removeFiles(await emails.forget())
        await accounts.update(userId, { uidValidity: mailbox.uidValidity, modseq: '' })
      }
      await pushChanges(emails, mailbox)
      const since = opened.uidValidity === mailbox.uidValidity ? opened.modseq : ''
      const [here, there] = [await emails.uids(), await mailbox.listUids()]
      if (here.size > 0 && (since === '' || since !== mailbox.modseq))
        await emails.takeFlags(await mailbox.readFlags(since))
      const present = new Set(there)
      const gone = mailbox.isMirrored ? here : await emails.removedUids()
      await removeFiles(await emails.forget([...gone].filter((uid) => !present.has(uid))))
      const missing = there.filter((uid) => !here.has(uid)).toReversed()
      let count = 0
      for (let start = 0; start < missing.length; start += PAGE) {
        const mails = await mailbox.readHeaders(missing.slice(start, start + PAGE))
        count += await emails.insert(mails.map((mail) => rowOf(mail, userId)))
        await report({ done: Math.min(start + PAGE, missing.length), total: missing.length })
      }
      await accounts.update(userId, { receivedAt: now(), modseq: mailbox.modseq })
      if (count > 0) await receiveAhead(emails, { mailbox, userId })
      return count
    })
  }

  const rowOf = (mail: RemoteMail, userId: string) => ({
    ...mail,
    id: newId(),
    userId,
    folder: 'inBox' as const,
    bcc: '',
    fdate: mail.fdate.getTime() === 0 ? now() : mail.fdate,
    createdAt: now(),
    attachments: '[]',
    bodyState: 'none' as const,
    bodyHtml: '',
    bodyText: '',
    deletedAt: null,
    sendingSince: null,
  })

  /** Writes marks and deletions to the server. */
  async function pushChanges(emails: EmailRepository, mailbox: RemoteMailbox): Promise<void> {
    for (;;) {
      const rows = (await emails.pending()).flatMap((row) => (row.uid === null ? [] : [{ ...row, uid: row.uid }]))
      if (rows.length === 0) return
      const removed = rows.filter(({ deletedAt }) => deletedAt !== null).map(({ uid }) => uid)
      const marked = rows.filter(({ deletedAt }) => deletedAt === null)
      await mailbox.writeFlags(marked)
      for (const row of marked) await emails.noteFlagsWritten(row)
      if (removed.length === 0) continue
      await mailbox.remove(removed)
      // By POP3 the server deletes at the end of the session: the next synchronisation must not receive them again.
      if (!mailbox.isMirrored) return
      await emails.forget(removed)
    }
  }

  /** Receives the texts of the newest mails; what fails is received when the mail is opened. */
  async function receiveAhead(
    emails: EmailRepository,
    { mailbox, userId }: { mailbox: RemoteMailbox; userId: string },
  ): Promise<void> {
    for (const { id, uid } of await emails.withoutBody(AHEAD)) {
      if (uid !== null) await receiveBody(emails, { id, uid, mailbox, userId })
    }
  }

  interface Wanted {
    id: string
    uid: string
    mailbox: RemoteMailbox
    userId: string
  }

  async function receiveBody(emails: EmailRepository, { id, uid, mailbox, userId }: Wanted): Promise<void> {
    const source = await mailbox.read(uid)
    if (!source) {
      await emails.update(id, { bodyState: 'gone' })
      return
    }
    const { bodyHtml, bodyText, attachments, subject } = await readContent(source, { files, ownerId: userId })
    const isStored = await emails.update(id, {
      bodyHtml,
      bodyText,
      attachments: JSON.stringify(attachments),
      hasAttachment: attachments.some(({ isInline }) => !isInline),
      bodyState: 'ready',
      ...(subject !== undefined && subject !== '' && { subject }),
    })
    // Deleted meanwhile.
    if (!isStored) await removeFiles(attachments.map(({ fileId }) => fileId))
  }

  async function removeFiles(names: readonly string[]): Promise<void> {
    for (const name of names) if (name !== '') await files.remove(name)
  }

  const receiveJob = jobs.define({ kind: 'email.receive', concurrency: 2, input: Input, run: receive })
  const pushJob = jobs.define({
    kind: 'email.push',
    concurrency: 2,
    input: Input,
    run: ({ input: { userId } }) =>
      inInbox(userId, ({ mailbox }) => pushChanges(createEmailRepository(db, userId), mailbox)),
  })
  const bodyJob = jobs.define({
    kind: 'email.body',
    concurrency: 4,
    input: Type.Object({ userId: Type.String(), id: Type.String() }),
    async run({ input: { userId, id } }) {
      const emails = createEmailRepository(db, userId)
      const row = await emails.find(id)
      const uid = row?.uid
      if (uid == null || row?.bodyState !== 'none') return
      await inInbox(userId, ({ mailbox }) => receiveBody(emails, { id, uid, mailbox, userId }))
    },
  })
  jobs.schedule({
    kind: 'email.receiveAll',
    cron: '*/10 * * * *',
    async run() {
      for (const userId of await accounts.listReceiving())
        await jobs.send(db, receiveJob, { input: { userId }, ownerId: userId, key: userId })
    },
  })

  /** Whether the job still runs, and how far it is. */
  async function progressOf(jobId: string | null | undefined) {
    const job = jobId == null ? undefined : await jobs.find(jobId)
    const isReceiving = job?.status === 'waiting' || job?.status === 'running'
    return { isReceiving, done: isReceiving ? job.done : 0, total: isReceiving ? job.total : 0 }
  }

  /** Starts to receive; returns the number of new mails, or undefined when that takes longer. */
  async function begin(userId: string): Promise<number | undefined> {
    const row = await accounts.find(userId)
    if (!row) throw new AppError('refused', 'email.noAccount')
    if ((await progressOf(row.receiveJobId)).isReceiving) return undefined
    const { id, soon } = await jobs.sendHere(receiveJob, { input: { userId }, ownerId: userId })
    await accounts.update(userId, { receiveJobId: id })
    await soon
    const job = await jobs.find(id)
    if (job?.status === 'failed') {
      const { problem = '', answer = '' } = (await accounts.find(userId)) ?? {}
      throw new AppError('refused', problem === '' ? job.message : `email.problem.${problem}`, { params: { answer } })
    }
    return typeof job?.result === 'number' ? job.result : undefined
  }

  /** Receives the text of a mail, and waits for it for some seconds. */
  async function fetchBody(userId: string, id: string): Promise<void> {
    const { id: jobId, soon } = await jobs.sendHere(bodyJob, { input: { userId, id }, ownerId: userId })
    await soon
    const job = await jobs.find(jobId)
    if (job?.status !== 'failed') return
    const { problem = '', answer = '' } = (await accounts.find(userId)) ?? {}
    throw new AppError('refused', problem === '' ? job.message : `email.problem.${problem}`, { params: { answer } })
  }

  const push = (userId: string) => jobs.send(db, pushJob, { input: { userId }, ownerId: userId, key: userId })

  /** Removes the copy of the inbox. */
  const forget = async (userId: string) => removeFiles(await createEmailRepository(db, userId).forget())

  return { begin, fetchBody, push, forget, progressOf, removeFiles }
}

export type ReceiveService = ReturnType<typeof createReceiveService>
