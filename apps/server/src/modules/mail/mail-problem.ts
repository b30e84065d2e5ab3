import type { Language } from '@sqos/contract'
import { AppError } from '../../platform/errors.ts'
import { text } from '../../platform/text.ts'
import { PrivateAddress } from '../data-interface/data-interface.access.ts'

/** Reasons why a mail server does not take a mail. */
export const MAIL_PROBLEMS = [
  'notConfigured',
  'secretKey',
  'privateHost',
  'connection',
  'encryption',
  'signIn',
  'refused',
  'returned',
  'other',
] as const
export type MailProblem = (typeof MAIL_PROBLEMS)[number]

/** A mail that was not sent. */
export class MailFailure extends Error {
  override name = 'MailFailure'
  readonly problem: MailProblem
  /** What the server said, or the error of the connection. */
  readonly answer: string
  /** Whether another attempt is useless: the server refused this mail for good (5xx). */
  readonly isFinal: boolean

  constructor(problem: MailProblem, { answer = '', isFinal = false }: { answer?: string; isFinal?: boolean } = {}) {
    super(`${problem}: ${answer}`)
    this.problem = problem
    this.answer = answer.slice(0, MAX_ANSWER)
    this.isFinal = isFinal
  }
}

const MAX_ANSWER = 500

/** Codes of errors of the mail library and of Node, by reason. */
const CONNECTION = new Set(['ECONNECTION', 'ETIMEDOUT', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'ENOTFOUND', 'EAI_AGAIN'])
const CERTIFICATE = /certificate|self-signed|ssl|tls|altnames/i

/** The reason of an error of the mail library. */
export function mailFailureOf(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error
  if (error instanceof PrivateAddress) return new MailFailure('privateHost', { answer: error.message })
  const { message, code, status, response } = factsOf(error)
  const answer = response || message
  if (code === 'EAUTH' || code === 'ENOAUTH') return new MailFailure('signIn', { answer })
  if (code === 'ETLS' || CERTIFICATE.test(message)) return new MailFailure('encryption', { answer })
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return new MailFailure('refused', { answer, isFinal: status >= 500 || status === 0 })
  if (CONNECTION.has(code) || code === 'ESOCKET') return new MailFailure('connection', { answer })
  return new MailFailure('other', { answer })
}

function factsOf(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error), code: '', status: 0, response: '' }
  const valueOf = (name: string): string => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : ''
  }
  const status: unknown = Reflect.get(error, 'responseCode')
  return {
    message: error.message,
    code: valueOf('code'),
    status: typeof status === 'number' ? status : 0,
    response: valueOf('response'),
  }
}

/** Tries a server of a mailbox; a failure becomes a refusal with the name of the server, a key of the locales, and the reason. */
export async function tryServer(name: string, language: Language, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const { problem, answer } = mailFailureOf(error)
    const reason = text(language, `email.problem.${problem}`, { answer })
    throw new AppError('refused', 'email.checkFailed', { params: { server: text(language, name), reason } })
  }
}
