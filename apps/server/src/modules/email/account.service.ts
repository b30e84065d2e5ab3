import type { Language } from '@sqos/contract'
import { checkEmail } from '@sqos/validators'
import type { Selectable } from 'kysely'
import type { Config } from '../../config.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { MailFailure, openTransport, tryServer } from '../mail/mail.access.ts'
import type { AccountRepository } from './account.repository.ts'
import type { EmailConfig, EmailConfigBody } from './email.schema.ts'
import type { EmailAccountsTable } from './email.tables.ts'
import { openMailbox, receivingServer } from './remote/open-mailbox.ts'

/** What the password is sealed for: one that is copied to the row of another user does not open there. */
const purposeOf = (userId: string) => `email.password:${userId}`

/** Settings that decide who receives the stored password. */
const RECEIVER = [
  'account',
  'loginName',
  'protocol',
  'pop3Host',
  'pop3Port',
  'imapHost',
  'imapPort',
  'emailSsl',
  'smtpHost',
  'smtpPort',
  'smtpSsl',
] as const
/** Settings that decide which mails are in the inbox. */
const INBOX = ['account', 'loginName', 'protocol', 'pop3Host', 'imapHost'] as const

type Servers = Omit<EmailConfig, 'hasPassword'>

/** An account with its password. */
export type OpenAccount = Selectable<EmailAccountsTable>

interface AccountDeps extends Pick<Deps, 'config'> {
  config: Config
  accounts: AccountRepository
}

/** The own mailbox: settings, and connections with them. */
export function createAccountService({ config, accounts }: AccountDeps) {
  const secrets = createSecrets(config)

  async function find(userId: string): Promise<EmailConfig | null> {
    const row = await accounts.find(userId)
    if (!row) return null
    return { ...serversOf(row), hasPassword: row.password !== '' }
  }

  /** Stores the settings; returns whether the inbox is another one now. */
  async function save(userId: string, body: EmailConfigBody): Promise<{ isOther: boolean }> {
    const before = await accounts.find(userId)
    const next = checked(body)
    const password = passwordFor(userId, { next, body, before })
    const sealed = secrets.seal(password, purposeOf(userId))
    await accounts.save({ userId, ...next, password: sealed, problem: '', answer: '' })
    return { isOther: before !== undefined && INBOX.some((key) => before[key] !== next[key]) }
  }

  /** Connects to both servers with the settings; a refusal names the server and the reason. */
  async function check(userId: string, body: EmailConfigBody, language: Language): Promise<void> {
    const next = checked(body)
    const password = passwordFor(userId, { next, body, before: await accounts.find(userId) })
    await tryServer('email.receivingServer', language, async () => {
      await using mailbox = await openMailbox({ ...next, password }, config)
      await mailbox.listUids()
    })
    await tryServer('email.sendingServer', language, async () => {
      const transport = await connectOut({ ...next, password })
      try {
        await transport.verify()
      } finally {
        transport.close()
      }
    })
  }

  /** The password of the body, or the stored one while everything that receives it is unchanged. */
  function passwordFor(
    userId: string,
    { next, body, before }: { next: Servers; body: EmailConfigBody; before: Stored | undefined },
  ): string {
    if (!secrets.isReady) throw new AppError('refused', 'email.secretKeyMissing')
    const given = body.password ?? ''
    if (given !== '') return given
    if (!before) throw refusedField('password', 'email.passwordRequired')
    if (RECEIVER.some((key) => before[key] !== next[key])) throw refusedField('password', 'email.passwordAgain')
    const stored = secrets.open(before.password, purposeOf(userId))
    if (stored === undefined) throw refusedField('password', 'email.passwordUnreadable')
    return stored
  }

  /** The account with its password; throws `MailFailure`, or a refusal without an account. */
  async function open(userId: string): Promise<OpenAccount> {
    const row = await accounts.find(userId)
    if (!row) throw new AppError('refused', 'email.noAccount')
    const password = secrets.open(row.password, purposeOf(userId))
    if (password === undefined) throw new MailFailure('secretKey')
    return { ...row, password }
  }

  const openInbox = async (account: OpenAccount) => openMailbox(account, config)

  /** The IMAP server of an account that copies sent mails to it; undefined for others. */
  const sentServer = async (account: OpenAccount) =>
    account.protocol === 'imap' && account.copiesSent ? await receivingServer(account, config) : undefined

  const connectOut = ({ smtpHost: host, smtpPort: port, smtpSsl: ssl, account, loginName, password }: Outgoing) =>
    openTransport({ host, port, ssl, user: loginName || account, password }, config)

  return { find, save, check, open, openInbox, sentServer, connectOut, hasSecretKey: secrets.isReady }
}

export type AccountService = ReturnType<typeof createAccountService>

type Stored = NonNullable<Awaited<ReturnType<AccountRepository['find']>>>
type Outgoing = Pick<OpenAccount, 'smtpHost' | 'smtpPort' | 'smtpSsl' | 'account' | 'loginName' | 'password'>

const serversOf = (row: Servers): Servers => ({
  account: row.account,
  loginName: row.loginName,
  senderName: row.senderName,
  protocol: row.protocol,
  pop3Host: row.pop3Host,
  pop3Port: row.pop3Port,
  imapHost: row.imapHost,
  imapPort: row.imapPort,
  emailSsl: row.emailSsl,
  smtpHost: row.smtpHost,
  smtpPort: row.smtpPort,
  smtpSsl: row.smtpSsl,
  signature: row.signature,
  copiesSent: row.copiesSent,
})

/** The settings without spaces and with defaults; refuses wrong ones at their field. */
function checked(body: EmailConfigBody): Servers {
  const protocol = body.protocol ?? 'pop3'
  const next = {
    account: body.account.trim(),
    loginName: body.loginName?.trim() ?? '',
    senderName: body.senderName.trim(),
    protocol,
    pop3Host: body.pop3Host?.trim() ?? '',
    pop3Port: body.pop3Port ?? 995,
    imapHost: body.imapHost?.trim() ?? '',
    imapPort: body.imapPort ?? 993,
    emailSsl: body.emailSsl ?? '0',
    smtpHost: body.smtpHost.trim(),
    smtpPort: body.smtpPort,
    smtpSsl: body.smtpSsl ?? body.emailSsl ?? '0',
    signature: body.signature ?? '',
    copiesSent: body.copiesSent ?? true,
  } as const
  const problem = checkEmail(next.account)
  if (problem) throw refusedField('account', `validators:${problem}`)
  const host = protocol === 'imap' ? 'imapHost' : 'pop3Host'
  for (const key of ['senderName', host, 'smtpHost'] as const)
    if (next[key] === '') throw refusedField(key, 'validation.required')
  for (const key of [host, 'smtpHost'] as const)
    if (!/^[\w.:-]+$/.test(next[key])) throw refusedField(key, 'email.hostInvalid')
  return next
}
