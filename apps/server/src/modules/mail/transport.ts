import { isIP } from 'node:net'
import nodemailer from 'nodemailer'
import type { Config } from '../../config.ts'
import { connectableAddress } from '../data-interface/data-interface.access.ts'
import { mailFailureOf } from './mail-problem.ts'

/** Milliseconds to connect, to greet, and without an answer. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** Milliseconds without an answer while somebody waits for the outcome: tests send no attachment that is scanned. */
const TEST_ANSWER = 15_000

/** An SMTP server and how to sign in. */
interface SmtpServer {
  host: string
  port: number
  /** `0` none, `1` TLS from the start, `2` STARTTLS. */
  ssl: string
  /** Empty for servers without sign-in. */
  user: string
  password: string
  /** Shorter time limits. */
  isTest?: boolean
}

/**
 * Prepares connections to an SMTP server. The address is checked like those of data interfaces, and the connection uses the address
 * that was checked: a name that changes its address does not get through. Throws `MailFailure`.
 */
export async function openTransport(
  { host, port, ssl, user, password, isTest = false }: SmtpServer,
  { interfaceHosts }: Pick<Config, 'interfaceHosts'>,
) {
  const address = await connectableAddress({ host, port }, interfaceHosts).catch((error: unknown) => {
    throw mailFailureOf(error)
  })
  return nodemailer.createTransport({
    ...LIMITS,
    ...(isTest && { socketTimeout: TEST_ANSWER }),
    host: address,
    port,
    secure: ssl === '1',
    requireTLS: ssl === '2',
    ignoreTLS: ssl === '0',
    ...(isIP(host) === 0 && { tls: { servername: host } }),
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(user !== '' && password !== '' && { auth: { user, pass: password } }),
  })
}
