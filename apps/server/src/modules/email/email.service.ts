import type { Language } from '@sqos/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { text } from '../../platform/text.ts'
import { fileAddress } from '../file/file.access.ts'
import type { Links } from '../file/index.ts'
import type { AccountRepository } from './account.repository.ts'
import type { AccountService } from './account.service.ts'
import { cleanEmail } from './clean-email.ts'
import { frameOf, linkOf, readLink } from './email-frame.ts'
import { createEmailRepository } from './email.repository.ts'
import type { Email, EmailQuery } from './email.schema.ts'
import type { EmailAttachment, EmailMessagesTable } from './email.tables.ts'
import type { ReceiveService } from './receive.service.ts'

interface ServiceDeps extends Pick<Deps, 'now'> {
  db: Db
  accounts: AccountRepository
  account: AccountService
  receiving: ReceiveService
  links: Pick<Links, 'seal' | 'isSigned'>
}

type Row = Selectable<EmailMessagesTable>

/** Reads and changes the mails of one user, who is the caller. */
export function createEmailService({ db, now, accounts, account, receiving, links }: ServiceDeps) {
  async function list(userId: string, query: EmailQuery, language: Language) {
    const { type = 'inBox', keyword, startTime, endTime, currentPage = 1, pageSize = 20 } = query
    const filter = {
      type,
      keyword,
      from: startTime === undefined ? undefined : new Date(startTime),
      until: endTime === undefined ? undefined : new Date(endTime),
    }
    const emails = createEmailRepository(db, userId)
    const page = { offset: (currentPage - 1) * pageSize, limit: pageSize }
    const [rows, total] = await Promise.all([emails.list(filter, page), emails.count(filter)])
    return {
      list: rows.map((row) => ({ ...rowOf(row, language), hasAttachment: row.hasAttachment ? 1 : 0 })),
      pagination: { currentPage, pageSize, total },
    }
  }

  async function state(userId: string, language: Language) {
    const [row, counts] = await Promise.all([accounts.find(userId), createEmailRepository(db, userId).counts()])
    return {
      hasAccount: row !== undefined,
      hasSecretKey: account.hasSecretKey,
      account: row?.account ?? '',
      signature: row?.signature ?? '',
      ...counts,
      ...(await receiving.progressOf(row?.receiveJobId)),
      receivedAt: row?.receivedAt?.getTime() ?? null,
      problem: row ? problemOf(row, language) : '',
    }
  }

  /** A mail. The text of a received one is fetched from its server when it is opened first; it is marked as read. */
  async function get(userId: string, id: string, language: Language): Promise<Email> {
    const emails = createEmailRepository(db, userId)
    let row = found(await emails.find(id))
    if (row.bodyState === 'none') {
      await receiving.fetchBody(userId, id)
      row = found(await emails.find(id))
    }
    if (!row.isRead) await mark(userId, id, { isRead: true })
    const own = await accounts.find(userId)
    const isReceived = row.folder === 'inBox'
    const shown = isReceived ? show(row, own?.shownSenders) : { html: row.bodyHtml, blocked: 0 }
    return {
      ...rowOf({ ...row, isRead: true }, language),
      mAccount: own?.account ?? '',
      cc: row.cc,
      bcc: row.bcc,
      replyTo: row.replyTo,
      bodyText: shown.html,
      bodyState: row.bodyState,
      bodyUrl: await linkOf({ email: id, user: userId }, { links, now: now() }),
      blockedImages: shown.blocked,
    }
  }

  function show(row: Row, shownSenders: readonly string[] = []) {
    const showsImages = row.showsImages || shownSenders.includes(row.sender.toLowerCase())
    return { ...cleanEmail(row.bodyHtml, { pictures: picturesOf(row.attachments), showsImages }), showsImages }
  }

  /** The text of a mail as a page for a frame. The link was made for its owner. */
  async function frame(encryption: string, userId: string) {
    const { email, user } = await readLink(encryption, { links, now: now() })
    if (user !== userId) throw new AppError('notFound', 'file.linkExpired')
    const row = found(await createEmailRepository(db, userId).find(email))
    const own = await accounts.find(userId)
    const { html, showsImages } =
      row.folder === 'inBox'
        ? show(row, own?.shownSenders)
        : {
            ...cleanEmail(row.bodyHtml, { pictures: picturesOf(row.attachments), showsImages: true }),
            showsImages: false,
          }
    return frameOf(html, { showsImages })
  }

  /** Shows the remote pictures of a mail, or of all mails of its sender. */
  async function showImages(userId: string, id: string, always: boolean): Promise<void> {
    const emails = createEmailRepository(db, userId)
    const row = found(await emails.find(id))
    await emails.update(id, { showsImages: true })
    const own = await accounts.find(userId)
    if (!always || !own || row.sender === '') return
    const senders = [...new Set([...own.shownSenders, row.sender.toLowerCase()])].slice(-MAX_SENDERS)
    await accounts.update(userId, { shownSenders: JSON.stringify(senders) })
  }

  async function mark(userId: string, id: string, flags: { isRead?: boolean; starred?: boolean }): Promise<void> {
    const emails = createEmailRepository(db, userId)
    const { uid } = found(await emails.find(id))
    await emails.update(id, { ...flags, ...(uid !== null && { flagsChanged: true }) })
    if (uid !== null) await receiving.push(userId)
  }

  async function remove(userId: string, id: string): Promise<void> {
    const emails = createEmailRepository(db, userId)
    const row = found(await emails.find(id))
    if (row.sendingSince !== null) throw new AppError('refused', 'email.isSending')
    const names = row.attachments.map(({ fileId }) => fileId).filter((name) => name !== '')
    const used = await emails.usedFiles(names, id)
    await emails.remove(id, now())
    await receiving.removeFiles(names.filter((name) => !used.has(name)))
    if (row.uid !== null && (await accounts.find(userId))) await receiving.push(userId)
  }

  /** Removes the account and the copy of its inbox; sent mails and drafts stay. */
  async function disconnect(userId: string): Promise<void> {
    found(await accounts.find(userId))
    await accounts.remove(userId)
    await receiving.forget(userId)
  }

  return { list, state, get, frame, showImages, mark, remove, disconnect }
}

export type EmailService = ReturnType<typeof createEmailService>

/** Senders whose pictures are shown. */
const MAX_SENDERS = 1000

const problemOf = ({ problem, answer }: Pick<Row, 'problem' | 'answer'>, language: Language) =>
  problem === '' ? '' : text(language, `email.problem.${problem}`, { answer })

/** Addresses of pictures that the text of a mail shows. */
const picturesOf = (attachments: readonly EmailAttachment[]): Map<string, string> =>
  new Map(
    attachments
      .filter(({ contentId, fileId }) => contentId !== '' && fileId !== '')
      .map(({ contentId, fileId }) => [contentId, fileAddress({ type: 'mail', name: fileId })]),
  )

type Listed = Pick<
  Row,
  | 'id'
  | 'folder'
  | 'isRead'
  | 'starred'
  | 'sender'
  | 'senderName'
  | 'recipient'
  | 'subject'
  | 'attachments'
  | 'fdate'
  | 'createdAt'
  | 'sendingSince'
  | 'problem'
  | 'answer'
>

function rowOf(row: Listed, language: Language) {
  const { id, folder, sender, senderName, recipient, subject } = row
  return {
    id,
    folder,
    sender,
    senderName,
    recipient,
    subject,
    isRead: row.isRead ? 1 : 0,
    starred: row.starred ? 1 : 0,
    attachment: JSON.stringify(
      row.attachments
        .filter(({ isInline, problem }) => !isInline || problem !== '')
        .map((one) => attachmentOnWire(one, language)),
    ),
    fdate: row.fdate.getTime(),
    creatorTime: row.createdAt.getTime(),
    isSending: row.sendingSince !== null,
    problem: problemOf(row, language),
  }
}

const attachmentOnWire = ({ name, fileId, fileSize, problem, params }: EmailAttachment, language: Language) => ({
  name,
  fileId,
  url: fileId === '' ? '' : fileAddress({ type: 'mail', name: fileId }),
  fileSize,
  problem: problem === '' ? '' : text(language, problem, params),
})
