import type { Language } from '@sqos/contract'
import { checkEmail } from '@sqos/validators'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { isTextKey, text } from '../../platform/text.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import { createDeliveryRepository } from './delivery.repository.ts'
import { MailFailure } from './mail-problem.ts'
import type { MailDeliveryQuery } from './mail.schema.ts'
import { bodiesOf, type Outbox } from './outbox.ts'
import { openReturns } from './returned-mails.ts'
import { connectMail } from './smtp.ts'

interface ServiceDeps extends Pick<Deps, 'newId'> {
  db: Db
  config: Config
  outbox: Outbox
}

/** Mails of the system, for administrators. */
export function createMailService({ db, config, outbox, newId }: ServiceDeps) {
  const repository = createDeliveryRepository(db)

  async function list({ currentPage = 1, pageSize = 20, ...filter }: MailDeliveryQuery, language: Language) {
    const page = { offset: (currentPage - 1) * pageSize, limit: pageSize }
    const [rows, total] = await Promise.all([repository.list(filter, page), repository.count(filter)])
    return {
      list: rows.map((row) => {
        const name = `message.eventName.${row.kind}`
        return {
          ...row,
          kindName: isTextKey(name) ? text(language, name) : row.kind,
          createdAt: row.createdAt.getTime(),
          nextTryAt: row.nextTryAt?.getTime() ?? null,
          sentAt: row.sentAt?.getTime() ?? null,
        }
      }),
      pagination: { currentPage, pageSize, total },
    }
  }

  async function retry(ids: readonly string[]): Promise<number> {
    const count = await outbox.retry(ids)
    if (count === 0) throw new AppError('notFound', 'mail.nothingToRetry')
    return count
  }

  /** Sends a mail at once with the stored settings; a refusal says why it failed. */
  async function sendTest(address: string, language: Language): Promise<void> {
    const problem = checkEmail(address.trim())
    if (problem) throw refusedField('address', `validators:${problem}`)
    const { sysName } = await readSystemSettings(db)
    try {
      using connection = await connectMail({ db, config })
      await connection.send({
        id: newId(),
        address: address.trim(),
        subject: text(language, 'mail.test.subject', { name: sysName }),
        ...bodiesOf(text(language, 'mail.test.body', { name: sysName }), []),
      })
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error
      throw new AppError('refused', `mail.problem.${error.problem}`, { params: { answer: error.answer } })
    }
    await checkReturns(language)
  }

  /** Opens the mailbox of returned mails, if one is set. */
  async function checkReturns(language: Language): Promise<void> {
    try {
      const opened = await openReturns({ db, config })
      await opened?.mailbox[Symbol.asyncDispose]()
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error
      const reason = text(language, `mail.problem.${error.problem}`, { answer: error.answer })
      throw new AppError('refused', 'mail.test.returns', { params: { reason } })
    }
  }

  return { list, retry, sendTest }
}

export type MailService = ReturnType<typeof createMailService>
