import type { ChatContent, ChatMessageType, ChatWireContent, ChatWireFile } from '@sqos/contract/realtime'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { readStoredFiles } from '../file/file.access.ts'

/** Types of uploads that a chat may refer to. */
const UPLOADS: ReadonlySet<string> = new Set(['IM', 'annex', 'annexpic'])

/** What is stored of a message: a text, or JSON of a `ChatWireFile`. */
export async function readContent(
  db: Db,
  { messageType, messageContent }: { messageType: ChatMessageType; messageContent: ChatContent },
): Promise<string> {
  if (messageType === 'text') {
    // PostgreSQL has no NUL in texts.
    const text = typeof messageContent === 'string' ? messageContent.replaceAll('\0', '') : ''
    if (text.trim() === '') throw new AppError('refused', 'chat.empty')
    return text
  }
  if (typeof messageContent === 'string') throw new AppError('refused', 'chat.content')
  const [stored] = await readStoredFiles(db, [messageContent.name])
  if (!stored || !UPLOADS.has(stored.type)) throw new AppError('refused', 'chat.fileMissing')
  const file: ChatWireFile = { path: `/api/file/Image/${stored.type}/${stored.name}` }
  if (messageType === 'image' && 'width' in messageContent)
    return JSON.stringify({ ...file, width: messageContent.width, height: messageContent.height })
  if (messageType === 'voice' && 'length' in messageContent)
    return JSON.stringify({ ...file, length: messageContent.length })
  if (messageType === 'file' || messageType === 'video')
    // Name and size of the upload: what a client says about them could mislead.
    return JSON.stringify({ ...file, fileName: stored.fileName, fileSize: stored.size })
  throw new AppError('refused', 'chat.content')
}

/** The content of a stored message as clients receive it. */
export const contentOf = ({
  contentType,
  content,
}: {
  contentType: ChatMessageType
  content: string
}): ChatWireContent => (contentType === 'text' ? content : JSON.parse(content))
