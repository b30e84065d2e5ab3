import type { Readable } from 'node:stream'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/database.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { readSystemSettings, SMTP_PASSWORD, type SystemSettings } from '../system-config/system-config.access.ts'
import { mailFailureOf, MailFailure } from './mail-problem.ts'
import { openTransport } from './transport.ts'

/** A mail of the system. */
export interface OutgoingMail {
  /** Equal in each attempt, so that a receiving server can ignore repetitions. */
  id: string
  address: string
  subject: string
  text: string
  html: string
  /** Who receives answers; empty for the sender. */
  replyTo?: string
  attachments?: { filename: string; content: Readable; contentType: string }[]
}

/** Sends mails. Dispose of it after use. */
export interface MailSender extends Disposable {
  /** Sends a mail; throws `MailFailure`. */
  send: (mail: OutgoingMail) => Promise<void>
}

/** An open connection to the SMTP server of the system settings. */
interface MailConnection extends MailSender {
  /** Signs in without sending anything; throws `MailFailure`. */
  verify: () => Promise<void>
}

interface ConnectOptions {
  db: Db
  config: Config
  /** Settings that are not stored yet, for a test of them. */
  typed?: SystemSettings
}

/** Connects to the SMTP server of the system settings; throws `MailFailure`. */
export async function connectMail({ db, config, typed }: ConnectOptions): Promise<MailConnection> {
  const settings = typed ?? (await readSystemSettings(db))
  const { emailSMTPHost: host, emailSMTPPort: port, emailSsl, emailAccount: user } = settings
  if (host === '') throw new MailFailure('notConfigured')
  const password = settings.emailPassword && createSecrets(config).open(settings.emailPassword, SMTP_PASSWORD)
  if (password === undefined) throw new MailFailure('secretKey')
  const from = {
    name: settings.emailSenderName || settings.sysName,
    address: settings.emailSenderAddress || user,
  }
  // Servers send reports of non-delivery to the sender of the envelope.
  const returnTo = settings.emailReturnHost === '' ? '' : settings.emailReturnAccount
  const envelopeFrom = returnTo.includes('@') ? returnTo : from.address
  const server = { host, port, ssl: emailSsl, user, password, isTest: typed !== undefined }
  const transport = await openTransport(server, config)

  async function send({ id, address, subject, text, html, replyTo = '', attachments = [] }: OutgoingMail) {
    try {
      await transport.sendMail({
        from,
        to: address,
        envelope: { from: envelopeFrom, to: address },
        subject,
        text,
        html,
        attachments,
        ...(replyTo !== '' && { replyTo }),
        // Half the size of quoted-printable for Chinese.
        textEncoding: 'base64',
        messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
        // Keeps replies of absent people away.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      throw mailFailureOf(error)
    }
  }

  async function verify() {
    try {
      await transport.verify()
    } catch (error) {
      throw mailFailureOf(error)
    }
  }

  return { send, verify, [Symbol.dispose]: () => transport.close() }
}
