import type { ColumnType, Generated } from 'kysely'
import type { MailProblem } from '../mail/mail.access.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    emailAccounts: EmailAccountsTable
    emailMessages: EmailMessagesTable
  }
}

/** Encryption of a connection: none, TLS from the start, or STARTTLS. */
export type EmailSsl = '0' | '1' | '2'

/** Protocol that receives mail. */
export type EmailProtocol = 'imap' | 'pop3'

/** The own mailbox of a user. */
export interface EmailAccountsTable {
  userId: string
  /** Address of the mailbox. */
  account: string
  /** Name for signing in; empty for the address. */
  loginName: string
  senderName: string
  protocol: EmailProtocol
  pop3Host: string
  pop3Port: number
  imapHost: string
  imapPort: number
  /** Of the connection that receives. */
  emailSsl: EmailSsl
  smtpHost: string
  smtpPort: number
  smtpSsl: EmailSsl
  /** Sealed. */
  password: string
  /** Plain text below new mails. */
  signature: string
  /** Whether sent mails are copied to the server (IMAP). */
  copiesSent: Generated<boolean>
  /** Addresses whose remote images are shown. */
  shownSenders: ColumnType<string[], string | undefined, string>
  /** UIDVALIDITY of the inbox at the last synchronisation (IMAP). */
  uidValidity: Generated<string>
  /** HIGHESTMODSEQ of the inbox at the last synchronisation (IMAP). */
  modseq: Generated<string>
  /** The latest job that receives mail. */
  receiveJobId: Generated<string | null>
  receivedAt: Generated<Date | null>
  /** Reason of the last failure; empty for none. */
  problem: Generated<MailProblem | ''>
  /** What the server said, or the error of the connection. */
  answer: Generated<string>
}

export type EmailFolder = 'inBox' | 'sent' | 'draft'

/** A file of a mail. */
export interface EmailAttachment {
  /** Name given by the sender. */
  name: string
  /** The file's name in the store; empty when it was not stored. */
  fileId: string
  fileSize: number
  /** Content-ID without brackets, for pictures inside the text; empty for none. */
  contentId: string
  /** Whether the text shows it. */
  isInline: boolean
  /** Message key of the reason why it was not stored; empty for none. */
  problem: string
  params: Readonly<Record<string, string | number | readonly string[]>>
}

/** A mail of a user. */
export interface EmailMessagesTable {
  id: string
  userId: string
  folder: EmailFolder
  /** UID (IMAP) or unique id (POP3) of a received mail on its server. */
  uid: string | null
  messageId: string
  inReplyTo: string
  referencesTo: string
  subject: string
  /** Address. */
  sender: string
  senderName: string
  /** Address for answers; empty for the sender. */
  replyTo: string
  /** Addresses with names, separated by commas, as are `cc` and `bcc`. */
  recipient: string
  cc: string
  bcc: string
  /** Received, or sent. */
  fdate: Date
  createdAt: Date
  size: ColumnType<string, number, number>
  isRead: boolean
  starred: boolean
  hasAttachment: boolean
  attachments: ColumnType<EmailAttachment[], string, string>
  /** `none`: only the headers are here; `gone`: the server no longer has the mail. */
  bodyState: 'none' | 'ready' | 'gone'
  /** Of received mails as it came, not sanitised. */
  bodyHtml: string
  bodyText: string
  /** Whether remote images of this mail are shown. */
  showsImages: Generated<boolean>
  /** `isRead` or `starred` is to be written to the server. */
  flagsChanged: Generated<boolean>
  /** The mail is to be deleted on the server. */
  deletedAt: Date | null
  sendingSince: Date | null
  /** Reason why it was not sent; empty for none. */
  problem: Generated<MailProblem | ''>
  answer: Generated<string>
}
