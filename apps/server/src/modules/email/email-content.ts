import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MailParser, type AttachmentStream } from 'mailparser'
import { AppError } from '../../platform/errors.ts'
import { escapeHtml } from '../../platform/html.ts'
import type { Files } from '../file/index.ts'
import { contentIdOf } from './clean-email.ts'
import type { EmailAttachment } from './email.tables.ts'
import { headerText, storable } from './remote/mail-text.ts'
import { MAX_TNEF, readTnef, type TnefContent } from './tnef.ts'

/** Characters of HTML and of text that are kept and shown. */
const MAX_BODY = 2_000_000
/** Files of one mail. */
const MAX_FILES = 200
const TNEF = 'application/ms-tnef'
const UNSTORED = { fileId: '', params: {} }

type Facts = Pick<EmailAttachment, 'name' | 'contentId' | 'isInline'>

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
  let isHtml = false
  let tnef: TnefContent | undefined

  async function keep(part: AttachmentStream) {
    const contentType = part.contentType.toLowerCase()
    const name = cleanName(part.filename, { contentType, number: attachments.length + 1 })
    const facts = { name, contentId: contentIdOf(part.contentId ?? ''), isInline: part.related === true }
    const refused = (problem: string) =>
      void attachments.push({ ...facts, ...UNSTORED, fileSize: part.size ?? 0, problem })
    if (attachments.length >= MAX_FILES) return
    // Not destroyed when somebody stops reading: the parser waits for the end of the part.
    const stream = bytesOf(part.content.iterator({ destroyOnReturn: false }))
    if (contentType === TNEF || /^winmail\.dat$/i.test(name)) {
      if (!(await unpack(stream))) refused('email.attachment.tnef')
    } else await store(stream, facts, part.size)
  }

  /** Stores a file; one that is refused is listed with the reason and its announced size. */
  async function store(content: AsyncIterable<Uint8Array>, facts: Facts, announced = 0): Promise<void> {
    try {
      const file = await files.store(content, { type: 'mail', fileName: facts.name, ownerId })
      attachments.push({ ...facts, fileId: file.name, fileSize: file.fileSize, problem: '', params: {} })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      attachments.push({
        ...facts,
        ...UNSTORED,
        fileSize: announced,
        problem: error.messageKey,
        params: error.details.params ?? {},
      })
    }
  }

  /** Takes files and text out of `winmail.dat`; false for one that cannot be read. */
  async function unpack(stream: AsyncIterable<Uint8Array>): Promise<boolean> {
    const bytes = await upTo(stream, MAX_TNEF)
    const inside = bytes && readTnef(bytes)
    if (!inside) return false
    tnef = inside
    for (const { name, contentType, contentId, content } of inside.files) {
      if (attachments.length >= MAX_FILES) break
      const facts = {
        name: cleanName(name, { contentType, number: attachments.length + 1 }),
        contentId,
        isInline: false,
      }
      await store(Readable.from([content]), facts, content.length)
    }
    return true
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
        isHtml = typeof part.html === 'string'
        bodyHtml = storable(part.html ?? part.textAsHtml ?? '').slice(0, MAX_BODY)
        bodyText = storable(part.text ?? '').slice(0, MAX_BODY)
      }
    }
    await reading
  } catch (error) {
    source.destroy()
    throw error
  }
  if (tnef && !isHtml) {
    // Outlook sends the plain text beside it, and the text with its letters inside.
    if (bodyText.trim() === '') bodyText = storable(tnef.bodyText).slice(0, MAX_BODY)
    bodyHtml = storable(tnef.bodyHtml).slice(0, MAX_BODY) || bodyHtml || paragraphsOf(bodyText)
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
function cleanName(given: string | undefined, { contentType, number }: { contentType: string; number: number }) {
  const name = headerText(given).slice(0, 200)
  if (name !== '') return name
  const [, subtype = 'bin'] = contentType.toLowerCase().split('/')
  const extension = { rfc822: 'eml', jpeg: 'jpg', plain: 'txt', 'octet-stream': 'bin' }[subtype] ?? subtype
  return `attachment-${number}.${extension.replaceAll(/[^a-z0-9]/g, '').slice(0, 8)}`
}

/** All bytes of a stream; undefined when there are more than `limit`. */
async function upTo(stream: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of stream) {
    size += piece.length
    if (size > limit) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const paragraphsOf = (text: string) =>
  text === ''
    ? ''
    : text
        .split(/\r?\n/)
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join('')
