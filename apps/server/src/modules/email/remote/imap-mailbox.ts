import type { FetchMessageObject, MessageAddressObject, MessageStructureObject } from 'imapflow'
import { connectImap, endImap } from './imap-client.ts'
import { addressText, headerText } from './mail-text.ts'
import type { RemoteMail, RemoteMailbox, RemoteServer } from './remote-mailbox.ts'

const BY_UID = { uid: true }

/** Opens the inbox by IMAP. */
export async function openImapMailbox(server: RemoteServer): Promise<RemoteMailbox> {
  const client = await connectImap(server)
  const inbox = await client.mailboxOpen('INBOX')

  async function listUids(): Promise<string[]> {
    const uids = await client.search({ all: true }, BY_UID)
    return (uids || []).sort((a, b) => a - b).map(String)
  }

  const modseq = inbox.noModseq === true || inbox.highestModseq === undefined ? '' : String(inbox.highestModseq)

  async function readFlags(since: string) {
    const flags = new Map<string, { isRead: boolean; starred: boolean }>()
    if (inbox.exists === 0) return flags
    const changed = modseq !== '' && since !== '' ? { changedSince: BigInt(since) } : {}
    for await (const mail of client.fetch('1:*', { flags: true, uid: true }, { ...BY_UID, ...changed }))
      flags.set(String(mail.uid), flagsOf(mail))
    return flags
  }

  async function readHeaders(uids: readonly string[]): Promise<RemoteMail[]> {
    const query = {
      uid: true,
      flags: true,
      envelope: true,
      internalDate: true,
      size: true,
      bodyStructure: true,
      headers: ['references'],
    }
    return (await client.fetchAll(uids.join(','), query, BY_UID)).map(mailOf)
  }

  async function read(uid: string, limit?: { maxBytes: number }) {
    const found = await client.download(uid, undefined, { ...BY_UID, ...limit })
    return 'content' in found ? found.content : undefined
  }

  async function writeFlags(changes: Parameters<RemoteMailbox['writeFlags']>[0]) {
    const set = async (uids: string[], flag: string, isOn: boolean) => {
      if (uids.length === 0) return
      await client[isOn ? 'messageFlagsAdd' : 'messageFlagsRemove'](uids.join(','), [flag], BY_UID)
    }
    const where = (key: 'isRead' | 'starred', isOn: boolean) =>
      changes.filter((change) => change[key] === isOn).map(({ uid }) => uid)
    for (const isOn of [true, false]) {
      await set(where('isRead', isOn), String.raw`\Seen`, isOn)
      await set(where('starred', isOn), String.raw`\Flagged`, isOn)
    }
  }

  async function remove(uids: readonly string[]) {
    const range = uids.join(',')
    const bin = (await client.list()).find(({ specialUse }) => specialUse === String.raw`\Trash`)
    if (bin && (await client.messageMove(range, bin.path, BY_UID))) return
    await client.messageDelete(range, BY_UID)
  }

  return {
    uidValidity: String(inbox.uidValidity),
    isMirrored: true,
    modseq,
    listUids,
    readFlags,
    readHeaders,
    read,
    writeFlags,
    remove,
    [Symbol.asyncDispose]: async () => {
      await endImap(client)
    },
  }
}

const flagsOf = ({ flags }: FetchMessageObject) => ({
  isRead: flags?.has(String.raw`\Seen`) ?? false,
  starred: flags?.has(String.raw`\Flagged`) ?? false,
})

function mailOf(mail: FetchMessageObject): RemoteMail {
  const { envelope = {}, internalDate, size = 0, bodyStructure, headers } = mail
  const sender = envelope.from?.[0]
  const replyTo = addressText(envelope.replyTo?.map(addressOf) ?? [])
  const from = addressText(sender ? [addressOf(sender)] : [])
  return {
    uid: String(mail.uid),
    messageId: headerText(envelope.messageId),
    inReplyTo: headerText(envelope.inReplyTo),
    referencesTo: headerText(headers?.toString('utf8').replace(/^references:/i, '')),
    subject: headerText(envelope.subject),
    sender: headerText(sender?.address),
    senderName: headerText(sender?.name),
    replyTo: replyTo === from ? '' : replyTo,
    recipient: addressText(envelope.to?.map(addressOf) ?? []),
    cc: addressText(envelope.cc?.map(addressOf) ?? []),
    fdate: dateOf(internalDate ?? envelope.date),
    size,
    ...flagsOf(mail),
    hasAttachment: bodyStructure ? holdsAttachment(bodyStructure) : false,
  }
}

const addressOf = ({ name = '', address = '' }: MessageAddressObject) => ({ name, address })

function dateOf(value: Date | string | undefined): Date {
  const date = new Date(value ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? new Date(0) : date
}

const holdsAttachment = ({ disposition, childNodes = [] }: MessageStructureObject): boolean =>
  disposition?.toLowerCase() === 'attachment' || childNodes.some(holdsAttachment)
