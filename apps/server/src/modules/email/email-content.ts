import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MailParser, type AttachmentStream } from 'mailparser'
import { AppError } from '../../platform/errors.ts'
import type { Files } from '../file/index.ts'
import { contentIdOf } from './clean-email.ts'
import type { EmailAttachment } from './email.tables.ts'
import { headerText, storable } from './remote/mail-text.ts'

/** Characters of HTML and of text that are kept and shown. */
const MAX_BODY = 2_000_000
/** Files of one mail. */
const MAX_FILES = 200
const TNEF = 'application/ms-tnef'

/** What a mail contains besides its headers. */
export interface EmailContent {
  /** As it came, not sanitised. */
  bodyHtml: string
  bodyText: string
  attachments: EmailAttachment[]
  subject: string | undefined
}

interface ContentOptions {
  files: Pick<Files, 'store'>
  ownerId: string
}

/**
 * Reads a mail from its stream. Attachments go to the file store as they arrive, as private files of the owner, so that a large one
 * never is in memory; one that the store refuses is listed with the reason.
 */
export async function readContent(source: Readable, { files, ownerId }: ContentOptions): Promise<EmailContent> {
  const parser = new MailParser({ skipImageLinks: true, skipHtmlToText: false, maxHtmlLengthToParse: MAX_BODY })
  const attachments: EmailAttachment[] = []
  let [bodyHtml, bodyText] = ['', '']

  async function keep(part: AttachmentStream) {
    const [name, contentType] = [nameOf(part, attachments.length + 1), part.contentType.toLowerCase()]
    const facts = { name, contentId: contentIdOf(part.contentId ?? ''), isInline: part.related === true }
    const refused = (problem: string, params = {}) =>
      void attachments.push({ ...facts, fileId: '', fileSize: part.size ?? 0, problem, params })
    if (attachments.length >= MAX_FILES) return
    if (contentType === TNEF || /^winmail\.dat$/i.test(name)) {
      refused('email.attachment.tnef')
      return
    }
    try {
      // Not destroyed when the store stops reading: the parser waits for the end of the part.
      const stream = part.content.iterator({ destroyOnReturn: false })
      const file = await files.store(bytesOf(stream), { type: 'mail', fileName: name, ownerId })
      attachments.push({ ...facts, fileId: file.name, fileSize: file.fileSize, problem: '', params: {} })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused(error.messageKey, error.details.params)
    }
  }

  const reading = pipeline(source, parser)
  // Awaited below; a failure of the source ends the loop first.
  reading.catch(() => undefined)
  try {
    // The types of byte streams do not name the type of their parts.
    const parts: AsyncIterable<unknown> = parser
    for await (const part of parts) {
      if (isAttachment(part)) {
        await keep(part)
        await drained(part.content)
        part.release?.()
      } else if (isText(part)) {
        bodyHtml = storable(part.html ?? part.textAsHtml ?? '').slice(0, MAX_BODY)
        bodyText = storable(part.text ?? '').slice(0, MAX_BODY)
      }
    }
    await reading
  } catch (error) {
    source.destroy()
    throw error
  }
  return { bodyHtml, bodyText, attachments, subject: parser.subject && headerText(parser.subject) }
}

async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const piece of stream) if (piece instanceof Uint8Array) yield piece
}

async function drained(stream: Readable): Promise<void> {
  if (stream.readableEnded || stream.destroyed) return
  const { promise, resolve } = Promise.withResolvers<void>()
  stream.once('end', resolve).once('close', resolve).once('error', resolve)
  stream.resume()
  await promise
}

const isAttachment = (part: unknown): part is AttachmentStream =>
  typeof part === 'object' && part !== null && 'type' in part && part.type === 'attachment'

const isText = (part: unknown): part is { html?: string; text?: string; textAsHtml?: string } =>
  typeof part === 'object' && part !== null && 'type' in part && part.type === 'text'

/** Name of an attachment; one without gets a name from its type. */
function nameOf({ filename = '', contentType }: AttachmentStream, number: number): string {
  const name = headerText(filename).slice(0, 200)
  if (name !== '') return name
  const [, subtype = 'bin'] = contentType.toLowerCase().split('/')
  const extension = { rfc822: 'eml', jpeg: 'jpg', plain: 'txt', 'octet-stream': 'bin' }[subtype] ?? subtype
  return `attachment-${number}.${extension.replaceAll(/[^a-z0-9]/g, '').slice(0, 8)}`
}
