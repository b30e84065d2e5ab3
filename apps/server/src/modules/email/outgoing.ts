import type { Selectable } from 'kysely'
import nodemailer from 'nodemailer'
import sanitizeHtml from 'sanitize-html'
import { AppError } from '../../platform/errors.ts'
import type { Files } from '../file/index.ts'
import type { EmailMessagesTable } from './email.tables.ts'

interface PartsOptions {
  files: Pick<Files, 'find' | 'read'>
  userId: string
}

/** Addresses of own pictures in the text: only this system knows them. */
const PICTURE = /(?<=<img\b[^>]*\ssrc=")\/api\/file\/Image\/(?:mail|annexpic)\/([\w.]+)(?:\?[^"]*)?(?=")/g

type Row = Selectable<EmailMessagesTable>

interface MailOptions extends PartsOptions {
  from: { name: string; address: string }
  date: Date
}

/** A mail for the mail library. Two mails of the same row and date differ only in their boundaries. */
export async function mailOf(row: Row, { from, date, ...options }: MailOptions) {
  return {
    from,
    to: row.recipient,
    cc: row.cc,
    bcc: row.bcc,
    subject: row.subject,
    messageId: row.messageId,
    ...(row.inReplyTo !== '' && { inReplyTo: row.inReplyTo, references: row.referencesTo }),
    // Half the size of quoted-printable for Chinese.
    textEncoding: 'base64' as const,
    date,
    ...(await partsOf(row, options)),
  }
}

/** The whole mail, with its blind copies, for the folder of sent mails. */
export async function sourceOf(row: Row, options: MailOptions): Promise<Buffer> {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const { message } = await writer.sendMail(await mailOf(row, options))
  if (!Buffer.isBuffer(message)) throw new Error('email: the mail library gave no buffer')
  return message
}

/** The text and the files of a mail for the mail library. Files are read as streams while the mail is sent. */
async function partsOf(
  { bodyHtml, attachments }: Pick<Row, 'bodyHtml' | 'attachments'>,
  { files, userId }: PartsOptions,
) {
  const inText = [...new Set([...bodyHtml.matchAll(PICTURE)].map(([, name = '']) => name))]
  const pictures = (await Promise.all(inText.map((name) => files.find(name)))).filter(
    (file) => file?.ownerId === userId,
  )
  const known = new Set(pictures.map((file) => file?.name))
  const html = bodyHtml.replaceAll(PICTURE, (address, name: string) => (known.has(name) ? `cid:${name}` : address))
  const parts = attachments.map(({ fileId, name }) => ({ fileId, name, cid: undefined }))
  const inline = [...known].map((name = '') => ({ fileId: name, name, cid: name }))
  return {
    html,
    text: plainText(bodyHtml),
    attachments: await Promise.all(
      [...parts, ...inline].map(async ({ fileId, name, cid }) => {
        const file = await files.find(fileId)
        if (file?.ownerId !== userId) throw new AppError('refused', 'email.fileMissing', { params: { name } })
        return { filename: name, content: await files.read(file), contentType: file.contentType, ...(cid && { cid }) }
      }),
    ),
  }
}

/** The text of HTML with a line per block, for readers that show no HTML. */
const plainText = (html: string): string =>
  decoded(
    sanitizeHtml(html.replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)\b[^>]*>/gi, '$&\n'), {
      allowedTags: [],
      allowedAttributes: {},
    }),
  ).trim()

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
