import type { Readable } from 'node:stream'
import type { Config } from '../../config.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { openMailbox, type RemoteMailbox } from '../email/email.access.ts'
import { readSystemSettings, RETURN_PASSWORD, type SystemSettings } from '../system-config/system-config.access.ts'
import { createDeliveryRepository } from './delivery.repository.ts'
import { readDeliveryReport } from './delivery-report.ts'
import { MailFailure } from './mail-problem.ts'
import type { TellSender } from './tell-sender.ts'

/** Mails that are read at most when a mailbox is read first. */
const FIRST = 200
/** Mails between two notes of the position. */
const STEP = 20
/** Bytes of a mail that are read: the report comes before the returned mail. */
const MAX_BYTES = 262_144

interface ReturnDeps extends Pick<Deps, 'db'> {
  config: Config
  jobs: Jobs
  tell: TellSender
}

/** Opens the mailbox of returned mails; undefined when none is set. Throws `MailFailure`. */
export async function openReturns(settings: SystemSettings, config: Config) {
  const { emailReturnHost: imapHost, emailReturnPort: imapPort, emailReturnAccount: account } = settings
  if (imapHost === '') return undefined
  const password = createSecrets(config).open(settings.emailReturnPassword, RETURN_PASSWORD)
  if (password === undefined) throw new MailFailure('secretKey')
  const server = { protocol: 'imap' as const, imapHost, imapPort, emailSsl: settings.emailReturnSsl }
  const unused = { pop3Host: '', pop3Port: 995, loginName: '' }
  const mailbox = await openMailbox({ ...server, ...unused, account, password }, config)
  return { mailbox, name: `${account}@${imapHost}` }
}

/** Reads returned mails every five minutes: notes them at their deliveries, and tells their senders. The mailbox is left as it is. */
export function scheduleReturns({ db, config, jobs, tell }: ReturnDeps): void {
  const repository = createDeliveryRepository(db)

  async function readReturns(): Promise<void> {
    const opened = await openReturns(await readSystemSettings(db), config).catch((error: unknown) => {
      throw error instanceof MailFailure ? new AppError('refused', 'mail.returnsUnreadable') : error
    })
    if (!opened) return
    await using mailbox = opened.mailbox
    const position = await repository.findPosition(opened.name)
    const isKnown = position?.uidValidity === mailbox.uidValidity
    const uids = (await mailbox.listUids()).map(Number)
    const wanted = isKnown ? uids.filter((uid) => uid > Number(position.lastUid)) : uids.slice(-FIRST)
    const note = (lastUid: number) =>
      repository.savePosition({ mailbox: opened.name, uidValidity: mailbox.uidValidity, lastUid })
    if (wanted.length === 0 && !isKnown) await note(0)
    for (let start = 0; start < wanted.length; start += STEP) {
      const step = wanted.slice(start, start + STEP)
      for (const uid of step) await readReturn(mailbox, String(uid))
      await note(step.at(-1) ?? 0)
    }
  }

  async function readReturn(mailbox: RemoteMailbox, uid: string): Promise<void> {
    const source = await mailbox.read(uid, { maxBytes: MAX_BYTES })
    if (!source) return
    const report = await readDeliveryReport(await bytesOf(source))
    if (!report) return
    for (const messageId of report.messageIds) {
      const [id = ''] = messageId.split('@')
      const returned = await repository.noteReturned(id, report.reason)
      if (returned) await tell(returned, report.reason)
    }
  }

  jobs.schedule({ kind: 'mail.returns', cron: '*/5 * * * *', run: readReturns })
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  const parts: AsyncIterable<unknown> = stream
  for await (const piece of parts) if (piece instanceof Uint8Array) pieces.push(piece)
  return Buffer.concat(pieces)
}
