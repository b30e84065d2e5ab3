import type { Readable } from 'node:stream'

/** The headers of a mail on its server. */
export interface RemoteMail {
  uid: string
  messageId: string
  inReplyTo: string
  referencesTo: string
  subject: string
  sender: string
  senderName: string
  replyTo: string
  recipient: string
  cc: string
  /** When it was received. */
  fdate: Date
  /** Bytes */
  size: number
  isRead: boolean
  starred: boolean
  hasAttachment: boolean
}

/** A change of a mail that the server does not know yet. */
export type FlagChange = Pick<RemoteMail, 'uid' | 'isRead' | 'starred'>

/** The inbox of an account, over an open connection. Disposing of it ends the connection. */
export interface RemoteMailbox extends AsyncDisposable {
  /** Changes when the server gave every mail a new uid; empty when it never does. */
  uidValidity: string
  /** Whether mails that the server no longer has are removed here too. */
  isMirrored: boolean
  /** Uids of all mails, oldest first. */
  listUids: () => Promise<string[]>
  /** State of the marks of the mailbox; empty for servers that do not know it. */
  modseq: string
  /** Marks that changed since the state `modseq`; empty: of all. */
  readFlags: (modseq: string) => Promise<ReadonlyMap<string, Pick<RemoteMail, 'isRead' | 'starred'>>>
  /** Headers of mails; those that are gone are left out. */
  readHeaders: (uids: readonly string[]) => Promise<RemoteMail[]>
  /** The whole mail as a stream, or its first bytes (IMAP); undefined when it is gone. Read it to its end before the next call. */
  read: (uid: string, limit?: { maxBytes: number }) => Promise<Readable | undefined>
  writeFlags: (changes: readonly FlagChange[]) => Promise<void>
  /** Moves mails to the bin of the server, or deletes them where there is none. */
  remove: (uids: readonly string[]) => Promise<void>
}

/** A server and how to sign in. `host` is a checked address, `servername` the name in its certificate. */
export interface RemoteServer {
  host: string
  port: number
  servername: string | undefined
  /** `0` none, `1` TLS from the start, `2` STARTTLS. */
  ssl: string
  user: string
  password: string
}

/** Milliseconds to connect, and without an answer. */
export const REMOTE_LIMITS = { connect: 10_000, answer: 60_000 }
