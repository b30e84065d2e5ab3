import { isIP } from 'node:net'
import type { Config } from '../../../config.ts'
import { connectableAddress } from '../../data-interface/data-interface.access.ts'
import { MailFailure, mailFailureOf } from '../../mail/mail.access.ts'
import type { EmailAccountsTable } from '../email.tables.ts'
import { openImapMailbox } from './imap-mailbox.ts'
import { Pop3Refusal } from './pop3-client.ts'
import { openPop3Mailbox } from './pop3-mailbox.ts'
import type { RemoteMailbox } from './remote-mailbox.ts'

/** The settings of an account that receive mail. */
export type ReceivingAccount = Pick<
  EmailAccountsTable,
  'account' | 'loginName' | 'protocol' | 'pop3Host' | 'pop3Port' | 'imapHost' | 'imapPort' | 'emailSsl'
> & { password: string }

/** Opens the inbox of an account. The address of the server is checked like those of data interfaces. Throws `MailFailure`. */
export async function openMailbox(
  { account, loginName, protocol, pop3Host, pop3Port, imapHost, imapPort, emailSsl: ssl, password }: ReceivingAccount,
  { interfaceHosts }: Pick<Config, 'interfaceHosts'>,
): Promise<RemoteMailbox> {
  const [name, port, open] =
    protocol === 'imap' ? [imapHost, imapPort, openImapMailbox] : [pop3Host, pop3Port, openPop3Mailbox]
  try {
    const host = await connectableAddress({ host: name, port }, interfaceHosts)
    const servername = isIP(name) === 0 ? name : undefined
    return await open({ host, port, servername, ssl, user: loginName || account, password })
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
