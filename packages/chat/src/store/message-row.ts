import type { Translate } from '@sqos/i18n'
import type {
  ChatMessageType,
  ChatNotice,
  ChatQuote,
  ChatRow,
  ChatWireContent,
  ChatWireFile,
  ReceiveMessage,
  SendMessageEcho,
} from '@sqos/contract/realtime'

const stored = (content: ChatWireContent) => (typeof content === 'string' ? content : JSON.stringify(content))

const quoted = (quote: ChatQuote | undefined) => quote && { quote }

/** A message that arrived, as a row of its conversation. */
export const rowOfReception = (message: ReceiveMessage, userId: string): ChatRow => ({
  id: message.messageId ?? `${message.formUserId}.${message.dateTime}`,
  sendUserId: message.formUserId,
  receiveUserId: userId,
  sendTime: message.dateTime,
  receiveTime: message.dateTime,
  content: stored(message.formMessage),
  contentType: message.messageType,
  state: 0,
  ...quoted(message.quote),
})

/** A message of the user that the server stored, as a row of its conversation. */
export const rowOfEcho = (message: SendMessageEcho): ChatRow => ({
  id: message.messageId ?? `${message.UserId}.${message.dateTime}`,
  sendUserId: message.UserId,
  receiveUserId: message.toUserId,
  sendTime: message.dateTime,
  receiveTime: message.dateTime,
  content: stored(message.toMessage),
  contentType: message.messageType,
  state: 0,
  ...quoted(message.quote),
})

/** Both lists in order of time, each message once; rows of `newer` replace those of `older`. */
export function mergeRows(older: readonly ChatRow[], newer: readonly ChatRow[]): ChatRow[] {
  const rows = new Map([...older, ...newer].map((row) => [row.id, row]))
  return [...rows.values()].toSorted((a, b) =>
    a.number !== undefined && b.number !== undefined ? a.number - b.number : a.sendTime - b.sendTime,
  )
}

/** The file of a stored message; undefined when the content is not one. */
export function readFile(content: string): ChatWireFile | undefined {
  try {
    const value: unknown = JSON.parse(content)
    return isFile(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isFile = (value: unknown): value is ChatWireFile =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'

/** A message in one line, such as `[图片]`; types without a key show their text. */
export function previewOf(
  { content, contentType }: { content: string; contentType: ChatMessageType | 'recalled' | (string & {}) },
  t: Translate,
): string {
  if (contentType === 'notice') return noticeText(content, t)
  return isNamed(contentType) ? t(`preview.${contentType}`) : content
}

const NAMED: ReadonlySet<string> = new Set(['image', 'voice', 'video', 'file', 'card', 'recalled'])
const isNamed = (type: string) => NAMED.has(type)

/** An event of a group in the language of the user. */
export function noticeText(content: string, t: Translate): string {
  const notice = readNotice(content)
  if (!notice) return ''
  const { event, by, people, name = '' } = notice
  return t(`notice.${event}`, { by: by.name, people: people.map((person) => person.name).join('、'), name })
}

function readNotice(content: string): ChatNotice | undefined {
  try {
    const value: unknown = JSON.parse(content)
    return isNotice(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isNotice = (value: unknown): value is ChatNotice =>
  typeof value === 'object' && value !== null && 'event' in value && 'people' in value && Array.isArray(value.people)
