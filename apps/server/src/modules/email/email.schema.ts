import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, PageNumber } from '../../platform/schema.ts'

const Ssl = Type.Unsafe<'0' | '1' | '2'>({
  type: 'string',
  enum: ['0', '1', '2'],
  description: '0 none, 1 TLS from the start, 2 STARTTLS',
})
const Protocol = Type.Unsafe<'imap' | 'pop3'>({ type: 'string', enum: ['imap', 'pop3'] })
const Host = Type.String({ maxLength: 253 })
const Port = Type.Integer({ minimum: 1, maximum: 65_535 })
const Folder = Type.Unsafe<'inBox' | 'sent' | 'draft'>({ type: 'string', enum: ['inBox', 'sent', 'draft'] })

const servers = {
  account: Type.String({ minLength: 1, maxLength: 254, description: 'Address of the mailbox' }),
  loginName: Type.Optional(Type.String({ maxLength: 254, description: 'Where it differs from the address' })),
  senderName: Type.String({ minLength: 1, maxLength: 100 }),
  protocol: Type.Optional(Protocol),
  pop3Host: Type.Optional(Host),
  pop3Port: Type.Optional(Port),
  imapHost: Type.Optional(Host),
  imapPort: Type.Optional(Port),
  emailSsl: Type.Optional(Ssl),
  smtpHost: Type.String({ minLength: 1, maxLength: 253 }),
  smtpPort: Port,
  smtpSsl: Type.Optional(Ssl),
  signature: Type.Optional(Type.String({ maxLength: 2000, description: 'Plain text below new mails' })),
  copiesSent: Type.Optional(
    Type.Boolean({ description: 'Whether sent mails are copied to the server (IMAP); default true' }),
  ),
}

/** Settings of the own mailbox. Without a password the stored one is kept. */
export const EmailConfigBody = component(
  'EmailConfigBody',
  Type.Object({ ...servers, password: Type.Optional(Type.String({ maxLength: 500 })) }),
)
export type EmailConfigBody = Static<typeof EmailConfigBody>

/** The own mailbox. The password is never returned. */
const EmailConfig = Type.Object({
  ...Type.Required(Type.Object(servers)).properties,
  hasPassword: Type.Boolean(),
})
export type EmailConfig = Static<typeof EmailConfig>

/** The own mailbox, or null. */
export const EmailConfigOrNull = Type.Unsafe<EmailConfig | null>(
  Type.Union([Type.Object(EmailConfig.properties), Type.Null()]),
)

/** State of the mailbox: numbers of the tabs, and of the synchronisation. */
export const EmailState = component(
  'EmailState',
  Type.Object({
    hasAccount: Type.Boolean(),
    hasSecretKey: Type.Boolean({ description: 'Whether the server can store passwords' }),
    account: Type.String(),
    signature: Type.String(),
    unread: Type.Integer(),
    drafts: Type.Integer(),
    isReceiving: Type.Boolean(),
    done: Type.Integer({ description: 'Headers received by the running synchronisation' }),
    total: Type.Integer(),
    receivedAt: MomentOrNull,
    problem: Type.String({ description: 'Why mail was not received at last, in the language of the caller' }),
  }),
)

export const EmailQuery = Type.Object({
  type: Type.Optional(
    Type.Unsafe<'inBox' | 'star' | 'draft' | 'sent'>({ type: 'string', enum: ['inBox', 'star', 'draft', 'sent'] }),
  ),
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  startTime: Type.Optional(Milliseconds),
  endTime: Type.Optional(Milliseconds),
  currentPage: Type.Optional(PageNumber),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 20 })),
})
export type EmailQuery = Static<typeof EmailQuery>

const shown = {
  id: Type.String(),
  folder: Folder,
  isRead: Flag,
  starred: Flag,
  sender: Type.String({ description: 'Address' }),
  senderName: Type.String(),
  recipient: Type.String({ description: 'Addresses with names, separated by commas' }),
  subject: Type.String(),
  attachment: Type.String({
    description: 'JSON of the attachments: name, fileId, url, fileSize, fileVersionId, problem',
  }),
  fdate: Milliseconds,
  creatorTime: Milliseconds,
  isSending: Type.Boolean(),
  problem: Type.String({ description: 'Why it was not sent, in the language of the caller' }),
}

/** A mail in a list. */
export const EmailRow = component('EmailRow', Type.Object({ ...shown, hasAttachment: Flag }))

/** A mail. */
export const Email = component(
  'Email',
  Type.Object({
    ...shown,
    mAccount: Type.String({ description: 'Address of the own mailbox' }),
    cc: Type.String(),
    bcc: Type.String(),
    replyTo: Type.String(),
    bodyText: Type.String({ description: 'Sanitised HTML' }),
    bodyState: Type.Unsafe<'none' | 'ready' | 'gone'>({
      type: 'string',
      enum: ['none', 'ready', 'gone'],
      description: 'none: still being received; gone: no longer on its server',
    }),
    bodyUrl: Type.String({ description: 'Address of the text as a page of its own, for a frame; valid for an hour' }),
    blockedImages: Type.Integer({ description: 'Pictures from other servers that are not shown' }),
  }),
)
export type Email = Static<typeof Email>

const addresses = Type.String({ maxLength: 20_000, description: 'Addresses, separated by commas' })

/** A mail to be sent, or a draft. */
export const EmailBody = component(
  'EmailBody',
  Type.Object({
    id: Type.Optional(Type.String({ maxLength: 50, description: 'The draft that it was' })),
    recipient: Type.Optional(addresses),
    cc: Type.Optional(addresses),
    bcc: Type.Optional(addresses),
    subject: Type.Optional(Type.String({ maxLength: 500 })),
    bodyText: Type.Optional(Type.String({ description: 'HTML' })),
    attachment: Type.Optional(Type.String({ maxLength: 100_000, description: 'JSON of uploaded files' })),
    answeredId: Type.Optional(
      Type.String({ maxLength: 50, description: 'The mail that this one answers or forwards' }),
    ),
  }),
)
export type EmailBody = Static<typeof EmailBody>

/** A saved draft. */
export const EmailDraft = component('EmailDraft', Type.Object({ id: Type.String(), savedAt: Milliseconds }))

export const ShowImagesBody = component(
  'ShowImagesBody',
  Type.Object({ always: Type.Optional(Type.Boolean({ description: 'For all mails of this sender' })) }),
)

/** The signed link to the text of a mail. */
export const EmailFrameQuery = Type.Object({ encryption: Type.String({ minLength: 20, maxLength: 2000 }) })
