import type {
  ChatCardContent,
  ChatContent,
  ChatMessageType,
  ChatQuote,
  ChatWireContent,
  ChatWireFile,
} from '@sqos/contract/realtime'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { fileAddress, readOwnedFiles } from '../file/file.access.ts'
import type { RecordPort } from '../record/index.ts'
import type { ChatMessage } from './chat.repository.ts'

/** Types of uploads that a chat may refer to. */
const UPLOADS: ReadonlySet<string> = new Set(['IM', 'annex', 'annexpic'])

interface SentContent {
  sender: Actor
  messageType: ChatMessageType
  messageContent: ChatContent
}

/** Extensions of stored names, which the upload compared with the content. Other kinds of messages carry any file. */
const EXTENSIONS: Partial<Record<ChatMessageType, RegExp>> = {
  image: /\.(?:png|jpe?g|gif|webp|bmp)$/,
  voice: /\.(?:webm|ogg|m4a|mp3|wav|amr)$/,
}

/** What the check of contents reads. */
export interface ContentSources {
  db: Db
  records: Pick<RecordPort, 'show'>
}

/**
 * What is stored of a message: a text, or JSON of a `ChatWireFile` or `ChatCardContent`. Refuses uploads of other people, whose names
 * would give access to them, and records that the sender may not open.
 */
export async function readContent(
  { db, records }: ContentSources,
  { sender, messageType, messageContent }: SentContent,
): Promise<string> {
  if (messageType === 'text') {
    // PostgreSQL has no NUL in texts.
    const text = typeof messageContent === 'string' ? messageContent.replaceAll('\0', '') : ''
    if (text.trim() === '') throw new AppError('refused', 'chat.empty')
    return text
  }
  if (typeof messageContent === 'string') throw new AppError('refused', 'chat.content')
  if (messageType === 'card') return await readCard(records, { sender, messageContent })
  if (!('name' in messageContent)) throw new AppError('refused', 'chat.content')
  const [stored] = await readOwnedFiles(db, [messageContent.name])
  if (stored?.ownerId !== sender.userId || !UPLOADS.has(stored.type)) throw new AppError('refused', 'chat.fileMissing')
  if (EXTENSIONS[messageType]?.test(stored.name) === false) throw new AppError('refused', 'chat.content')
  const file: ChatWireFile = { path: fileAddress(stored) }
  if (messageType === 'image' && 'width' in messageContent)
    return JSON.stringify({ ...file, width: messageContent.width, height: messageContent.height })
  if (messageType === 'voice' && 'length' in messageContent)
    return JSON.stringify({ ...file, length: messageContent.length })
  if (messageType === 'file' || messageType === 'video')
    // Name and size of the upload: what a client says about them could mislead.
    return JSON.stringify({ ...file, fileName: stored.fileName, fileSize: stored.size })
  throw new AppError('refused', 'chat.content')
}

async function readCard(
  records: ContentSources['records'],
  { sender: actor, messageContent }: { sender: Actor; messageContent: Exclude<ChatContent, string> },
): Promise<string> {
  if (!('recordId' in messageContent)) throw new AppError('refused', 'chat.content')
  const { modelId, recordId } = messageContent
  const request = { modelId, id: recordId, caller: { actor, side: 'pc' }, grant: { source: 'menu' } } as const
  if (!(await records.show(request))) throw new AppError('refused', 'chat.recordDeleted')
  const card: ChatCardContent = { modelId, recordId }
  return JSON.stringify(card)
}

/** Characters of a quoted text. */
const QUOTE_LENGTH = 120

/** The part of a message that answers to it repeat. */
export const quoteOf = (message: Pick<ChatMessage, 'id' | 'senderId' | 'content' | 'contentType'>): ChatQuote => ({
  id: message.id,
  sendUserId: message.senderId,
  content: message.contentType === 'text' ? message.content.slice(0, QUOTE_LENGTH) : message.content,
  contentType: message.contentType,
})

/** The content of a stored message as clients receive it; empty when it was recalled. */
export const contentOf = ({
  contentType,
  content,
}: {
  contentType: ChatMessageType
  content: string
}): ChatWireContent => (contentType === 'text' || content === '' ? content : JSON.parse(content))
