import type { EmailRow } from '@sqos/api-client/email'

/** Folders of the mailbox, as the list calls them. */
export const FOLDERS = ['inBox', 'star', 'draft', 'sent'] as const
export type Folder = (typeof FOLDERS)[number]

/** What is written: a new mail, a draft by its id, or an answer to a mail. */
export const WRITE_KINDS = ['draft', 'reply', 'replyAll', 'forward'] as const
export type Writing = { kind: 'new' } | { kind: (typeof WRITE_KINDS)[number]; id: string }

/** The parameter of the address: `new`, `draft:<id>`, `reply:<id>` … */
export const writingOf = (param: string | null): Writing | undefined => {
  if (param === null) return undefined
  const [name = '', id = ''] = param.split(':')
  const kind = WRITE_KINDS.find((one) => one === name)
  return kind && id !== '' ? { kind, id } : { kind: 'new' }
}

export const writingParam = (writing: Writing) => (writing.kind === 'new' ? 'new' : `${writing.kind}:${writing.id}`)

/** The name that a list shows: of the sender, or of the recipients of own mails. */
export function peopleOf({
  folder,
  sender,
  senderName,
  recipient,
}: Pick<EmailRow, 'folder' | 'sender' | 'senderName' | 'recipient'>) {
  if (folder === 'inBox') return senderName || sender
  return splitAddresses(recipient)
    .map((one) => /^"?([^"<]+?)"?\s*</.exec(one)?.[1] ?? one)
    .join(', ')
}

/** Addresses of a text; commas inside quotes separate nothing. */
export const splitAddresses = (text: string): string[] =>
  (text.match(/(?:"[^"]*"|<[^<>]*>|[^,"<>])+/g) ?? []).map((one) => one.trim()).filter((one) => one !== '')

/** The address without the name. */
export const bareAddress = (text: string) => (/<([^<>]*)>/.exec(text)?.[1] ?? text).trim().toLowerCase()

/** A file of a mail. */
export interface EmailFile {
  name: string
  fileId: string
  url: string
  fileSize: number
  /** Why it is not there; empty for none. */
  problem: string
}

/** The files of the text that the server sends. */
export function filesOf(attachment: string): EmailFile[] {
  const list: unknown = attachment === '' ? [] : JSON.parse(attachment)
  return Array.isArray(list) ? list.filter(isFile) : []
}

const isFile = (one: unknown): one is EmailFile =>
  typeof one === 'object' && one !== null && 'fileId' in one && 'name' in one && 'problem' in one

/** A file of an upload field as a file of a mail. */
export const emailFile = ({ name = '', fileId = '', url = '', fileSize = 0 }: Partial<EmailFile>): EmailFile => ({
  name,
  fileId,
  url,
  fileSize,
  problem: '',
})
