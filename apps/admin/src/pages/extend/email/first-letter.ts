import type { Email } from '@sqos/api-client/email'
import { type EmailFile, bareAddress, filesOf, splitAddresses, type Writing } from './email-address.ts'

/** The fields of a mail that is written. */
export interface Letter {
  /** The draft; undefined until it is saved first. */
  id: string | undefined
  answeredId: string | undefined
  recipient: string[]
  cc: string[]
  bcc: string[]
  subject: string
  bodyText: string
  files: EmailFile[]
}

interface FirstLetterOptions {
  signature: string
  /** Words above the quoted mail. */
  quote: (mail: Email) => string
  text: { reply: string; forward: string }
}

/** What a form for writing starts with. `mail` is the draft, or the mail that is answered. */
export function firstLetter(
  writing: Writing,
  mail: Email | undefined,
  { signature, quote, text }: FirstLetterOptions,
): Letter {
  const below = signature.trim() === '' ? '<p></p>' : `<p></p><p></p>${linesOf(signature)}`
  const empty = {
    id: undefined,
    answeredId: undefined,
    recipient: [],
    cc: [],
    bcc: [],
    subject: '',
    bodyText: below,
    files: [],
  }
  if (writing.kind === 'new' || !mail) return empty
  if (writing.kind === 'draft')
    return {
      id: mail.id,
      answeredId: undefined,
      subject: mail.subject,
      bodyText: mail.bodyText,
      recipient: splitAddresses(mail.recipient),
      cc: splitAddresses(mail.cc),
      bcc: splitAddresses(mail.bcc),
      files: filesOf(mail.attachment),
    }
  const quoted = `${below}<p>${escaped(quote(mail))}</p><blockquote>${mail.bodyText}</blockquote>`
  const answer = { ...empty, answeredId: mail.id, bodyText: quoted }
  if (writing.kind === 'forward')
    return {
      ...answer,
      subject: prefixed(mail.subject, text.forward),
      files: filesOf(mail.attachment).filter(({ fileId }) => fileId !== ''),
    }
  const isOwn = mail.folder !== 'inBox'
  const sender = mail.senderName === '' ? mail.sender : `"${mail.senderName}" <${mail.sender}>`
  const to = isOwn ? splitAddresses(mail.recipient) : splitAddresses(mail.replyTo || sender)
  const others = isOwn ? [] : splitAddresses(mail.recipient)
  const known = new Set([...to, mail.mAccount].map(bareAddress))
  const cc = [...others, ...splitAddresses(mail.cc)].filter((one) => !known.has(bareAddress(one)))
  return {
    ...answer,
    recipient: to,
    cc: writing.kind === 'replyAll' ? [...new Set(cc)] : [],
    subject: prefixed(mail.subject, text.reply),
  }
}

/** A prefix stands once, whatever the language of the other mails of the thread. */
const prefixed = (subject: string, prefix: string) =>
  `${prefix}${subject.replace(/^(?:(?:re|fw|fwd|aw|wg|回复|答复|转发|回覆|轉寄)\s*[:：]\s*)+/i, '')}`

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
