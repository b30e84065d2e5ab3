import { sql, type Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { userNames } from '../user/user.access.ts'
import type { MailFailure } from './mail-problem.ts'
import type { MailDeliveriesTable, MailState } from './mail.tables.ts'

/** The filter of the list of deliveries. */
export interface DeliveryFilter {
  keyword?: string | undefined
  state?: MailState | undefined
}

/** SQL of mails of the system. */
export function createDeliveryRepository(db: Db | Trx) {
  const matching = ({ keyword = '', state }: DeliveryFilter) =>
    db
      .selectFrom('mailDeliveries')
      .leftJoin(userNames('person'), 'person.id', 'mailDeliveries.userId')
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'queued'))
      .$if(keyword.trim() !== '', (query) =>
        query.where((where) =>
          where.or([
            where('address', 'ilike', likePattern(keyword)),
            where('subject', 'ilike', likePattern(keyword)),
            where('person.realName', 'ilike', likePattern(keyword)),
          ]),
        ),
      )

  return {
    list: (filter: DeliveryFilter, { offset, limit }: { offset: number; limit: number }) =>
      matching(filter)
        .select(['mailDeliveries.id', 'kind', 'address', 'subject', 'state', 'attempts', 'problem', 'answer'])
        .select(['createdAt', 'sentAt', 'nextTryAt'])
        .select((select) => select.fn.coalesce('person.realName', select.val('')).as('realName'))
        .orderBy('createdAt', 'desc')
        .orderBy('mailDeliveries.id')
        .offset(offset)
        .limit(limit)
        .execute(),

    async count(filter: DeliveryFilter): Promise<number> {
      const { total } = await matching(filter)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** Queues mails; one of the same source to the same person is not queued again. */
    insert: (rows: readonly Insertable<MailDeliveriesTable>[]) =>
      db
        .insertInto('mailDeliveries')
        .values([...rows])
        .onConflict((conflict) => conflict.columns(['sourceId', 'userId']).doNothing())
        .execute(),

    /** Takes due mails for an attempt. If this server dies meanwhile, they are due again at `until`. */
    claim: ({ now, until, limit }: { now: Date; until: Date; limit: number }) =>
      db
        .updateTable('mailDeliveries')
        .set({ nextTryAt: until, attempts: sql<number>`attempts + 1` })
        .where('id', 'in', (query) =>
          query
            .selectFrom('mailDeliveries')
            .select('id')
            .where('nextTryAt', '<=', now)
            .orderBy('nextTryAt')
            .orderBy('id')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'address', 'subject', 'bodyText', 'links', 'attachments', 'replyTo', 'attempts'])
        .execute(),

    noteSent: (id: string, now: Date) =>
      db
        .updateTable('mailDeliveries')
        .set({ state: 'sent', sentAt: now, nextTryAt: null, problem: '', answer: '' })
        .where('id', '=', id)
        .execute(),

    /** Notes a failed attempt; without `nextTryAt` it was the last one. */
    noteFailure: (id: string, { problem, answer }: MailFailure, nextTryAt: Date | null) =>
      db
        .updateTable('mailDeliveries')
        .set({ state: nextTryAt === null ? 'failed' : 'queued', problem, answer, nextTryAt })
        .where('id', '=', id)
        .execute(),

    /** Queues failed mails again, and waiting ones at once; returns how many. */
    async retry(ids: readonly string[], now: Date): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('mailDeliveries')
        .set({ state: 'queued', attempts: 0, nextTryAt: now })
        .where('id', 'in', ids)
        .where('state', '<>', 'sent')
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },

    /** Whether a mail that is not sent yet has this file. */
    async needsFile(fileId: string): Promise<boolean> {
      const row = await db
        .selectFrom('mailDeliveries')
        .select('id')
        .where('state', '<>', 'sent')
        .where(sql<boolean>`attachments @> ${JSON.stringify([{ fileId }])}::jsonb`)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Removes old records; returns their files. */
    async removeBefore(time: Date): Promise<string[]> {
      const rows = await db
        .deleteFrom('mailDeliveries')
        .where('createdAt', '<', time)
        .where('nextTryAt', 'is', null)
        .returning('attachments')
        .execute()
      return rows.flatMap(({ attachments }) => attachments.map(({ fileId }) => fileId))
    },
  }
}
