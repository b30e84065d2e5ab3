import { isIP } from 'node:net'
import nodemailer from 'nodemailer'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/database.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { connectableAddress } from '../data-interface/data-interface.access.ts'
import { readSystemSettings, SMTP_PASSWORD } from '../system-config/system-config.access.ts'
import { mailFailureOf, MailFailure } from './mail-problem.ts'

/** Milliseconds to connect, to greet, and without an answer. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** A mail of the system. */
export interface OutgoingMail {
  /** Equal in each attempt, so that a receiving server can ignore repetitions. */
  id: string
  address: string
  subject: string
  text: string
  html: string
}

/** An open connection to the SMTP server of the system settings. Close it after use. */
export interface MailConnection extends Disposable {
  /** Sends a mail; throws `MailFailure`. */
  send: (mail: OutgoingMail) => Promise<void>
}

/** Connects to the SMTP server of the system settings; throws `MailFailure`. */
export async function connectMail({ db, config }: { db: Db; config: Config }): Promise<MailConnection> {
  const settings = await readSystemSettings(db)
  const { emailSMTPHost: host, emailSMTPPort: port, emailSsl, emailAccount: user } = settings
  if (host === '') throw new MailFailure('notConfigured')
  const password = settings.emailPassword && createSecrets(config).open(settings.emailPassword, SMTP_PASSWORD)
  if (password === undefined) throw new MailFailure('secretKey')
  const from = {
    name: settings.emailSenderName || settings.sysName,
    address: settings.emailSenderAddress || user,
  }
  const transport = nodemailer.createTransport({
    ...LIMITS,
    // The address that was checked: a name that changes its address does not get through.
    host: await connectableAddress({ host, port }, config.interfaceHosts).catch((error: unknown) => {
      throw mailFailureOf(error)
    }),
    port,
    secure: emailSsl === '1',
    requireTLS: emailSsl === '2',
    ignoreTLS: emailSsl === '0',
    ...(isIP(host) === 0 && { tls: { servername: host } }),
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(user !== '' && password !== '' && { auth: { user, pass: password } }),
  })

  async function send({ id, address, subject, text, html }: OutgoingMail) {
    try {
      await transport.sendMail({
        from,
        to: address,
        subject,
        text,
        html,
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

  return { send, [Symbol.dispose]: () => transport.close() }
}
