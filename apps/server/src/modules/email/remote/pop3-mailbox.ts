import { simpleParser, type AddressObject } from 'mailparser'
import { addressText, headerText } from './mail-text.ts'
import { Pop3Client, Pop3Refusal } from './pop3-client.ts'
import type { RemoteMail, RemoteMailbox, RemoteServer } from './remote-mailbox.ts'

/** Opens the inbox by POP3. Mails stay on the server; it knows no marks. */
export async function openPop3Mailbox(server: RemoteServer): Promise<RemoteMailbox> {
  const client = await Pop3Client.open(server)
  const [capabilities = ''] = await client.texts(['CAPA'])
  const isPipelined = /^PIPELINING\b/im.test(capabilities)
  /** Numbers of mails in this session, and their sizes, by uid. */
  const numbers = new Map<string, string>()
  const sizes = new Map<string, number>()

  async function listUids(): Promise<string[]> {
    const [uids, list] = await client.texts(['UIDL', 'LIST'])
    if (uids === undefined) throw new Pop3Refusal('UIDL')
    for (const [number, uid] of pairs(uids)) numbers.set(uid, number)
    const byNumber = new Map(pairs(list ?? ''))
    for (const [uid, number] of numbers) sizes.set(uid, Number(byNumber.get(number) ?? 0))
    return [...numbers.keys()]
  }

  async function numberOf(uid: string) {
    if (numbers.size === 0) await listUids()
    return numbers.get(uid)
  }

  async function readHeaders(uids: readonly string[]): Promise<RemoteMail[]> {
    const present = uids.filter((uid) => numbers.has(uid))
    const commands = present.map((uid) => `TOP ${numbers.get(uid) ?? ''} 0`)
    const heads = await client.texts(commands, { isPipelined })
    const mails: RemoteMail[] = []
    for (const [index, uid] of present.entries())
      mails.push(await mailOf(uid, { head: heads[index] ?? '', size: sizes.get(uid) ?? 0 }))
    return mails
  }

  async function read(uid: string) {
    const number = await numberOf(uid)
    return number === undefined ? undefined : await client.stream(`RETR ${number}`)
  }

  async function remove(uids: readonly string[]) {
    for (const uid of uids) {
      const number = await numberOf(uid)
      if (number !== undefined) await client.command(`DELE ${number}`)
    }
  }

  return {
    uidValidity: '',
    isMirrored: false,
    modseq: '',
    listUids,
    readFlags: () => Promise.resolve(new Map()),
    readHeaders,
    read,
    writeFlags: () => Promise.resolve(),
    remove,
    [Symbol.asyncDispose]: () => client.close(),
  }
}

const pairs = (text: string): [string, string][] =>
  text
    .split('\r\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([first, second]) => (first !== undefined && second !== undefined ? [[first, second] as const] : []))
    .map(([first, second]) => [first, second])

async function mailOf(uid: string, { head, size }: { head: string; size: number }): Promise<RemoteMail> {
  const mail = await simpleParser(Buffer.from(head, 'latin1'), {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  })
  const [sender] = mail.from?.value ?? []
  const { references = '' } = mail
  const type = /^content-type:\s*([^;\s]+)/im.exec(head)?.[1]?.toLowerCase() ?? ''
  const replyTo = addressesOf(mail.replyTo)
  return {
    uid,
    messageId: headerText(mail.messageId),
    inReplyTo: headerText(mail.inReplyTo),
    referencesTo: headerText(typeof references === 'string' ? references : references.join(' ')),
    subject: headerText(mail.subject),
    sender: headerText(sender?.address),
    senderName: headerText(sender?.name),
    replyTo: replyTo === addressesOf(mail.from) ? '' : replyTo,
    recipient: addressesOf(mail.to),
    cc: addressesOf(mail.cc),
    fdate: mail.date ?? new Date(0),
    size,
    isRead: false,
    starred: false,
    hasAttachment: type === 'multipart/mixed',
  }
}

const addressesOf = (header: AddressObject | AddressObject[] | undefined) =>
  addressText(
    [header ?? []]
      .flat()
      .flatMap(({ value }) => value)
      .flatMap((one) => [one, ...(one.group ?? [])])
      .map(({ name, address = '' }) => ({ name, address })),
  )
