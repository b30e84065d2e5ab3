import { simpleParser, type Attachment } from 'mailparser'

/** A mail that says that another one was not delivered. */
export interface DeliveryReport {
  /** `Message-ID` of the mails that it may be about, without brackets. */
  messageIds: string[]
  /** Why, as the server that gave up says it. */
  reason: string
}

/** Characters of a reason. */
const MAX_REASON = 500
/** Lines that name a refusal: `550 5.1.1 no such user`. */
const REFUSAL = /(?:^|\s)(?:[45]\d\d[ -]|[45]\.\d{1,3}\.\d{1,3}\b).*/
const MESSAGE_ID = /^message-id:\s*<([^<>\s]+)>/gim

/**
 * Reads a report of non-delivery: a `multipart/report` (RFC 3464), or the older kind with `X-Failed-Recipients`. Undefined for other
 * mails, such as replies of absent people and notes of a delay. `source` may be cut: the report comes before the returned mail.
 */
export async function readDeliveryReport(source: Buffer): Promise<DeliveryReport | undefined> {
  const mail = await simpleParser(source, {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  })
  const status = textOf(mail.attachments, /^message\/(?:global-)?delivery-status$/)
  const failed = status === undefined ? undefined : failedRecipient(status)
  if (status === undefined ? !mail.headers.has('x-failed-recipients') : !failed) return undefined
  const original = textOf(mail.attachments, /^(?:message\/(?:rfc822|global)|text\/rfc822-headers)/) ?? ''
  const inText = [...`${original}\n${mail.text ?? ''}`.matchAll(MESSAGE_ID)].map(([, id = '']) => id)
  const answered = [mail.inReplyTo, mail.references].flat().map((id = '') => id.replaceAll(/[<>\s]/g, ''))
  return {
    messageIds: [...new Set([...inText, ...answered])].filter((id) => id !== ''),
    reason: (failed || refusalIn(mail.text ?? '')).slice(0, MAX_REASON),
  }
}

/** All parts of a type as one text. */
function textOf(attachments: readonly Attachment[], type: RegExp): string | undefined {
  const parts = attachments.filter(({ contentType }) => type.test(contentType.toLowerCase()))
  return parts.length === 0 ? undefined : parts.map(({ content }) => content.toString('utf8')).join('\n')
}

/** The reason of the first recipient that failed; undefined when all were only delayed or were delivered. */
function failedRecipient(status: string): string | undefined {
  const groups = status.split(/\r?\n\s*\r?\n/).map(fieldsOf)
  const failed = groups.find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  if (!failed) return undefined
  // `smtp; 550 5.1.1 no such user`
  const [code = '', diagnostic = ''] = ['status', 'diagnostic-code'].map((name) =>
    (failed.get(name) ?? '').replace(/^[\w-]+;\s*/, ''),
  )
  return diagnostic.includes(code) ? diagnostic : `${code} ${diagnostic}`.trim()
}

/** Fields of a group by name; folded lines are joined. */
const fieldsOf = (group: string) =>
  new Map(
    group
      .replaceAll(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .flatMap((line) => {
        const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
        return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()] as const]
      }),
  )

const refusalIn = (text: string) =>
  text
    .split('\n')
    .map((line) => REFUSAL.exec(line)?.[0].trim())
    .find((line) => line !== undefined) ?? ''
