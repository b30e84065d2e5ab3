import { isIP } from 'node:net'
import type { Config } from '../../../config.ts'
import { connectableAddress } from '../../data-interface/data-interface.access.ts'
import { MailFailure, mailFailureOf } from '../../mail/mail.access.ts'
import type { EmailAccountsTable } from '../email.tables.ts'
import { openImapMailbox } from './imap-mailbox.ts'
import { Pop3Refusal } from './pop3-client.ts'
import { openPop3Mailbox } from './pop3-mailbox.ts'
import type { RemoteMailbox, RemoteServer } from './remote-mailbox.ts'

/** The settings of an account that receive mail. */
export type ReceivingAccount = Pick<
  EmailAccountsTable,
  'account' | 'loginName' | 'protocol' | 'pop3Host' | 'pop3Port' | 'imapHost' | 'imapPort' | 'emailSsl'
> & { password: string }

/** The server of an account that receives mail. Its address is checked like those of data interfaces. */
export async function receivingServer(
  { account, loginName, protocol, pop3Host, pop3Port, imapHost, imapPort, emailSsl: ssl, password }: ReceivingAccount,
  { interfaceHosts }: Pick<Config, 'interfaceHosts'>,
): Promise<RemoteServer> {
  const [name, port] = protocol === 'imap' ? [imapHost, imapPort] : [pop3Host, pop3Port]
  const host = await connectableAddress({ host: name, port }, interfaceHosts)
  const servername = isIP(name) === 0 ? name : undefined
  return { host, port, servername, ssl, user: loginName || account, password }
}

/** Opens the inbox of an account. Throws `MailFailure`. */
export async function openMailbox(
  account: ReceivingAccount,
  config: Pick<Config, 'interfaceHosts'>,
): Promise<RemoteMailbox> {
  const open = account.protocol === 'imap' ? openImapMailbox : openPop3Mailbox
  try {
    return await open(await receivingServer(account, config))
  } catch (error) {
    throw receiveFailureOf(error)
  }
}

/** Codes of the IMAP library for connections that did not come about or broke off. */
const BROKEN =
  /^(NoConnection|EConnectionClosed|StateLogout|ClosedAfterConnect\w+|CONNECT_TIMEOUT|GREETING_TIMEOUT|ETIMEOUT)$/

/** The reason of an error while mail is received. */
export function receiveFailureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return mailFailureOf(error)
  const [isRefused, said, code] = ['authenticationFailed', 'responseText', 'code'].map((key): unknown =>
    Reflect.get(error, key),
  )
  const answer = typeof said === 'string' && said !== '' ? said : error.message
  if (isRefused === true) return new MailFailure('signIn', { answer })
  if (code === 'UPGRADE_TIMEOUT' || code === 'STARTTLS_INJECTION') return new MailFailure('encryption', { answer })
  if (error instanceof Pop3Refusal || (typeof said === 'string' && said !== ''))
    return new MailFailure('refused', { answer })
  if (typeof code === 'string' && BROKEN.test(code)) return new MailFailure('connection', { answer })
  return mailFailureOf(error)
}
