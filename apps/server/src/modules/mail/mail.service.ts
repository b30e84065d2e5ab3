import type { Language } from '@sqos/contract'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isTextKey, text } from '../../platform/text.ts'
import { createDeliveryRepository } from './delivery.repository.ts'
import type { MailDeliveryQuery } from './mail.schema.ts'
import type { Outbox } from './outbox.ts'

interface ServiceDeps {
  db: Db
  outbox: Outbox
}

/** Mails of the system, for administrators. */
export function createMailService({ db, outbox }: ServiceDeps) {
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

  return { list, retry }
}

export type MailService = ReturnType<typeof createMailService>
