import type { ImapFlow } from 'imapflow'
import { connectImap, endImap } from './imap-client.ts'
import type { RemoteServer } from './remote-mailbox.ts'

const SENT = String.raw`\Sent`
/** Name of the folder on servers that have none. */
const USUAL_NAME = 'Sent'
/** Capability of Gmail, which copies every mail that its SMTP server takes. */
const COPIES_ITSELF = 'X-GM-EXT-1'

/** A sent mail. */
interface SentMail {
  messageId: string
  date: Date
  /** Makes the whole mail; called only when the folder does not have it. */
  source: () => Promise<Buffer>
}

/** Copies a sent mail to the folder of sent mails of an IMAP server, unless the server has done that itself. */
export async function copyToSent(server: RemoteServer, { messageId, date, source }: SentMail): Promise<void> {
  const client = await connectImap(server)
  try {
    if (client.capabilities.has(COPIES_ITSELF)) return
    const path = await sentFolderOf(client)
    await client.mailboxOpen(path)
    const found = await client.search({ header: { 'message-id': messageId } }, { uid: true })
    if (Array.isArray(found) && found.length > 0) return
    await client.append(path, await source(), [String.raw`\Seen`], date)
  } finally {
    await endImap(client)
  }
}

/** The folder that the server marks, or whose name is a usual one (the library knows those of many languages). */
async function sentFolderOf(client: ImapFlow): Promise<string> {
  const marked = (await client.list()).find(({ specialUse }) => specialUse === SENT)
  return marked?.path ?? (await client.mailboxCreate([USUAL_NAME])).path
}
